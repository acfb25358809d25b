import { afterEach, expect, test, vi } from "vitest";
import type { WaitingTable } from "../../protocol";
import { api } from "./api";
import { forgetTurn, loadTurns, noteTurn, setBadge, turnCount, turns } from "./turns.svelte";

function waiting(...ids: string[]): void {
  const tables = ids.map((id) => ({ id }) as WaitingTable);
  vi.spyOn(api, "turns").mockResolvedValue({ tables, running: ids.length });
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  noteTurn(null);
});

test("requests at the same time are one", async () => {
  waiting("a", "b");
  await Promise.all([loadTurns(), loadTurns()]);
  expect(api.turns).toHaveBeenCalledTimes(1);
  expect(turnCount()).toBe(2);
  forgetTurn("a");
  expect(turns().map(({ id }) => id)).toEqual(["b"]);
});

test("the open table knows earlier than the server whether it waits", async () => {
  waiting("a", "b");
  await loadTurns();
  noteTurn({ id: "a", waits: false });
  expect(turnCount()).toBe(1);
  noteTurn({ id: "c", waits: true });
  expect(turnCount()).toBe(3);
});

test("the badge shows the number, and nothing for none; a refusal is no error", () => {
  const badge = { setAppBadge: vi.fn(), clearAppBadge: vi.fn() };
  badge.setAppBadge.mockRejectedValue(new Error("no"));
  badge.clearAppBadge.mockResolvedValue(undefined);
  vi.stubGlobal("navigator", badge);
  setBadge(3);
  setBadge(0);
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  expect(badge.clearAppBadge).toHaveBeenCalledWith();
  vi.stubGlobal("navigator", {});
  setBadge(3);
});
