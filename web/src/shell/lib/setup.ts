// From what is chosen on the home page to the table the server is asked for.
import type { GameEntry, NewTable, OptionEntry, OptionValue, SeatRequest } from "../../protocol";

export type Who = "bots" | "friends" | "screen" | "watch";
export const WHO: readonly Who[] = ["bots", "friends", "screen", "watch"];

export interface Setup {
  game: string;
  who: Who;
  seats: number;
  /** A bot level for each seat that a bot may hold; seat 0 counts only when watching. */
  bots: string[];
  /** Names around one screen; the first one is also mine elsewhere. */
  names: string[];
  /** The options of the game by name, but for those that are drawn by lot. */
  options: Record<string, OptionValue>;
  time: number | null;
  public: boolean;
}

/** Times per decision that are offered, in seconds. */
export const TIMES: readonly (number | null)[] = [null, 30, 60, 180, 600, 86400];

/** Whether the form asks for an option: the others are drawn by lot. */
export function isAsked(option: OptionEntry): boolean {
  return option.type === "choice" || option.type === "limit";
}

/** What is remembered from one table to the next: seats and options of each game, the rest for all of them. */
export interface Kept {
  game?: string;
  who?: Who;
  bots?: string[];
  names?: string[];
  time?: number | null;
  public?: boolean;
  games?: Record<string, { seats?: number; options?: Record<string, OptionValue> }>;
}

/** What a form begins with: what was chosen the last time as far as it still exists, else good defaults. */
export function startSetup(entry: GameEntry, name: string, kept: Kept = {}): Setup {
  const own = kept.games?.[entry.game];
  const who = WHO.find((one) => one === kept.who) ?? "bots";
  const numbers = seatNumbers(entry, who);
  return {
    game: entry.game,
    who,
    seats: numbers.find((seats) => seats === own?.seats) ?? (numbers.includes(2) ? 2 : (numbers[0] ?? 1)),
    bots: Array.from({ length: 5 }, (_, seat) => entry.bots.find((bot) => bot === kept.bots?.[seat]) ?? entry.default_bot),
    names: Array.from({ length: 5 }, (_, seat) => (seat === 0 ? name : String(kept.names?.[seat] ?? ""))),
    options: Object.fromEntries(entry.options.filter(isAsked).map((option) => [option.name, startOption(option, own?.options?.[option.name])])),
    time: TIMES.find((time) => time === kept.time) ?? null,
    public: kept.public === true,
  };
}

function startOption(option: OptionEntry, last: OptionValue | undefined): OptionValue {
  const fits = option.type === "choice" ? option.values?.includes(last) : last === null || (Number.isInteger(last) && Number(last) > 0);
  return (fits && last !== undefined ? last : option.default) as OptionValue;
}

/** What to remember of a form, on top of what is known of other games. A level that this game lacks is not forgotten. */
export function kept(setup: Setup, entry: GameEntry, before: Kept): Kept {
  const { game, who, names, time, seats, options } = setup;
  const bots = setup.bots.map((bot, seat) => {
    const last = before.bots?.[seat];
    return last && bot === entry.default_bot && !entry.bots.includes(last) ? last : bot;
  });
  return { game, who, bots, names, time, public: setup.public, games: { ...before.games, [game]: { seats, options } } };
}

/** The seat numbers that make sense: nobody invites friends to a solitaire. */
export function seatNumbers(entry: GameEntry, who: Who): number[] {
  return who === "friends" ? entry.seats.filter((seats) => seats > 1) : entry.seats;
}

/** The level of all these seats, or none if they differ. */
export function sameLevel(bots: readonly string[], seats: readonly number[]): string {
  const levels = new Set(seats.map((seat) => bots[seat] ?? ""));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

export function newTable(setup: Setup, nameOf: (seat: number) => string, share: () => string): NewTable {
  const seats = Array.from({ length: setup.seats }, (_, seat): SeatRequest => {
    const bot = setup.bots[seat] ?? setup.bots[0] ?? "medium";
    const me: SeatRequest = { kind: "me", name: setup.names[seat]?.trim() || nameOf(seat), share: share() };
    if (setup.who === "watch") return { kind: "bot", bot };
    if (setup.who === "screen" || seat === 0) return me;
    return setup.who === "friends" ? { kind: "open" } : { kind: "bot", bot };
  });
  const table: NewTable = { game: setup.game, seats, time: setup.who === "watch" ? null : setup.time };
  if (Object.keys(setup.options).length) table.options = setup.options;
  if (setup.who === "friends") table.public = setup.public;
  return table;
}
