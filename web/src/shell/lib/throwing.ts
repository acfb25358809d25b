// At tables where people throw their own dice: who has to enter the throw.
import type { Table } from "../../protocol";
import type { OpenTable } from "./openTable.svelte";
import { listed } from "./say";
import { t } from "./text.svelte";

export interface Throwing {
  /** My seat that enters the throw; undefined if another player does. */
  seat: number | undefined;
  /** The throw was entered and can be corrected. */
  again: boolean;
  /** The faces of each die; null for one that has left. */
  dice: readonly (number | null)[];
  prompt: string;
}

/** The throw that people enter now; null if there is none. */
export function throwing(open: OpenTable): Throwing | null {
  const { throw: awaited, status } = open.table;
  if (!awaited || status !== "playing") return null;
  const { thrower, seats, dice, again } = awaited;
  const seat = seats.find((one) => open.mine(one));
  const own = thrower === null || open.mine(thrower);
  const who = !own ? "bot" : open.shared && thrower !== null ? "named" : "me";
  const name = thrower === null ? "" : open.name(thrower);
  const prompt =
    seat === undefined
      ? t("web-awaits-throw", { names: listed(seats.map(open.name)) })
      : t("web-enter-throw", { who, name });
  return { seat, again, dice, prompt };
}

/** Whether the game waits for the dice of this seat alone. */
export function waitsFor({ throw: awaited }: Table, seat: number): boolean {
  return (
    awaited !== undefined &&
    !awaited.again &&
    awaited.seats.length === 1 &&
    awaited.seats[0] === seat
  );
}
