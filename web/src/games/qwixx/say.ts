// The events of a dice game in words.
import type { Choice, Colour, Lock, News } from "../../protocol";
import type { Named } from "../../shell/lib/say";
import { t } from "../../shell/lib/text.svelte";
import type { Die } from "..";
import { COLOURS, type DrawnRow } from "./sheet";

export function choiceText(choice: Choice): string {
  if (choice.colour === null || choice.number === null) {
    return choice.failed ? t("web-choice-failed") : t("web-choice-nothing");
  }
  const kind = choice.locks ? "locks" : choice.lucky ? "lucky" : "plain";
  return t("web-choice-cross", { colour: choice.colour, number: choice.number, kind });
}

/** What people call a row: by its colour, or by its number from the top. */
export function rowName(called: Colour | null, row: number): string {
  return called ? t("web-row", { colour: called }) : t("sheet-row", { row: row + 1 });
}

export function locksText(locked: readonly Lock[]): string {
  return locked
    .map(({ row, called, die }) =>
      called
        ? t("web-said-locked", { colour: called })
        : t("web-said-locked-row", { row: row + 1, die: die ?? "none" }),
    )
    .join(" ");
}

/** A whole sheet in a sentence, for screen readers. */
export function readSheet(name: string, rows: readonly DrawnRow[], failed: number): string {
  const counts = Object.fromEntries(rows.map(({ called, crosses }) => [called, crosses]));
  if (COLOURS.every((colour) => colour in counts))
    return t("web-sheet-read", { name, failed, ...counts });
  const said = rows.map(({ fields }, i) => {
    const crossed = fields.filter(({ mark }) => mark === "crossed").map(({ word }) => word);
    return t("sheet-read-row", { row: i + 1, crossed: crossed.join(" ") || "–" });
  });
  return t("sheet-read", { name, rows: said.join(", "), failed });
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
