// Which lines the coach has said in this browser, and at which tables a game has ended.
import { store, stored } from "./storage";

const KEY = "crosshex.coach";
/** After this many games of a kind the coach is silent. */
const GAMES = 3;

interface Memory {
  /** The codes of the lines that were said. */
  said: string[];
  /** The tables of each game at which it has ended. */
  tables: Record<string, string[]>;
}

const read = (): Memory => ({ said: [], tables: {}, ...stored<Memory>(KEY) });

export function wasSaid(code: string): boolean {
  return read().said.includes(code);
}

/** Note that a line was said, so that it is not said again. */
export function said(code: string): void {
  const memory = read();
  store(KEY, { ...memory, said: [...new Set([...memory.said, code])] });
}

/** Note that a game has ended at this table. Whoever only watched it learnt nothing from the coach. */
export function finished(game: string, table: string, mine: readonly number[]): void {
  if (mine.length === 0) return;
  const memory = read();
  const tables = [...new Set([...(memory.tables[game] ?? []), table])].slice(0, GAMES);
  store(KEY, { ...memory, tables: { ...memory.tables, [game]: tables } });
}

/** Whether the person still plays the first games of this kind. */
export function isBeginner(game: string): boolean {
  return (read().tables[game]?.length ?? 0) < GAMES;
}

/** Forget everything: the coach starts again with the first game. */
export function beginAgain(): void {
  store(KEY, { said: [], tables: {} });
}
