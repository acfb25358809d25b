// What happened, in words: names of seats and bots, choices, news, faults. Words come from the catalogue.
import { Refused, type Choice, type Colour, type News, type Outcome, type Seat, type Side, type Table } from "../../protocol";
import { t, tFirst } from "./text.svelte";

/** A bot's level as people read it; `greedy-3` is the level 3 of `greedy`. */
export function botName(bot: string): string {
  const [, family = bot, level] = /^(.*?)(?:-(\d+))?$/.exec(bot) ?? [];
  return tFirst([`web-bot-${bot}`, `web-bot-${family}`, "web-bot-other"], { name: bot, level: level ?? "none" });
}

/** Who sits there; bots of the same level are told apart by their seat. */
export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (!seat) return "";
  if (seat.kind === "person") return seat.name ?? t("web-seat", { seat: at + 1 });
  if (seat.kind === "bot" && seat.bot) {
    const twins = seats.filter((one) => one.kind === "bot" && one.bot === seat.bot).length;
    return twins > 1 ? t("web-bot-seat", { bot: botName(seat.bot), seat: at + 1 }) : botName(seat.bot);
  }
  return t("web-open-seat");
}

/** A time for one decision, in seconds, or none. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return t("web-time-none");
  return t("web-time-value", { seconds, minutes: seconds / 60, hours: seconds / 3600 });
}

export function sideName(side: Side): string {
  return t(`web-side-${side}`);
}

export function choiceText(choice: Choice): string {
  if (choice.row === null || choice.number === null) {
    return choice.failed ? t("web-choice-failed") : t("web-choice-nothing");
  }
  const kind = choice.locks ? "locks" : choice.lucky ? "lucky" : "plain";
  return t("web-choice-cross", { colour: choice.row, number: choice.number, kind });
}

export function locksText(locked: readonly Colour[]): string {
  return locked.map((colour) => t("web-said-locked", { colour })).join(" ");
}

/** What a player at a real table would hear; empty where nothing would be said. */
export function newsText(news: News, table: Table): string {
  const name = (seat: number): string => seatName(table.seats, seat);
  switch (news.type) {
    case "thrown":
      return t("web-said-thrown", { name: name(news.active), sum: news.roll.sum });
    case "revealed":
      return [
        ...news.choices.map((choice, seat) => t("web-said-chose", { name: name(seat), choice: choiceText(choice) })),
        locksText(news.locked),
      ]
        .filter(Boolean)
        .join(" ");
    case "acted":
      return [t("web-said-chose", { name: name(news.seat), choice: choiceText(news.choice) }), locksText(news.locked)]
        .filter(Boolean)
        .join(" ");
    case "moved":
      return t("web-said-moved", {
        name: name(news.seat),
        kind: news.from ? "shift" : news.to ? "put" : "other",
        move: news.move,
        cell: news.to ? news.to.join(",") : "",
        from: news.from ? news.from.join(",") : "",
        removed: news.removed.length,
      });
    case "ended":
      return endText(table, news.outcome);
    case "seated":
      return t("web-said-seated", { name: news.name });
    case "stood-in":
    case "returned":
    case "resigned":
    case "draw-offered":
    case "draw-agreed":
    case "draw-declined":
    case "takeover-asked":
    case "bot-failed":
      return t(`web-said-${news.type}`, { name: name(news.seat) });
    default:
      return "";
  }
}

/** How a game ended; `mine` are the seats of the person who reads it. */
export function endText(table: Table, { ending, winners, scores }: Outcome, mine: readonly number[] = []): string {
  return `${wonText(table, winners, scores, mine)} ${t(`ending-${ending}`)}`;
}

function wonText(table: Table, winners: readonly number[], scores: readonly number[], mine: readonly number[]): string {
  const [winner] = winners;
  if (winner === undefined) return t("web-drawn");
  if (table.seats.length === 1) return t("web-alone", { points: scores[0] ?? 0 });
  if (winners.length === 1 && mine.length === 1 && mine[0] === winner) return t("web-won-you");
  return t("web-won", { names: listed(winners.map((seat) => seatName(table.seats, seat))), count: winners.length });
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(words);
}

/** Why something was refused, for the person who will read it. */
export function faultText(reason: unknown): string {
  if (!(reason instanceof Refused)) return t("web-error-internal", { id: "" });
  const { code, params } = reason.fault;
  const args = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? ""]));
  if (typeof params.seat === "number") args.seat = params.seat + 1;
  if (code === "illegal-move") return t("web-error-illegal-move", { ...args, reason: t(`reason-${params.reason}`) });
  return tFirst([`web-error-${code}`, "web-error-internal"], args);
}
