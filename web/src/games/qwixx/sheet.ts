// A score sheet as data for drawing. The server says what each field is; this file knows no rules.
import type {
  Choice,
  Colour,
  GameEntry,
  Hint,
  Layout,
  Offer,
  QwixxRoom,
  Roll,
  Row,
  Sheet,
} from "../../protocol";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];
export type FieldMark = "crossed" | "gone" | "open" | "early";

export const FAILED_THROWS = 4;
const LOCKED_ROWS = 2;

const MARKS: Record<string, FieldMark> = { x: "crossed", "-": "gone", ".": "open", n: "early" };
const LETTERS: Record<string, Colour> = { r: "red", y: "yellow", g: "green", b: "blue" };

/** What a sheet shows: the position, and what is marked on it. A field is named by its word, such as `r5`. */
export interface SheetPicture {
  layout: Layout;
  sheet: Sheet;
  /** The rows that are locked, from 0. */
  locked?: readonly number[];
  /** A cross that can still change, or that was played. */
  chosen?: string | null;
  /** Fields to point at. */
  hints?: readonly string[];
  size?: "large" | "small";
  scores?: boolean;
  label: string;
}

/** What a sheet to play on shows besides: what is legal, and an explanation at a field. */
export interface LivePicture extends SheetPicture {
  /** The crosses that may be made now. */
  legal?: readonly Offer[];
  /** Whether legal fields are highlighted; not on pads, where almost every field is legal. */
  calm?: boolean;
  /** Whether any field may be tapped, as on a sheet that is set up by hand. */
  free?: boolean;
  /** Whether a phone folds each row into two lines, so that the fields are large enough for thumbs. */
  thumbs?: boolean;
  /** The explanation at a field. */
  why?: { word: string; text: string } | null;
}

export interface Field {
  word: string;
  number: number;
  colour: Colour;
  mark: FieldMark;
  locking: boolean;
}

export interface DrawnRow {
  /** The colour by which people call the row; null if its fields have several. */
  called: Colour | null;
  /** The colour of the die that leaves when the row is locked. */
  die: Colour;
  fields: Field[];
  lock: boolean;
  /** A player has locked the row: nothing more can be crossed in it. */
  closed: boolean;
  crosses: number;
  score: number;
}

/** The word for a field. */
export function wordOf(colour: Colour, number: number): string {
  return `${colour[0]}${number}`;
}

/** The words of the fields of each row. */
export function wordsOf({ rows }: Layout): string[][] {
  return rows.map(({ colours, numbers }) => numbers.map((number, k) => `${colours[k]}${number}`));
}

/** The rows of a sheet, field by field, as the server described them. */
export function drawnRows(
  { rows, locking }: Layout,
  sheet: Sheet,
  locked: readonly number[] = [],
): DrawnRow[] {
  return rows.map(({ called, die, colours, numbers }, i) => {
    const row = sheet.rows[i] ?? { fields: "", crosses: 0, score: 0 };
    return {
      called,
      die,
      fields: numbers.map((number, k) => ({
        word: `${colours[k]}${number}`,
        number,
        colour: LETTERS[colours[k] ?? ""] ?? die,
        mark: MARKS[row.fields[k] ?? "."] ?? "open",
        locking: k >= numbers.length - locking,
      })),
      lock: row.fields[numbers.length] === "x",
      closed: locked.includes(i),
      crosses: row.crosses,
      score: row.score,
    };
  });
}

/** What the catalogue says about a game of this room. */
export function roomOf({ room }: GameEntry): QwixxRoom {
  return room as QwixxRoom;
}

/** A sheet for a picture: the words of the crossed fields. */
export function pictureSheet(
  layout: Layout,
  crossed: readonly string[],
  failed = 0,
  lucky: [number, number] | null = null,
): Sheet {
  const mine = new Set(crossed);
  const rows = wordsOf(layout).map((words): Row => {
    const rightmost = words.findLastIndex((word) => mine.has(word));
    const locks = words.slice(-layout.locking).some((word) => mine.has(word));
    const crosses = words.filter((word) => mine.has(word)).length + (locks ? 1 : 0);
    const fields = words.map((word, k) =>
      mine.has(word) ? "x" : k < rightmost || locks ? "-" : ".",
    );
    return {
      fields: fields.join("") + (locks ? "x" : "."),
      crosses,
      score: (crosses * (crosses + 1)) / 2,
    };
  });
  const cost = 5 * failed;
  return {
    rows,
    failed,
    failed_cost: cost,
    score: rows.reduce((sum, row) => sum + row.score, -cost),
    lucky,
  };
}

/** The rows whose lock is crossed on a sheet. */
export function lockedOn({ rows }: Sheet): number[] {
  return rows.flatMap(({ fields }, i) => (fields.endsWith("x") ? [i] : []));
}

/** The choice in a message, or null if it has no choice on a sheet. */
export function choiceOf(message: Pick<Hint, "choice"> | null | undefined): Choice | null {
  return message?.choice && "colour" in message.choice ? message.choice : null;
}

/** The choice for a move in notation; its gain, skips and risk are not known and set to 0. */
export function choiceFrom(move: string, layout: Layout): Offer {
  const [, lucky, letter = "", digits] = /^(\*?)([rygb])(\d+)$/.exec(move) ?? [];
  const colour = LETTERS[letter] ?? null;
  const locking = wordsOf(layout).flatMap((words) => words.slice(-layout.locking));
  return {
    move,
    colour,
    number: colour ? Number(digits) : null,
    lucky: Boolean(lucky),
    locks: locking.includes(`${letter}${digits}`),
    failed: move === "x",
    gain: 0,
    skips: 0,
    risk: 0,
  };
}

/** The word of the field that a choice crosses; null if it crosses nothing. */
export function fieldOf(choice: Choice | null | undefined): string | null {
  return choice && choice.colour !== null && choice.number !== null
    ? wordOf(choice.colour, choice.number)
    : null;
}

/** The choice for each field that may be crossed; a plain cross is preferred to a lucky one. */
export function choicesByField<C extends Choice>(choices: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const choice of choices) {
    const word = fieldOf(choice);
    if (word !== null && (!found.has(word) || !choice.lucky)) found.set(word, choice);
  }
  return found;
}

/** Which dice of a roll (white, white, then the colours) make a choice: both white ones, or a white and a colour. */
export function diceOf(choice: Choice, roll: Roll, phase: "action-1" | "action-2"): number[] {
  if (choice.colour === null || choice.number === null || choice.lucky) return [];
  if (phase === "action-1") return [0, 1];
  const colour = COLOURS.indexOf(choice.colour);
  const white = roll.white.indexOf(choice.number - (roll.colours[colour] ?? 0));
  return white < 0 ? [] : [white, colour + 2];
}

/** Whether a choice locks a row and thereby ends the game. */
export function endsGame(choice: Choice, layout: Layout, locked: readonly number[]): boolean {
  const row = wordsOf(layout).findIndex((words) => words.includes(fieldOf(choice) ?? ""));
  return choice.locks && new Set([...locked, row]).size >= LOCKED_ROWS;
}

/** Whether a cross skips half of its row or more. */
export function skipsMuch(choice: Offer, layout: Layout): boolean {
  const row = wordsOf(layout).find((words) => words.includes(fieldOf(choice) ?? ""));
  return row !== undefined && choice.skips >= row.length / 2;
}

/** The dice of a throw in notation; `.` is a die that has left. */
export function readRoll(text: string): (number | null)[] {
  return text.split(" ").map((die) => (die === "." ? null : Number(die)));
}

/** The dice of a roll in the order of the notation: white, white, then the colours. */
export function inOrder(roll: Roll | null): (number | null)[] | null {
  return roll && [...roll.white, ...roll.colours];
}
