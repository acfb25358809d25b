import { expect, test } from "vitest";
import type { Choice, Layout } from "../../protocol";
import {
  choiceFrom,
  choicesByField,
  COLOURS,
  diceOf,
  drawnRows,
  endsGame,
  lockedOn,
  pictureSheet,
  skipsMuch,
} from "./sheet";

const cross = (move: string, number: number, lucky = false): Choice => ({
  move,
  colour: "green",
  number,
  lucky,
  locks: false,
  failed: false,
});

/** The layout of a sheet as the server prints it. */
function printed(faces: number, locks: number): Layout {
  const rising = Array.from({ length: 2 * faces - 1 }, (_, i) => i + 2);
  return {
    name: null,
    notation: "",
    faces,
    locking: locks,
    needed: 5,
    rows: COLOURS.map((colour, i) => {
      const numbers = i < 2 ? rising : rising.toReversed();
      return {
        die: colour,
        called: colour,
        colours: "rygb".charAt(i).repeat(numbers.length),
        numbers,
      };
    }),
  };
}

test("fields are drawn as the server describes them", () => {
  const layout = printed(6, 1);
  const sheet = pictureSheet(layout, ["r5", "r7"]);
  const [red] = drawnRows(layout, sheet, [0]);
  const marks = red?.fields.map(({ mark }) => mark);
  expect(marks?.slice(0, 7)).toEqual([
    "gone",
    "gone",
    "gone",
    "crossed",
    "gone",
    "crossed",
    "open",
  ]);
  expect(red?.closed).toBe(true);
  expect(red?.lock).toBe(false);
});

test("a field that may not be locked yet is told apart from an open one", () => {
  const layout = printed(6, 1);
  const sheet = pictureSheet(layout, []);
  sheet.rows[0] = { fields: "..........n.", crosses: 0, score: 0 };
  expect(drawnRows(layout, sheet, [])[0]?.fields.at(-1)?.mark).toBe("early");
});

test("a picture of the rulebook's sheet scores as the rulebook says", () => {
  const crossed = "r2 r5 r6 r10 y3 y5 y7 g15 g14 g11 g10 g9 g7 g5 g3 b15 b14 b12 b11 b9 b7 b6 b5";
  const sheet = pictureSheet(printed(8, 2), crossed.split(" "), 2, [5, 8]);
  expect(sheet.rows.map(({ score }) => score)).toEqual([10, 6, 45, 36]);
  expect(sheet.score).toBe(87);
});

test("where a plain and a lucky cross meet, a tap makes the plain one", () => {
  const plain = cross("g16", 16);
  const lucky = cross("*g16", 16, true);
  const nothing: Choice = { ...cross("-", 0), colour: null, number: null };
  const only = cross("*g15", 15, true);
  const found = choicesByField([lucky, plain, only, nothing]);
  expect(found.get("g16")).toBe(plain);
  expect(found.get("g15")).toBe(only);
  expect(found.size).toBe(2);
});

test("the dice that make a choice are found", () => {
  const roll = { white: [4, 1] as [number, number], colours: [6, 3, null, 6], sum: 5 };
  const blue: Choice = { ...cross("b10", 10), colour: "blue" };
  expect(diceOf(blue, roll, "action-2")).toEqual([0, 5]);
  expect(diceOf({ ...blue, move: "b7", number: 7 }, roll, "action-2")).toEqual([1, 5]);
  expect(diceOf(cross("g5", 5), roll, "action-1")).toEqual([0, 1]);
  expect(diceOf(cross("*g16", 16, true), roll, "action-1")).toEqual([]);
});

test("a cross that skips half a row costs much", () => {
  const nine = { ...choiceFrom("r9", printed(6, 1)), gain: 1 };
  expect(skipsMuch({ ...nine, skips: 7 }, printed(6, 1))).toBe(true);
  expect(skipsMuch({ ...nine, skips: 5 }, printed(6, 1))).toBe(false);
  expect(skipsMuch({ ...nine, skips: 7 }, printed(8, 2))).toBe(false);
  expect(skipsMuch({ ...nine, skips: 8 }, printed(8, 2))).toBe(true);
  expect(skipsMuch(choiceFrom("-", printed(6, 1)), printed(6, 1))).toBe(false);
});

test("the second locked row ends the game", () => {
  const lock: Choice = { ...cross("g2", 2), locks: true };
  const layout = printed(6, 1);
  expect(endsGame(lock, layout, [0])).toBe(true);
  expect(endsGame(lock, layout, [])).toBe(false);
  expect(endsGame(lock, layout, [2])).toBe(false);
  expect(endsGame(cross("g3", 3), layout, [0])).toBe(false);
});

/** Two rows of mixed colours: a number may stand in a row twice, in different colours. */
const MIXED: Layout = {
  name: null,
  notation: "needed=2 y2-3 b3 r5 / g9 r3 b2",
  faces: 6,
  locking: 1,
  needed: 2,
  rows: [
    { die: "red", called: null, colours: "yybr", numbers: [2, 3, 3, 5] },
    { die: "blue", called: null, colours: "grb", numbers: [9, 3, 2] },
  ],
};

test("each field of a mixed row has its own colour and word", () => {
  const sheet = pictureSheet(MIXED, ["y2", "b3", "r5"]);
  const [first, second] = drawnRows(MIXED, sheet, [0]);
  expect(first?.fields.map(({ word, colour, mark }) => [word, colour, mark])).toEqual([
    ["y2", "yellow", "crossed"],
    ["y3", "yellow", "gone"],
    ["b3", "blue", "crossed"],
    ["r5", "red", "crossed"],
  ]);
  expect([first?.die, first?.lock, first?.crosses, first?.score]).toEqual(["red", true, 4, 10]);
  expect(second?.fields.map(({ locking }) => locking)).toEqual([false, false, true]);
  expect([lockedOn(sheet), second?.closed]).toEqual([[0], false]);
});

test("whether a cross locks depends on its field, not on its colour or number", () => {
  expect(["r5", "r3", "b3", "b2"].map((move) => choiceFrom(move, MIXED).locks)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(endsGame(choiceFrom("b2", MIXED), MIXED, [0])).toBe(true);
});
