// The plain room, for any game without its own room: it shows the game's picture, and the moves as buttons.
import type { GameRoom } from "..";
import type { PlainTable } from "../../protocol";
import { t } from "../../shell/lib/text.svelte";
import Card from "./Card.svelte";

const room: GameRoom<PlainTable> = {
  Card,
  say: (news, name) => {
    const said = (seat: number, move: string): string =>
      t("web-said-chose", { name: name(seat), choice: move });
    switch (news.type) {
      case "plain-thrown":
        return t("web-plain-thrown", { roll: news.roll });
      case "chose":
        return t("web-plain-chose", { name: name(news.seat) });
      case "plain-revealed":
        return news.seats.map((seat, i) => said(seat, news.moves[i] ?? "")).join(" ");
      case "plain-moved":
        return said(news.seat, news.move);
      default:
        return "";
    }
  },
  sound: (news) =>
    news.type === "plain-thrown"
      ? "dice"
      : news.type === "plain-moved" || news.type === "plain-revealed"
        ? "tile"
        : null,
  play: () => import("./Play.svelte"),
  replay: () => import("./Replay.svelte"),
  study: () => import("./Study.svelte"),
  picture: () => import("./Picture.svelte"),
};
export default room;
