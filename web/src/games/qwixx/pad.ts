// The score pad: what can be known of sheets without dice. This is the one place of the app that knows rules; it is driven
// by the sheet's description and tested on vectors that the rules themselves made (pad.vectors.json).
import type { Colour, Layout, Row, Sheet } from "../../protocol";
import { UNDO } from "../../shell/lib/pads";
import { COLOURS, FAILED_THROWS } from "./sheet";

/** Why a rule forbids a word here; people may write it all the same. */
export type Against = "left" | "early" | "closed" | "full" | "over";

/** What became of a log. */
export interface Standing {
  /** The words that stand, in the order in which they were written. */
  words: string[];
  /** The numbers crossed in each row. */
  crossed: number[][];
  /** Whether the lock of each row is crossed. */
  locks: boolean[];
  failed: number;
  /** The words that stand against the rules of the sheet. */
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

/** The row and number that a word crosses, or null: a failed throw, or nothing of this sheet. */
export function fieldOf(layout: Layout, word: string): { row: number; number: number } | null {
  const [, letter, digits] = WORD.exec(word) ?? [];
  const row = layout.rows.findIndex(({ colour }) => colour === COLOURS[LETTERS.indexOf(letter ?? "-")]);
  const number = Number(digits);
  return layout.rows[row]?.numbers.includes(number) && digits === String(number) ? { row, number } : null;
}

/** An empty sheet. */
function empty(layout: Layout): Standing {
  return { words: [], crossed: layout.rows.map(() => []), locks: layout.rows.map(() => false), failed: 0, house: [] };
}

/** The words of a log that stand: an `undo` takes one back. What is no word of this sheet is passed over. */
export function standingWords(layout: Layout, log: readonly string[]): string[] {
  const words: string[] = [];
  for (const word of log) {
    if (word === UNDO) words.pop();
    else if (word === FAILED || (fieldOf(layout, word) && !words.includes(word))) words.push(word);
  }
  return words;
}

/** What a log comes to: `r5` crosses a number, `x` a failed throw. */
export function standingOf(layout: Layout, log: readonly string[]): Standing {
  const now = empty(layout);
  for (const word of standingWords(layout, log)) {
    if (againstSheet(layout, now, word)) now.house.push(word);
    write(layout, now, word);
  }
  return now;
}

function write(layout: Layout, now: Standing, word: string): void {
  now.words.push(word);
  const field = fieldOf(layout, word);
  if (!field) {
    now.failed += 1;
    return;
  }
  const row = now.crossed[field.row];
  if (layout.rows[field.row]?.locking.includes(field.number) && (row?.length ?? 0) >= layout.needed) now.locks[field.row] = true;
  row?.push(field.number);
}

/** Why the sheet by itself forbids a word, whatever the others have. */
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

/** Which rows are locked: by any of these sheets. */
export function lockedRows(layout: Layout, all: readonly Standing[]): Colour[] {
  return layout.rows.filter((_, row) => all.some(({ locks }) => locks[row])).map(({ colour }) => colour);
}

/** How the game ended, or null while it goes on. */
export function endOf(layout: Layout, all: readonly Standing[]): "failed" | "rows" | null {
  if (all.some(({ failed }) => failed >= FAILED_THROWS)) return "failed";
  return lockedRows(layout, all).length >= LOCKED_ROWS ? "rows" : null;
}

/** Why a rule forbids a word on one of these sheets, or null where it does not. */
export function against(layout: Layout, all: readonly Standing[], mine: Standing, word: string): Against | null {
  const field = fieldOf(layout, word);
  const colour = field && layout.rows[field.row]?.colour;
  if (colour && lockedRows(layout, all).includes(colour)) return "closed";
  return againstSheet(layout, mine, word) ?? (endOf(layout, all) ? "over" : null);
}

/** Whether a word locks its row, as things stand. */
export function wouldLock(layout: Layout, mine: Standing, word: string): boolean {
  const field = fieldOf(layout, word);
  if (!field) return false;
  const after = structuredClone(mine);
  write(layout, after, word);
  return Boolean(after.locks[field.row]) && !mine.locks[field.row];
}

/** A sheet for drawing, with its points; `locked` rows are closed, whoever locked them. */
export function drawnSheet(layout: Layout, mine: Standing, locked: readonly Colour[], lucky: [number, number] | null): Sheet {
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
    const letters = numbers.map((number, k) => mark(crossed.includes(number), k < rightmost, locking.includes(number)));
    return { fields: letters.join("") + mark(Boolean(mine.locks[i]), false, true), crosses, score: (crosses * (crosses + 1)) / 2 };
  });
  const cost = COST * mine.failed;
  return { rows, failed: mine.failed, failed_cost: cost, score: rows.reduce((sum, row) => sum + row.score, -cost), lucky };
}

/** Whoever has most points, all of them if several have; nobody where nobody sits. */
export function winnersOf(sheets: readonly Sheet[]): number[] {
  const most = Math.max(...sheets.map(({ score }) => score));
  return sheets.flatMap(({ score }, seat) => (score === most ? [seat] : []));
}
