// The messages between server and app, as docs/protocol.md defines them. Seats count from 0 here.

export type Colour = "red" | "yellow" | "green" | "blue";
export type Side = "black" | "red";
export type Status = "open" | "playing" | "over";
export type Variant = "basic" | "advanced";
export type ClaimRule = "auto" | "manual";
export type CellPair = [number, number];

export interface TableSummary {
  id: string;
  game: string;
  variant?: Variant;
  status: Status;
  seats: { name: string | null; kind: "open" | "person" | "bot" }[];
  public: boolean;
  time: number | null;
  created: number;
  active_at: number;
  yours: number[];
  owner: boolean;
  result: string | null;
}

export interface Session {
  protocol: number;
  tables: TableSummary[];
}

export interface GameEntry {
  game: string;
  seats: number[];
  bots: string[];
  /** Those that also play at a table of one seat. */
  default_bot: string;
  variants: Variant[];
  claims: ClaimRule[];
}

export interface Catalogue {
  protocol: number;
  version: string;
  games: GameEntry[];
  limits: {
    name: number;
    time_min: number;
    time_max: number;
    frame: number;
    record: number;
    idle_days: number;
  };
}

export type SeatRequest =
  | { kind: "me"; name: string; share?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface NewTable {
  game: string;
  seats: SeatRequest[];
  variant?: Variant;
  claim?: ClaimRule;
  time?: number | null;
  public?: boolean;
  pace?: number;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  owner: boolean;
  side: Side | null;
  shared: boolean;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  ending: string;
  result: string;
}

export interface Roll {
  white: [number, number];
  colours: (number | null)[];
  sum: number;
}

export interface Row {
  /** A letter for each number from the left, then one for the lock: x crossed, - gone, . open, n too early to lock. */
  fields: string;
  crosses: number;
  score: number;
}

export interface Sheet {
  rows: Row[];
  failed: number;
  failed_cost: number;
  score: number;
  lucky: [number, number] | null;
}

export interface Choice {
  move: string;
  row: Colour | null;
  number: number | null;
  lucky: boolean;
  locks: boolean;
  failed: boolean;
}

export interface Turn {
  turn: number;
  active: number;
  roll: Roll | null;
  action_1: (Choice | null)[] | null;
  action_2: Choice | null;
  locked: Colour[];
}

export interface Layout {
  faces: number;
  needed: number;
  rows: { colour: Colour; numbers: number[]; locking: number[] }[];
}

export interface QwixxTable {
  kind: "qwixx";
  layout: Layout;
  phase: "throw" | "action-1" | "action-2" | "over";
  turn: number;
  active: number;
  locked: Colour[];
  roll: Roll | null;
  sheets: Sheet[];
  this_turn: Turn | null;
  last_turn: Turn | null;
}

export interface SixLast {
  seat: number;
  move: string;
  from: CellPair | null;
  to: CellPair | null;
  removed: { cell: CellPair; side: Side }[];
}

export type ShapeKind = "line" | "triangle" | "ring";

export interface SixTable {
  kind: "six";
  phase: "placing" | "moving" | "over";
  seat: number;
  side: Side;
  black: CellPair[];
  red: CellPair[];
  hands: number[];
  moves: number;
  quiet: number;
  last: SixLast | null;
  shapes: { kind: ShapeKind; cells: CellPair[] }[];
}

export type GameState = QwixxTable | SixTable;

export interface FairDice {
  commit: string;
  seed: string | null;
  shares: string[];
}

export interface Table {
  id: string;
  status: Status;
  public: boolean;
  created: number;
  game: string;
  options: { variant?: Variant; claim?: ClaimRule; repetition?: number | null; move_limit?: number | null };
  time: number | null;
  pace: number;
  seats: Seat[];
  deadline: number | null;
  owes: number[];
  asked: number;
  draw: { by: number; agreed: number[] } | null;
  takeovers: { seat: number; agreed: number[]; needed: number[] }[];
  dice: FairDice | null;
  state: GameState | null;
  outcome: Outcome | null;
  rematch: string | null;
  expires: number;
}

export interface Offer extends Choice {
  gain: number;
  skips: number;
  risk: number;
}

export interface QwixxAsk {
  kind: "qwixx";
  seat: number;
  phase: "action-1" | "action-2";
  choices: Offer[];
}

export interface SixAsk {
  kind: "six";
  seat: number;
  phase: "placing" | "moving";
  side: Side;
  put: CellPair[];
  take: CellPair[];
  stuck: { cell: CellPair; reason: string }[];
  pass: boolean;
  manual: boolean;
}

export type Ask = QwixxAsk | SixAsk;

export interface You {
  owner: boolean;
  seats: number[];
  may: string[];
  links: { invite: string | null; watch: string | null } | null;
  asks: Ask[];
  chosen: { seat: number; choice: Choice }[];
}

interface NewsBase {
  seq: number;
  at: number;
}

export type News = NewsBase &
  (
    | { type: "seated"; seat: number; name: string }
    | { type: "bot-seated"; seat: number; bot: string }
    | { type: "stood"; seat: number; why: string }
    | { type: "started"; first: number }
    | { type: "thrown"; turn: number; active: number; roll: Roll }
    | { type: "chose"; seat: number }
    | { type: "revealed"; choices: Choice[]; locked: Colour[] }
    | { type: "acted"; seat: number; choice: Choice; locked: Colour[] }
    | ({ type: "moved" } & SixLast)
    | { type: "draw-offered" | "draw-agreed" | "draw-declined" | "resigned" | "returned"; seat: number }
    | { type: "ended"; outcome: Outcome }
    | { type: "stood-in"; seat: number; bot: string; why: string }
    | { type: "takeover-asked"; seat: number; by: number }
    | { type: "bot-failed"; seat: number; bot: string; why: string }
    | { type: "configured" }
    | { type: "links"; kind: "invite" | "watch" }
    | { type: "rematch"; table: string }
  );

export interface Snapshot {
  protocol: number;
  seq: number;
  now: number;
  table: Table;
  you: You;
  news: News[];
  present: number[];
  watchers: number;
}

export interface Fault {
  code: string;
  params: Record<string, string | number | null>;
  legal?: string[];
}

export interface Group {
  keep: CellPair | null;
  stays: CellPair[];
  removed: { cell: CellPair; side: Side }[];
  targets: CellPair[];
}

export interface Hint {
  type: "hint";
  re: string;
  seat: number;
  move: string;
  choice: Choice | null;
  from: CellPair | null;
  to: CellPair | null;
}

export interface Taken {
  type: "taken";
  re: string;
  seat: number;
  cell: CellPair;
  groups: Group[];
}

export type Done = { type: "done"; re: string; seq: number };
/** The answer to `rematch`: go there. */
export type NextTable = { type: "table"; re: string; table: string };
export type Answer = Done | Hint | Taken | NextTable | { type: "error"; re: string | null; error: Fault };

export type FromServer =
  | ({ type: "welcome" } & Snapshot)
  | { type: "update"; seq: number; now: number; table: Table; you: You; news: News[]; re?: string }
  | { type: "presence"; present: number[]; watchers: number }
  | { type: "pong"; now: number }
  | Answer;

export type Command =
  | { type: "play"; seat: number; move: string; seq?: number }
  | { type: "resign" | "offer-draw" | "stand" | "leave" | "return" | "remove"; seat: number }
  | { type: "answer-draw"; seat: number; accept: boolean }
  | { type: "hint"; seat: number; bot?: string }
  | { type: "take"; seat: number; cell: CellPair }
  | { type: "sit"; seat: number; name: string; share?: string; link?: string }
  | { type: "move-seat"; seat: number; to: number }
  | { type: "takeover"; seat: number; absent: number }
  | { type: "bot"; seat: number; bot: string }
  | { type: "start"; fill?: string }
  | { type: "configure"; time?: number | null; pace?: number; public?: boolean }
  | { type: "link"; kind: "invite" | "watch"; on: boolean }
  | { type: "rematch"; share?: string };

export interface Ply {
  actor: number | "dice" | null;
  move: string | null;
  news: News[];
  state: GameState;
}

export interface Replay {
  game: string;
  options: Table["options"];
  names: string[];
  headers: Record<string, string>;
  text: string;
  plies: Ply[];
  outcome: Outcome | null;
  error: { line: number; column: number; message: string } | null;
}
