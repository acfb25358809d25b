// The messages between server and app, under the names that the app uses. Their types are generated from schema.json, which
// the server's models write. Seats count from 0.
import type * as messages from "./generated/messages";

export type {
  Analysis,
  BoardMove,
  BoardView as Board,
  ChoiceView as Choice,
  CoachAnswer as Coaching,
  CoachLine,
  DailyPuzzle,
  DailyView,
  DayView,
  GradedDecision as Decision,
  DevicesView as Devices,
  DiceTicket,
  Done,
  Fault,
  Followed,
  Forced,
  GroupView as Group,
  HintAnswer as Hint,
  JudgedView as Judged,
  LayoutView as Layout,
  LegalView as Legal,
  LockView as Lock,
  MistakesView as MyMistakes,
  MoveValue,
  OwnGameView as OwnGame,
  OwnRecordView as OwnRecord,
  PlayedView as Played,
  Preparing,
  SpreadView as Spread,
  FacesView as Faces,
  NewTable,
  OfferView as Offer,
  OptionEntry,
  OutcomeView as Outcome,
  Part,
  CoursePoint as Point,
  NewPad,
  PadLogs,
  PadSheet as SheetToJoin,
  PadView,
  PlainAsk,
  PlainView as PlainTable,
  PlyView as Ply,
  PuzzleEntry,
  PuzzleList,
  PuzzleView as Puzzle,
  QwixxAsk,
  QwixxRoom,
  QwixxView as QwixxTable,
  Replays,
  ReplayView as Replay,
  Review,
  RolloutView as Rollout,
  RollView as Roll,
  RowView as Row,
  SeatView as Seat,
  SessionView as Session,
  SheetView as Sheet,
  SheetWorthView as SheetWorth,
  SixAsk,
  SixView as SixTable,
  Snapshot,
  TableAnswer as NextTable,
  TableList,
  TableSummary,
  TableView as Table,
  TakenAnswer as Taken,
  ThrowLuck as StudiedThrow,
  ThrowView as Throw,
  ClaimView as Claim,
  CourseView as Course,
  LessonView as Lesson,
  StepView as LessonStep,
  VerdictView as Verdict,
  Totals,
  TurnView as Turn,
  WaitingTable,
  WhyAnswer as Why,
  YouView as You,
} from "./generated/messages";

/** A game of the catalogue. Only the room of its kind reads `room`, and knows its type. */
export type GameEntry = Omit<messages.GameEntry, "room"> & { room: messages.QwixxRoom };
export type Catalogue = Omit<messages.Catalogue, "games"> & { games: GameEntry[] };
type Sent<C> = C extends unknown ? Omit<C, "id"> : never;

/** A command to a table; the connection adds the id. */
export type Command = Sent<messages.Schema["Command"]>;
export type FromServer = messages.Schema["FromServer"];
/** The server's answer to a command. */
export type Answer = Extract<FromServer, { re: unknown }>;
/** One line of a streamed review or analysis: progress at first, the answer at last. */
export type StudyLine = messages.Schema["StudyLine"];
/** The unit of values: shares of the win, or points. */
export type Unit = messages.Review["unit"];
export type Grade = messages.GradedDecision["grade"];
/** A question to a seat, in the form of its room. */
export type Ask = messages.YouView["asks"][number];
export type GameState = NonNullable<messages.TableView["state"]>;
export type News = messages.Snapshot["news"][number];
export type SeatRequest = messages.NewTable["seats"][number];
/** The value of an option of a game. */
export type OptionValue = NonNullable<messages.NewTable["options"]>[string];
export type Colour = messages.LayoutRow["die"];
export type Side = messages.HexagonView["side"];
export type CellPair = messages.HexagonView["cell"];
