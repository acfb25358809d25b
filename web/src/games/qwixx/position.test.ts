import { expect, it } from "vitest";
import type { Layout } from "../../protocol";
import { readPosition, toggled, writePosition } from "./position";

const LONGO = "longo 2 throw | r6 y- g- b- x0 *5,8 | r- y6,9 g- b16 x2 *6,11";
const layout = {
  rows: [
    { colour: "red", numbers: [2, 3, 4] },
    { colour: "blue", numbers: [4, 3, 2] },
  ],
} as unknown as Layout;

it("reads a line and writes it again", () => {
  expect(writePosition(readPosition(LONGO))).toBe(LONGO);
});

it("puts the dice away", () => {
  expect(writePosition(readPosition("qwixx 1 action-1 4 1 6 3 5 6 | r5 y- g- b- x1"))).toBe(
    "qwixx 1 throw | r5 y- g- b- x1",
  );
});

it("crosses a number where it stands on the sheet, and takes it back", () => {
  const sheet = { rows: [[4], [4]], failed: 0, lucky: null };
  const both = toggled(toggled(sheet, layout, "red", 2), layout, "blue", 2);
  expect(both.rows).toEqual([
    [2, 4],
    [4, 2],
  ]);
  expect(toggled(both, layout, "red", 4).rows).toEqual([[2], [4, 2]]);
});
