// The open table, which all parts of its screen get from the context.
import { createContext } from "svelte";
import type { Command, Seat, Table, You } from "../../protocol";
import type { AnswerTo } from "./api";
import { announce } from "./announce.svelte";
import { isBeginner } from "./coach";
import { complain } from "./notices.svelte";
import { seatName } from "./say";
import { settings } from "./settings.svelte";
import { t, tOr } from "./text.svelte";
import type { TableClient } from "./tableClient.svelte";

export class OpenTable {
  /** The seat for which this page decided last. */
  decided = $state<number>();
  /** On a shared screen: the seat of the person who holds it, if known. */
  holder = $state<number>();
  /** Whether the pass screen covers everything: then it shows the banners. */
  covered = $state(false);
  /** Whether a simpler bot has moved for one that is still being prepared. */
  preparing = $state(false);
  /** Whether the owner has removed me, until I sit down again. */
  removed = $state(false);

  constructor(readonly client: TableClient) {}

  /** The table as the server last described it; the parts of its screen are drawn only when it is there. */
  get table(): Table {
    if (!this.client.table) throw new Error("the table is not here yet");
    return this.client.table;
  }

  get you(): You {
    return this.client.you;
  }

  get over(): boolean {
    return this.table.status === "over" && this.table.outcome !== null;
  }

  may(command: Command["type"]): boolean {
    return this.you.may.includes(command);
  }

  mine(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  /** Whether several people share this screen: then no seat is called "you". */
  get shared(): boolean {
    return this.you.seats.length > 1;
  }

  /** Whether the coach speaks, in games that have one: to a person alone against bots, in the first games. */
  get coached(): boolean {
    const { game, seats } = this.table;
    const alone =
      this.you.seats.length === 1 &&
      seats.every(({ seat, kind }) => kind === "bot" || this.mine(seat));
    return settings.coach && alone && isBeginner(game);
  }

  readonly name = (seat: number): string => seatName(this.table.seats, seat);

  /** The side of each seat, in games that have sides. */
  get sides(): (string | null)[] {
    return this.table.seats.map((seat) => seat.side);
  }

  /** The other seat of the same side. */
  partner({ seat, side }: Seat): Seat | undefined {
    return side
      ? this.table.seats.find((other) => other.seat !== seat && other.side === side)
      : undefined;
  }

  /** Send a command; null if it was refused, and then the person has been told why. */
  async send<C extends Command>(command: C): Promise<AnswerTo<C> | null> {
    try {
      return await this.client.send(command);
    } catch (reason) {
      complain(reason);
      return null;
    }
  }
}

/** Why a move of mine would be illegal, in a sentence that is also announced; empty if it is legal. */
export async function whyNot(open: OpenTable, seat: number, move: string): Promise<string> {
  const answer = await open.send({ type: "why", seat, move });
  return answer?.reason ? sayWhy(answer.reason) : "";
}

/** A reason of the rules in a sentence, which is also announced. */
export function sayWhy(reason: string): string {
  const text = t("web-error-illegal-move", { reason: tOr(`reason-${reason}`, reason) });
  announce(text);
  return text;
}

export const [openTable, setOpenTable] = createContext<OpenTable>();
