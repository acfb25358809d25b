import { expect, test } from "vitest";
import type { GameEntry } from "../../protocol";
import {
  asksFirst,
  asksSide,
  kept,
  newTable,
  sameLevel,
  seatNumbers,
  speedOf,
  startSetup,
  type Setup,
} from "./setup";

const entry = {
  bots: ["easy", "medium", "master"],
  default_bot: "medium",
  sides: [] as string[],
} as GameEntry;
const qwixx: GameEntry = {
  ...entry,
  game: "qwixx",
  seats: [1, 2, 3, 4, 5],
  options: [],
  first_by_lot: true,
};
const six: GameEntry = {
  ...entry,
  game: "six",
  seats: [2, 4],
  sides: ["black", "red"],
  options: [
    { name: "variant", type: "choice", values: ["basic", "advanced"], default: "basic" },
    { name: "move_limit", type: "limit", values: null, default: 200 },
    { name: "lucky", type: "pairs", values: [[4, 9]], default: [] },
  ],
};
const nameOf = (seat: number): string => `Player ${seat + 1}`;
const share = (): string => "ab";

test("the defaults are a game of two against a bot", () => {
  expect(newTable(startSetup(qwixx, "Ann"), qwixx, nameOf, share)).toEqual({
    game: "qwixx",
    seats: [
      { kind: "me", name: "Ann", share: "ab" },
      { kind: "bot", bot: "medium" },
    ],
    pace: 600,
    time: null,
  });
});

test("with our own dice nothing is left to the server: who begins and what would be drawn are named", () => {
  const longo: GameEntry = {
    ...qwixx,
    dice: true,
    options: [
      {
        name: "lucky",
        type: "pairs",
        values: [
          [4, 9],
          [5, 8],
          [6, 7],
          [6, 11],
          [7, 12],
        ],
        default: [],
      },
    ],
  };
  const setup: Setup = { ...startSetup(longo, "Ann"), own: true };
  setup.pairs.lucky![1] = [3, 12];
  const { dice, first, options } = newTable(setup, longo, nameOf, share);
  expect({ dice, first, options }).toEqual({
    dice: "own",
    first: 0,
    options: {
      lucky: [
        [4, 9],
        [3, 12],
      ],
    },
  });
  expect(newTable({ ...setup, begins: 1 }, longo, nameOf, share).first).toBe(1);
  expect(newTable({ ...setup, who: "watch" }, longo, nameOf, share).dice).toBeUndefined();
  expect(newTable({ ...setup, own: false }, longo, nameOf, share).dice).toBeUndefined();
  expect(startSetup(longo, "Ann", kept(setup, longo, {})).own).toBe(true);
});

test("friends get open seats, and the table may be public", () => {
  const setup = {
    ...startSetup(qwixx, ""),
    who: "friends" as const,
    seats: 3,
    public: true,
    time: 60,
    takebacks: false,
  };
  expect(newTable(setup, qwixx, nameOf, share)).toEqual({
    game: "qwixx",
    seats: [{ kind: "me", name: "Player 1", share: "ab" }, { kind: "open" }, { kind: "open" }],
    pace: 600,
    time: 60,
    takebacks: false,
    public: true,
  });
});

test("around one screen every seat is mine, with a name of its own", () => {
  const setup = {
    ...startSetup(qwixx, "Ann"),
    who: "screen" as const,
    names: ["Ann", " Bob ", ""],
    seats: 3,
  };
  const names = newTable(setup, qwixx, nameOf, share).seats.map((seat) =>
    seat.kind === "me" ? seat.name : seat.kind,
  );
  expect(names).toEqual(["Ann", "Bob", "Player 3"]);
});

test("watching needs bots only and no clock", () => {
  const setup: Setup = { ...startSetup(six, "Ann"), who: "watch", time: 30, speed: "slow" };
  setup.options.variant = "advanced";
  expect(newTable(setup, six, nameOf, share)).toEqual({
    game: "six",
    seats: [
      { kind: "bot", bot: "medium" },
      { kind: "bot", bot: "medium" },
    ],
    pace: 1800,
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
  const setup = {
    ...startSetup(six, "Ann"),
    seats: 4,
    who: "screen" as const,
    names: ["Ann", "Bob", "", "", ""],
    time: 60,
  };
  setup.bots = setup.bots.map(() => "master");
  setup.options = { variant: "advanced", move_limit: null };
  Object.assign(setup, { begins: 3, side: 1, speed: "quick", takebacks: false });
  const last = kept(setup, six, {});
  expect(startSetup(six, "Ann", last)).toEqual(setup);
  expect(startSetup(qwixx, "Ann", last)).toMatchObject({
    begins: null,
    side: null,
    speed: "quick",
    seats: 2,
    who: "screen",
    bots: setup.bots,
    names: setup.names,
    options: {},
  });
});

test("what no longer exists falls back quietly", () => {
  const foreign = JSON.parse(
    '{"who": "aliens", "bots": ["gone", 3], "time": 7, "names": null, "speed": "light", "games": {"six": {"seats": 3, "begins": 2, "side": -1, "options": {"variant": "odd", "move_limit": -1, "old": 1}}}}',
  );
  expect(startSetup(six, "Ann", foreign)).toEqual(startSetup(six, "Ann"));
});

test("a level that one game lacks is there again in the next one", () => {
  const plain = { ...qwixx, bots: ["medium"] };
  const last = { bots: Array.from({ length: 5 }, () => "master") };
  expect(kept(startSetup(plain, "", last), plain, last).bots).toEqual(last.bots);
});

const kinds = (setup: Setup, game: GameEntry, lot = 0): string[] =>
  newTable(setup, game, nameOf, share, () => lot).seats.map(({ kind }) => kind);

test("my side is drawn by lot unless I choose it, and partners stay opposite", () => {
  const setup = startSetup(six, "Ann");
  expect(kinds(setup, six, 0)).toEqual(["me", "bot"]);
  expect(kinds(setup, six, 1)).toEqual(["bot", "me"]);
  expect(kinds({ ...setup, side: 0 }, six, 1)).toEqual(["me", "bot"]);
  expect(kinds({ ...setup, side: 1, who: "friends" }, six)).toEqual(["open", "me"]);
  const four: Setup = { ...setup, side: 1, seats: 4, bots: ["", "easy", "medium", "master", ""] };
  const levels = newTable(four, six, nameOf, share).seats.map((seat) =>
    seat.kind === "bot" ? seat.bot : seat.kind,
  );
  expect(levels).toEqual(["master", "me", "easy", "medium"]);
});

test("where any seat may begin, the choice is sent and the seats stay", () => {
  const setup = startSetup(qwixx, "Ann");
  expect(newTable(setup, qwixx, nameOf, share)).not.toHaveProperty("first");
  expect(newTable({ ...setup, begins: 1 }, qwixx, nameOf, share)).toMatchObject({
    first: 1,
    seats: [{ kind: "me" }, { kind: "bot" }],
  });
  expect(newTable({ ...setup, begins: 1, seats: 1 }, qwixx, nameOf, share)).not.toHaveProperty(
    "first",
  );
});

test("where the first seat always begins and there are no sides, the seats change instead", () => {
  const game = { ...qwixx, first_by_lot: false };
  expect(kinds({ ...startSetup(game, "Ann"), seats: 3, begins: 2 }, game)).toEqual([
    "bot",
    "me",
    "bot",
  ]);
  expect(kinds({ ...startSetup(game, "Ann"), seats: 3 }, game, 2)).toEqual(["bot", "bot", "me"]);
});

test("a game with sides in which any may begin asks for both", () => {
  const both = { ...six, first_by_lot: true };
  const setup: Setup = { ...startSetup(both, "Ann"), side: 1, begins: 0 };
  expect([asksSide(both, setup), asksFirst(both, setup)]).toEqual([true, true]);
  expect(newTable(setup, both, nameOf, share)).toMatchObject({
    first: 1,
    seats: [{ kind: "bot" }, { kind: "me" }],
  });
  expect([asksSide(six, setup), asksFirst(six, setup)]).toEqual([true, false]);
  expect([
    asksSide(six, { ...setup, who: "watch" }),
    asksFirst(qwixx, { ...setup, who: "watch" }),
  ]).toEqual([false, false]);
});

test("a pace has the name of the nearest speed", () => {
  expect([0, 150, 600, 5000].map(speedOf)).toEqual(["quick", "quick", "normal", "slow"]);
});
