// The tables that wait for me, and what says so outside of the page: the title and the icon of the tab, the badge of the installed app.
import type { WaitingTable } from "../../protocol";
import { api } from "./api";

/** How often they are asked for, in milliseconds: also while the page is in the background, where a mark helps most. */
const AGAIN = 60_000;

let found = $state.raw<readonly WaitingTable[]>([]);
let running = 0;
let here = $state.raw<{ id: string; waits: boolean } | null>(null);

/** The tables that wait for me, the first deadline first. */
export function turns(): readonly WaitingTable[] {
  return found;
}

/** At how many tables it is my turn; the open table tells this earlier than the server was asked. */
export function turnCount(): number {
  const others = found.filter(({ id }) => id !== here?.id).length;
  return others + (here?.waits ? 1 : 0);
}

/** The open table, and whether it waits for me; null: no table is open. */
export function noteTurn(open: { id: string; waits: boolean } | null): void {
  here = open;
}

let asking: Promise<void> | null = null;

/** Ask which tables wait for me; one request at a time. */
export function loadTurns(): Promise<void> {
  asking ??= api
    .turns()
    .then((answer) => ({ tables: found, running } = answer))
    .then(() => undefined)
    .finally(() => (asking = null));
  return asking;
}

/** Leave a table out that was deleted or left. */
export function forgetTurn(id: string): void {
  found = found.filter((table) => table.id !== id);
}

/** Ask again from time to time; returns how to stop. Without a network the old answer stays. */
export function watchTurns(): () => void {
  const ask = (): void => void loadTurns().catch(() => undefined);
  const timer = setInterval(() => running > 0 && ask(), AGAIN);
  const seen = (): void => {
    if (document.visibilityState === "visible") ask();
  };
  document.addEventListener("visibilitychange", seen);
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** The number on the icon of the installed app; not every browser has one. */
export function setBadge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
