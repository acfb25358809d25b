// The puzzles that were solved in this browser, the streak, and which puzzle comes next.
import type { DailyPuzzle, Judged, PuzzleEntry } from "../../protocol";
import { store, stored } from "./storage";

/** Where a puzzle is asked. */
export const puzzleAddress = ({ game, name }: DailyPuzzle): string =>
  `/puzzles/${game}?puzzle=${encodeURIComponent(name)}`;

/** The progress in one game: names of puzzles, the current and the longest streak of right answers, and the level. */
export interface Progress {
  solved: readonly string[];
  missed: readonly string[];
  streak: number;
  best: number;
  /** The level that suits the person; it rises and falls with success. */
  level: number;
  /** How many answers in a row were right (above 0) or wrong (below 0) since the level changed. */
  run: number;
}

const KEY = "crosshex.puzzles";
const NONE: Progress = { solved: [], missed: [], streak: 0, best: 0, level: 1, run: 0 };
const LEVELS = 3;
/** So many right answers in a row lead to the next level, so many wrong ones to the one before. */
const [UP, DOWN] = [3, 2];

const all = () => stored<Record<string, unknown>>(KEY);

function keep(game: string, progress: Progress | undefined): Progress {
  const { [game]: _, ...others } = all();
  store(KEY, progress ? { ...others, [game]: progress } : others);
  return progress ?? NONE;
}

export function progressOf(game: string): Progress {
  const kept = all()[game];
  if (typeof kept !== "object" || !kept) return NONE;
  const { solved, missed, streak, best, level, run } = kept as Record<keyof Progress, unknown>;
  const names = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
  return {
    solved: names(solved),
    missed: names(missed),
    streak: count(streak),
    best: count(best),
    level: Math.min(Math.max(count(level), 1), LEVELS),
    run: Number.isSafeInteger(run) ? (run as number) : 0,
  };
}

/** The level and the run after one more answer. */
function climbed({ level, run }: Progress, right: boolean): Pick<Progress, "level" | "run"> {
  const next = right ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  const to = next >= UP ? level + 1 : next <= -DOWN ? level - 1 : level;
  const within = Math.min(Math.max(to, 1), LEVELS);
  return { level: within, run: within === level ? next : 0 };
}

/** Store how a puzzle was answered at the first try. A solved puzzle stays solved; a close answer neither adds to a streak nor ends it. */
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
      ...(verdict === "close" ? {} : { streak: 0, ...climbed(progress, false) }),
    });
  }
  const streak = progress.streak + 1;
  return keep(game, {
    solved: [...progress.solved, name],
    missed,
    streak,
    best: Math.max(progress.best, streak),
    ...climbed(progress, true),
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

/** The puzzles of the person's level; if all of them are solved, those of the nearest level that has others. */
export function ofMyLevel(puzzles: readonly PuzzleEntry[], progress: Progress): PuzzleEntry[] {
  const far = ({ level }: PuzzleEntry): number => Math.abs(level - progress.level);
  const solved = new Set(progress.solved);
  const open = puzzles.filter(({ name }) => !solved.has(name)).map(far);
  return puzzles.filter((one) => far(one) === Math.min(...open));
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
