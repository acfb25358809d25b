import { expect, test } from "vitest";
import {
  cellAt,
  centre,
  frameOf,
  isInside,
  nextView,
  SIZE,
  stepTo,
  zoomed,
  type Cell,
} from "./hex";

const ring: Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

test("all six neighbours are equally far", () => {
  const distances = ring.map((cell) => Math.hypot(centre(cell).x, centre(cell).y));
  for (const distance of distances) expect(distance).toBeCloseTo(SIZE * Math.sqrt(3));
});

test("the frame holds every cell with room around it", () => {
  const frame = frameOf([...ring, { q: 6, r: -3 }]);
  for (const cell of ring) {
    const { x, y } = centre(cell);
    expect(x).toBeGreaterThan(frame.x + SIZE);
    expect(x).toBeLessThan(frame.x + frame.width - SIZE);
    expect(y).toBeGreaterThan(frame.y + SIZE);
    expect(y).toBeLessThan(frame.y + frame.height - SIZE);
  }
});

test("an empty board has a frame too", () => {
  expect(frameOf([]).width).toBeGreaterThan(0);
});

test("zooming keeps the point under the pointer and the proportions", () => {
  const frame = { x: -100, y: -50, width: 400, height: 200 };
  const at = { x: 30, y: 20 };
  const near = zoomed(frame, 0.5, at);
  expect((at.x - near.x) / near.width).toBeCloseTo((at.x - frame.x) / frame.width);
  expect((at.y - near.y) / near.height).toBeCloseTo((at.y - frame.y) / frame.height);
  expect(near.width / near.height).toBeCloseTo(2);
});

test("zooming stops before nothing or everything is left", () => {
  const frame = { x: 0, y: 0, width: 400, height: 200 };
  expect(zoomed(frame, 1e-6, { x: 0, y: 0 }).width).toBeGreaterThanOrEqual(SIZE * 5);
  expect(zoomed(frame, 1e6, { x: 0, y: 0 }).width).toBeLessThanOrEqual(SIZE * 160);
});

test("arrow keys lead to the nearest cell in their direction", () => {
  const from = { q: 0, r: 0 };
  expect(stepTo(from, "ArrowRight", ring)).toEqual({ q: 1, r: 0 });
  expect(stepTo(from, "ArrowLeft", ring)).toEqual({ q: -1, r: 0 });
  expect(stepTo(from, "ArrowUp", ring)?.r).toBe(-1);
  expect(stepTo(from, "ArrowDown", ring)?.r).toBe(1);
  expect(stepTo({ q: 9, r: 0 }, "ArrowRight", ring)).toBeNull();
  expect(stepTo(from, "Enter", ring)).toBeNull();
});

test("every cell of a board can be reached by arrow keys from every other", () => {
  const board = [...ring, { q: 0, r: 0 }, { q: 2, r: 0 }, { q: 3, r: -2 }, { q: -2, r: 3 }];
  for (const start of board) {
    const seen = new Set([start]);
    for (const cell of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = board.find((one) => one === stepTo(cell, key, board));
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(board.length);
  }
});

test("a point lies in the cell whose middle is nearest", () => {
  for (const cell of [
    { q: 0, r: 0 },
    { q: 3, r: -2 },
    { q: -4, r: 7 },
  ]) {
    const { x, y } = centre(cell);
    expect(cellAt({ x, y })).toEqual(cell);
    for (const [dx, dy] of [
      [15, 0],
      [-15, 4],
      [3, 16],
      [-8, -12],
    ] as const)
      expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
  }
});

test("a view keeps still while everything lies in it, then grows with room for more", () => {
  const row = (count: number): Cell[] => Array.from({ length: count }, (_, q) => ({ q, r: 0 }));
  const first = nextView(null, frameOf(row(2)), 1.5);
  expect(nextView(first, frameOf(row(3)), 1.5)).toBe(first);

  let view = first;
  let steps = 0;
  for (let count = 3; count <= 20; count += 1) {
    const next = nextView(view, frameOf(row(count)), 1.5);
    for (const cell of row(count)) expect(isInside(centre(cell), next)).toBe(true);
    if (next !== view) steps += 1;
    view = next;
  }
  expect(steps).toBeGreaterThan(1);
  expect(steps).toBeLessThan(6);
  expect(view.width / view.height).toBeCloseTo(1.5);
});

test("a view that has become far too large comes closer", () => {
  const wide = nextView(
    null,
    frameOf([
      { q: 0, r: 0 },
      { q: 40, r: 0 },
    ]),
    1,
  );
  expect(nextView(wide, frameOf(ring), 1).width).toBeLessThan(wide.width / 2);
});

test("a screen of another shape has another view", () => {
  const view = nextView(null, frameOf(ring), 1);
  expect(nextView(view, frameOf(ring), 2)).not.toBe(view);
});
