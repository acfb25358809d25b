// The lucky pairs of a score pad: each sheet has one, chosen by its player or drawn here.
import type { GameEntry } from "../../protocol";
import { roomOf } from "../../games";

type Pair = readonly [number, number];

export function pairsOf(entry: GameEntry): readonly Pair[] {
  return roomOf(entry).pairs?.(entry) ?? [];
}

export function spelled(pair: readonly number[]): string {
  return pair.join(" · ");
}

/** A random pair that no sheet has; null if there is none. */
export function freePair(
  pairs: readonly Pair[],
  taken: readonly string[],
): [number, number] | null {
  const free = pairs.filter((pair) => !taken.includes(spelled(pair)));
  const [one, other] = free[Math.floor(Math.random() * free.length)] ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}
