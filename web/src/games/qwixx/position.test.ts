import { expect, it } from "vitest";
import type { Layout } from "../../protocol";
import { readPosition, toggled, writePosition } from "./position";

const LONGO = "longo 2 throw | r6 y- g- b- x0 *5,8 | r- y6,9 g- b16 x2 *6,11";
const layout = {
  rows: [
    { colours: "rrr", numbers: [2, 3, 4] },
    { colours: "bbb", numbers: [4, 3, 2] },
  ],
} as unknown as Layout;
const four = {
  rows: ["r", "y", "g", "b"].map((letter) => ({ colours: letter, numbers: [2] })),
} as unknown as Layout;
const mixed = {
  rows: [
    { colours: "yyb", numbers: [2, 3, 5] },
    { colours: "rrg", numbers: [2, 3, 4] },
  ],
} as unknown as Layout;

it("reads a line and writes it again", () => {
  expect(writePosition(readPosition(LONGO), four)).toBe(LONGO);
});

it("puts the dice away", () => {
  const line = "qwixx 1 action-1 4 1 6 3 5 6 | r5 y- g- b- x1";
  expect(writePosition(readPosition(line), four)).toBe("qwixx 1 throw | r5 y- g- b- x1");
});

it.each(["mixx-colours", "y2-3,b5/r2-3,g4", "y2-3 b5 / r2-3 g4"])("keeps the sheet %s", (name) => {
  const read = readPosition(`qwixx sheet=${name} 2 throw | y2,3,b5 g- x0 | y- r3,g4 x1`);
  expect(read.sheet).toBe(name);
  expect(read.active).toBe(1);
  expect(read.sheets[0]?.rows).toEqual([["y2", "y3", "b5"], []]);
  expect(writePosition(read, mixed)).toBe(
    `qwixx sheet=${name} 2 throw | y2,3,b5 g- x0 | b- r3,g4 x1`,
  );
});

it("crosses a number where it stands on the sheet, and takes it back", () => {
  const sheet = { rows: [["r4"], ["b4"]], failed: 0, lucky: null };
  const both = toggled(toggled(sheet, layout, "r2"), layout, "b2");
  expect(both.rows).toEqual([
    ["r2", "r4"],
    ["b4", "b2"],
  ]);
  expect(toggled(both, layout, "r4").rows).toEqual([["r2"], ["b4", "b2"]]);
});
