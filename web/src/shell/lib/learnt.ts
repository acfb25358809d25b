// Which steps of the lessons somebody has solved in this browser. Kept locally; it can be started again.

import { beginAgain } from "./coach";

const KEY = "crosshex.learnt";
type Learnt = Record<string, string[]>;

function all(): Learnt {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read ? (read as Learnt) : {};
  } catch {
    // Storage may be switched off or hold something foreign: then nothing was learnt.
    return {};
  }
}

function keep(learnt: Learnt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // Without storage every visit begins at the first step.
  }
}

const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;

/** The steps of a lesson that were solved. */
export function learntSteps(game: string, lesson: string): ReadonlySet<string> {
  const steps = all()[nameOf(game, lesson)];
  return new Set(Array.isArray(steps) ? steps : []);
}

export function solved(game: string, lesson: string, step: string): void {
  keep({ ...all(), [nameOf(game, lesson)]: [...new Set([...learntSteps(game, lesson), step])] });
}

/** Start a lesson again; whoever does wants a coach to start again too. */
export function unlearn(game: string, lesson: string): void {
  const { [nameOf(game, lesson)]: _, ...rest } = all();
  keep(rest);
  beginAgain();
}
