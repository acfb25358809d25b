// The lucky pairs of a score pad: each sheet has one, named by its player or drawn here.
import type { GameEntry } from "../../protocol";
import { roomOf } from "../../games";

type Pair = readonly [number, number];

export function pairsOf(entry: GameEntry): readonly Pair[] {
  return roomOf(entry).pairs?.(entry) ?? [];
}

export function spelled(pair: readonly number[]): string {
  return pair.join(" · ");
}

/** One of the pairs that nobody has, by lot; null where there are none. */
export function freePair(pairs: readonly Pair[], taken: readonly string[]): [number, number] | null {
  const free = pairs.filter((pair) => !taken.includes(spelled(pair)));
  const [one, other] = free[Math.floor(Math.random() * free.length)] ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}
