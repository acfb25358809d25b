// The rooms of the games: what the shell asks of each, and which game is played in which room.
import type { Component, Snippet } from "svelte";
import type { Ask, GameEntry, Legal, News } from "../protocol";
import type { Finding } from "../shell/lib/fair";
import type { RecordText } from "../shell/lib/record";
import type { Pad } from "../shell/lib/pads";
import type { Named } from "../shell/lib/say";
import type { Sound } from "../shell/lib/sound";
import plain from "./plain/room";
import qwixx from "./qwixx/room";
import six from "./six/room";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** How a die is told from the others: its letter, its class, and its name with what it shows. */
export interface Die {
  mark: string;
  tone: string;
  name: (value: string) => string;
}

/** What a record claims about its dice, and the way to repeat every draw. */
export interface FairClaim {
  commit: string;
  seed: string;
  shares: string[];
  /** Who begins; null where it was chosen at the table and not drawn. */
  first: number | null;
  check: () => Finding[];
}

/** What is pointed out in a position: what was played, and what is best. */
export interface Mark {
  seat: number;
  move: string;
  kind: "played" | "best";
}

/** What a room is given to draw a position that is studied. */
export interface StudyProps<State> extends Record<string, unknown> {
  game: State;
  names: readonly string[];
  sides: readonly string[];
  /** The words of what each seat may do; where there are none, the position is only looked at. */
  legal: readonly Legal[];
  marks: readonly Mark[];
  onmove?: (seat: number, move: string) => void;
  /** Somebody tries what is not legal, to hear why. */
  ontry?: (seat: number, move: string) => void;
  /** Somebody is to count them: no points are shown. */
  uncounted?: boolean;
  /** Who studies it: what the others have is drawn small. */
  seat?: number;
}

/** What a room is given to let people write on a score pad. */
export interface PadProps extends Record<string, unknown> {
  entry: GameEntry;
  pad: Pad;
  /** Whose sheet lies on top. */
  seat: number;
  /** Whether points are shown while the game goes on. */
  points: boolean;
  /** The sheets that are written on this device. */
  mine: readonly number[];
  /** Whether others write on devices of their own: their sheets are opened by whoever likes, and their locks are told. */
  shared: boolean;
  onwrite: (word: string) => void;
  /** The game is over, or goes on. */
  onover: (over: boolean) => void;
  /** What follows the result, once there is one. */
  after: Snippet;
}

/**
 * A room: everything the app knows of one kind of game. `State` and `Picture` are its own; the shell hands them from
 * the server to the room unread. What the home page does not need is loaded when it is first used.
 */
export interface GameRoom<State = any, Picture = any> {
  /** The picture on the home page. */
  Card: Component<{ entry: GameEntry; name: string }>;
  /** The news of this game in words; `name` says who sits on a seat. Empty where nothing would be said. */
  say: (news: News, name: Named) => string;
  /** How news of this game sound. */
  sound: (news: News) => Sound | null;
  /** A die by its place in a throw, where people enter their own. */
  die?: (place: number) => Die;
  /** The play screen, inside a `PlayFrame`; the table comes by context. */
  play: Lazy<{ game: State }>;
  /** One position of a record; who plays for which side, in games that have sides. */
  replay: Lazy<{ game: State; names: readonly string[]; sides: readonly string[] }>;
  /** One position to study: what is pointed out, and what may be done there. */
  study: Lazy<StudyProps<State>>;
  /** One position as a picture: nothing to do, and as small as it can be read. */
  picture: Lazy<{ game: State; label: string }>;
  /** The dice of a throw to be entered; missing where they are written. */
  dice?: Lazy<{ game: State; onthrow: (dice: string) => void }>;
  /** A position set up by hand; missing where only its line can be written. */
  setUp?: Lazy<{ entry: GameEntry; position: string; onchange: (position: string) => void }>;
  /** A move in words; missing: as it is written. */
  move?: (word: string, game: State) => string;
  /** What a move brings at once, in words: for puzzles, whose texts are loaded then. */
  brings?: (word: string, ask: Ask, game: State) => string;
  /** A score pad for real dice, where the game is written on sheets. */
  pad?: Lazy<PadProps>;
  /** Pairs of numbers of which each sheet of a pad has one; missing or empty where sheets are alike. */
  pairs?: (entry: GameEntry) => readonly [number, number][];
  /** A picture of the rules pages, where there are such pages. */
  rules?: Lazy<{ picture: Picture; caption: string }>;
  /** What a record claims about its dice, or null while the seed is not revealed; missing where draws cannot be repeated here. */
  claim?: (record: RecordText, entry: GameEntry) => Promise<FairClaim | null>;
}

const ROOMS: Readonly<Record<string, GameRoom>> = { qwixx, six };

/** The room for a state or a game: its `kind` says how it is drawn. Any game can be played in the plain room. */
export function roomOf({ kind }: { kind: string }): GameRoom {
  return ROOMS[kind] ?? plain;
}
