// The server's catalogue of games, loaded once. Games may have their own texts.
import type { Catalogue, GameEntry } from "../../protocol";
import { api } from "./api";
import { tOr, useTextsOf } from "./text.svelte";

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

/** The name of a game. */
export function gameName(game: string): string {
  return tOr(`game-${game}`, entryOf(game)?.title ?? game);
}

/** The side of each of these seats, in a game that has sides. */
export function sidesOf(game: string, seats: number): string[] {
  const sides = entryOf(game)?.sides ?? [];
  return sides.length
    ? Array.from({ length: seats }, (_, seat) => sides[seat % sides.length] ?? "")
    : [];
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

/** The address at which others reach this server. On its own machine the one in the bar does not work for them. */
export function reachable(): string {
  return (isLocal() ? catalogue()?.address : null) ?? location.origin;
}

/** Whether the app runs on the machine of its server. */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
