// Repeats the draws of a dice game, to check them: who begins, the lucky numbers, every throw.
import type { FairClaim } from "..";
import type { QwixxRoom } from "../../protocol";
import { commitment, Draws, type Finding } from "../../shell/lib/fair";
import { numbered, throwsOf, type RecordText } from "../../shell/lib/record";
import { COLOURS } from "./sheet";

/** What a record says about its dice. */
export interface Claimed {
  commit: string;
  seed: string;
  shares: string[];
  faces: number;
  /** Null if people chose it and it was not drawn. */
  first: number | null;
  /** All pairs of lucky numbers, and the pair of each seat, in games that have them. */
  pairs: string[];
  lucky: string[];
  throws: string[];
  /** Whether these are the throws of a day: all dice are drawn at each of them. */
  daily: boolean;
}

/** Draw 0: the seat that begins (from 0) and, if there are pairs, the lucky pair of each seat. */
export function drawLot(
  draws: Draws,
  seats: number,
  pairs: readonly string[],
): { first: number; lucky: string[] } {
  const below = draws.draw(0);
  const first = below(seats);
  const rest = [...pairs];
  const lucky: string[] = [];
  for (let seat = 0; pairs.length && seat < seats; seat++)
    lucky.push(...rest.splice(below(rest.length), 1));
  return { first, lucky };
}

/** The throw with this number, counted from 1; `left` says for each colour whether its die has left. */
export function drawThrow(
  draws: Draws,
  number: number,
  faces: number,
  left: readonly boolean[],
): string {
  const below = draws.draw(number);
  const dice: string[] = [];
  for (const gone of [false, false, ...left]) {
    // Everybody's throws of a day are the same, whatever has left the game of one of them.
    const die = gone && !draws.daily ? "" : `${1 + below(faces)}`;
    dice.push(gone ? "." : die);
  }
  return dice.join(" ");
}

/** What a record claims about its dice, or null if it has no fair dice or the seed is not revealed yet. */
export function claimOf(record: RecordText, room: QwixxRoom): FairClaim | null {
  const { DiceCommit: commit, DiceSeed: seed, First: first, FirstBy: by } = record.headers;
  if (!commit || !seed) return null;
  const claimed: Claimed = {
    commit,
    seed,
    shares: numbered(record, "Seat").map((_, seat) => record.headers[`DiceShare${seat + 1}`] ?? ""),
    faces: room.layout.faces,
    first: by === "choice" ? null : Number(first ?? 1) - 1,
    pairs: room.lucky_pairs.map((pair) => pair.join(" ")),
    lucky: numbered(record, "Lucky"),
    throws: throwsOf(record),
    daily: record.headers.Dice === "daily",
  };
  return { ...claimed, check: () => checkDice(claimed) };
}

/** Repeat every draw and compare it with the record. */
export function checkDice(record: Claimed): Finding[] {
  const draws = new Draws(record.seed, record.shares, record.daily);
  const lot = drawLot(draws, record.shares.length, record.lucky.length ? record.pairs : []);
  const findings: Finding[] = [
    { what: "commit", number: 0, expected: commitment(record.seed), found: record.commit },
  ];
  if (record.first !== null)
    findings.push({
      what: "first",
      number: 0,
      expected: `${lot.first + 1}`,
      found: `${record.first + 1}`,
    });
  if (record.lucky.length > 0) {
    findings.push({
      what: "lucky",
      number: 0,
      expected: lot.lucky.join(" / "),
      found: record.lucky.join(" / "),
    });
  }
  for (const [i, found] of record.throws.entries()) {
    const words = found.split(" ");
    const left = COLOURS.map((_, colour) => words[colour + 2] === ".");
    findings.push({
      what: "throw",
      number: i + 1,
      expected: drawThrow(draws, i + 1, record.faces, left),
      found,
    });
  }
  return findings;
}
