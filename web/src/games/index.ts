// The rooms of the games: what the shell asks of each, and which game is played in which room.
import type { Component } from "svelte";
import type { GameState, News, Replay } from "../protocol";
import type { Finding } from "../shell/lib/fair";
import type { Named } from "../shell/lib/say";
import type { Sound } from "../shell/lib/sound";
import qwixx from "./qwixx/room";
import six from "./six/room";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a record claims about its dice, and the way to repeat every draw. */
export interface FairClaim {
  commit: string;
  seed: string;
  shares: string[];
  check: () => Promise<Finding[]>;
}

/**
 * A room: everything the app knows of one kind of game. `State` and `Picture` are its own; the shell hands them from
 * the server to the room unread. What the home page does not need is loaded when it is first used.
 */
export interface GameRoom<State = any, Picture = any> {
  /** The picture on the home page. */
  Card: Component<{ name: string }>;
  /** The news of this game in words; `name` says who sits on a seat. Empty where nothing would be said. */
  say: (news: News, name: Named) => string;
  /** How news of this game sound. */
  sound: (news: News) => Sound | null;
  /** The play screen, inside a `PlayFrame`; the table comes by context. */
  play: Lazy<{ game: State }>;
  /** One position of a record. */
  replay: Lazy<{ game: State; names: readonly string[] }>;
  /** A picture of the rules pages. */
  rules: Lazy<{ picture: Picture; caption: string }>;
  /** What a record claims about its dice, or null while the seed is not revealed; missing in games without dice. */
  claim?: (replay: Replay) => Promise<FairClaim | null>;
}

const ROOMS: Readonly<Record<string, GameRoom>> = { qwixx, six };

/** The kind of each game, which names its room; these games are on the home page before the server has answered. */
const KINDS: Readonly<Record<string, string>> = { qwixx: "qwixx", longo: "qwixx", six: "six" };
export const KNOWN: readonly string[] = Object.keys(KINDS);

/** The room for a state from the server. */
export function roomOf(state: GameState | null | undefined): GameRoom | undefined {
  return state ? ROOMS[state.kind] : undefined;
}

/** The room for a game by its name, where there is no state yet. */
export function roomFor(name: string): GameRoom | undefined {
  return ROOMS[KINDS[name] ?? ""];
}
