// The rules of the score pad, as far as they need no dice. No other file of the app knows rules. They are driven by the
// sheet's layout and tested with vectors that the Python rules generate (pad.vectors.json).
import type { Layout, Row, Sheet } from "../../protocol";
import { UNDO } from "../../shell/lib/pads";
import { FAILED_THROWS, wordsOf } from "./sheet";

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
  /** The fields crossed in each row, by their place from the left, in the order of crossing. */
  crossed: number[][];
  /** Whether the lock of each row is crossed. */
  locks: boolean[];
  /** The number of the change that crossed each lock. */
  lockedAt: number[];
  failed: number;
  /** The words that break a rule of the sheet. */
  house: string[];
}

const LOCKED_ROWS = 2;
const COST = 5;
export const FAILED = "x";

interface Place {
  row: number;
  /** From the left. */
  field: number;
}

/** Where the fields of each sheet lie, by their words. */
const known = new WeakMap<Layout, Map<string, Place>>();

/** Where the field of a word lies; null for a failed throw, and for a word that this sheet does not have. */
export function placeOf(layout: Layout, word: string): Place | null {
  let places = known.get(layout);
  if (!places) {
    const all = wordsOf(layout).flatMap((words, row) =>
      words.map((one, field): [string, Place] => [one, { row, field }]),
    );
    known.set(layout, (places = new Map(all)));
  }
  return places.get(word) ?? null;
}

/** Whether a field locks its row. */
function isLocking({ rows, locking }: Layout, { row, field }: Place): boolean {
  return field >= (rows[row]?.numbers.length ?? 0) - locking;
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
    else if (placeOf(layout, word) && !fields.has(word)) {
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
  const place = placeOf(layout, word);
  if (!place) {
    now.failed += 1;
    return;
  }
  const row = now.crossed[place.row];
  if (isLocking(layout, place) && (row?.length ?? 0) >= layout.needed && !now.locks[place.row]) {
    now.locks[place.row] = true;
    now.lockedAt[place.row] = at;
  }
  row?.push(place.field);
}

/** Why this sheet alone forbids a word, without regard to the others. */
function againstSheet(layout: Layout, now: Standing, word: string): Against | null {
  const place = placeOf(layout, word);
  if (!place) return now.failed >= FAILED_THROWS ? "full" : null;
  const crossed = now.crossed[place.row] ?? [];
  if (now.locks[place.row]) return "closed";
  if (place.field <= Math.max(-1, ...crossed)) return "left";
  return isLocking(layout, place) && crossed.length < layout.needed ? "early" : null;
}

/** The rows that any of these sheets has locked, from 0. */
export function lockedRows(layout: Layout, all: readonly Standing[]): number[] {
  return layout.rows.flatMap((_, row) => (all.some(({ locks }) => locks[row]) ? [row] : []));
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
  const place = placeOf(layout, word);
  const sheet = againstSheet(layout, mine, word);
  if (place && lockedRows(layout, all).includes(place.row))
    return !sheet && wouldLock(layout, mine, word) ? "same" : "closed";
  return sheet ?? (endOf(layout, all) ? "over" : null);
}

/** The words written after another sheet had locked their row, except a lock: it may belong to the same throw. */
export function lateWords(layout: Layout, all: readonly Standing[], mine: Standing): string[] {
  return mine.words.filter((word, i) => {
    const place = placeOf(layout, word);
    const at = mine.at[i] ?? Infinity;
    if (!place || (mine.locks[place.row] && isLocking(layout, place))) return false;
    return all.some((other) => other !== mine && (other.lockedAt[place.row] ?? Infinity) < at);
  });
}

/** Whether a word would lock its row now. */
export function wouldLock(layout: Layout, mine: Standing, word: string): boolean {
  const place = placeOf(layout, word);
  if (!place) return false;
  const after = structuredClone(mine);
  write(layout, after, word, Infinity);
  return Boolean(after.locks[place.row]) && !mine.locks[place.row];
}

/** A sheet for drawing, with its points; `locked` are the rows that any sheet has locked. */
export function drawnSheet(
  layout: Layout,
  mine: Standing,
  locked: readonly number[],
  lucky: [number, number] | null,
): Sheet {
  const rows = layout.rows.map(({ numbers }, i): Row => {
    const closed = locked.includes(i);
    const crossed = mine.crossed[i] ?? [];
    const rightmost = Math.max(-1, ...crossed);
    const crosses = crossed.length + (mine.locks[i] ? 1 : 0);
    const mark = (crossed: boolean, gone: boolean, locking: boolean): string => {
      if (crossed) return "x";
      if (gone || closed) return "-";
      return locking && crosses < layout.needed ? "n" : ".";
    };
    const letters = numbers.map((_, k) =>
      mark(crossed.includes(k), k < rightmost, isLocking(layout, { row: i, field: k })),
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
