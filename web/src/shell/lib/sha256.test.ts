// SHA-256 and HMAC against the published vectors, and against Node for every length around a block.
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hmac, sha256 } from "./sha256";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const bytes = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);

test("the examples of FIPS 180-4 come out", () => {
  expect(hex(sha256(new TextEncoder().encode("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(hex(sha256(new Uint8Array()))).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
});

test("messages and keys of every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    expect(hex(sha256(bytes(length)))).toBe(
      createHash("sha256").update(bytes(length)).digest("hex"),
    );
    expect(hex(hmac(bytes(length), bytes(100)))).toBe(
      createHmac("sha256", bytes(length)).update(bytes(100)).digest("hex"),
    );
  }
});
