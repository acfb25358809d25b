import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../../protocol";
import { Refused } from "./api";
import { TableClient, waitBefore } from "./tableClient.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get commands(): { type: string; id: string }[] {
    return this.sent.map((text) => JSON.parse(text)).filter(({ type }) => type !== "ping");
  }
}

const you = { owner: true, seats: [0], may: [], links: null, asks: [], chosen: [] };
const welcome = (seq: number, extra = {}): object => ({
  type: "welcome",
  protocol: 1,
  seq,
  now: Date.now(),
  table: { id: "t", asked: seq },
  you,
  news: [],
  present: [0],
  awaited: [],
  watchers: 0,
  ...extra,
});
let news: { news: News[]; tell: boolean }[] = [];

function client(): TableClient {
  const made = new TableClient("t", "code", (news_, tell) => news.push({ news: news_, tell }));
  made.start();
  return made;
}
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  news = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("waiting for the next attempt doubles up to a limit and is never quite the same", () => {
  expect(waitBefore(1, 0.5)).toBe(2 * waitBefore(0, 0.5));
  expect(waitBefore(50, 0.5)).toBe(8000);
  expect(waitBefore(2, 0)).toBeLessThan(waitBefore(2, 1));
});

test("the first connection names the link, later ones the last event seen", () => {
  const table = client();
  expect(socket().url).toBe("wss://example.org/api/tables/t/socket?link=code");
  socket().say(welcome(7));
  expect(table.connection).toBe("live");
  socket().onclose?.({ code: 1006 });
  expect(table.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(socket().url).toContain("since=7");
  table.stop();
});

test("a command is acknowledged by the update it caused", async () => {
  const table = client();
  socket().say(welcome(1));
  const done = table.send({ type: "play", seat: 0, move: "r5" });
  const [command] = socket().commands;
  socket().say({
    type: "update",
    seq: 2,
    now: Date.now(),
    table: { id: "t", asked: 2 },
    you,
    news: [],
    re: command?.id,
  });
  expect(await done).toBeNull();
  expect(table.seq).toBe(2);
  table.stop();
});

test("a command without an answer is sent again after reconnecting, with the same id", async () => {
  const table = client();
  socket().say(welcome(1));
  const done = table.send({ type: "play", seat: 0, move: "r5" });
  const [first] = socket().commands;
  socket().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(1000);
  socket().say(welcome(2));
  const [again] = socket().commands;
  expect(again).toEqual(first);
  socket().say({ type: "done", re: again?.id, seq: 2 });
  expect(await done).toMatchObject({ type: "done" });
  table.stop();
});

test("a refused command rejects with the fault", async () => {
  const table = client();
  socket().say(welcome(1));
  const done = table.send({ type: "play", seat: 0, move: "r5" });
  const [command] = socket().commands;
  socket().say({ type: "error", re: command?.id, error: { code: "stale", params: {} } });
  await expect(done).rejects.toBeInstanceOf(Refused);
  table.stop();
});

test("an update that is not newer is ignored", () => {
  const table = client();
  socket().say(welcome(5));
  socket().say({
    type: "update",
    seq: 4,
    now: Date.now(),
    table: { id: "t", asked: 0 },
    you,
    news: [],
  });
  expect(table.table?.asked).toBe(5);
  table.stop();
});

test("what happened before the first look is not told, what was missed is", () => {
  const table = client();
  socket().say(welcome(3, { news: [{ type: "started", seq: 3, at: 0, first: 0 }] }));
  socket().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  socket().say(welcome(4, { news: [{ type: "chose", seq: 4, at: 0, seat: 1 }] }));
  expect(news.map(({ tell }) => tell)).toEqual([false, true]);
  table.stop();
});

const pings = (): number => socket().sent.filter((text) => text.includes("ping")).length;

test("a dead connection is noticed within five seconds while somebody is here", () => {
  const table = client();
  socket().say(welcome(1));
  vi.advanceTimersByTime(4_900);
  expect(table.connection).toBe("lost");
  expect(FakeSocket.all).toHaveLength(2);
  table.stop();
});

test("a command that is not answered is late after half a second, and asks for a sign of life", async () => {
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  const table = client();
  socket().say(welcome(1));
  vi.advanceTimersByTime(10_000);
  expect(pings()).toBe(0);
  const done = table.send({ type: "play", seat: 0, move: "r5" });
  vi.advanceTimersByTime(400);
  expect(table.late).toBe(false);
  vi.advanceTimersByTime(200);
  expect(table.late).toBe(true);
  vi.advanceTimersByTime(4_300);
  expect(table.connection).toBe("lost");
  socket().say(welcome(1));
  const [again] = socket().commands;
  socket().say({ type: "done", re: again?.id, seq: 2 });
  await done;
  expect(table.late).toBe(false);
  table.stop();
});

test("a hint takes its time and is not late", () => {
  const table = client();
  socket().say(welcome(1));
  void table.send({ type: "hint", seat: 0 });
  vi.advanceTimersByTime(900);
  expect(table.late).toBe(false);
  table.stop();
});

/** Let time pass while the server answers every ping. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    const before = pings();
    vi.advanceTimersByTime(1_000);
    if (pings() > before) socket().say({ type: "pong", now: 0 });
  }
}

test("a page that nobody sees asks the server rarely", () => {
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  const table = client();
  socket().say(welcome(1));
  pass(600);
  expect(pings()).toBeLessThanOrEqual(30);
  expect(FakeSocket.all).toHaveLength(1);
  table.stop();
});

test("a page that is seen notices a dead connection within five seconds, however long nothing was done", () => {
  const table = client();
  socket().say(welcome(1));
  pass(120);
  expect(table.connection).toBe("live");
  vi.advanceTimersByTime(4_900);
  expect(table.connection).toBe("lost");
  table.stop();
});

test("who looks at the page again learns at once whether the connection still stands", () => {
  const listeners: Record<string, (event: { type: string }) => void> = {};
  const seen = {
    ...document,
    visibilityState: "hidden",
    addEventListener: (kind: string, act: () => void) => (listeners[kind] = act),
  };
  vi.stubGlobal("document", seen);
  const table = client();
  socket().say(welcome(1));
  vi.advanceTimersByTime(5_000);
  seen.visibilityState = "visible";
  listeners.visibilitychange?.({ type: "visibilitychange" });
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(3_100);
  expect(table.connection).toBe("lost");
  table.stop();
});

test("a table that is gone is not asked for again", async () => {
  const table = client();
  socket().say(welcome(1));
  const done = table.send({ type: "play", seat: 0, move: "r5" });
  socket().onclose?.({ code: 4410 });
  await expect(done).rejects.toBeInstanceOf(Refused);
  expect(table.connection).toBe("closed");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
