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

export interface Field {
  number: number;
  /** The colour that the field is drawn in. */
  colour: Colour;
  mark: FieldMark;
  locking: boolean;
}

export interface DrawnRow {
  colour: Colour;
  fields: Field[];
  lock: boolean;
  /** A player has locked the row: nothing more can be crossed in it. */
  closed: boolean;
  crosses: number;
  score: number;
}

/** The rows of a sheet, field by field, as the server described them. */
export function drawnRows(layout: Layout, sheet: Sheet, locked: readonly Colour[]): DrawnRow[] {
  return layout.rows.map(({ colour, numbers, locking }, i) => {
    const row = sheet.rows[i] ?? { fields: "", crosses: 0, score: 0 };
    return {
      colour,
      fields: numbers.map((number, k) => ({
        number,
        colour,
        mark: MARKS[row.fields[k] ?? "."] ?? "open",
        locking: locking.includes(number),
      })),
      lock: row.fields[numbers.length] === "x",
      closed: locked.includes(colour),
      crosses: row.crosses,
      score: row.score,
    };
  });
}

/** What the catalogue says about a game of this room. */
export function roomOf({ room }: GameEntry): QwixxRoom {
  return room as QwixxRoom;
}

/** A sheet for a picture: the crossed numbers of each row, in row order. */
export function pictureSheet(
  layout: Layout,
  crossed: readonly (readonly number[])[],
  failed = 0,
  lucky: [number, number] | null = null,
): Sheet {
  const rows = layout.rows.map(({ numbers, locking }, i): Row => {
    const mine = crossed[i] ?? [];
    const rightmost = Math.max(-1, ...mine.map((number) => numbers.indexOf(number)));
    const locks = mine.some((number) => locking.includes(number));
    const crosses = mine.length + (locks ? 1 : 0);
    const fields = numbers.map((number, k) =>
      mine.includes(number) ? "x" : k < rightmost || locks ? "-" : ".",
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

/** The choice in a message, or null if it has no choice on a sheet. */
export function choiceOf(message: Pick<Hint, "choice"> | null | undefined): Choice | null {
  return message?.choice && "row" in message.choice ? message.choice : null;
}

const LETTERS: Record<string, Colour> = { r: "red", y: "yellow", g: "green", b: "blue" };

/** The choice for a move in notation; its gain, skips and risk are not known and set to 0. */
export function choiceFrom(move: string, layout: Layout): Offer {
  const [, lucky, letter = "", digits] = /^(\*?)([rygb])(\d+)$/.exec(move) ?? [];
  const row = LETTERS[letter] ?? null;
  const number = row ? Number(digits) : null;
  const locks = layout.rows.some(
    ({ colour, locking }) => colour === row && number !== null && locking.includes(number),
  );
  return {
    move,
    row,
    number,
    lucky: Boolean(lucky),
    locks,
    failed: move === "x",
    gain: 0,
    skips: 0,
    risk: 0,
  };
}

/** The choice for each field that may be crossed; a plain cross is preferred to a lucky one. */
export function choicesByField<C extends Choice>(choices: readonly C[]): Map<string, C> {
  const found = new Map<string, C>();
  for (const choice of choices) {
    if (choice.row === null || choice.number === null) continue;
    const key = fieldKey(choice.row, choice.number);
    if (!found.has(key) || !choice.lucky) found.set(key, choice);
  }
  return found;
}

/** Which dice of a roll (white, white, then the colours) make a choice: both white ones, or a white and a colour. */
export function diceOf(choice: Choice, roll: Roll, phase: "action-1" | "action-2"): number[] {
  if (choice.row === null || choice.number === null || choice.lucky) return [];
  if (phase === "action-1") return [0, 1];
  const colour = COLOURS.indexOf(choice.row);
  const white = roll.white.indexOf(choice.number - (roll.colours[colour] ?? 0));
  return white < 0 ? [] : [white, colour + 2];
}

/** Whether a choice locks a row and thereby ends the game. */
export function endsGame(choice: Choice, locked: readonly Colour[]): boolean {
  return choice.locks && new Set([...locked, choice.row]).size >= LOCKED_ROWS;
}

export function fieldKey(colour: Colour, number: number): string {
  return `${colour} ${number}`;
}

/** The dice of a throw in notation; `.` is a die that has left. */
export function readRoll(text: string): (number | null)[] {
  return text.split(" ").map((die) => (die === "." ? null : Number(die)));
}

/** The dice of a roll in the order of the notation: white, white, then the colours. */
export function inOrder(roll: Roll | null): (number | null)[] | null {
  return roll && [...roll.white, ...roll.colours];
}
