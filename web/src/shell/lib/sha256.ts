// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Pages without HTTPS, as in a home network, have no Web Crypto, and people check
// dice there too.

const HALF = 32;
const BLOCK = 64;

/** The first 32 fractional bits of the square or cube roots of the first primes. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++)
    if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** HALF) | 0);
}
const START = roots(8, Math.sqrt);
const ROUND = roots(BLOCK, Math.cbrt);

const turn = (x: number, by: number): number => (x >>> by) | (x << (HALF - by));

/** The message padded to whole blocks: a one bit, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / 2 ** HALF));
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = Int32Array.from(START);
  const view = padded(message);
  const w = new Int32Array(BLOCK);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let i = 0; i < BLOCK; i++) {
      if (i < 16) w[i] = view.getInt32(at + 4 * i);
      else {
        const [x, y] = [w[i - 15]!, w[i - 2]!];
        w[i] =
          w[i - 16]! +
          (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
          w[i - 7]! +
          (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < BLOCK; i++) {
      const one =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) |
        0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += x;
  }
  const made = new Uint8Array(HALF);
  hash.forEach((x, i) => new DataView(made.buffer).setInt32(4 * i, x));
  return made;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (mask: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
    short.forEach((byte, i) => (bytes[i] = byte ^ mask));
    bytes.set(rest, BLOCK);
    return bytes;
  };
  return sha256(keyed(0x5c, sha256(keyed(0x36, message))));
}
