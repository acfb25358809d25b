import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { qwixxExample } from "../../dev/parts";
import Dice from "./Dice.svelte";
import { inOrder } from "./sheet";

const { state } = qwixxExample("qwixx begins");
const faces = state.layout.faces;
const roll = inOrder(state.roll);
const SENTENCE = "Coloured dice count only in action 2";

test("the sum of the white dice is shown when they have stopped, not before", async () => {
  const { rerender } = await render(Dice, { faces, roll, rolling: true });
  const sum = document.querySelector(".sum");
  expect(sum?.textContent?.trim()).toBe("");
  await rerender({ rolling: false });
  expect(sum?.textContent).toContain(String(state.roll?.sum));
});

test("before a throw no dice are shown that nobody has thrown", async () => {
  await render(Dice, { faces, roll: null });
  expect(document.querySelectorAll("[aria-label] .pip, .sum")).toHaveLength(0);
});

test("dice that wait lie as thrown ones do, so that a narrow tray folds them", async () => {
  await render(Dice, { faces, roll: null });
  expect(document.querySelectorAll(".white .die")).toHaveLength(2);
  expect(document.querySelectorAll(".colours .die")).toHaveLength(4);
});

test("dim dice say why at a tap and by the keyboard", async () => {
  const onask = vi.fn();
  await render(Dice, { faces, roll, onask });
  const dim = document.querySelector<HTMLElement>("[data-dim]");
  const said = (): string => document.querySelector("[data-why]")?.textContent ?? "";
  dim?.click();
  await vi.waitFor(() => expect(said()).toContain(SENTENCE));
  expect(onask).toHaveBeenCalledOnce();
  // A frame in the background gets no focus, so the events are made by hand.
  dim?.dispatchEvent(new FocusEvent("blur"));
  await vi.waitFor(() => expect(said()).toBe(""));
  dim?.dispatchEvent(new FocusEvent("focus"));
  await vi.waitFor(() => expect(said()).toContain(SENTENCE));
  const box = document.querySelector("[data-why]")?.getBoundingClientRect();
  expect(box && box.left >= 0 && box.right <= innerWidth).toBe(true);
});

test("in action 2 all dice count", async () => {
  await render(Dice, { faces, roll, phase: "all" });
  expect(document.querySelector("[data-dim]")).toBeNull();
});

test("a die that has left says so", async () => {
  await render(Dice, { faces, roll: [1, 2, null, 3, 4, 5], left: ["red"], phase: "all" });
  document.querySelector<HTMLElement>("[data-dim]")?.click();
  await expect.element(page.getByText(/red die/i)).toBeVisible();
});
