import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announced } from "./announce.svelte";
import { MOMENT } from "./onlyAnswer.svelte";
import type { OpenTable } from "./openTable.svelte";
import { Question } from "./question.svelte";
import { change, settings } from "./settings.svelte";

/** A table that asks seat 0, unless a test changes it. */
class FakeTable {
  holder = $state<number>();
  shared = $state(false);
  asked = $state<{ seat: number; current: string } | null>({ seat: 0, current: "1" });
  only = $state<string>();
  hidden = $state(false);
  paused = $state<number>();
  decided: number | undefined;
  readonly send = vi.fn(() => Promise.resolve<unknown>(null));
  readonly client = { seq: 7 };
  readonly over = false;
  get table() {
    return { paused: this.paused };
  }
  get you() {
    return { chosen: [], asks: this.asked ? [{}] : [] };
  }
}

let stop = (): void => undefined;
const before = { ...settings };
beforeEach(() => {
  vi.useFakeTimers();
  change({ guard: 0, confirm: true, byItself: true });
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  change(before);
});

function ask(table: FakeTable): Question {
  let question: Question | undefined;
  stop = $effect.root(() => {
    question = new Question(table as unknown as OpenTable, {
      current: () => table.asked?.current ?? "",
      seat: () => table.asked?.seat,
      prompt: () => `Question ${table.asked?.current}?`,
      places: [],
      hidden: () => table.hidden,
      only: () => table.only,
    });
  });
  flushSync();
  if (!question) throw new Error("no question");
  return question;
}
const sent = (table: FakeTable): unknown[] => table.send.mock.calls.flat();

test("an answer is sent once, with the number of the state that was seen", async () => {
  const table = new FakeTable();
  const question = ask(table);
  const both = [question.answer("r5"), question.answer("r6")];
  await Promise.all(both);
  expect(sent(table)).toEqual([{ type: "play", seat: 0, move: "r5", seq: 7 }]);
  expect(question.sending).toBe(false);
});

test("nothing is sent while nothing is asked", async () => {
  const table = new FakeTable();
  table.asked = null;
  const question = ask(table);
  expect(question.asking).toBe("");
  await question.answer("r5");
  expect(sent(table)).toEqual([]);
});

test("a grave move needs a second press, unless the person wants none; a new question disarms it", async () => {
  const table = new FakeTable();
  const question = ask(table);
  await question.answer("x", true);
  expect([question.armed, sent(table).length]).toEqual(["x", 0]);
  table.asked = { seat: 0, current: "2" };
  flushSync();
  expect(question.armed).toBe("");
  await question.answer("x", true);
  await question.answer("x", true);
  expect(sent(table)).toHaveLength(1);
  change({ confirm: false });
  await question.answer("x", true);
  expect(sent(table)).toHaveLength(2);
});

test("the only answer is sent after a moment, but not during a pause or while the coach explains", () => {
  const table = new FakeTable();
  table.only = "-";
  const question = ask(table);
  expect(question.byItself).toBe(true);
  table.paused = 1;
  flushSync();
  vi.advanceTimersByTime(MOMENT);
  expect(sent(table)).toEqual([]);
  table.paused = undefined;
  question.advice.coached = { code: "hello", values: {}, moves: [] };
  flushSync();
  vi.advanceTimersByTime(MOMENT);
  expect(sent(table)).toEqual([]);
  question.advice.coached = null;
  flushSync();
  vi.advanceTimersByTime(MOMENT - 1);
  expect(sent(table)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent(table)).toHaveLength(1);
});

test("a new question is read aloud", () => {
  const table = new FakeTable();
  ask(table);
  vi.runAllTimers();
  expect(announced()).toContain("Question 1?");
  table.asked = { seat: 0, current: "2" };
  flushSync();
  vi.runAllTimers();
  expect(announced()).toContain("Question 2?");
});

test("a hint that comes too late is dropped", async () => {
  const table = new FakeTable();
  const question = ask(table);
  let answer: (hint: unknown) => void = () => undefined;
  table.send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const asking = question.advice.ask();
  table.asked = { seat: 0, current: "2" };
  flushSync();
  answer({ move: "r5" });
  await asking;
  expect(question.advice.hint).toBeNull();
  const again = question.advice.ask();
  answer({ move: "r6" });
  await again;
  expect(question.advice.hint).toEqual({ move: "r6" });
});

test("on a shared screen a secret question waits until its person has taken the screen", async () => {
  const table = new FakeTable();
  table.shared = true;
  const question = ask(table);
  await question.answer("r5");
  expect(table.holder).toBe(0);
  table.hidden = true;
  table.asked = { seat: 1, current: "2" };
  flushSync();
  expect([question.passTo, question.asking]).toEqual([1, ""]);
  question.take();
  flushSync();
  expect([question.passTo, question.asking]).toEqual([undefined, "2"]);
});
