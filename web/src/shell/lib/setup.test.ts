import { expect, test } from "vitest";
import type { GameEntry } from "../../protocol";
import { kept, newTable, sameLevel, seatNumbers, startSetup } from "./setup";

const entry = { bots: ["easy", "medium", "master"], default_bot: "medium" } as GameEntry;
const qwixx: GameEntry = { ...entry, game: "qwixx", seats: [1, 2, 3, 4, 5], options: [] };
const six: GameEntry = {
  ...entry,
  game: "six",
  seats: [2, 4],
  options: [
    { name: "variant", type: "choice", values: ["basic", "advanced"], default: "basic" },
    { name: "move_limit", type: "limit", values: null, default: 200 },
    { name: "lucky", type: "pairs", values: [[4, 9]], default: [] },
  ],
};
const nameOf = (seat: number): string => `Player ${seat + 1}`;
const share = (): string => "ab";

test("the defaults are a game of two against a bot", () => {
  expect(newTable(startSetup(qwixx, "Ann"), nameOf, share)).toEqual({
    game: "qwixx",
    seats: [{ kind: "me", name: "Ann", share: "ab" }, { kind: "bot", bot: "medium" }],
    time: null,
  });
});

test("friends get open seats, and the table may be public", () => {
  const setup = { ...startSetup(qwixx, ""), who: "friends" as const, seats: 3, public: true, time: 60 };
  expect(newTable(setup, nameOf, share)).toEqual({
    game: "qwixx",
    seats: [{ kind: "me", name: "Player 1", share: "ab" }, { kind: "open" }, { kind: "open" }],
    time: 60,
    public: true,
  });
});

test("around one screen every seat is mine, with a name of its own", () => {
  const setup = { ...startSetup(qwixx, "Ann"), who: "screen" as const, names: ["Ann", " Bob ", ""], seats: 3 };
  const names = newTable(setup, nameOf, share).seats.map((seat) => (seat.kind === "me" ? seat.name : seat.kind));
  expect(names).toEqual(["Ann", "Bob", "Player 3"]);
});

test("watching needs bots only and no clock", () => {
  const setup = { ...startSetup(six, "Ann"), who: "watch" as const, time: 30 };
  setup.options.variant = "advanced";
  expect(newTable(setup, nameOf, share)).toEqual({
    game: "six",
    seats: [{ kind: "bot", bot: "medium" }, { kind: "bot", bot: "medium" }],
    time: null,
    options: { variant: "advanced", move_limit: 200 },
  });
});

test("a game that two cannot play begins with as many as it has", () => {
  expect(startSetup({ ...qwixx, seats: [3, 4] }, "").seats).toBe(3);
});

test("one level stands for all bots as long as they share it", () => {
  expect(sameLevel(["easy", "hard", "hard"], [1, 2])).toBe("hard");
  expect(sameLevel(["easy", "hard", "easy"], [1, 2])).toBe("");
});

test("nobody invites friends to a game for one", () => {
  expect(seatNumbers(qwixx, "friends")).toEqual([2, 3, 4, 5]);
  expect(seatNumbers(qwixx, "bots")).toContain(1);
});

test("a form begins with what was chosen the last time, in each game with its own seats and options", () => {
  const setup = { ...startSetup(six, "Ann"), seats: 4, who: "screen" as const, names: ["Ann", "Bob", "", "", ""], time: 60 };
  setup.bots = setup.bots.map(() => "master");
  setup.options = { variant: "advanced", move_limit: null };
  const last = kept(setup, six, {});
  expect(startSetup(six, "Ann", last)).toEqual(setup);
  expect(startSetup(qwixx, "Ann", last)).toMatchObject({ seats: 2, who: "screen", bots: setup.bots, names: setup.names, options: {} });
});

test("what no longer exists falls back quietly", () => {
  const foreign = JSON.parse('{"who": "aliens", "bots": ["gone", 3], "time": 7, "names": null, "games": {"six": {"seats": 3, "options": {"variant": "odd", "move_limit": -1, "old": 1}}}}');
  expect(startSetup(six, "Ann", foreign)).toEqual(startSetup(six, "Ann"));
});

test("a level that one game lacks is there again in the next one", () => {
  const plain = { ...qwixx, bots: ["medium"] };
  const last = { bots: Array.from({ length: 5 }, () => "master") };
  expect(kept(startSetup(plain, "", last), plain, last).bots).toEqual(last.bots);
});
