// The draws of dice games, repeated: who begins, the lucky numbers, every throw.
import type { FairClaim } from "..";
import type { QwixxRoom, QwixxTable, Replay } from "../../protocol";
import { commitment, Draws, type Finding } from "../../shell/lib/fair";
import { COLOURS } from "./sheet";

/** What a record says about its dice. */
export interface Claimed {
  commit: string;
  seed: string;
  shares: string[];
  faces: number;
  /** Null where it was chosen and not drawn. */
  first: number | null;
  /** The pairs of lucky numbers that are drawn from, and those of each seat, in games that have them. */
  pairs: string[];
  lucky: string[];
  throws: string[];
}

/** Who begins (from 0) and, if there are such, the lucky numbers of each seat out of these pairs: draw 0. */
export async function drawLot(draws: Draws, seats: number, pairs: readonly string[]): Promise<{ first: number; lucky: string[] }> {
  const below = draws.draw(0);
  const first = await below(seats);
  const rest = [...pairs];
  const lucky: string[] = [];
  for (let seat = 0; pairs.length && seat < seats; seat++) lucky.push(...rest.splice(await below(rest.length), 1));
  return { first, lucky };
}

/** The throw with this number, counted from 1; `left` says for each colour whether its die has left. */
export async function drawThrow(draws: Draws, number: number, faces: number, left: readonly boolean[]): Promise<string> {
  const below = draws.draw(number);
  const dice: string[] = [];
  for (const gone of [false, false, ...left]) dice.push(gone ? "." : `${1 + (await below(faces))}`);
  return dice.join(" ");
}

/** What a replay claims about its dice, or null where it has no fair dice or the seed is not revealed yet. */
export function claimOf({ headers, names, plies }: Replay, room: QwixxRoom): FairClaim | null {
  const { DiceCommit: commit, DiceSeed: seed } = headers;
  const start = plies[0]?.state as QwixxTable | undefined;
  if (!commit || !seed || !start) return null;
  const record: Claimed = {
    commit,
    seed,
    shares: names.map((_, seat) => headers[`DiceShare${seat + 1}`] ?? ""),
    faces: start.layout.faces,
    first: headers.FirstBy === "choice" ? null : Number(headers.First ?? 1) - 1,
    pairs: room.lucky_pairs.map((pair) => pair.join(" ")),
    lucky: start.sheets.flatMap(({ lucky }) => (lucky ? [lucky.join(" ")] : [])),
    throws: plies.filter((ply) => ply.actor === "dice").map((ply) => ply.move ?? ""),
  };
  return { ...record, check: () => checkDice(record) };
}

/** Repeat every draw and lay it beside what the record says. */
export async function checkDice(record: Claimed): Promise<Finding[]> {
  const draws = await Draws.of(record.seed, record.shares);
  const lot = await drawLot(draws, record.shares.length, record.lucky.length ? record.pairs : []);
  const findings: Finding[] = [
    { what: "commit", number: 0, expected: await commitment(record.seed), found: record.commit },
  ];
  if (record.first !== null) findings.push({ what: "first", number: 0, expected: `${lot.first + 1}`, found: `${record.first + 1}` });
  if (record.lucky.length > 0) {
    findings.push({ what: "lucky", number: 0, expected: lot.lucky.join(" / "), found: record.lucky.join(" / ") });
  }
  for (const [i, found] of record.throws.entries()) {
    const words = found.split(" ");
    const left = COLOURS.map((_, colour) => words[colour + 2] === ".");
    findings.push({ what: "throw", number: i + 1, expected: await drawThrow(draws, i + 1, record.faces, left), found });
  }
  return findings;
}
