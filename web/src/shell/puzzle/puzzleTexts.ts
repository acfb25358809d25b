// The texts of puzzles: themes, levels, and comments on answers.
import type { Judged, Puzzle, Unit } from "../../protocol";
import { endText, sideName } from "../lib/say";
import { lossText, valueText } from "../lib/study";
import { capital, language, t, tOr } from "../lib/text.svelte";

const LEVELS = ["easy", "medium", "hard"] as const;

/** The name of a theme, with a capital letter; a theme of another package may have no translation. */
export function themeName(theme: string): string {
  return capital(tOr(`puzzle-theme-${theme}`, theme));
}

export function levelName(level: number): string {
  return t(`web-level-${LEVELS[level - 1] ?? "hard"}`);
}

const points = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** What a puzzle asks for; `side` is the side that the person plays, if there are sides. */
export function asksFor(puzzle: Puzzle, side: string | undefined): string {
  const task = puzzle.unit
    ? t(`puzzle-task-${puzzle.unit}`)
    : t("puzzle-task-win", { moves: puzzle.own_moves });
  return side ? `${t("puzzle-you-play", { side: sideName(side) })} ${task}` : task;
}

/** One of the moves that show the solution, with the end of the game if it is the last; `mine` is the person's seat. */
export function saidOfStep(
  mine: number,
  { seat, move, outcome }: Judged["course"][number],
  number: number,
  all: number,
  names: readonly string[],
  sides: readonly string[],
  word: (move: string) => string,
): string {
  const text = t("puzzle-step", { number, all, name: names[seat] ?? "", move: word(move) });
  return outcome ? `${text}. ${endText(outcome, (one) => names[one] ?? "", [mine], sides)}` : text;
}

/** The comment on an answer in a sentence or two; `word` gives a move in words. */
export function said(puzzle: Puzzle, judged: Judged, word: (move: string) => string): string {
  const [first = "", second] = judged.answers;
  const best = word(first);
  const move = judged.move === null ? "" : word(judged.move);
  if (puzzle.unit) return saidOfValues(puzzle.unit, judged, best, move, word);
  const wins = t("puzzle-said-win", { best, moves: puzzle.own_moves });
  if (judged.verdict === "wrong") return `${t("puzzle-said-no-win", { move })} ${wins}`;
  return second && judged.move && judged.move !== first
    ? t("puzzle-said-win-too", { move, best })
    : wins;
}

/** The comment on a try that may be followed by another: what it costs, and nothing about the answer. */
export function saidOfTry(puzzle: Puzzle, judged: Judged, word: (move: string) => string): string {
  const move = word(judged.move ?? "");
  return puzzle.unit
    ? t("puzzle-try-costs", { move, loss: lossText(judged.loss, puzzle.unit) })
    : t("puzzle-said-no-win", { move });
}

function saidOfValues(
  unit: Unit,
  judged: Judged,
  best: string,
  move: string,
  word: (move: string) => string,
): string {
  const [top, next] = judged.moves;
  if (!top) return "";
  const wrong = judged.verdict === "close" || judged.verdict === "wrong";
  const other = wrong ? top.value - judged.loss : (next?.value ?? top.value);
  return t(wrong ? `puzzle-said-costs-${unit}` : `puzzle-said-${unit}`, {
    best,
    move,
    next: next ? word(next.move) : "",
    loss: points(top.value - other),
    top: valueText(top.value, unit),
    value: valueText(other, unit),
  });
}
