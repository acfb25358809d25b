// Creates tables and rematches. The server commits to the dice before it learns our shares, and we keep the commitment.
import type { Command, DiceTicket, NewTable, Snapshot } from "../../protocol";
import { api, newShare } from "./api";
import { keepDice } from "./commitments";
import type { OpenTable } from "./openTable.svelte";

/** A ticket for committed dice; null if the server gives none. Then the game begins anyway, and its dice are not proven. */
function ticket(): Promise<DiceTicket | null> {
  return api.dice().catch(() => null);
}

/** Create a table; `dice` says whether the game has any. */
export async function createTable(table: NewTable, dice: boolean): Promise<Snapshot> {
  const committed = dice && !table.dice ? await ticket() : null;
  if (!committed) return api.create(table);
  const made = await api.create({ ...table, dice: committed.ticket });
  const shares = table.seats.map((seat) => (seat.kind === "me" ? (seat.share ?? "") : ""));
  const whole = table.seats.every(({ kind }) => kind !== "open");
  // Without a share of our own the commitment would prove nothing to us, as in a game of bots that we watch.
  if (shares.some(Boolean))
    keepDice(made.table.id, {
      commit: committed.commit,
      shares: whole ? shares : shares.filter(Boolean),
      whole,
    });
  return made;
}

/** What people enter again for a rematch with their own dice. */
export type NamedAnew = Pick<Extract<Command, { type: "rematch" }>, "first" | "options">;

/** Create the rematch and return its table; null if that failed, and then the person has been told why. */
export async function rematch(open: OpenTable, named: NamedAnew = {}): Promise<string | null> {
  const committed = open.table.dice ? await ticket() : null;
  const share = newShare();
  const next = await open.send({
    type: "rematch",
    share,
    ...named,
    ...(committed && { dice: committed.ticket }),
  });
  if (!next) return null;
  if (committed) {
    // Another player may have been quicker: then the table has their ticket, and our share was not used.
    const { table, you } = await api.table(next.table, null);
    if (table.dice?.commit === committed.commit || table.dice?.shares.includes(share)) {
      const whole = table.seats.every(
        ({ kind, seat }) => kind === "bot" || you.seats.includes(seat),
      );
      const shares = table.seats.map(({ seat }) => (you.seats.includes(seat) ? share : ""));
      keepDice(table.id, { commit: committed.commit, shares: whole ? shares : [share], whole });
    }
  }
  return next.table;
}

/** A share for a seat that the person is about to take; stores the table's commitment, which was seen before. */
export function shareFor({ table }: OpenTable): string {
  const share = newShare();
  if (table.dice) keepDice(table.id, { commit: table.dice.commit, shares: [share] });
  return share;
}
