// Reads and writes the line of a dice game's position, to edit it by hand. The server checks whether the position is possible.
import type { Layout } from "../../protocol";
import { wordsOf } from "./sheet";

export interface HandSheet {
  /** The words of the crossed fields of each row, from left to right. */
  rows: string[][];
  failed: number;
  lucky: [number, number] | null;
}
export interface HandPosition {
  game: string;
  /** The sheet by its name or notation; null if the game's name says which. */
  sheet: string | null;
  active: number;
  sheets: HandSheet[];
}

export function readPosition(line: string): HandPosition {
  const [head = "", ...fields] = line.split("|").map((field) => field.trim());
  const [, game = "", sheet, active = "1"] =
    /^(\S+)(?:\s+sheet=(.*?))?(?:\s+(\d+)(?:\s.*)?)?$/.exec(head) ?? [];
  const sheets = fields.map((field): HandSheet => {
    const words = field.split(/\s+/);
    const numbers = (letter: string): number[] =>
      (words.find((word) => word.startsWith(letter))?.slice(1) ?? "").split(",").map(Number);
    const [first, second] = numbers("*");
    return {
      rows: words.filter((word) => /^[rygb]/.test(word)).map(readRow),
      failed: numbers("x")[0] ?? 0,
      lucky: first !== undefined && second !== undefined ? [first, second] : null,
    };
  });
  return { game, sheet: sheet ?? null, active: Number(active) - 1, sheets };
}

/** A row such as `y2,3,b6`: the letter stands before the first number, and wherever the colour changes. */
function readRow(text: string): string[] {
  let colour = "";
  return text.split(",").flatMap((part) => {
    if (/^[rygb]/.test(part)) colour = part.charAt(0);
    const number = part.replace(/^[rygb]/, "");
    return number === "-" ? [] : [colour + number];
  });
}

function writeRow(words: readonly string[], last: string): string {
  const parts = words.map((word, i) =>
    word.charAt(0) === words[i - 1]?.charAt(0) ? word.slice(1) : word,
  );
  return parts.join() || `${last.charAt(0)}-`;
}

/** The line of a position before its throw. */
export function writePosition(
  { game, sheet, active, sheets }: HandPosition,
  layout: Layout,
): string {
  const ends = wordsOf(layout).map((words) => words.at(-1) ?? "");
  const fields = sheets.map(({ rows, failed, lucky }) =>
    [
      ...rows.map((words, i) => writeRow(words, ends[i] ?? "")),
      `x${failed}`,
      ...(lucky ? [`*${lucky.join()}`] : []),
    ].join(" "),
  );
  const head = [game, ...(sheet === null ? [] : [`sheet=${sheet}`]), active + 1, "throw"].join(" ");
  return [head, ...fields].join(" | ");
}

/** The sheet with one field toggled; crossed fields keep their printed order. */
export function toggled(sheet: HandSheet, layout: Layout, word: string): HandSheet {
  const printed = wordsOf(layout);
  const rows = sheet.rows.map((words, i) => {
    if (!printed[i]?.includes(word)) return words;
    const crossed = new Set(words);
    if (!crossed.delete(word)) crossed.add(word);
    return printed[i].filter((one) => crossed.has(one));
  });
  return { ...sheet, rows };
}
