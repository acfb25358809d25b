// The interface between the app's shell and the games. Each game has a room, its own part of the app; `roomOf` finds it.
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

/** How one die is labelled: its letter, its CSS class, and its name together with a value. */
export interface Die {
  mark: string;
  tone: string;
  name: (value: string) => string;
}

/** What a record claims about its dice, and a function that repeats every draw. */
export interface FairClaim {
  commit: string;
  seed: string;
  shares: string[];
  /** The seat that begins; null if people chose it and it was not drawn. */
  first: number | null;
  check: () => Finding[];
}

/** A move to highlight in a position: the played one or the best one. */
export interface Mark {
  seat: number;
  move: string;
  kind: "played" | "best";
}

/** The props of the component that draws a position to study. */
export interface StudyProps<State> extends Record<string, unknown> {
  game: State;
  names: readonly string[];
  sides: readonly string[];
  /** The legal moves of each seat, in notation; empty if the position is only shown. */
  legal: readonly Legal[];
  marks: readonly Mark[];
  onmove?: (seat: number, move: string) => void;
  /** Called with an illegal move, to explain why it is illegal. */
  ontry?: (seat: number, move: string) => void;
  /** Hides the points, because counting them is the task. */
  uncounted?: boolean;
  /** Whether places are labelled as moves in notation name them. Left out: yes. */
  coordinates?: boolean;
  /** The seat of the person who studies; what the other seats have is drawn small. */
  seat?: number;
}

/** The props of a room's score pad. */
export interface PadProps extends Record<string, unknown> {
  entry: GameEntry;
  pad: Pad;
  /** The seat whose sheet lies on top. */
  seat: number;
  /** Whether points are shown while the game goes on. */
  points: boolean;
  /** The sheets that are written on this device. */
  mine: readonly number[];
  /** Whether other people write on their own devices. Then their sheets are folded, and their locks are announced. */
  shared: boolean;
  onwrite: (word: string) => void;
  /** Called with whether the game is over. */
  onover: (over: boolean) => void;
  /** Shown below the result, when the game is over. */
  after: Snippet;
}

/**
 * A room: everything the app knows about one kind of game. `State` and `Picture` are the room's own types; the shell passes
 * them on from the server without reading them. What the home page does not need is loaded on first use.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each room knows its own types
export interface GameRoom<State = any, Picture = any> {
  /** The picture on the home page. */
  Card: Component<{ entry: GameEntry; name: string }>;
  /** An event of this game in words; `name` gives the name of a seat. Empty if there is nothing to say. */
  say: (news: News, name: Named) => string;
  /** The sound of an event of this game. */
  sound: (news: News) => Sound | null;
  /** The label of a die by its place in a throw, for games where people may enter throws. */
  die?: (place: number) => Die;
  /** The play screen, inside a `PlayFrame`; it gets the table from the context. */
  play: Lazy<{ game: State }>;
  /** One position of a record; `sides` has the side of each seat, in games that have sides. */
  replay: Lazy<{ game: State; names: readonly string[]; sides: readonly string[] }>;
  /**
   * One position to study, with highlights and legal moves. What has `data-above` stands above the task on a phone in
   * landscape, and the rest beside it.
   */
  study: Lazy<StudyProps<State>>;
  /** One position as a picture without controls, as small as it can be and still be read. */
  picture: Lazy<{ game: State; label: string }>;
  /** An editor for a position; if missing, people type its line. */
  setUp?: Lazy<{ entry: GameEntry; position: string; onchange: (position: string) => void }>;
  /** A move in words; if missing, moves are shown in notation. */
  move?: (word: string, game: State) => string;
  /** What a move gains at once, in words. Only for puzzles: its texts are loaded with them. */
  brings?: (word: string, ask: Ask, game: State) => string;
  /** What a game looks like before it begins, with the options that its entry has. */
  blank?: Lazy<{ entry: GameEntry; label: string }>;
  /** A room with other options, where the app needs no server to know it; else undefined. */
  roomWith?: (entry: GameEntry, options: Record<string, unknown>) => GameEntry["room"] | undefined;
  /** A workshop for what its games are played on, such as sheets of people's own. */
  workshop?: Lazy<{ entry: GameEntry }>;
  /** A score pad for real dice, if the game uses score sheets. */
  pad?: Lazy<PadProps>;
  /** The pairs of numbers of which each sheet of a pad has one; missing or empty if all sheets are alike. */
  pairs?: (entry: GameEntry) => readonly [number, number][];
  /** A picture for the rules pages, if the game has such pages. */
  rules?: Lazy<{ picture: Picture; caption: string }>;
  /** What a record claims about its dice, or null while the seed is not revealed; missing if the app cannot repeat the draws. */
  claim?: (record: RecordText, entry: GameEntry) => Promise<FairClaim | null>;
}

const ROOMS: Readonly<Record<string, GameRoom>> = { qwixx, six };

/** The room for a state or a game, by its `kind`. The plain room can play any game, so it serves all other kinds. */
export function roomOf({ kind }: { kind: string }): GameRoom {
  return ROOMS[kind] ?? plain;
}
