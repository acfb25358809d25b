// The steps of lessons that were solved in this browser.
import { beginAgain } from "./coach";
import { store, stored } from "./storage";

const KEY = "crosshex.learnt";
const all = () => stored<Record<string, string[]>>(KEY);
const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;

/** The steps of a lesson that were solved. */
export function learntSteps(game: string, lesson: string): ReadonlySet<string> {
  const steps = all()[nameOf(game, lesson)];
  return new Set(Array.isArray(steps) ? steps : []);
}

export function solved(game: string, lesson: string, step: string): void {
  store(KEY, {
    ...all(),
    [nameOf(game, lesson)]: [...new Set([...learntSteps(game, lesson), step])],
  });
}

/** Start a lesson again; the coach starts again too. */
export function unlearn(game: string, lesson: string): void {
  const { [nameOf(game, lesson)]: _, ...rest } = all();
  store(KEY, rest);
  beginAgain();
}
