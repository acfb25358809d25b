import { expect, test } from "vitest";
import type { Layout } from "../../../protocol";
import cases from "../pad.vectors.json";
import {
  added,
  around,
  caretAt,
  draftIn,
  draftOf,
  emptyDraft,
  has,
  layoutOf,
  moved,
  removed,
  textOf,
  within,
  withNewRow,
  withoutRow,
  type Draft,
} from "./draft";

const layouts = cases.map(({ layout }) => layout as unknown as Layout);
const tiny: Draft = { faces: 2, locking: 1, needed: 1, rows: [["r2", "b4"], ["y2"]] };

test.each(layouts.map((layout) => [layout.notation, layout] as const))(
  "a draft of %s is drawn as the server draws it",
  (_, layout) => {
    const { rows, ...drawn } = layoutOf(draftOf(layout));
    expect(rows.map(({ colours, numbers, die }) => ({ colours, numbers, die }))).toEqual(
      layout.rows.map(({ colours, numbers, die }) => ({ colours, numbers, die })),
    );
    expect(drawn).toMatchObject({ faces: layout.faces, needed: layout.needed });
  },
);

test("a draft is written field by field, with the values that differ before it", () => {
  expect(textOf(tiny)).toBe("faces=2 needed=1 r2 b4 / y2");
  expect(textOf(emptyDraft)).toBe("/");
});

test.each(layouts.map((layout) => [layout.notation, layout] as const))(
  "the notation %s is read as the server reads it",
  (notation, layout) => {
    expect(draftIn(notation)).toEqual(draftOf(layout));
    expect(draftIn(notation.replaceAll(" / ", "/").replaceAll(" ", ","))).toEqual(draftOf(layout));
  },
);

test("what can be read of a faulty notation is drawn with its fault", () => {
  expect(draftIn("needed=2 locking=7 r2-4 x9 y13 / y11-14,r3")).toEqual({
    ...emptyDraft,
    needed: 2,
    rows: [
      ["r2", "r3", "r4", "y13"],
      ["y11", "y12", "y14"],
    ],
  });
  expect(draftIn("r2-99 / b3")?.rows.map((row) => row.length)).toEqual([16, 1]);
  expect(draftIn("hello / there")).toBeNull();
});

test("a field goes behind the caret, and is removed from before it", () => {
  const [more, caret] = added(tiny, { row: 0, field: 1 }, "g3");
  expect(more.rows[0]).toEqual(["r2", "g3", "b4"]);
  expect(caret).toEqual({ row: 0, field: 2 });
  expect(removed(more, caret)).toEqual([tiny, { row: 0, field: 1 }]);
  expect(removed(tiny, { row: 0, field: 0 })[0]).toBe(tiny);
});

test("a field moves by one place and stays in its row", () => {
  expect(moved(tiny, { row: 0, field: 1 }, 1)[0].rows[0]).toEqual(["b4", "r2"]);
  expect(moved(tiny, { row: 0, field: 1 }, -1)[0]).toBe(tiny);
  expect(moved(tiny, { row: 0, field: 2 }, 1)[0]).toBe(tiny);
});

test("rows come and go, and the caret stays on the sheet", () => {
  const [three, caret] = withNewRow(tiny);
  expect(three.rows).toHaveLength(3);
  expect(caret).toEqual({ row: 2, field: 0 });
  expect(withoutRow(three, 2)).toEqual([tiny, { row: 1, field: 1 }]);
  expect(within(tiny, { row: 7, field: Infinity })).toEqual({ row: 1, field: 1 });
});

test("the caret is found behind a field", () => {
  expect(caretAt(tiny, "b4")).toEqual({ row: 0, field: 2 });
  expect(caretAt(tiny, "g9")).toBeNull();
  expect([has(tiny, "y2"), has(tiny, "y3")]).toEqual([true, false]);
});

test("a fault is shown at its word", () => {
  expect(around("r2-12 / y2-13", 8)).toEqual(["r2-12 / ", "y2-13", ""]);
  expect(around("r2,b3/y2", 3)).toEqual(["r2,", "b3", "/y2"]);
  expect(around("r2 /", 4)).toEqual(["r2 /", "", ""]);
});
