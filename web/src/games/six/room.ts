// The room of Six: the board of hexagons, events in words, sounds.
import type { GameRoom } from "..";
import type { SixTable } from "../../protocol";
import { t } from "../../shell/lib/text.svelte";
import Card from "./Card.svelte";
import type { Picture } from "./Rules.svelte";
import "./six.css";

const room: GameRoom<SixTable, Picture> = {
  Card,
  say: (news, name) =>
    news.type === "moved"
      ? t("web-said-moved", {
          name: name(news.seat),
          kind: news.from ? "shift" : news.to ? "put" : "other",
          move: news.move,
          cell: news.to?.join() ?? "",
          from: news.from?.join() ?? "",
          removed: news.removed.length,
        })
      : "",
  sound: (news) => (news.type === "moved" ? "tile" : null),
  play: () => import("./Play.svelte"),
  replay: () => import("./Replay.svelte"),
  study: () => import("./Study.svelte"),
  picture: () => import("./Picture.svelte"),
  setUp: () => import("./SetUp.svelte"),
  move: (word) => word.replace(">", " → "),
  rules: () => import("./Rules.svelte"),
};
export default room;
