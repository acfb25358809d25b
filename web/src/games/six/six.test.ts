import { expect, test } from "vitest";
import type { SixTable } from "../../protocol";
import { boardTiles, shiftWord } from "./six";

const game: SixTable = {
  kind: "six",
  phase: "moving",
  seat: 0,
  side: "black",
  black: [
    [1, 0],
    [2, 0],
  ],
  red: [
    [0, 0],
    [0, 1],
  ],
  hands: [0, 0],
  moves: 4,
  quiet: 0,
  last: { seat: 1, move: "0,1", from: null, to: [0, 1], removed: [] },
  shapes: [{ kind: "line", cells: [[1, 0]] }],
};
const asked = {
  ask: undefined,
  taken: null,
  leaves: [],
  groups: [],
  reason: (code: string) => `because ${code}`,
};

test("the last move and the winning shape are marked", () => {
  const tiles = boardTiles(game);
  expect(tiles).toHaveLength(4);
  expect(tiles.filter(({ last }) => last).map(({ cell }) => cell)).toEqual([[0, 1]]);
  expect(tiles.filter(({ won }) => won).map(({ cell }) => cell)).toEqual([[1, 0]]);
});

test("what may be taken can be picked, and what may not says why", () => {
  const ask = {
    kind: "six" as const,
    seat: 0,
    phase: "moving" as const,
    side: "black" as const,
    put: [],
    take: [[2, 0] as [number, number]],
    stuck: [{ cell: [1, 0] as [number, number], reason: "falls-apart" }],
    pass: false,
    manual: false,
  };
  const tiles = boardTiles(game, { ...asked, ask });
  expect(tiles.find(({ cell }) => cell[0] === 2)?.pick).toBe(true);
  expect(tiles.find(({ cell }) => cell[0] === 1)?.stuck).toBe("because falls-apart");
});

test("equal groups get letters and can be picked, what would leave is marked", () => {
  const group = (stays: [number, number][]) => ({
    keep: stays[0] ?? null,
    stays,
    removed: [],
    targets: [],
  });
  const tiles = boardTiles(game, {
    ...asked,
    leaves: [[0, 1]],
    groups: [group([[0, 0]]), group([[2, 0]])],
  });
  expect(tiles.find(({ cell }) => cell.join() === "0,0")).toMatchObject({ group: "A", pick: true });
  expect(tiles.find(({ cell }) => cell.join() === "2,0")).toMatchObject({ group: "B", pick: true });
  expect(tiles.find(({ cell }) => cell.join() === "0,1")?.leaves).toBe(true);
});

test("a shift is written as the notation wants it", () => {
  expect(shiftWord([2, -1], [0, 3], null)).toBe("2,-1>0,3");
  expect(shiftWord([2, -1], [0, 3], [1, 1])).toBe("2,-1>0,3=1,1");
});
