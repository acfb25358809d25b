// Turns values of the server into texts: names of seats and bots, news, results, faults.
import type { GameRoom } from "../../games";
import type { News, Outcome, Replay, Seat } from "../../protocol";
import { Refused } from "./api";
import { t, tFirst, tOr } from "./text.svelte";

/** The name of a bot for people; `greedy-3` is level 3 of `greedy`. */
export function botName(bot: string): string {
  const [, family = bot, level] = /^(.*?)(?:-(\d+))?$/.exec(bot) ?? [];
  return tFirst([`web-bot-${bot}`, `web-bot-${family}`, "web-bot-other"], {
    name: bot,
    level: level ?? "none",
  });
}

/** The name of people who gave none. It is stored, and everybody reads it in their own language. */
export const GUEST = "Guest";

/** The name of a person for people. */
export function personName(name: string): string {
  return name === GUEST ? t("web-default-name") : name;
}

/** The name of the player on a seat; bots of the same level are told apart by their seat. */
export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (!seat) return "";
  if (seat.kind === "person")
    return seat.name ? personName(seat.name) : t("web-seat", { seat: at + 1 });
  if (seat.kind === "bot" && seat.bot) {
    const twins = seats.filter((one) => one.kind === "bot" && one.bot === seat.bot).length;
    return twins > 1
      ? t("web-bot-seat", { bot: botName(seat.bot), seat: at + 1 })
      : botName(seat.bot);
  }
  return t("web-open-seat");
}

/** Gives the name of the player on a seat. */
export type Named = (seat: number) => string;

/** A time for one decision, in seconds, or none. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return t("web-time-none");
  return t("web-time-value", { seconds, minutes: seconds / 60 });
}

export function sideName(side: string): string {
  return tOr(`web-side-${side}`, side);
}

/** The side of each seat, in games that have sides. */
export type Sides = readonly (string | null)[];

/** An event in words, for screen readers and the replay; empty if there is nothing to say. */
export function newsText(
  news: News,
  name: Named,
  room: GameRoom | undefined,
  sides: Sides = [],
): string {
  switch (news.type) {
    case "ended":
      return endText(news.outcome, name, [], sides);
    case "seated":
      return t("web-said-seated", { name: personName(news.name) });
    case "bot-seated":
      return t("web-said-seated", { name: name(news.seat) });
    case "stood":
      return news.name ? t("web-said-stood", { name: personName(news.name), why: news.why }) : "";
    case "started":
      return t("web-said-started", { name: name(news.first) });
    case "takeover-asked":
      return t("web-said-takeover-asked", { name: name(news.seat), by: name(news.by) });
    case "halted":
      return news.on ? t("web-halted") : t("web-said-resumed");
    case "configured":
    case "rematch":
      return t(`web-said-${news.type}`);
    case "stood-in":
      return t("web-said-stood-in", {
        name: news.name ? personName(news.name) : name(news.seat),
        bot: botName(news.bot),
        why: news.why,
      });
    case "returned":
    case "resigned":
    case "draw-offered":
    case "draw-agreed":
    case "draw-declined":
    case "bot-failed":
    case "bot-preparing":
    case "missed":
    case "paused":
    case "resumed":
    case "withdrawn":
    case "takeback-asked":
    case "takeback-agreed":
    case "takeback-declined":
    case "taken-back":
      return t(`web-said-${news.type}`, { name: name(news.seat) });
    default:
      return room?.say(news, name) ?? "";
  }
}

/** Events of the table, not of the game. They are shown as notices and also read aloud. */
const SEEN: ReadonlySet<News["type"]> = new Set([
  "stood",
  "started",
  "missed",
  "stood-in",
  "returned",
  "draw-agreed",
  "draw-declined",
  "takeback-declined",
  "taken-back",
  "takeover-asked",
  "configured",
  "rematch",
]);

export function isSeen(news: News): boolean {
  return SEEN.has(news.type);
}

/** How a game ended; `mine` are the seats of the person who reads it. */
export function endText(
  outcome: Outcome,
  name: Named,
  mine: readonly number[] = [],
  sides: Sides = [],
): string {
  return `${wonText(outcome, name, mine, sides)} ${endingText(outcome, name)}`;
}

/** Why a game ended. */
export function endingText({ ending, resigned }: Outcome, name: Named): string {
  return resigned === undefined
    ? tOr(`ending-${ending}`, ending)
    : t("web-resigned", { name: name(resigned) });
}

/** Who won, in a sentence. */
export function wonText(
  { winners, scores, stood_in = [] }: Outcome,
  name: Named,
  mine: readonly number[],
  sides: Sides,
): string {
  const [winner] = winners;
  if (winner === undefined) return t("web-drawn");
  if (scores.length === 1) return t("web-alone", { points: scores[0] ?? 0 });
  const side = sides[winner];
  if (side && winners.length > 1)
    return t("web-won-side", { side: sideName(side), names: listed(winners.map(name)) });
  if (winners.length === 1 && mine.length === 1 && mine[0] === winner && !stood_in.includes(winner))
    return t("web-won-you");
  return t("web-won", { names: listed(winners.map(name)), count: winners.length });
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(
    words,
  );
}

/** Where and how a record is wrong; faults that a game of another package finds are in English. */
export function recordFault({
  line,
  column,
  message,
  what,
  params,
}: NonNullable<Replay["error"]>): string {
  const { reason, why, ...rest } = params;
  const args = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value || "none"]),
  );
  if (reason) args.reason = tOr(`reason-${reason}`, why ?? reason);
  return t("web-record-fault", { line, column, message: tOr(`fault-${what}`, message, args) });
}

/** Why something was refused, for the person who will read it. */
export function faultText(reason: unknown): string {
  if (!(reason instanceof Refused)) return t("web-error-internal", { id: "" });
  const { code, params } = reason.fault;
  const args = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? ""]));
  if (code === "too-large" && !params.what)
    Object.assign(args, { what: "bytes", limit: Math.floor(Number(params.limit) / 1024) });
  if (typeof params.seat === "number") args.seat = params.seat + 1;
  if (code === "illegal-move")
    return t("web-error-illegal-move", {
      ...args,
      reason: tOr(`reason-${params.reason}`, String(params.reason)),
    });
  // What is wrong with an option, and where, has a sentence of its own.
  if (code === "bad-option" && params.what)
    return tOr(`fault-${params.what}`, t("web-error-bad-option"), args);
  if (code === "bad-position")
    args.message = tOr(`study-wrong-${params.what}`, String(params.message));
  return tFirst([`web-error-${code}`, "web-error-internal"], args);
}

/** The seat whose name was refused; null for other faults. A command has only one name, so its fault names no seat. */
export function refusedName(reason: unknown): number | null {
  if (!(reason instanceof Refused) || reason.fault.code !== "bad-name") return null;
  return Number(/seats\.(\d+)/.exec(String(reason.fault.params.path))?.[1] ?? 0);
}
