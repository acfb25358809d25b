// The server's commitments to the dice of our games, and our shares. Kept in this browser and compared at the start and at
// the end, so that the server cannot exchange either.
import { store, stored } from "./storage";

export interface KeptDice {
  commit: string;
  shares: string[];
  /** Whether these are the shares of all seats in their order, as against bots: then no other may be added. */
  whole?: boolean;
}

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
