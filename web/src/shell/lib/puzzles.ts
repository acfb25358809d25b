// The puzzles that were solved in this browser, the streak, and which puzzle comes next.
import type { Judged, PuzzleEntry } from "../../protocol";
import { store, stored } from "./storage";

/** The progress in one game: names of puzzles, and the current and the longest streak of right answers. */
export interface Progress {
  solved: readonly string[];
  missed: readonly string[];
  streak: number;
  best: number;
}

const KEY = "crosshex.puzzles";
const NONE: Progress = { solved: [], missed: [], streak: 0, best: 0 };

const all = () => stored<Record<string, unknown>>(KEY);

function keep(game: string, progress: Progress | undefined): Progress {
  const { [game]: _, ...others } = all();
  store(KEY, progress ? { ...others, [game]: progress } : others);
  return progress ?? NONE;
}

export function progressOf(game: string): Progress {
  const kept = all()[game];
  if (typeof kept !== "object" || !kept) return NONE;
  const { solved, missed, streak, best } = kept as Record<keyof Progress, unknown>;
  const names = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
  return { solved: names(solved), missed: names(missed), streak: count(streak), best: count(best) };
}

/** Store how a puzzle was answered. A solved puzzle stays solved; a close answer neither adds to a streak nor ends it. */
export function answered(
  game: string,
  progress: Progress,
  name: string,
  verdict: Judged["verdict"],
): Progress {
  if (progress.solved.includes(name)) return progress;
  const missed = progress.missed.filter((one) => one !== name);
  if (verdict !== "right") {
    return keep(game, {
      ...progress,
      missed: [...missed, name],
      streak: verdict === "close" ? progress.streak : 0,
    });
  }
  const streak = progress.streak + 1;
  return keep(game, {
    solved: [...progress.solved, name],
    missed,
    streak,
    best: Math.max(progress.best, streak),
  });
}

/** Forget what was done with these puzzles; the streak stays. */
export function again(game: string, progress: Progress, puzzles: readonly PuzzleEntry[]): Progress {
  const names = new Set(puzzles.map(({ name }) => name));
  const others = (list: readonly string[]): string[] => list.filter((name) => !names.has(name));
  return keep(game, {
    ...progress,
    solved: others(progress.solved),
    missed: others(progress.missed),
  });
}

/** Forget everything of a game. */
export function forget(game: string): Progress {
  return keep(game, undefined);
}

/** The puzzles of a theme and a level; an empty theme and level 0 stand for all. */
export function ofKind(
  puzzles: readonly PuzzleEntry[],
  theme: string,
  level: number,
): PuzzleEntry[] {
  return puzzles.filter(
    (one) => (!theme || one.themes.includes(theme)) && (!level || one.level === level),
  );
}

/** How many of these are solved. */
export function solvedOf(puzzles: readonly PuzzleEntry[], { solved }: Progress): number {
  const names = new Set(solved);
  return puzzles.filter(({ name }) => names.has(name)).length;
}

/** The name of the next puzzle, drawn from new ones, then from missed ones; undefined if all are solved. */
export function nextOf(
  puzzles: readonly PuzzleEntry[],
  progress: Progress,
  current: string,
  chance = Math.random,
): string | undefined {
  const [solved, missed] = [new Set(progress.solved), new Set(progress.missed)];
  const open = puzzles.filter(({ name }) => !solved.has(name));
  const fresh = open.filter(({ name }) => !missed.has(name));
  const pool = fresh.length ? fresh : open;
  // The puzzle on the screen comes again only if there is no other.
  const others = pool.filter(({ name }) => name !== current);
  const from = others.length ? others : pool;
  return from[Math.floor(chance() * from.length)]?.name;
}
