import { expect, test } from "vitest";
import type { Layout, SheetWorth } from "../../../protocol";
import { mostOf, partsOf, rowsOf } from "./worth";

const field = (colour: string, number: number, points: number) => ({
  colour,
  number,
  crossed: 1,
  points,
});
const mine = {
  fields: [field("r", 2, 1), field("b", 4, 2.5), field("y", 2, 3)],
  by_colour: { r: 1, y: 3, b: 2.5 },
  by_number: { "2": 4, "10": 1, "4": 2.5 },
} as unknown as SheetWorth;
const other = {
  fields: [field("r", 2, 9)],
  by_colour: { r: 9 },
  by_number: { "2": 9 },
} as unknown as SheetWorth;
const layout = { rows: [{ numbers: [2, 4] }, { numbers: [2] }] } as unknown as Layout;

test("the fields of a report stand in the rows of their sheet", () => {
  expect(rowsOf(mine, layout).map((row) => row.map(({ number }) => number))).toEqual([[2, 4], [2]]);
});

test("the highest bar is that of the field that carries most on any sheet", () => {
  expect(mostOf([mine, other])).toBe(9);
});

test("parts stand side by side, and a part that a sheet lacks is empty", () => {
  expect(partsOf([mine, other], "by_colour")).toEqual([
    { key: "r", points: [1, 9] },
    { key: "y", points: [3, null] },
    { key: "b", points: [2.5, null] },
  ]);
  expect(partsOf([mine, other], "by_number").map(({ key }) => key)).toEqual(["2", "4", "10"]);
});
