// The server's catalogue of games, loaded once. Games may have their own texts.
import type { Catalogue, GameEntry, OptionEntry } from "../../protocol";
import { api } from "./api";
import { capital, t, tOr, useTextsOf } from "./text.svelte";

let known = $state.raw<Catalogue | null>(null);
let asked: Promise<void> | null = null;

/** The catalogue; null until it has arrived. */
export function catalogue(): Catalogue | null {
  return known;
}

/** Load the catalogue, unless it is here already. Ask for the session before: it gives the browser its cookie. */
export function loadCatalogue(): Promise<void> {
  asked ??= load().catch((reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}

async function load(): Promise<void> {
  const found = await api.games();
  const speaking = found.games.filter((entry) => entry.texts).map((entry) => entry.game);
  if (speaking.length) await useTextsOf(speaking);
  known = found;
}

/** The entry of a game in the catalogue. */
export function entryOf(game: string): GameEntry | undefined {
  return known?.games.find((entry) => entry.game === game);
}

/** The name of a game, with the values that make another game of it. */
export function gameName(game: string, options: Record<string, unknown> = {}): string {
  const entry = entryOf(game);
  return entry ? entryName(entry, options) : tOr(`game-${game}`, game);
}

/** The same of an entry that was kept, where there may be no catalogue. */
export function entryName(entry: GameEntry, options: Record<string, unknown> = {}): string {
  const others = entry.options
    .filter(
      (option) => option.learnt && (options[option.name] ?? option.default) !== option.default,
    )
    .map((option) => valueName(option, String(options[option.name])));
  return [tOr(`game-${entry.game}`, entry.title), ...others].join(" · ");
}

/** The name of a kind of game in a record: with the options that make it another kind. */
export function kindName(game: string, options: Record<string, string>): string {
  const others = (entryOf(game)?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    return value === undefined ? [] : [valueName(option, value)];
  });
  return [gameName(game), ...others].join(" · ");
}

/** The name of a page: that of a game, or of a value with pages of its own. */
export function pageName(page: string): string {
  if (entryOf(page)) return gameName(page);
  const option = ofPage(page)?.options.find((one) => one.learnt && one.values?.includes(page));
  return option ? capital(valueName(option, page)) : gameName(page);
}

/** The entry of the game that a page is about. */
export function ofPage(page: string): GameEntry | undefined {
  return (
    entryOf(page) ??
    known?.games.find(({ options }) =>
      options.some(({ learnt, values }) => learnt && values?.includes(page)),
    )
  );
}

/** The pages about a game: its own, and those of values of its options. */
export function pagesOf({ game, options }: GameEntry): string[] {
  const others = options.filter(({ learnt }) => learnt);
  return [
    game,
    ...others.flatMap(({ values, default: usual }) =>
      (values ?? []).filter((value) => value !== usual).map(String),
    ),
  ];
}

/** The page about a game with these options. */
export function pageFor(game: string, options: Record<string, unknown>): string {
  const entry = entryOf(game);
  const page = Object.values(entry ? othersOf(entry, options) : {}).find(
    (value) => entry && pagesOf(entry).includes(value),
  );
  return page ?? game;
}

/** Whether a value of an option is one of those with a name. */
export function isNamed({ values }: OptionEntry, value: unknown): boolean {
  return (values ?? []).includes(value);
}

/** The bots that play a game with these options. */
export function botsOf(
  { bots, options: all }: GameEntry,
  options: Record<string, unknown>,
): string[] {
  return bots.filter((bot) =>
    all.every(
      ({ name, learnt, default: usual }) => learnt?.[bot]?.includes(options[name] ?? usual) ?? true,
    ),
  );
}

/** The side of each of these seats, in a game that has sides. */
export function sidesOf(game: string, seats: number): string[] {
  const sides = entryOf(game)?.sides ?? [];
  return sides.length
    ? Array.from({ length: seats }, (_, seat) => sides[seat % sides.length] ?? "")
    : [];
}

/** How many seats play together on a side; one, if there are no sides. */
export function partnersOf(sides: readonly string[]): number {
  return sides.length / new Set(sides).size || 1;
}

const worded = (name: string) => `web-option-${name.replaceAll("_", "-")}` as const;

/** An option of a game in words. */
export function optionName(name: string): string {
  return tOr(worded(name), name);
}

/** The value of an option in words. */
export function optionValue(name: string, value: string): string {
  return tOr(`${worded(name)}-${value}` as const, value);
}

/** A value of an option in words; of a sheet that has no name, that it is one of people's own. */
export function valueName(option: OptionEntry, value: string): string {
  if (option.type !== "sheet") return optionValue(option.name, value);
  return isNamed(option, value) ? tOr(`sheet-${value}`, value) : t("sheet-own");
}

/** The entry of a game with other options: its room is that of the game with them. */
export async function entryWith(
  entry: GameEntry,
  options: Record<string, string>,
): Promise<GameEntry> {
  if (!Object.keys(options).length) return entry;
  const { roomOf } = await import("../../games");
  const room = roomOf(entry).roomWith?.(entry, options);
  return { ...entry, room: room ?? (await api.room(entry.game, options)).room };
}

/** The options among these that make another game, as they are typed. */
export function othersOf(
  entry: GameEntry,
  options: Record<string, unknown>,
): Record<string, string> {
  const others = entry.options.filter(
    ({ name, learnt, default: usual }) => learnt && (options[name] ?? usual) !== usual,
  );
  return Object.fromEntries(others.map(({ name }) => [name, String(options[name]).trim()]));
}

/** The address at which others reach this server. On its own machine the one in the bar does not work for them. */
export function reachable(): string {
  return (isLocal() ? catalogue()?.address : null) ?? location.origin;
}

/** Whether the app runs on the machine of its server. */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
