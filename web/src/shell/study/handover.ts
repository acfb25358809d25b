// Opens a position of a game on the analysis board. The address holds the position; the moves before it are kept in memory.
import type { BoardMove, Replay } from "../../protocol";
import { movesTo } from "../lib/study";

/** Where a line of moves begins, and its moves. */
export interface Line {
  root: string;
  moves: BoardMove[];
  /** The names of the players, if known. */
  names?: readonly string[];
}

const ways = new Map<string, Line>();

export function addressOf(position: string): string {
  return `/analysis?${new URLSearchParams({ position })}`;
}

/** Keep the moves that led to a ply, so that a person can take them back on the analysis board. */
export function handOver(record: Replay, ply: number): void {
  const [root, position] = [record.plies[0]?.position, record.plies[ply]?.position];
  if (root && position)
    ways.set(position, { root, moves: movesTo(record, ply), names: record.names });
}

/** Keep the moves that led to a position of the analysis board, for a person who comes back to it. */
export function keep(position: string, line: Line): void {
  ways.set(position, line);
}

/** The line that leads to a position, if it was handed over; otherwise the position itself. */
export function lineTo(position: string): Line {
  return ways.get(position) ?? { root: position, moves: [] };
}
