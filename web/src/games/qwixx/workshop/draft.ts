// A sheet that somebody puts together by taps. The server judges it: this file only changes words in rows.
import type { Colour, Layout, Sheet } from "../../../protocol";
import { COLOURS, pictureSheet, wordsOf } from "../sheet";

/** A sheet on the way: the words of its fields row by row, and the values before them. It need not be possible. */
export interface Draft {
  faces: number;
  locking: number;
  needed: number;
  rows: readonly (readonly string[])[];
}

/** Where the next field goes: behind so many fields of a row. */
export interface Caret {
  row: number;
  field: number;
}

export const SETTINGS = { faces: 6, locking: 1, needed: 5 } as const;
export type Setting = keyof typeof SETTINGS;
/** The values that a form offers; the server knows what is possible. */
export const OFFERED: Record<Setting, readonly number[]> = {
  faces: [2, 3, 4, 5, 6, 7, 8],
  locking: [1, 2],
  needed: Array.from({ length: 14 }, (_, i) => i),
};
export const MOST_ROWS = 4;

export function draftOf(layout: Layout): Draft {
  const { faces, locking, needed } = layout;
  return { faces, locking, needed, rows: wordsOf(layout) };
}

export const emptyDraft: Draft = { ...SETTINGS, rows: [[], []] };

/** A draft in notation, field by field; the server knows the shortest form. */
export function textOf(draft: Draft): string {
  const words = (Object.keys(SETTINGS) as Setting[])
    .filter((name) => draft[name] !== SETTINGS[name])
    .map((name) => `${name}=${draft[name]}`);
  return [...words, draft.rows.map((row) => row.join(" ")).join(" / ")].join(" ").trim();
}

const SETTING = /^(faces|locking|needed)=(\d{1,2})$/;
const RUN = /^([rygb])(\d{1,2})(?:-(\d{1,2}))?$/;
/** One more than there may be, so that the field that is too many can be shown. */
const MOST_FIELDS = 16;

/** What can be read of a notation that the server refused, to be drawn with its fault; null if that is no field at all. */
export function draftIn(text: string): Draft | null {
  const settings: Record<Setting, number> = { ...SETTINGS };
  const seen = new Set<string>();
  const rows = text.split("/", MOST_ROWS).map((part) => {
    const words: string[] = [];
    for (const word of part.split(/[\s,]+/)) {
      const [, name, value] = SETTING.exec(word) ?? [];
      const offered = OFFERED[name as Setting] as readonly number[] | undefined;
      if (offered?.includes(Number(value))) settings[name as Setting] = Number(value);
      const [, letter, from, to] = RUN.exec(word) ?? [];
      const [first, last] = [Number(from), Number(to ?? from)];
      for (let i = 0; letter && i <= Math.abs(last - first); i++) {
        const field = `${letter}${first < last ? first + i : first - i}`;
        // Each field is drawn once, where it stands first.
        if (!seen.has(field) && words.length < MOST_FIELDS) words.push(field);
        seen.add(field);
      }
    }
    return words;
  });
  return seen.size > 0 ? { ...settings, rows } : null;
}

const colourOf = (word: string | undefined): Colour =>
  COLOURS.find((colour) => colour[0] === word?.[0]) ?? "red";

/** A draft as it is drawn while no server has judged it. */
export function layoutOf({ rows, ...settings }: Draft): Layout {
  return {
    ...settings,
    name: null,
    notation: "",
    rows: rows.map((words) => {
      const letters = words.map((word) => word[0] ?? "");
      const one = new Set(letters).size === 1;
      return {
        die: colourOf(words.at(-1)),
        called: one ? colourOf(words[0]) : null,
        colours: letters.join(""),
        numbers: words.map((word) => Number(word.slice(1))),
      };
    }),
  };
}

/** An empty sheet of a layout, to draw it. */
export function blank(layout: Layout): Sheet {
  return pictureSheet(layout, []);
}

function withRow(draft: Draft, at: number, to: (words: readonly string[]) => string[]): Draft {
  return { ...draft, rows: draft.rows.map((words, i) => (i === at ? to(words) : words)) };
}

/** Whether a field stands on the sheet already. */
export function has({ rows }: Draft, word: string): boolean {
  return rows.some((words) => words.includes(word));
}

/** A draft with one more field, and the caret behind it. */
export function added(draft: Draft, { row, field }: Caret, word: string): [Draft, Caret] {
  const next = withRow(draft, row, (words) => words.toSpliced(field, 0, word));
  return [next, { row, field: field + 1 }];
}

/** A draft without the field before the caret. */
export function removed(draft: Draft, { row, field }: Caret): [Draft, Caret] {
  if (field === 0) return [draft, { row, field }];
  const next = withRow(draft, row, (words) => words.toSpliced(field - 1, 1));
  return [next, { row, field: field - 1 }];
}

/** A draft with the field before the caret moved by one place, if there is room. */
export function moved(draft: Draft, { row, field }: Caret, by: -1 | 1): [Draft, Caret] {
  const words = draft.rows[row] ?? [];
  const word = words[field - 1];
  const to = field - 1 + by;
  if (word === undefined || to < 0 || to >= words.length) return [draft, { row, field }];
  const next = withRow(draft, row, () => words.toSpliced(field - 1, 1).toSpliced(to, 0, word));
  return [next, { row, field: field + by }];
}

export function withNewRow(draft: Draft): [Draft, Caret] {
  return [
    { ...draft, rows: [...draft.rows, []] },
    { row: draft.rows.length, field: 0 },
  ];
}

export function withoutRow(draft: Draft, at: number): [Draft, Caret] {
  const rows = draft.rows.toSpliced(at, 1);
  const row = Math.max(0, Math.min(at, rows.length - 1));
  return [
    { ...draft, rows },
    { row, field: rows[row]?.length ?? 0 },
  ];
}

/** The caret behind a field. */
export function caretAt({ rows }: Draft, word: string): Caret | null {
  const row = rows.findIndex((words) => words.includes(word));
  return row < 0 ? null : { row, field: (rows[row]?.indexOf(word) ?? 0) + 1 };
}

/** The same caret where the draft has room for it. */
export function within({ rows }: Draft, { row, field }: Caret): Caret {
  const at = Math.max(0, Math.min(row, rows.length - 1));
  return { row: at, field: Math.min(field, rows[at]?.length ?? 0) };
}

/** The word of a notation that begins at a place, with what stands before and after it. */
export function around(text: string, at: number): [string, string, string] {
  const word = /^[^\s,/]*/.exec(text.slice(at))?.[0] ?? "";
  return [text.slice(0, at), word, text.slice(at + word.length)];
}
