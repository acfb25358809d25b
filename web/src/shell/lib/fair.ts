// Fair dice, checked in the browser: every draw is repeated from the revealed seed and the players' shares and laid
// beside the record. The derivation is that of docs/fair-dice.md; only Web Crypto is used, nothing is asked of the server.
import type { Replay } from "../../protocol";
import { COLOURS } from "../../games/qwixx/sheet";

export interface Finding {
  what: "commit" | "first" | "lucky" | "throw";
  number: number;
  expected: string;
  found: string;
}

/** What a record must hold before its dice can be checked. */
export interface Claimed {
  commit: string;
  seed: string;
  shares: string[];
  faces: 6 | 8;
  first: number;
  lucky: string[];
  throws: string[];
}

const LUCKY_PAIRS: readonly string[] = ["4 9", "5 8", "5 10", "6 7", "6 11", "7 12", "8 13", "9 14", "10 13", "11 12"];

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(key: BufferSource, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, ascii(message));
}

/** The draws of one game. */
export class FairDice {
  private constructor(private readonly key: ArrayBuffer) {}

  static async of(seed: string, shares: readonly string[]): Promise<FairDice> {
    const lines = ["crosshex dice 1", ...shares].map((line) => `${line}\n`).join("");
    return new FairDice(await hmac(fromHex(seed), lines));
  }

  /** Who begins (from 0) and the lucky numbers: draw 0. */
  async lot(seats: number, longo: boolean): Promise<{ first: number; lucky: string[] }> {
    const below = this.#draw(0);
    const first = await below(seats);
    const rest = [...LUCKY_PAIRS];
    const lucky: string[] = [];
    for (let seat = 0; longo && seat < seats; seat++) lucky.push(...rest.splice(await below(rest.length), 1));
    return { first, lucky };
  }

  /** The throw with this number, counted from 1; `left` says for each colour whether its die has left. */
  async throw(number: number, faces: number, left: readonly boolean[]): Promise<string> {
    const below = this.#draw(number);
    const dice: string[] = [];
    for (const gone of [false, false, ...left]) dice.push(gone ? "." : `${1 + (await below(faces))}`);
    return dice.join(" ");
  }

  /** Numbers below a bound, each exactly as likely: bytes past the last whole multiple are dropped. */
  #draw(draw: number): (bound: number) => Promise<number> {
    let bytes = new Uint8Array();
    let at = 0;
    let block = 0;
    return async (bound) => {
      const limit = 256 - (256 % bound);
      for (;;) {
        if (at === bytes.length) {
          bytes = new Uint8Array(await hmac(this.key, `${draw}:${block++}`));
          at = 0;
        }
        const byte = bytes[at++] ?? 0;
        if (byte < limit) return byte % bound;
      }
    };
  }
}

export async function commitment(seed: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", fromHex(seed)));
}

/** What a replay claims about its dice, or null where it has no fair dice or the seed is not revealed yet. */
export function claimed(replay: Replay): Claimed | null {
  const { headers, names } = replay;
  const { DiceCommit: commit, DiceSeed: seed } = headers;
  if (!commit || !seed || replay.game === "six") return null;
  const perSeat = (name: string): string[] => names.map((_, seat) => headers[`${name}${seat + 1}`] ?? "");
  return {
    commit,
    seed,
    shares: perSeat("DiceShare"),
    faces: replay.game === "longo" ? 8 : 6,
    first: Number(headers.First ?? 1) - 1,
    lucky: replay.game === "longo" ? perSeat("Lucky") : [],
    throws: replay.plies.filter((ply) => ply.actor === "dice").map((ply) => ply.move ?? ""),
  };
}

/** Repeat every draw and lay it beside what the record says. */
export async function checkDice(record: Claimed): Promise<Finding[]> {
  const dice = await FairDice.of(record.seed, record.shares);
  const lot = await dice.lot(record.shares.length, record.faces === 8);
  const findings: Finding[] = [
    { what: "commit", number: 0, expected: await commitment(record.seed), found: record.commit },
    { what: "first", number: 0, expected: `${lot.first + 1}`, found: `${record.first + 1}` },
  ];
  if (record.faces === 8) {
    findings.push({ what: "lucky", number: 0, expected: lot.lucky.join(" / "), found: record.lucky.join(" / ") });
  }
  for (const [i, found] of record.throws.entries()) {
    const words = found.split(" ");
    const left = COLOURS.map((_, colour) => words[colour + 2] === ".");
    findings.push({ what: "throw", number: i + 1, expected: await dice.throw(i + 1, record.faces, left), found });
  }
  return findings;
}
