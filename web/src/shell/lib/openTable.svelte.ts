// The open table, in the context of its screen: what every part of it needs.
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
  /** Around one screen: the seat of the person who has it in hand, as far as that is known. */
  holder = $state<number>();
  /** Whether a cover lies over everything: then it shows what must not be missed. */
  covered = $state(false);
  /** Whether the owner has sent me away, until I sit down again. */
  removed = $state(false);

  constructor(readonly client: TableClient) {}

  /** The table as the server last described it; parts of its screen are drawn only once there is one. */
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

  /** Whether several people sit around this screen: then nobody is "you". */
  get shared(): boolean {
    return this.you.seats.length > 1;
  }

  /** Whether a coach speaks, in games that have one: to whoever plays alone against bots, in the first games. */
  get coached(): boolean {
    const { game, seats } = this.table;
    const alone = this.you.seats.length === 1 && seats.every(({ seat, kind }) => kind === "bot" || this.mine(seat));
    return settings.coach && alone && isBeginner(game);
  }

  readonly name = (seat: number): string => seatName(this.table.seats, seat);

  /** For which side each seat plays, in games that have sides. */
  get sides(): (string | null)[] {
    return this.table.seats.map((seat) => seat.side);
  }

  /** Who else plays for the same side. */
  partner({ seat, side }: Seat): Seat | undefined {
    return side ? this.table.seats.find((other) => other.seat !== seat && other.side === side) : undefined;
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

/** Why a move of mine would be against the rules, in a sentence that is also said aloud; empty if it is legal. */
export async function whyNot(open: OpenTable, seat: number, move: string): Promise<string> {
  const answer = await open.send({ type: "why", seat, move });
  return answer?.reason ? sayWhy(answer.reason) : "";
}

/** A reason of the rules in a sentence, said aloud. */
export function sayWhy(reason: string): string {
  const text = t("web-error-illegal-move", { reason: tOr(`reason-${reason}`, reason) });
  announce(text);
  return text;
}

export const [openTable, setOpenTable] = createContext<OpenTable>();
