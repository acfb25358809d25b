// The rules pages as data, shared with the terminal: which blocks follow each other, what pictures show.
import type { Colour, Game } from "../../protocol";

export interface SheetPicture {
  show: "sheet";
  game: "qwixx" | "longo";
  rows: number[][];
  failed: number;
  locked: Colour[];
  lucky?: [number, number];
}
export interface DicePicture {
  show: "dice";
  game: "qwixx" | "longo";
  roll: string;
}
export interface PointsPicture {
  show: "points";
  most: number;
}
export interface HexagonsPicture {
  show: "hexagons";
  black: string[];
  red: string[];
  marked: string[];
  struck: string[];
  bracketed: string[];
}
export type Picture = SheetPicture | DicePicture | PointsPicture | HexagonsPicture;

export type Block =
  | { heading: string }
  | { text: string }
  | { ruling: string }
  | { list: string[] }
  | { picture: Picture; caption: string };

export async function rulesPages(): Promise<Record<Game, Block[]>> {
  const module = await import("../../../../src/crosshex/locale/pages.json");
  return module.default as Record<Game, Block[]>;
}

/** The dice of a written throw, `.` for a die that has left. */
export function readRoll(text: string): (number | null)[] {
  return text.split(" ").map((die) => (die === "." ? null : Number(die)));
}
