import { describe, expect, it } from "vitest";
import type { Decision, Part, Replay, Review } from "../../protocol";
import { costOf, joined, mistakesOf, momentsOf, movesTo, ofSides, roundedToSum } from "./study";

const decision = (ply: number, loss: number, grade: Decision["grade"], seat = 0): Decision => ({
  ply,
  seat,
  move: "r5",
  best: "y5",
  loss,
  grade,
  moves: [
    { move: "y5", value: 0.6, margin: 0 },
    { move: "r5", value: 0.6 - loss, margin: 0 },
  ],
});
const review = {
  decisions: [
    decision(2, 0.2, "blunder"),
    decision(4, 0, "best"),
    decision(6, 0.03, "inaccuracy", 1),
  ],
  throws: [1, 3, 5].map((ply) => ({ ply, roll: "1 1", luck: [ply / 100, -ply / 100] })),
} as unknown as Review;

describe("the moments that decided", () => {
  it("are the poor choices of one seat and the largest throws, as they came", () => {
    const moments = momentsOf(review, 0);
    expect(moments.filter((one) => one.kind === "choice").map((one) => one.ply)).toEqual([2]);
    const others = momentsOf(review, 1).filter((one) => one.kind === "choice");
    expect(others.map((one) => one.ply)).toEqual([6]);
    expect(moments.map((one) => one.ply)).toEqual(
      moments.map((one) => one.ply).toSorted((a, b) => a - b),
    );
    expect(moments.some((one) => one.kind === "throw" && one.ply === 5)).toBe(true);
  });

  it("name the seat that a throw helped", () => {
    const [thrown] = momentsOf({ ...review, decisions: [] }, 0).filter(
      (one) => one.kind === "throw",
    );
    expect(thrown).toMatchObject({ seat: 0 });
  });
});

it("finds the three choices of a seat that cost most, the worst one first", () => {
  const decisions = [
    decision(1, 0.03, "inaccuracy"),
    decision(2, 0.2, "blunder"),
    decision(3, 0.3, "blunder", 1),
    decision(4, 0.01, "good"),
    decision(5, 0.1, "mistake"),
    decision(6, 0.02, "inaccuracy"),
  ];
  const found = mistakesOf({ ...review, decisions }, 0);
  expect(found.map((one) => one.ply)).toEqual([2, 5, 1]);
  expect(mistakesOf({ ...review, decisions: [] }, 0)).toEqual([]);
});

it.each([
  [[25.045, 1.04, -3.04, 0.03, 0.03], 1, [25.1, 1, -3, 0, 0, 23.1]],
  [[10.26, -0.16, 0.05], 1, [10.3, -0.2, 0.1, 10.2]],
  [[0.5, 0.123, -0.25], 3, [0.5, 0.123, -0.25, 0.373]],
  [[0, 0], 1, [0, 0, 0]],
  [[0.535, -0.5354], 3, [0.535, -0.535, 0]],
])("rounds parts so that they add up: %j", (parts, decimals, wanted) => {
  const rounded = roundedToSum(parts, decimals);
  const sum = rounded.pop() ?? 0;
  expect(rounded.reduce((all, part) => all + part, 0)).toBeCloseTo(sum, 9);
  expect([...rounded, sum]).toEqual(wanted);
});

it("says what a choice costs against the best", () => {
  expect(costOf(decision(1, 0.2, "blunder"), "r5")).toBeCloseTo(0.2);
  expect(costOf(decision(1, 0.2, "blunder"), "y5")).toBe(0);
});

it("takes apart what several seats chose together", () => {
  const record = {
    plies: [
      { actor: null, move: null },
      { actor: "dice", move: "1 2" },
      { actor: null, move: "r5 -" },
      { actor: 0, move: "x" },
    ],
  } as unknown as Replay;
  expect(movesTo(record, 3)).toEqual([
    { actor: "dice", move: "1 2" },
    { actor: 0, move: "r5" },
    { actor: 1, move: "-" },
    { actor: 0, move: "x" },
  ]);
  expect(movesTo(record, 0)).toEqual([]);
});

it("gives partners the chance of their side", () => {
  const found: Part = {
    unit: "share",
    exact: false,
    values: "toy@1",
    throws: [],
    decisions: [decision(1, 0.1, "blunder")],
    course: [{ ply: 0, values: [0.2, 0.3, 0.2, 0.3] }],
  };
  const told = ofSides(found, 2);
  expect(told.course[0]?.values).toEqual([0.4, 0.6, 0.4, 0.6]);
  expect(told.decisions[0]?.loss).toBeCloseTo(0.2);
  expect(ofSides(found, 1)).toBe(found);
});

it("puts the parts of a review together as they come", () => {
  const part = (...plies: number[]): Part => ({
    unit: "share",
    exact: false,
    values: "toy@1",
    throws: [],
    decisions: plies.map((ply) => decision(ply, 0, "best")),
    course: plies.map((ply) => ({ ply, values: [0.5, 0.5] })),
  });
  const found = [part(), part(1, 2), part(3)].reduce<Part | null>(joined, null);
  expect(found?.course.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect(found?.decisions.map(({ ply }) => ply)).toEqual([1, 2, 3]);
});
