// What this browser keeps of the dice of its games: the commitment that it saw before it sent its share, and the share. Kept
// locally and compared at the start and at the end, so that the server cannot exchange either.
import type { Table } from "../../protocol";
import { commitment } from "./fair";
import { store, stored } from "./storage";

export interface KeptDice {
  commit: string;
  shares: string[];
  /** Whether these are the shares of all seats in their order, as against bots: then no other may be added. */
  whole?: boolean;
}
/** What is not as it was kept. */
export type Doubt = "commit" | "seed" | "share";

const KEY = "crosshex.dice";
const MOST_KEPT = 200;

const all = () => stored<Record<string, KeptDice>>(KEY);

export function keptDice(table: string): KeptDice | undefined {
  return all()[table];
}

/** What was kept of the game with this commitment, whichever table it was at. */
export function keptFor(commit: string): KeptDice | undefined {
  return Object.values(all()).find((kept) => kept?.commit === commit);
}

/** Keep what was seen before the shares were sent. What was seen first stays: nobody may commit twice. */
export function keepDice(table: string, { commit, ...given }: KeptDice): void {
  const { [table]: before, ...others } = all();
  const rest = Object.entries(others).slice(1 - MOST_KEPT);
  store(KEY, { ...Object.fromEntries(rest), [table]: { commit: before?.commit ?? commit, ...given } });
}

/** What is wrong with the dice of a table or a record; null if nothing is. Shares count once the game has begun, for who plays. */
export function doubtOf(dice: NonNullable<Table["dice"]>, kept: KeptDice, plays: boolean): Doubt | null {
  if (dice.commit !== kept.commit) return "commit";
  if (dice.seed && commitment(dice.seed) !== kept.commit) return "seed";
  const found = kept.whole ? kept.shares.join() === dice.shares.join() : kept.shares.every((share) => dice.shares.includes(share));
  return plays && !found ? "share" : null;
}
