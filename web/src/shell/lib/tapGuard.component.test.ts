import { afterEach, expect, test, vi } from "vitest";
import { change, settings } from "./settings.svelte";
import { TapGuard } from "./tapGuard";

const before = { ...settings };
let stop = (): void => undefined;
afterEach(() => {
  stop();
  change(before);
  document.body.replaceChildren();
});

/** A button in what a guard watches, and how often it was pressed. */
function guarded(guard: TapGuard): { button: HTMLButtonElement; pressed: () => number } {
  const frame = document.createElement("div");
  const button = document.createElement("button");
  const press = vi.fn();
  button.append(document.createElement("span"));
  button.addEventListener("click", press);
  frame.append(button);
  document.body.append(frame);
  stop = guard.watch(frame);
  return { button, pressed: () => press.mock.calls.length };
}

test("a tap that comes too early is not taken, but it is shown that it was seen", () => {
  change({ guard: 60_000 });
  const guard = new TapGuard();
  const { button, pressed } = guarded(guard);
  guard.renew();

  button.querySelector("span")?.click();

  expect(pressed()).toBe(0);
  expect(button.hasAttribute("data-early")).toBe(true);
});

test("without a new question a tap is taken at once", () => {
  change({ guard: 60_000 });
  const { button, pressed } = guarded(new TapGuard());

  button.click();

  expect(pressed()).toBe(1);
  expect(button.hasAttribute("data-early")).toBe(false);
});
