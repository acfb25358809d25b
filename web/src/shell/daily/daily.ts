// The Daily without a screen: the squares of a shared text, the bars of the curve, days as texts.
import type { Decision, Grade, Part } from "../../protocol";
import { language } from "../lib/text.svelte";

/** One square for each throw. They say how well it was answered, and nothing about the dice. */
const SQUARES: Readonly<Record<Grade, string>> = {
  best: "🟩",
  good: "🟩",
  inaccuracy: "🟨",
  mistake: "🟧",
  blunder: "🟥",
};
const ORDER: readonly Grade[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
const PER_LINE = 10;

/** The worst decision of each throw. */
export function marksOf({ throws, decisions }: Pick<Part, "throws" | "decisions">): Grade[] {
  return throws.map(({ ply }, i) => {
    const until = throws[i + 1]?.ply ?? Infinity;
    const mine = decisions.filter((one: Decision) => one.ply > ply && one.ply <= until);
    return ORDER[Math.max(0, ...mine.map(({ grade }) => ORDER.indexOf(grade)))] ?? "best";
  });
}

/** The squares of a game in lines of ten. */
export function squares(part: Pick<Part, "throws" | "decisions">): string[] {
  const marks = marksOf(part).map((grade) => SQUARES[grade]);
  const lines: string[] = [];
  for (let at = 0; at < marks.length; at += PER_LINE)
    lines.push(marks.slice(at, at + PER_LINE).join(""));
  return lines;
}

export interface Bar {
  from: number;
  to: number;
  players: number;
  mine: boolean;
}

const WIDTH = 10;

/** How many people have made how many points, ten points to a bar. */
export function bars(curve: readonly (readonly [number, number])[], mine: number | null): Bar[] {
  const place = (points: number): number => Math.floor(points / WIDTH);
  const places = curve.map(([points]) => place(points));
  if (!places.length) return [];
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: high - low + 1 }, (_, i) => ({
    from: (low + i) * WIDTH,
    to: (low + i) * WIDTH + WIDTH - 1,
    players: curve.reduce((sum, [points, n]) => (place(points) === low + i ? sum + n : sum), 0),
    mine: mine !== null && place(mine) === low + i,
  }));
}

/** The points that half of all people reach or exceed. */
export function middleOf(curve: readonly (readonly [number, number])[]): number {
  const all = curve.flatMap(([points, n]) => Array.from({ length: n }, () => points));
  return all.toSorted((a, b) => b - a)[Math.ceil(all.length / 2) - 1] ?? 0;
}

/** A date such as 2026-11-19 as people write it; a day of the Daily is one of UTC. */
export function dayText(day: string, style: "long" | "medium" = "long"): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(at);
}

/** When something begins, by the clock of this device. */
export function whenText(ms: number): string {
  const style = { weekday: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language(), style).format(ms);
}
