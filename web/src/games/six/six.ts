// Between the server's state of a game of Six and its board: the picture of a position, moves in notation.
import type { BoardPicture } from "./board";
import type { CellPair, SixTable } from "../../protocol";

/** A position as the board draws it, with the last moves and what has won. */
export function pictureOf(game: SixTable): Pick<BoardPicture, "black" | "red" | "marks"> {
  return {
    black: game.black,
    red: game.red,
    marks: { last: game.recent, won: game.shapes.flatMap(({ cells }) => cells) },
  };
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
