// Repeats the draws of fair dice from the revealed seed and the players' shares, as docs/fair-dice.md describes. The room of
// a game knows what the game draws.
import type { Table } from "../../protocol";
import type { KeptDice } from "./commitments";
import { hmac, sha256 } from "./sha256";

/** One draw compared with the record. */
export interface Finding {
  what: string;
  number: number;
  expected: string;
  found: string;
}

/** The largest bound of a number: 48 bits, which numbers hold exactly. */
const MOST_FACES = 2 ** 48;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The draws of one game; `daily`: those of a day, which are the same for everybody and have no shares. */
export class Draws {
  readonly #key: Uint8Array;

  constructor(
    seed: string,
    shares: readonly string[],
    readonly daily = false,
  ) {
    const lines = daily ? ["crosshex daily 1"] : ["crosshex dice 1", ...shares];
    this.#key = hmac(fromHex(seed), ascii(lines.map((line) => `${line}\n`).join("")));
  }

  /**
   * A generator of numbers below a bound, all equally likely: a number from the last whole multiple of the bound on is dropped.
   * A bound of up to 256 takes one byte, a larger one as many bytes as it needs, high byte first.
   */
  draw(number: number): (bound: number) => number {
    let bytes = new Uint8Array();
    let at = 0;
    let block = 0;
    const nextByte = (): number => {
      if (at === bytes.length) {
        bytes = hmac(this.#key, ascii(`${number}:${block++}`));
        at = 0;
      }
      return bytes[at++] ?? 0;
    };
    return (bound) => {
      if (!(bound >= 1 && bound <= MOST_FACES))
        throw new RangeError(`a die has 1 to ${MOST_FACES} faces, not ${bound}`);
      let size = 256;
      while (bound > size) size *= 256;
      const limit = size - (size % bound);
      for (;;) {
        let drawn = nextByte();
        for (let above = 256; above < size; above *= 256) drawn = drawn * 256 + nextByte();
        if (drawn < limit) return drawn % bound;
      }
    };
  }
}

export function commitment(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** What a table and a record both say about their dice. */
type Claimed = Pick<NonNullable<Table["dice"]>, "commit" | "seed" | "shares">;

/** What is proven about dice whose draws follow from their seed; `crosshex verify` says the same. */
export type Proof = "kept" | "doubt" | "daily" | "said" | "server" | "unknown";

/**
 * What is proven by what this browser has kept, and otherwise only as far as the record says. Without a share of our own nothing
 * is proven to us: the server could try seeds until it liked the dice.
 */
export function proofOf(
  claim: Claimed,
  kept: KeptDice | undefined,
  origin: string | undefined,
): Proof {
  if (kept && doubtOf(claim, kept, true)) return "doubt";
  if (origin === "daily") return "daily";
  if (kept?.commit && kept.shares.some(Boolean)) return "kept";
  return origin === "committed" ? "said" : origin === "server" ? "server" : "unknown";
}

/** What is wrong with the dice of a table or a record; null if nothing is. `plays`: we are a player, and the game has begun. */
export function doubtOf(
  dice: Claimed,
  kept: KeptDice,
  plays: boolean,
): "commit" | "seed" | "share" | null {
  if (kept.commit && dice.commit !== kept.commit) return "commit";
  if (kept.commit && dice.seed && commitment(dice.seed) !== kept.commit) return "seed";
  const found = kept.whole
    ? kept.shares.join() === dice.shares.join()
    : kept.shares.every((share) => !share || dice.shares.includes(share));
  return plays && !found ? "share" : null;
}
