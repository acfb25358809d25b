import { expect, test } from "vitest";
import type { Choice } from "../../protocol";
import { choicesByField, diceOf, drawnRows, fieldKey, layoutOf, pictureSheet } from "./sheet";

const cross = (move: string, number: number, lucky = false): Choice => ({
  move,
  row: "green",
  number,
  lucky,
  locks: false,
  failed: false,
});

test("red and yellow rise, green and blue fall, and the last numbers lock", () => {
  const [red, , green] = layoutOf("qwixx").rows;
  expect(red?.numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(green?.numbers[0]).toBe(12);
  expect(red?.locking).toEqual([12]);
  expect(layoutOf("longo").rows[3]?.locking).toEqual([3, 2]);
});

test("fields are drawn as the server describes them", () => {
  const layout = layoutOf("qwixx");
  const sheet = pictureSheet(layout, [[5, 7]]);
  const [red] = drawnRows(layout, sheet, ["red"]);
  const marks = red?.fields.map(({ mark }) => mark);
  expect(marks?.slice(0, 7)).toEqual(["gone", "gone", "gone", "crossed", "gone", "crossed", "open"]);
  expect(red?.closed).toBe(true);
  expect(red?.lock).toBe(false);
});

test("a field that may not be locked yet is told apart from an open one", () => {
  const layout = layoutOf("qwixx");
  const sheet = pictureSheet(layout, []);
  sheet.rows[0] = { fields: "..........n.", crosses: 0, score: 0 };
  expect(drawnRows(layout, sheet, [])[0]?.fields.at(-1)?.mark).toBe("early");
});

test("a picture of the rulebook's sheet scores as the rulebook says", () => {
  const rows = [[2, 5, 6, 10], [3, 5, 7], [15, 14, 11, 10, 9, 7, 5, 3], [15, 14, 12, 11, 9, 7, 6, 5]];
  const sheet = pictureSheet(layoutOf("longo"), rows, 2, [5, 8]);
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
