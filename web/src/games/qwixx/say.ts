// The events of a dice game in words.
import type { Choice, Colour, News } from "../../protocol";
import type { Named } from "../../shell/lib/say";
import { t } from "../../shell/lib/text.svelte";
import type { Die } from "..";
import { COLOURS } from "./sheet";

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

/** The label of a die: two white dice come first, then one of each colour. */
export function dieOf(place: number): Die {
  const colour = COLOURS[place - 2] ?? "white";
  return {
    mark: colour === "white" ? "" : t(`web-letter-${colour}`),
    tone: colour,
    name: (value) => t("web-die", { colour, value }),
  };
}

export function say(news: News, name: Named): string {
  const chose = (seat: number, choice: Choice): string =>
    t("web-said-chose", { name: name(seat), choice: choiceText(choice) });
  const all = (...texts: string[]): string => texts.filter(Boolean).join(" ");
  switch (news.type) {
    case "thrown":
      return t(news.again ? "web-said-thrown-again" : "web-said-thrown", {
        name: name(news.active),
        sum: news.roll.sum,
      });
    case "revealed":
      return all(
        ...news.choices.map((choice, seat) => chose(seat, choice)),
        locksText(news.locked),
      );
    case "acted":
      return all(chose(news.seat, news.choice), locksText(news.locked));
    default:
      return "";
  }
}
