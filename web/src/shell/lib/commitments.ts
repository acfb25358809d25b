// Stores the server's commitments to the dice of our games, and our shares, in this browser. They are compared at the start
// and at the end, so that the server cannot exchange either.
import { store, stored } from "./storage";

export interface KeptDice {
  commit: string;
  shares: string[];
  /** Whether these are the shares of all seats in order, as in a game against bots: then no share may be added. */
  whole?: boolean;
}

const KEY = "crosshex.dice";
const MOST_KEPT = 200;

const all = () => stored<Record<string, KeptDice>>(KEY);

export function keptDice(table: string): KeptDice | undefined {
  return all()[table];
}

/** What was stored for the game with this commitment, at any table. */
export function keptFor(commit: string): KeptDice | undefined {
  return Object.values(all()).find((kept) => kept?.commit === commit);
}

/** Store what was seen before the shares were sent. The first commitment stays: the server may not commit twice. */
export function keepDice(table: string, { commit, ...given }: KeptDice): void {
  const { [table]: before, ...others } = all();
  const rest = Object.entries(others).slice(1 - MOST_KEPT);
  store(KEY, {
    ...Object.fromEntries(rest),
    [table]: { commit: before?.commit ?? commit, ...given },
  });
}
