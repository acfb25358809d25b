import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { sixExample } from "../../dev/parts";
import type { CellPair } from "../../protocol";
import type { LivePicture } from "./board";
import LiveBoard from "./LiveBoard.svelte";
import { pictureOf } from "./six";

const four = sixExample("six with four players");

async function draw(picture: Partial<LivePicture> = {}) {
  const ontap = vi.fn<(cell: CellPair) => void>();
  const { state, ask } = four;
  const legal = { side: ask.side, put: ask.put };
  const shown = await render(LiveBoard, {
    ...pictureOf(state),
    legal,
    label: "Board",
    ontap,
    ...picture,
  });
  return { ...shown, ontap };
}
const all = (selector: string): SVGElement[] => [
  ...document.querySelectorAll<SVGElement>(selector),
];

test("after the moves of three others, all three are marked, the newest most", async () => {
  await draw();
  await expect.element(page.getByRole("group", { name: "Board" })).toBeVisible();
  const [before, now] = [all(".ring.before"), all(".ring.now")];
  expect([before.length, now.length]).toEqual([2, 1]);
  const newest = four.state.recent.at(-1)?.to?.join();
  expect(now[0]?.closest("[data-cell]")?.getAttribute("data-cell")).toBe(newest);
});

test("a tap tells which cell it meant, a free one, a hexagon or one beside them", async () => {
  const { ontap } = await draw();
  const target = all("[data-target]")[0];
  const tile = all(".tile")[0];
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  tile?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const cells = [target, tile].map((one) => one?.getAttribute("data-cell")?.split(",").map(Number));
  expect(ontap.mock.calls.map(([cell]) => cell)).toEqual(cells);

  const svg = all("svg[role=group]")[0] as SVGSVGElement;
  const { left, top } = svg.getBoundingClientRect();
  svg.dispatchEvent(
    new MouseEvent("click", { bubbles: true, clientX: left + 2, clientY: top + 2 }),
  );
  expect(ontap).toHaveBeenCalledTimes(3);
});

test("arrow keys go from cell to cell, Enter picks, and only one cell is a tab stop", async () => {
  const { ontap } = await draw();
  const stop = (): string =>
    all("[tabindex='0'][data-cell]")
      .map((one) => one.dataset.cell)
      .join();
  const first = stop();
  expect(first).toMatch(/^-?\d+,-?\d+$/);
  document.querySelector<SVGElement>(`[data-cell="${first}"]`)?.focus();
  await userEvent.keyboard("{ArrowRight}");
  const next = stop();
  expect(next).not.toBe(first);
  expect(document.activeElement?.getAttribute("data-cell")).toBe(next);
  await userEvent.keyboard("{Enter}");
  expect(ontap).toHaveBeenLastCalledWith(next.split(",").map(Number));
});

test("a drag moves the board and picks nothing; re-centre brings it back", async () => {
  const { ontap } = await draw();
  const svg = all("svg[role=group]")[0] as SVGSVGElement;
  await vi.waitFor(() => expect(svg.getBoundingClientRect().height).toBeGreaterThan(50));
  const before = svg.getAttribute("viewBox");
  const point = (type: string, clientX: number): PointerEvent =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 60 });
  vi.spyOn(svg, "setPointerCapture").mockImplementation(() => undefined);
  svg.dispatchEvent(point("pointerdown", 100));
  svg.dispatchEvent(point("pointermove", 160));
  svg.dispatchEvent(point("pointerup", 160));
  all(".tile")[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(ontap).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(svg.getAttribute("viewBox")).not.toBe(before));
  await page.getByRole("button", { name: "Show everything" }).click();
  await vi.waitFor(() => expect(svg.getAttribute("viewBox")).toBe(before));
});

test("a move outside the view shows the whole board again", async () => {
  const { rerender } = await draw();
  const svg = all("svg[role=group]")[0] as SVGSVGElement;
  await vi.waitFor(() => expect(svg.getBoundingClientRect().height).toBeGreaterThan(50));
  const far: CellPair = [-12, 0];
  for (let i = 0; i < 6; i += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  const recentre = page.getByRole("button", { name: "Show everything" });
  await expect.element(recentre).toBeEnabled();
  await rerender({ black: [...four.state.black, far], marks: { last: [{ from: null, to: far }] } });
  await expect.element(recentre).toBeDisabled();
  const box = (): DOMRect => svg.getBoundingClientRect();
  const tile = (): DOMRect | undefined =>
    svg.querySelector(`[data-cell="${far.join()}"]`)?.getBoundingClientRect();
  await vi.waitFor(() => expect(tile()?.left).toBeGreaterThanOrEqual(box().left));
});

test("a hexagon says in words what it is, and a note stands at its cell", async () => {
  const cell = four.state.black[0] ?? [0, 0];
  await draw({
    marks: { taken: cell },
    note: { cell, text: "It would fall apart." },
  });
  await expect.element(page.getByText("It would fall apart.")).toBeVisible();
  const name = document.querySelector(`.tile[data-cell="${cell.join()}"]`)?.ariaLabel;
  expect(name).toContain("in your hand");
});

test("coordinates are shown only where moves are read", async () => {
  const { rerender } = await draw();
  expect(all(".tile text")).toHaveLength(0);
  await rerender({ coordinates: true });
  expect(all(".tile text").length).toBe(four.state.black.length + four.state.red.length);
});
