// The games that are played here, as the server lists them. Asked for once; games may bring texts of their own.
import type { Catalogue, GameEntry } from "../../protocol";
import { api } from "./api";
import { tOr, useTextsOf } from "./text.svelte";

let known = $state.raw<Catalogue | null>(null);
let asked: Promise<void> | null = null;

/** The catalogue; null until it has arrived. */
export function catalogue(): Catalogue | null {
  return known;
}

/** Ask for the catalogue, unless it is here already. The session comes first: it gives the browser its cookie. */
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

/** What the catalogue says of a game. */
export function entryOf(game: string): GameEntry | undefined {
  return known?.games.find((entry) => entry.game === game);
}

/** What a game is called. */
export function gameName(game: string): string {
  return tOr(`game-${game}`, entryOf(game)?.title ?? game);
}

/** The side that each of these seats plays for, in a game that has sides. */
export function sidesOf(game: string, seats: number): string[] {
  const sides = entryOf(game)?.sides ?? [];
  return sides.length ? Array.from({ length: seats }, (_, seat) => sides[seat % sides.length] ?? "") : [];
}

const worded = (name: string): string => `web-option-${name.replaceAll("_", "-")}`;

/** An option of a game in words. */
export function optionName(name: string): string {
  return tOr(worded(name), name);
}

/** The value of an option in words. */
export function optionValue(name: string, value: string): string {
  return tOr(`${worded(name)}-${value}`, value);
}
