// What a board of hexagons shows, as plain data. Nothing here knows the rules: who draws a board says what each cell is.
import type { CellPair, Side } from "../../protocol";

/** A move on the board: where a hexagon came from, and where it lies now. */
export interface Step {
  from: CellPair | null;
  to: CellPair | null;
}

/** Marks on cells, with or without a hexagon. */
export interface Marks {
  /** The last moves, the newest at the end. */
  last?: readonly Step[];
  /** Part of a finished shape. */
  won?: readonly CellPair[];
  /** Lifted, to be moved. */
  taken?: CellPair | null;
  /** Would leave the game with the move being prepared. */
  leaves?: readonly CellPair[];
  /** Groups between which the mover chooses; each has a letter. */
  groups?: readonly (readonly CellPair[])[];
  /** Part of the best move, in a hint or an analysis. */
  best?: readonly CellPair[];
  /** Empty cells that a picture points at. */
  spots?: readonly CellPair[];
}

/** What a tap may do. */
export interface Legal {
  /** The side that moves: its ghost is shown on free cells. */
  side: Side;
  /** Hexagons that may be taken. */
  take?: readonly CellPair[];
  /** Free cells to which a hexagon may go. */
  put?: readonly CellPair[];
  /** Hexagons that may not be taken, and why. */
  stuck?: readonly { cell: CellPair; why: string }[];
}

/** A board as a picture. */
export interface BoardPicture {
  black: readonly CellPair[];
  red: readonly CellPair[];
  marks?: Marks;
  /** The board in words. */
  label: string;
  /** Each hexagon shows its coordinates: for screens that show moves in notation. */
  coordinates?: boolean;
}

/** A board that answers taps, and can be moved and enlarged. */
export interface LivePicture extends BoardPicture {
  legal?: Legal;
  /** Where the next confirmation puts or moves the hexagon. Not among the marks: a tap changes nothing else. */
  chosen?: CellPair | null;
  /** Something to say about a cell, shown beside it. */
  note?: { cell: CellPair; text: string };
  /** No move follows, so no room is kept for one. */
  settled?: boolean;
}

/** A hexagon with all that is drawn on it. */
export interface Tile {
  cell: CellPair;
  side: Side;
  /** Can be picked: to take it, or to choose its group. */
  pick: boolean;
  /** Can be taken instead of the hexagon that is taken now. */
  instead: boolean;
  /** Why it may not be taken. */
  stuck: string | undefined;
  taken: boolean;
  leaves: boolean;
  group: string | undefined;
  /** Put or moved by the last move, or by one just before it. */
  last: "now" | "before" | undefined;
  /** Where it came from, if the last move moved it here. */
  from: CellPair | null;
  best: boolean;
  won: boolean;
}

const LETTERS = "ABCDEF";

export const keyOf = (cell: CellPair): string => cell.join();

/** Whether a list has a cell. */
export function hasCell(cells: readonly CellPair[], cell: CellPair): boolean {
  return cells.some((one) => keyOf(one) === keyOf(cell));
}

/** All hexagons of a picture, black ones first. */
export function tilesOf({ black, red, marks = {} }: BoardPicture, legal?: Legal): Tile[] {
  const set = (cells: readonly CellPair[] = []): Set<string> => new Set(cells.map(keyOf));
  const [takes, leaves, won, best] = [legal?.take, marks.leaves, marks.won, marks.best].map(set);
  const stuck = new Map(legal?.stuck?.map(({ cell, why }) => [keyOf(cell), why]));
  const groups = (marks.groups ?? []).map(set);
  const taken = marks.taken ? keyOf(marks.taken) : undefined;
  const steps = marks.last ?? [];
  const newest = steps.at(-1);

  const tile = (cell: CellPair, side: Side): Tile => {
    const key = keyOf(cell);
    const group = groups.findIndex((cells) => cells.has(key));
    const may = !groups.length && (takes?.has(key) ?? false);
    const now = newest?.to && keyOf(newest.to) === key;
    const before = steps.some(({ to }) => to && keyOf(to) === key);
    return {
      cell,
      side,
      pick: (may && !taken) || group >= 0,
      instead: may && taken !== undefined && key !== taken,
      stuck: taken || groups.length ? undefined : stuck.get(key),
      taken: key === taken,
      leaves: leaves?.has(key) ?? false,
      group: LETTERS[group],
      last: now ? "now" : before ? "before" : undefined,
      from: now ? newest.from : null,
      best: best?.has(key) ?? false,
      won: won?.has(key) ?? false,
    };
  };
  return [...black.map((cell) => tile(cell, "black")), ...red.map((cell) => tile(cell, "red"))];
}
