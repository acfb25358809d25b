// The rules of the score pad, as far as they need no dice. No other file of the app knows rules. They are driven by the
// sheet's layout and tested with vectors that the Python rules generate (pad.vectors.json).
import type { Colour, Layout, Row, Sheet } from "../../protocol";
import { UNDO } from "../../shell/lib/pads";
import { COLOURS, FAILED_THROWS } from "./sheet";

/**
 * Why a rule forbids a word; people may write it anyway. Two reasons depend on the throw, which a pad does not know: to lock a
 * row that another sheet has locked (`same`), and to write after the end (`over`). These are asked about, but not marked.
 */
export type Against = "left" | "early" | "closed" | "same" | "full" | "over";

/** The state of a sheet after its log. */
export interface Standing {
  /** The words that were not undone, in the order in which they were written. */
  words: string[];
  /** The number of the change that brought each of these words; smaller numbers are older. */
  at: number[];
  /** The numbers crossed in each row. */
  crossed: number[][];
  /** Whether the lock of each row is crossed. */
  locks: boolean[];
  /** The number of the change that crossed each lock. */
  lockedAt: number[];
  failed: number;
  /** The words that break a rule of the sheet. */
  house: string[];
}

const LETTERS = COLOURS.map((colour) => colour[0] ?? "");
const LOCKED_ROWS = 2;
const COST = 5;
const WORD = /^([rygb])([0-9]{1,2})$/;
export const FAILED = "x";

/** The word for a field. */
export function wordOf(colour: Colour, number: number): string {
  return `${colour[0]}${number}`;
}

/** The row and number that a word crosses; null for a failed throw, and for a word that this sheet does not have. */
export function fieldOf(layout: Layout, word: string): { row: number; number: number } | null {
  const [, letter, digits] = WORD.exec(word) ?? [];
  const row = layout.rows.findIndex(
    ({ colour }) => colour === COLOURS[LETTERS.indexOf(letter ?? "-")],
  );
  const number = Number(digits);
  return layout.rows[row]?.numbers.includes(number) && digits === String(number)
    ? { row, number }
    : null;
}

/** An empty sheet. */
function empty(layout: Layout): Standing {
  const { rows } = layout;
  return {
    words: [],
    at: [],
    crossed: rows.map(() => []),
    locks: rows.map(() => false),
    lockedAt: rows.map(() => Infinity),
    failed: 0,
    house: [],
  };
}

/** The indexes of the words of a log that were not undone. An `undo` takes one back; words of other sheets are ignored. */
function standing(layout: Layout, log: readonly string[]): number[] {
  const places: number[] = [];
  const fields = new Set<string>();
  for (const [i, word] of log.entries()) {
    if (word === UNDO) fields.delete(log[places.pop() ?? -1] ?? "");
    else if (word === FAILED) places.push(i);
    else if (fieldOf(layout, word) && !fields.has(word)) {
      fields.add(word);
      places.push(i);
    }
  }
  return places;
}

/** The state after a log: `r5` crosses a number, `x` a failed throw. Words that are not stored yet count as the newest. */
export function standingOf(
  layout: Layout,
  log: readonly string[],
  stored: readonly number[] = [],
): Standing {
  const now = empty(layout);
  for (const place of standing(layout, log)) {
    const word = log[place] ?? "";
    if (againstSheet(layout, now, word)) now.house.push(word);
    write(layout, now, word, stored[place] ?? Infinity);
  }
  return now;
}

function write(layout: Layout, now: Standing, word: string, at: number): void {
  now.words.push(word);
  now.at.push(at);
  const field = fieldOf(layout, word);
  if (!field) {
    now.failed += 1;
    return;
  }
  const row = now.crossed[field.row];
  if (
    layout.rows[field.row]?.locking.includes(field.number) &&
    (row?.length ?? 0) >= layout.needed &&
    !now.locks[field.row]
  ) {
    now.locks[field.row] = true;
    now.lockedAt[field.row] = at;
  }
  row?.push(field.number);
}

/** Why this sheet alone forbids a word, without regard to the others. */
function againstSheet(layout: Layout, now: Standing, word: string): Against | null {
  const field = fieldOf(layout, word);
  if (!field) return now.failed >= FAILED_THROWS ? "full" : null;
  const { numbers = [], locking = [] } = layout.rows[field.row] ?? {};
  const crossed = now.crossed[field.row] ?? [];
  if (now.locks[field.row]) return "closed";
  const rightmost = Math.max(-1, ...crossed.map((number) => numbers.indexOf(number)));
  if (numbers.indexOf(field.number) <= rightmost) return "left";
  return locking.includes(field.number) && crossed.length < layout.needed ? "early" : null;
}

/** The rows that any of these sheets has locked. */
export function lockedRows(layout: Layout, all: readonly Standing[]): Colour[] {
  return layout.rows
    .filter((_, row) => all.some(({ locks }) => locks[row]))
    .map(({ colour }) => colour);
}

/** How the game ended, or null while it goes on. */
export function endOf(layout: Layout, all: readonly Standing[]): "failed" | "rows" | null {
  if (all.some(({ failed }) => failed >= FAILED_THROWS)) return "failed";
  return lockedRows(layout, all).length >= LOCKED_ROWS ? "rows" : null;
}

/** Why a rule forbids a word on the sheet `mine`; null if none does. */
export function against(
  layout: Layout,
  all: readonly Standing[],
  mine: Standing,
  word: string,
): Against | null {
  const field = fieldOf(layout, word);
  const colour = field && layout.rows[field.row]?.colour;
  const sheet = againstSheet(layout, mine, word);
  if (colour && lockedRows(layout, all).includes(colour))
    return !sheet && wouldLock(layout, mine, word) ? "same" : "closed";
  return sheet ?? (endOf(layout, all) ? "over" : null);
}

/** The words written after another sheet had locked their row, except a lock: it may belong to the same throw. */
export function lateWords(layout: Layout, all: readonly Standing[], mine: Standing): string[] {
  return mine.words.filter((word, i) => {
    const field = fieldOf(layout, word);
    const at = mine.at[i] ?? Infinity;
    if (!field || (mine.locks[field.row] && layout.rows[field.row]?.locking.includes(field.number)))
      return false;
    return all.some((other) => other !== mine && (other.lockedAt[field.row] ?? Infinity) < at);
  });
}

/** Whether a word would lock its row now. */
export function wouldLock(layout: Layout, mine: Standing, word: string): boolean {
  const field = fieldOf(layout, word);
  if (!field) return false;
  const after = structuredClone(mine);
  write(layout, after, word, Infinity);
  return Boolean(after.locks[field.row]) && !mine.locks[field.row];
}

/** A sheet for drawing, with its points; `locked` are the rows that any sheet has locked. */
export function drawnSheet(
  layout: Layout,
  mine: Standing,
  locked: readonly Colour[],
  lucky: [number, number] | null,
): Sheet {
  const rows = layout.rows.map(({ colour, numbers, locking }, i): Row => {
    const closed = locked.includes(colour);
    const crossed = mine.crossed[i] ?? [];
    const rightmost = Math.max(-1, ...crossed.map((number) => numbers.indexOf(number)));
    const crosses = crossed.length + (mine.locks[i] ? 1 : 0);
    const mark = (crossed: boolean, gone: boolean, locking: boolean): string => {
      if (crossed) return "x";
      if (gone || closed) return "-";
      return locking && crosses < layout.needed ? "n" : ".";
    };
    const letters = numbers.map((number, k) =>
      mark(crossed.includes(number), k < rightmost, locking.includes(number)),
    );
    return {
      fields: letters.join("") + mark(Boolean(mine.locks[i]), false, true),
      crosses,
      score: (crosses * (crosses + 1)) / 2,
    };
  });
  const cost = COST * mine.failed;
  return {
    rows,
    failed: mine.failed,
    failed_cost: cost,
    score: rows.reduce((sum, row) => sum + row.score, -cost),
    lucky,
  };
}

/** The place of each seat, the best first; equal points share a place. */
export function placesOf(
  sheets: readonly Sheet[],
): { seat: number; place: number; points: number }[] {
  const all = sheets.map(({ score }, seat) => ({
    seat,
    points: score,
    place: 1 + sheets.filter((other) => other.score > score).length,
  }));
  return all.toSorted((a, b) => a.place - b.place);
}
