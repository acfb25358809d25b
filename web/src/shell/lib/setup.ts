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

export function startSetup(entry: GameEntry, name: string): Setup {
  return {
    game: entry.game,
    who: "bots",
    seats: entry.seats.includes(2) ? 2 : (entry.seats[0] ?? 1),
    bots: Array.from({ length: 5 }, () => entry.default_bot),
    names: [name, "", "", "", ""],
    options: Object.fromEntries(entry.options.filter(isAsked).map((option) => [option.name, option.default as OptionValue])),
    time: null,
    public: false,
  };
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
