// A review for the screen: values as texts, the key moments, the moves up to a ply.
import type {
  Analysis,
  BoardMove,
  Decision,
  Grade,
  Part,
  Replay,
  Review,
  StudiedThrow,
  Unit,
} from "../../protocol";
import { language, t } from "./text.svelte";

/** A number with its unit: a share of the win in per cent, or points; `bare` leaves out the unit. */
export function valueText(value: number, unit: Unit, bare = false): string {
  if (bare) return inTenths(unit === "share" ? value * 100 : value, "points");
  const text = inTenths(value, unit);
  return unit === "share" ? text : t("study-points", { points: text });
}
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function inTenths(value: number, unit: Unit, more: Intl.NumberFormatOptions = {}): string {
  const style = unit === "share" ? ({ style: "percent" } as const) : {};
  return new Intl.NumberFormat(language(), { ...TENTHS, ...style, ...more })
    .format(value)
    .replace("-", "−");
}

/** A change with its sign and its unit; `bare` leaves out the unit. */
export function changeText(change: number, unit: Unit, bare = false): string {
  const sign = { signDisplay: "exceptZero" } as const;
  if (bare) return inTenths(unit === "share" ? change * 100 : change, "points", sign);
  const text = inTenths(change, unit, sign);
  return unit === "share" ? text : t("study-change-points", { change: text });
}

/** A figure of games that were played, and half of its interval; without one after a single game. */
export function rolledText([mean, low, high]: Figure, unit: Unit): string {
  const text = inTenths(mean, unit);
  if (high === low) return text;
  return `${text} ± ${inTenths(unit === "share" ? 50 * (high - low) : (high - low) / 2, "points")}`;
}
/** A mean, and the bounds of its interval. */
export type Figure = readonly [number, number, number];

/** How much a choice cost, without a sign. */
export function lossText(loss: number, unit: Unit): string {
  return t(`study-loss-${unit}`, { loss: inTenths(loss, unit) });
}

/** The review so far, with the next part added. */
export function joined(known: Part | null, part: Part): Part {
  if (!known) return part;
  return {
    ...part,
    throws: [...known.throws, ...part.throws],
    decisions: [...known.decisions, ...part.decisions],
    course: [...known.course, ...part.course],
  };
}

/** The same with the chance of its side for every seat: `partners` win together and share the win. */
export function ofSides<Found extends Part>(found: Found, partners: number): Found {
  if (partners === 1 || found.unit !== "share") return found;
  const whole = (values: readonly number[]): number[] => values.map((value) => value * partners);
  const balance = (totals: Review["totals"][number]): typeof totals => ({
    ...totals,
    luck: totals.luck * partners,
    own: totals.own * partners,
    others: totals.others * partners,
    error: totals.error * partners,
    adjusted: totals.adjusted * partners,
  });
  const review: Partial<Review> = found;
  return {
    ...found,
    throws: found.throws.map((one) => ({ ...one, luck: whole(one.luck) })),
    decisions: found.decisions.map((one) => ({
      ...one,
      loss: one.loss * partners,
      moves: one.moves.map((move) => ({ ...move, value: move.value * partners })),
    })),
    course: found.course.map((point) => ({ ...point, values: whole(point.values) })),
    ...(review.start && { start: whole(review.start) }),
    ...(review.result && { result: whole(review.result) }),
    ...(review.totals && { totals: review.totals.map(balance) }),
  };
}

/** The same for an analysis. */
export function analysisOfSides(found: Analysis, partners: number): Analysis {
  if (partners === 1 || found.unit !== "share") return found;
  return {
    ...found,
    position: found.position.map((value) => value * partners),
    seats: found.seats.map((seat) => ({
      ...seat,
      moves: seat.moves.map((move) => ({ ...move, value: move.value * partners })),
    })),
  };
}

/** The grades of choices that are highlighted. */
const POOR: ReadonlySet<Grade> = new Set(["inaccuracy", "mistake", "blunder"]);
export function isPoor({ grade }: Decision): boolean {
  return POOR.has(grade);
}

/** Something that moved the chances: a poor choice, or a throw. */
export type Moment =
  | { kind: "choice"; ply: number; size: number; decision: Decision }
  | { kind: "throw"; ply: number; size: number; thrown: StudiedThrow; seat: number };

const MOST_MOMENTS = 8;
const MOST_MISTAKES = 3;

/** The choices of a seat that cost most, the worst one first. */
export function mistakesOf(review: Part, seat: number): Decision[] {
  return review.decisions
    .filter((decision) => decision.seat === seat && isPoor(decision))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST_MISTAKES);
}

/** The key moments of a seat: its poor choices, and the throws that moved the chances most, in the order of the game. */
export function momentsOf(review: Part, seat: number): Moment[] {
  const poor = review.decisions.filter((one) => one.seat === seat && isPoor(one));
  const choices = poor.map((decision): Moment => ({
    kind: "choice",
    ply: decision.ply,
    size: decision.loss,
    decision,
  }));
  const throws = review.throws.map((thrown): Moment => {
    const seat = thrown.luck.indexOf(Math.max(...thrown.luck));
    return {
      kind: "throw",
      ply: thrown.ply,
      size: Math.max(...thrown.luck.map(Math.abs)),
      thrown,
      seat,
    };
  });
  // People learn from choices, so these come first, and throws fill the rest.
  const most = choices.toSorted((a, b) => b.size - a.size).slice(0, MOST_MOMENTS);
  const lucky = throws
    .toSorted((a, b) => b.size - a.size)
    .slice(0, Math.max(2, (MOST_MOMENTS - most.length) / 2));
  return [...most, ...lucky].toSorted((a, b) => a.ply - b.ply);
}

/**
 * Parts and their sum, each rounded to a number of decimals, and so that the rounded parts add up to the rounded sum: those are
 * rounded the other way that are nearest to it.
 */
export function roundedToSum(parts: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  const rounded = parts.map((part) => Math.round(part * unit));
  const sum = Math.round(parts.reduce((all, part) => all + part, 0) * unit);
  let left = sum - rounded.reduce((all, part) => all + part, 0);
  const way = Math.sign(left);
  const byError = parts
    .map((part, i) => ({ i, error: (part * unit - (rounded[i] ?? 0)) * way }))
    .toSorted((a, b) => b.error - a.error);
  for (const { i } of byError) {
    if (left === 0) break;
    rounded[i] = (rounded[i] ?? 0) + way;
    left -= way;
  }
  // Adding 0 turns a negative zero into 0.
  return [...rounded, sum].map((part) => part / unit + 0);
}

/** The moves from the start of a game to a ply; choices that several seats make together are one ply. */
export function movesTo(record: Replay, ply: number): BoardMove[] {
  return record.plies.slice(1, ply + 1).flatMap(({ actor, move }): BoardMove[] => {
    if (move === null) return [];
    if (actor !== null) return [{ actor, move }];
    return move.split(" ").map((word, seat) => ({ actor: seat, move: word }));
  });
}

/** What a choice costs compared with the best one. */
export function costOf({ moves }: Decision, move: string): number {
  const best = moves[0]?.value ?? 0;
  const found = moves.find((one) => one.move === move);
  return found ? Math.max(0, best - found.value) : 0;
}
