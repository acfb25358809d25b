// Turns the server's state of a game of Six into the tiles that the board draws.
import type { Tile } from "./HexBoard.svelte";
import type { CellPair, Group, Side, SixAsk, SixTable } from "../../protocol";

interface Asked {
  ask: SixAsk | undefined;
  taken: CellPair | null;
  /** What the move being prepared would remove. */
  leaves: readonly CellPair[];
  /** Equal groups between which the mover must choose. */
  groups: readonly Group[];
  /** A reason code in words. */
  reason: (code: string) => string;
}

const NOTHING_ASKED: Asked = {
  ask: undefined,
  taken: null,
  leaves: [],
  groups: [],
  reason: (code) => code,
};

export function boardTiles(game: SixTable, asked: Asked = NOTHING_ASKED): Tile[] {
  const keys = (cells: readonly CellPair[]): Set<string> =>
    new Set(cells.map((cell) => cell.join()));
  const takes = keys(asked.ask?.take ?? []);
  const stuck = new Map(asked.ask?.stuck.map(({ cell, reason }) => [cell.join(), reason]));
  const leaves = keys(asked.leaves);
  const groups = asked.groups.map((group) => keys(group.stays));
  const won = keys(game.shapes.flatMap((shape) => shape.cells));
  const last = game.last?.to?.join();
  const taken = asked.taken?.join();

  const tile = (cell: CellPair, side: Side): Tile => {
    const key = cell.join();
    const group = groups.findIndex((cells) => cells.has(key));
    const reason = stuck.get(key);
    return {
      cell,
      side,
      pick: (takes.has(key) && !taken) || group >= 0,
      instead: takes.has(key) && taken !== undefined && key !== taken,
      stuck: reason === undefined || taken ? undefined : asked.reason(reason),
      taken: key === taken,
      leaves: leaves.has(key),
      group: group >= 0 ? "ABCDEF"[group] : undefined,
      last: key === last,
      won: won.has(key),
    };
  };
  return sideTiles(game.black, game.red, tile);
}

/** The tiles of both sides, black ones first. */
export function sideTiles<C>(
  black: readonly C[],
  red: readonly C[],
  tile: (cell: C, side: Side) => Tile,
): Tile[] {
  return [...black.map((cell) => tile(cell, "black")), ...red.map((cell) => tile(cell, "red"))];
}

/** The notation of a shift from one cell to another, with the group to keep if it must be named. */
export function shiftWord(from: CellPair, to: CellPair, keep: CellPair | null): string {
  return `${from.join()}>${to.join()}${keep ? `=${keep.join()}` : ""}`;
}

/** A parsed move: its source and target cells, null if it has none. */
export interface ReadMove {
  word: string;
  from: CellPair | null;
  to: CellPair | null;
}

export function readMove(word: string): ReadMove {
  const [, source, target] = /^(?:(-?\d+,-?\d+)>)?(-?\d+,-?\d+)/.exec(word) ?? [];
  const cell = (text: string | undefined): CellPair | null => {
    const [q, r] = text?.split(",").map(Number) ?? [];
    return q === undefined || r === undefined ? null : [q, r];
  };
  return { word, from: cell(source), to: cell(target) };
}
