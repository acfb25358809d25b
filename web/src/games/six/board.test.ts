import { expect, test } from "vitest";
import type { CellPair } from "../../protocol";
import { tilesOf, type BoardPicture, type Tile } from "./board";

const picture: BoardPicture = {
  black: [
    [1, 0],
    [2, 0],
  ],
  red: [
    [0, 0],
    [0, 1],
  ],
  label: "Board",
};

const at = (tiles: readonly Tile[], ...cell: CellPair): Tile | undefined =>
  tiles.find((tile) => tile.cell.join() === cell.join());

test("the last move, those just before it and the winning shape are marked", () => {
  const last = [
    { from: null, to: [2, 0] as CellPair },
    { from: null, to: null },
    { from: [5, 5] as CellPair, to: [0, 1] as CellPair },
  ];
  const tiles = tilesOf({ ...picture, marks: { last, won: [[1, 0]] } });
  expect(tiles.map((tile) => tile.last)).toEqual([undefined, "before", undefined, "now"]);
  expect(at(tiles, 0, 1)?.from).toEqual([5, 5]);
  expect(tiles.filter(({ won }) => won).map(({ cell }) => cell)).toEqual([[1, 0]]);
});

test("what may be taken can be picked, and what may not says why", () => {
  const legal = {
    side: "black" as const,
    take: [[2, 0]] as CellPair[],
    stuck: [{ cell: [1, 0] as CellPair, why: "because it falls apart" }],
  };
  const tiles = tilesOf(picture, legal);
  expect(at(tiles, 2, 0)).toMatchObject({ pick: true, instead: false });
  expect(at(tiles, 1, 0)).toMatchObject({ pick: false, stuck: "because it falls apart" });

  const lifted = tilesOf({ ...picture, marks: { taken: [1, 0] } }, legal);
  expect(at(lifted, 1, 0)).toMatchObject({ taken: true, stuck: undefined });
  expect(at(lifted, 2, 0)).toMatchObject({ pick: false, instead: true });
});

test("equal groups get letters and can be picked, what would leave is marked", () => {
  const marks = { leaves: [[0, 1]] as CellPair[], groups: [[[0, 0]], [[2, 0]]] as CellPair[][] };
  const tiles = tilesOf({ ...picture, marks }, { side: "black", take: [[1, 0]] });
  expect(at(tiles, 0, 0)).toMatchObject({ group: "A", pick: true });
  expect(at(tiles, 2, 0)).toMatchObject({ group: "B", pick: true });
  expect(at(tiles, 1, 0)).toMatchObject({ group: undefined, pick: false });
  expect(at(tiles, 0, 1)?.leaves).toBe(true);
});
