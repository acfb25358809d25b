// The room of Qwixx and Qwixx Longo: sheets, dice, events in words, sounds.
import type { GameRoom } from "..";
import type { QwixxTable } from "../../protocol";
import { signed, t } from "../../shell/lib/text.svelte";
import Card from "./Card.svelte";
import "./qwixx.css";
import { choiceText, dieOf, say } from "./say";
import { choiceFrom, roomOf } from "./sheet";
import type { Picture } from "./Rules.svelte";

const room: GameRoom<QwixxTable, Picture> = {
  Card,
  say,
  sound: (news) => {
    if (news.type === "thrown") return "dice";
    if (news.type !== "revealed" && news.type !== "acted") return null;
    if (news.locked.length > 0) return "lock";
    return news.type === "acted" && news.choice.failed ? "failed" : "cross";
  },
  die: dieOf,
  play: () => import("./Play.svelte"),
  replay: () => import("./Replay.svelte"),
  study: () => import("./Study.svelte"),
  picture: () => import("./Picture.svelte"),
  setUp: () => import("./SetUp.svelte"),
  brings: (word, ask, game) => {
    const offer =
      ask.kind === "qwixx" ? ask.choices.find((choice) => choice.move === word) : undefined;
    return offer
      ? t("puzzle-brings", {
          choice: choiceText(choiceFrom(word, game.layout)),
          gain: signed(offer.gain),
          points: Math.abs(offer.gain),
          skips: offer.skips,
        })
      : "";
  },
  move: (word, game) => choiceText(choiceFrom(word, game.layout)),
  blank: () => import("./Blank.svelte"),
  roomWith: (entry, { sheet }) => {
    const room = roomOf(entry);
    const layout = room.sheets.find(({ name }) => name === sheet);
    return layout && { ...room, layout };
  },
  workshop: () => import("./workshop/Workshop.svelte"),
  pad: () => import("./Pad.svelte"),
  pairs: (entry) => roomOf(entry).lucky_pairs as [number, number][],
  rules: () => import("./Rules.svelte"),
  claim: async (record, entry) => (await import("./fair")).claimOf(record, roomOf(entry)),
};
export default room;
