// Which lines a coach has said in this browser, and at which tables a game was played to its end.
import { store, stored } from "./storage";

const KEY = "crosshex.coach";
/** After so many games it has nothing more to say. */
const GAMES = 3;

interface Memory {
  /** The codes of the lines that were said. */
  said: string[];
  /** The tables of each game that came to their end. */
  tables: Record<string, string[]>;
}

const read = (): Memory => ({ said: [], tables: {}, ...stored<Memory>(KEY) });

export function wasSaid(code: string): boolean {
  return read().said.includes(code);
}

/** This line was said, and is not said again. */
export function said(code: string): void {
  const memory = read();
  store(KEY, { ...memory, said: [...new Set([...memory.said, code])] });
}

/** A game came to its end at this table. */
export function finished(game: string, table: string): void {
  const memory = read();
  const tables = [...new Set([...(memory.tables[game] ?? []), table])].slice(0, GAMES);
  store(KEY, { ...memory, tables: { ...memory.tables, [game]: tables } });
}

/** Whether these are still somebody's first games of this kind. */
export function isBeginner(game: string): boolean {
  return (read().tables[game]?.length ?? 0) < GAMES;
}

/** Say everything again, from the first game on. */
export function beginAgain(): void {
  store(KEY, { said: [], tables: {} });
}
