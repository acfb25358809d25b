// The data of the form on the home page: its start values, what it remembers, and the table that it asks the server for.
import type { GameEntry, NewTable, OptionEntry, OptionValue, SeatRequest } from "../../protocol";

export type Who = "bots" | "friends" | "screen" | "watch";
export const WHO: readonly Who[] = ["bots", "friends", "screen", "watch"];

export interface Setup {
  game: string;
  who: Who;
  seats: number;
  /** A bot level for each player that may be a bot; player 0 is me unless I watch. */
  bots: string[];
  /** The names on a shared screen; the first one is also mine at other tables. */
  names: string[];
  /** The options of the game by name, except those that are drawn. */
  options: Record<string, OptionValue>;
  /** The player who begins; null if that is drawn. */
  begins: number | null;
  /** My side, in a game that has sides; null if it is drawn. */
  side: number | null;
  speed: Speed;
  time: number | null;
  /** Whether decisions may be taken back. */
  takebacks: boolean;
  public: boolean;
  /** Whether people throw their own dice; then `pairs` holds what would otherwise be drawn, by option and player. */
  own: boolean;
  pairs: Record<string, Pair[]>;
}
export type Pair = [number, number];

/** How long bots wait before a move, in milliseconds. */
export const SPEEDS = { slow: 1800, normal: 600, quick: 150 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** The speed that is nearest to a pace. */
export function speedOf(pace: number): Speed {
  const far = (speed: Speed): number => Math.abs(SPEEDS[speed] - pace);
  return SPEED_NAMES.reduce((best, speed) => (far(speed) < far(best) ? speed : best));
}

/** Whether the form asks for my side. On a shared screen the names say who sits where. */
export function asksSide(entry: GameEntry, { who, seats }: Setup): boolean {
  return entry.sides.length > 0 && seats > 1 && (who === "bots" || who === "friends");
}

/** Whether the form asks who begins: if any seat may begin, or if there are no sides to decide it. */
export function asksFirst(entry: GameEntry, { who, seats }: Setup): boolean {
  if (who === "watch" || seats < 2) return false;
  return entry.first_by_lot || (entry.sides.length === 0 && who !== "screen");
}

/** Whether people throw their own dice at this table; a person must be there to throw them. */
export function ownDice(entry: GameEntry, { who, own }: Setup): boolean {
  return entry.dice && own && who !== "watch";
}

/** Times per decision that are offered, in seconds. */
export const TIMES: readonly (number | null)[] = [
  null,
  30,
  60,
  180,
  600,
  86400,
  259200,
  604800,
  1209600,
];

/** Whether the form asks for an option; the others are drawn. */
export function isAsked(option: OptionEntry): boolean {
  return option.type === "choice" || option.type === "limit" || option.type === "sheet";
}

/** What is remembered from one table to the next: seats and options for each game, the rest for all games. */
export interface Kept {
  game?: string;
  who?: Who;
  bots?: string[];
  names?: string[];
  speed?: Speed;
  time?: number | null;
  takebacks?: boolean;
  public?: boolean;
  games?: Record<
    string,
    {
      seats?: number;
      options?: Record<string, OptionValue>;
      begins?: number | null;
      side?: number | null;
      own?: boolean;
    }
  >;
}

/** The options that are drawn, unless people throw their own dice. */
export function drawnOptions(entry: GameEntry): GameEntry["options"] {
  return entry.options.filter(({ type }) => type === "pairs");
}

/** Start values for the drawn options, by option and player. */
export function startPairs(entry: GameEntry): Record<string, Pair[]> {
  const ofFive = (values: unknown): Pair[] =>
    Array.from(
      { length: 5 },
      (_, player) => [...((values as Pair[] | undefined)?.[player] ?? [1, 2])] as Pair,
    );
  return Object.fromEntries(drawnOptions(entry).map(({ name, values }) => [name, ofFive(values)]));
}

/** The start values of a form: the last choices that still exist, otherwise good defaults. */
export function startSetup(entry: GameEntry, name: string, kept: Kept = {}): Setup {
  const own = kept.games?.[entry.game];
  const who = WHO.find((one) => one === kept.who) ?? "bots";
  const numbers = seatNumbers(entry, who);
  const seats =
    numbers.find((number) => number === own?.seats) ??
    (numbers.includes(2) ? 2 : (numbers[0] ?? 1));
  return {
    game: entry.game,
    who,
    seats,
    bots: Array.from(
      { length: 5 },
      (_, seat) => entry.bots.find((bot) => bot === kept.bots?.[seat]) ?? entry.default_bot,
    ),
    names: Array.from({ length: 5 }, (_, seat) =>
      seat === 0 ? name : String(kept.names?.[seat] ?? ""),
    ),
    options: Object.fromEntries(
      entry.options
        .filter(isAsked)
        .map((option) => [option.name, startOption(option, own?.options?.[option.name])]),
    ),
    begins: below(seats, own?.begins),
    side: below(entry.sides.length, own?.side),
    speed: SPEED_NAMES.find((speed) => speed === kept.speed) ?? "normal",
    time: TIMES.find((time) => time === kept.time) ?? null,
    takebacks: kept.takebacks !== false,
    public: kept.public === true,
    own: own?.own === true,
    pairs: startPairs(entry),
  };
}

/** The setup of a first game: the person begins, against the weakest bot; the rest are the defaults. */
export function firstSetup(entry: GameEntry, name: string): Setup {
  const setup = startSetup(entry, name);
  return {
    ...setup,
    bots: setup.bots.map(() => entry.bots[0] ?? entry.default_bot),
    begins: 0,
    side: entry.sides.length ? 0 : null,
  };
}

/** The number that was chosen last time, if it still exists. */
function below(bound: number, last: unknown): number | null {
  return Number.isInteger(last) && Number(last) >= 0 && Number(last) < bound ? Number(last) : null;
}

function startOption(option: OptionEntry, last: OptionValue | undefined): OptionValue {
  const fits =
    option.type === "choice"
      ? option.values?.includes(last)
      : option.type === "sheet"
        ? typeof last === "string" && Boolean(last.trim())
        : last === null || (Number.isInteger(last) && Number(last) > 0);
  return (fits && last !== undefined ? last : option.default) as OptionValue;
}

/**
 * What to remember of a form, together with what is known of other games. A level that this game lacks is not forgotten, and of
 * the options that were `given` the last choice stays.
 */
export function kept(
  setup: Setup,
  entry: GameEntry,
  before: Kept,
  given: Readonly<Record<string, OptionValue>> = {},
): Kept {
  const { game, who, names, speed, time, takebacks, seats, begins, side } = setup;
  const last = Object.entries(before.games?.[game]?.options ?? {});
  const options = Object.fromEntries([
    ...Object.entries(setup.options).filter(([name]) => !(name in given)),
    ...last.filter(([name]) => name in given),
  ]);
  const bots = setup.bots.map((bot, seat) => {
    const last = before.bots?.[seat];
    return last && bot === entry.default_bot && !entry.bots.includes(last) ? last : bot;
  });
  const own = { seats, options, begins, side, own: setup.own };
  return {
    game,
    who,
    bots,
    names,
    speed,
    time,
    takebacks,
    public: setup.public,
    games: { ...before.games, [game]: own },
  };
}

/** The possible numbers of seats; with friends there are at least two. */
export function seatNumbers(entry: GameEntry, who: Who): number[] {
  return who === "friends" ? entry.seats.filter((seats) => seats > 1) : entry.seats;
}

/** The common level of these seats; empty if they differ. */
export function sameLevel(bots: readonly string[], seats: readonly number[]): string {
  const levels = new Set(seats.map((seat) => bots[seat] ?? ""));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

/** By how many seats the players are rotated, so that the right one sits on the first seat. */
function shift(setup: Setup, entry: GameEntry, lot: Lot): number {
  const { seats, side, begins } = setup;
  if (asksSide(entry, setup)) return side ?? lot(seats);
  if (!entry.first_by_lot && asksFirst(entry, setup))
    return begins === null ? lot(seats) : (seats - begins) % seats;
  return 0;
}

/** Draws a number below a bound, all equally likely. */
export type Lot = (bound: number) => number;

export const drawLot: Lot = (bound) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;

export function newTable(
  setup: Setup,
  entry: GameEntry,
  nameOf: (player: number) => string,
  share: () => string,
  lot = drawLot,
): NewTable {
  const moved = shift(setup, entry, lot);
  const seats = Array.from({ length: setup.seats }, (_, seat): SeatRequest => {
    const player = (seat - moved + setup.seats) % setup.seats;
    const bot = setup.bots[player] ?? entry.default_bot;
    const me: SeatRequest = {
      kind: "me",
      name: setup.names[player]?.trim() || nameOf(player),
      share: share(),
    };
    if (setup.who === "watch") return { kind: "bot", bot };
    if (setup.who === "screen" || player === 0) return me;
    return setup.who === "friends" ? { kind: "open" } : { kind: "bot", bot };
  });
  const table: NewTable = {
    game: setup.game,
    seats,
    pace: SPEEDS[setup.speed],
    time: setup.who === "watch" ? null : setup.time,
  };
  if (Object.keys(setup.options).length) table.options = setup.options;
  if (setup.who !== "watch" && !setup.takebacks) table.takebacks = false;
  if (setup.who === "friends") table.public = setup.public;
  const own = ownDice(entry, setup);
  const begins = own ? (setup.begins ?? 0) : setup.begins;
  if (entry.first_by_lot && asksFirst(entry, setup) && begins !== null)
    table.first = (begins + moved) % setup.seats;
  if (own) {
    table.dice = "own";
    const named = Object.entries(setup.pairs).map(([name, pairs]) => [
      name,
      seats.map((_, seat) => pairs[(seat - moved + setup.seats) % setup.seats] ?? []),
    ]);
    if (named.length) table.options = { ...table.options, ...Object.fromEntries(named) };
  }
  return table;
}
