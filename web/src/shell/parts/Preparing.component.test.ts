import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import Preparing from "./Preparing.svelte";

const SOON = { timeout: 15_000 };
/** What the server answers now. */
const now = vi.fn(() => ({ done: 2, total: 7 }));
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(now()))));
afterEach(() => now.mockClear());

test("who waits for bots that are prepared sees how far they are, until they are ready", async () => {
  await render(Preparing);
  const bar = page.getByRole("progressbar");
  await expect.element(bar, SOON).toHaveAttribute("value", "2");
  const shown = document.querySelector("progress");
  expect(shown?.labels[0]?.textContent).toContain("The bots are being prepared");
  now.mockReturnValue({ done: 0, total: 0 });
  await expect.element(bar, SOON).not.toBeInTheDocument();
});

test("nobody is told of bots that are ready", async () => {
  now.mockReturnValue({ done: 0, total: 0 });
  await render(Preparing);
  await expect.poll(() => now.mock.calls.length, SOON).toBe(1);
  expect(document.querySelector("[data-preparing]")).toBeNull();
});
