// Reads and writes the line of a position of Six, to edit it by hand. The server checks whether the position is possible.
import type { CellPair, Side } from "../../protocol";

export interface HandBoard {
  /** The options: the words before the seat to move. */
  options: string[];
  seat: number;
  seats: number;
  limits: string[];
  moving: boolean;
  black: CellPair[];
  red: CellPair[];
}

export function readPosition(line: string): HandBoard {
  const [head = "", black = "", red = ""] = line.split("|").map((field) => field.trim());
  const words = head.split(/\s+/).slice(1);
  const at = words.findIndex((word) => word.includes("/"));
  const [seat = "1", seats = "2"] = words[at]?.split("/") ?? [];
  const cells = (text: string): CellPair[] =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((cell) => cell.split(",").map(Number) as CellPair);
  return {
    options: words.slice(0, at),
    seat: Number(seat) - 1,
    seats: Number(seats),
    limits: words.slice(at + 1).filter((word) => word.includes("=")),
    moving: words.includes("moving"),
    black: cells(black),
    red: cells(red),
  };
}

export function writePosition({
  options,
  seat,
  seats,
  limits,
  moving,
  black,
  red,
}: HandBoard): string {
  const head = [
    "six",
    ...options,
    `${seat + 1}/${seats}`,
    ...limits,
    moving ? "moving 0" : "placing",
  ].join(" ");
  return [head, ...[black, red].map((cells) => cells.map((cell) => cell.join()).join(" "))].join(
    " | ",
  );
}

/** The board after a tap on a cell: empty becomes black, black becomes red, red becomes empty. */
export function tapped(board: HandBoard, cell: CellPair): HandBoard {
  const key = cell.join();
  const without = (cells: CellPair[]): CellPair[] => cells.filter((one) => one.join() !== key);
  const was: Side | null = board.black.some((one) => one.join() === key)
    ? "black"
    : board.red.some((one) => one.join() === key)
      ? "red"
      : null;
  const [black, red] = [without(board.black), without(board.red)];
  if (was === null) black.push(cell);
  if (was === "black") red.push(cell);
  return { ...board, black, red };
}

const AROUND: readonly CellPair[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The empty cells beside the hexagons; the origin if there are none. */
export function beside({ black, red }: HandBoard): CellPair[] {
  const taken = new Set([...black, ...red].map((cell) => cell.join()));
  const found = new Map<string, CellPair>();
  for (const [q, r] of [...black, ...red]) {
    for (const [dq, dr] of AROUND) {
      const cell: CellPair = [q + dq, r + dr];
      if (!taken.has(cell.join())) found.set(cell.join(), cell);
    }
  }
  return found.size ? [...found.values()] : [[0, 0]];
}
