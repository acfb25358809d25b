// Fair dice, repeated in the browser from the revealed seed and the players' shares. The derivation is that of
// docs/fair-dice.md; only Web Crypto is used, nothing is asked of the server. What is drawn, each game knows itself.

/** One draw beside what the record says of it. */
export interface Finding {
  what: string;
  number: number;
  expected: string;
  found: string;
}

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
export class Draws {
  private constructor(private readonly key: ArrayBuffer) {}

  static async of(seed: string, shares: readonly string[]): Promise<Draws> {
    const lines = ["crosshex dice 1", ...shares].map((line) => `${line}\n`).join("");
    return new Draws(await hmac(fromHex(seed), lines));
  }

  /** The draw with this number gives numbers below a bound, each exactly as likely: bytes past the last whole multiple are dropped. */
  draw(number: number): (bound: number) => Promise<number> {
    let bytes = new Uint8Array();
    let at = 0;
    let block = 0;
    return async (bound) => {
      const limit = 256 - (256 % bound);
      for (;;) {
        if (at === bytes.length) {
          bytes = new Uint8Array(await hmac(this.key, `${number}:${block++}`));
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
