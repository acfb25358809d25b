import { expect, test } from "vitest";
import type { Choice, Layout } from "../../protocol";
import {
  choicesByField,
  COLOURS,
  diceOf,
  drawnRows,
  endsGame,
  fieldKey,
  pictureSheet,
} from "./sheet";

const cross = (move: string, number: number, lucky = false): Choice => ({
  move,
  row: "green",
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
        colour,
        colours: "rygb".charAt(i).repeat(numbers.length),
        numbers,
        locking: numbers.slice(-locks),
      };
    }),
  };
}

test("fields are drawn as the server describes them", () => {
  const layout = printed(6, 1);
  const sheet = pictureSheet(layout, [[5, 7]]);
  const [red] = drawnRows(layout, sheet, ["red"]);
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
  const rows = [
    [2, 5, 6, 10],
    [3, 5, 7],
    [15, 14, 11, 10, 9, 7, 5, 3],
    [15, 14, 12, 11, 9, 7, 6, 5],
  ];
  const sheet = pictureSheet(printed(8, 2), rows, 2, [5, 8]);
  expect(sheet.rows.map(({ score }) => score)).toEqual([10, 6, 45, 36]);
  expect(sheet.score).toBe(87);
});

test("where a plain and a lucky cross meet, a tap makes the plain one", () => {
  const plain = cross("g16", 16);
  const lucky = cross("*g16", 16, true);
  const nothing: Choice = { ...cross("-", 0), row: null, number: null };
  const only = cross("*g15", 15, true);
  const found = choicesByField([lucky, plain, only, nothing]);
  expect(found.get(fieldKey("green", 16))).toBe(plain);
  expect(found.get(fieldKey("green", 15))).toBe(only);
  expect(found.size).toBe(2);
});

test("the dice that make a choice are found", () => {
  const roll = { white: [4, 1] as [number, number], colours: [6, 3, null, 6], sum: 5 };
  const blue: Choice = { ...cross("b10", 10), row: "blue" };
  expect(diceOf(blue, roll, "action-2")).toEqual([0, 5]);
  expect(diceOf({ ...blue, move: "b7", number: 7 }, roll, "action-2")).toEqual([1, 5]);
  expect(diceOf(cross("g5", 5), roll, "action-1")).toEqual([0, 1]);
  expect(diceOf(cross("*g16", 16, true), roll, "action-1")).toEqual([]);
});

test("the second locked row ends the game", () => {
  const lock: Choice = { ...cross("g2", 2), locks: true };
  expect(endsGame(lock, ["red"])).toBe(true);
  expect(endsGame(lock, [])).toBe(false);
  expect(endsGame(lock, ["green"])).toBe(false);
  expect(endsGame(cross("g3", 3), ["red"])).toBe(false);
});
