// Reads and writes the line of a dice game's position, to edit it by hand. The server checks whether the position is possible.
import type { Colour, Layout } from "../../protocol";

export interface HandSheet {
  /** The crossed numbers of each row, in row order. */
  rows: number[][];
  failed: number;
  lucky: [number, number] | null;
}
export interface HandPosition {
  game: string;
  active: number;
  sheets: HandSheet[];
}

const LETTERS = "rygb";

export function readPosition(line: string): HandPosition {
  const [head = "", ...fields] = line.split("|").map((field) => field.trim());
  const [game = "", active = "1"] = head.split(/\s+/);
  const sheets = fields.map((field): HandSheet => {
    const words = field.split(/\s+/);
    const numbers = (letter: string): number[] =>
      (words.find((word) => word.startsWith(letter))?.slice(1) ?? "-")
        .split(",")
        .map(Number)
        .filter((number) => number > 0);
    const [first, second] = numbers("*");
    return {
      rows: [...LETTERS].map(numbers),
      failed: numbers("x")[0] ?? 0,
      lucky: first !== undefined && second !== undefined ? [first, second] : null,
    };
  });
  return { game, active: Number(active) - 1, sheets };
}

/** The line of a position before its throw. */
export function writePosition({ game, active, sheets }: HandPosition): string {
  const fields = sheets.map(({ rows, failed, lucky }) =>
    [
      ...rows.map((numbers, i) => `${LETTERS[i]}${numbers.join() || "-"}`),
      `x${failed}`,
      ...(lucky ? [`*${lucky.join()}`] : []),
    ].join(" "),
  );
  return [`${game} ${active + 1} throw`, ...fields].join(" | ");
}

/** The sheet with one number toggled; crossed numbers keep their printed order. */
export function toggled(
  sheet: HandSheet,
  layout: Layout,
  colour: Colour,
  number: number,
): HandSheet {
  const at = layout.rows.findIndex((row) => row.colour === colour);
  const rows = sheet.rows.map((numbers, i) => {
    if (i !== at) return numbers;
    const crossed = new Set(numbers);
    if (!crossed.delete(number)) crossed.add(number);
    return (layout.rows[i]?.numbers ?? []).filter((one) => crossed.has(one));
  });
  return { ...sheet, rows };
}
