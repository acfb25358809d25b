import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEntry, PadView } from "../../protocol";
import { PadSync } from "./padSync";
import { sharedPad, unsent, written, type KeptPad } from "./pads";

const entry = { game: "any", kind: "any", title: "Any" } as GameEntry;
const FOR_EVER = new Promise<Response>(() => undefined);

function padView(seq: number, log: string[], more: Partial<PadView> = {}): PadView {
  const mine = { id: "a", name: "Ann", lucky: null, log, stored: log.map(() => 1) };
  return {
    pad: 1,
    id: "p",
    game: "any",
    options: {},
    seq,
    owner: true,
    yours: ["a"],
    link: "l",
    next: null,
    sheets: [mine],
    ...more,
  };
}
const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number): Response =>
  answer({ error: { code, params: {} } }, status);

let kept: KeptPad;
let asked: string[];
let answers: (() => Response | Promise<Response>)[];
let faults: unknown[];
let followed: string[];
let stop: () => void;
let sync: PadSync;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  [asked, answers, faults, followed] = [[], [], [], []];
  vi.stubGlobal("fetch", (path: string, { method, body, signal }: RequestInit) => {
    asked.push(
      `${method} ${path.replace("/api/pads/", "")}${typeof body === "string" ? ` ${body}` : ""}`,
    );
    const broken = new Promise<Response>((_, reject) =>
      signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
    return Promise.race([Promise.resolve((answers.shift() ?? (() => FOR_EVER))()), broken]);
  });
  kept = sharedPad(entry, padView(1, ["r5"]));
  sync = new PadSync({
    read: () => kept,
    keep: (next) => (kept = next),
    onnext: ({ id }) => followed.push(id),
    onfault: (reason) => faults.push(reason),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function begin(...given: typeof answers): Promise<void> {
  answers.push(...given);
  stop = sync.start();
  await vi.advanceTimersByTimeAsync(0);
}
const SENT = 'POST p/logs {"sheets":[{"id":"a","log":["r5","x"]}]}';

test("what is written is sent at once, also while news are waited for", async () => {
  await begin(() => answer(padView(1, ["r5"])));
  expect(asked).toEqual(["GET p", "GET p?since=1"]);
  answers.push(() => answer(padView(2, ["r5", "x"])));
  kept = written(kept, 0, "x");
  sync.poke();
  await vi.advanceTimersByTimeAsync(0);

  expect(asked.slice(2)).toEqual([SENT, "GET p?since=2"]);
  expect(unsent(kept)).toEqual([]);
});

const LOST: [string, () => Response | Promise<Response>][] = [
  ["no network", () => Promise.reject(new TypeError("failed"))],
  ["a server that is away", () => refusal("unavailable", 503)],
  ["the login page of a hotel", () => new Response("<html>", { status: 200 })],
  ["nothing at all", () => FOR_EVER],
];
test.each(LOST)(
  "%s: it goes on alone, asks seldom, and sends everything later",
  async (_, lost) => {
    kept = written(kept, 0, "x");
    await begin(lost, lost, lost);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(kept.together?.alone).not.toBeNull();
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(unsent(kept)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    answers = [() => answer(padView(2, ["r5", "x"]))];
    await vi.advanceTimersByTimeAsync(30_000);

    expect(kept.together?.alone).toBeNull();
    expect([...new Set(asked.filter((one) => one.startsWith("POST")))]).toEqual([SENT]);
    expect(unsent(kept)).toEqual([]);
  },
);

test("what the server will never take is said once, and the others are heard all the same", async () => {
  kept = written(kept, 0, "x");
  await begin(
    () => refusal("log-too-long", 413),
    () => answer(padView(2, ["r5"])),
  );

  expect(asked).toEqual([SENT, "GET p", "GET p?since=2"]);
  expect(faults).toMatchObject([{ fault: { code: "log-too-long" } }]);
  expect(kept.pad.sheets[0]?.log).toEqual(["r5", "x"]);
});

test.each([
  ["unknown-pad", 404, "ended"],
  ["no-access", 403, "removed"],
])("%s is the end of it, and what is written stays", async (code, status, over) => {
  kept = written(kept, 0, "x");
  await begin(() => refusal(code, status));

  expect(kept.together?.over).toBe(over);
  expect(kept.pad.sheets[0]?.log).toEqual(["r5", "x"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test("the next game is followed once, after what was written is sent", async () => {
  kept = written(kept, 0, "x");
  await begin(
    () => answer(padView(3, ["r5", "x"], { next: "q" })),
    () => answer({ ...padView(1, []), id: "q" }),
    () => answer(padView(4, ["r5", "x"], { next: "q" })),
  );

  expect(asked[0]).toBe(SENT);
  expect(followed).toEqual(["q"]);
});
