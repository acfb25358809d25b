// Opens a position of a game on the analysis board: the address holds the position, and this visit remembers the moves before it.
import type { BoardMove, Replay } from "../../protocol";
import { movesTo } from "../lib/study";

/** Where a line of moves begins, and its moves. */
export interface Line {
  root: string;
  moves: BoardMove[];
  /** Who plays, where that is known. */
  names?: readonly string[];
}

const ways = new Map<string, Line>();

export function addressOf(position: string): string {
  return `/analysis?${new URLSearchParams({ position })}`;
}

/** Keep how a game came to a ply: who analyses it can then take moves back to the start of the game. */
export function handOver(record: Replay, ply: number): void {
  const [root, position] = [record.plies[0]?.position, record.plies[ply]?.position];
  if (root && position) ways.set(position, { root, moves: movesTo(record, ply), names: record.names });
}

/** The line that leads to a position, if it was handed over; else the position itself. */
export function lineTo(position: string): Line {
  return ways.get(position) ?? { root: position, moves: [] };
}
