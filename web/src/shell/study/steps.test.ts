import { beforeEach, describe, expect, it, vi } from "vitest";

/** A history as browsers keep it: the address of each entry, and which one is open. */
const entries: string[] = [];
let open = 0;
let replaced = 0;
const heard: Record<string, () => void> = {};

vi.stubGlobal("location", {
  get pathname() {
    return new URL(entries[open] ?? "/", "http://here").pathname;
  },
  get search() {
    return new URL(entries[open] ?? "/", "http://here").search;
  },
  get href() {
    return `http://here${entries[open]}`;
  },
});
vi.stubGlobal("history", {
  replaceState: (_: null, __: string, to: string) => {
    entries[open] = to;
    replaced += 1;
  },
  pushState: (_: null, __: string, to: string) => {
    entries.splice(++open, entries.length, to);
  },
});
vi.stubGlobal("addEventListener", (type: string, call: () => void) => (heard[type] = call));
vi.stubGlobal("document", { addEventListener: () => undefined });
vi.stubGlobal("scrollTo", () => undefined);
vi.mock("../lib/build.svelte", () => ({ isStale: () => false, renew: () => undefined }));

const router = await import("../lib/router.svelte");
const { Asked, inAddress, Steps } = await import("./steps");
router.startRouter();

function back(): void {
  open -= 1;
  heard.popstate?.();
}
function press(steps: InstanceType<typeof Steps>, key: string, more: object = {}): boolean {
  const event = { key, defaultPrevented: false, target: null, preventDefault: vi.fn(), ...more };
  steps.onkeydown(event as unknown as KeyboardEvent);
  return event.preventDefault.mock.calls.length > 0;
}
const replay = (more: object = {}) =>
  new Steps({ last: () => 9, keeper: inAddress("ply"), ...more });

beforeEach(() => {
  vi.useFakeTimers();
  entries.splice(0, entries.length, "/");
  [open, replaced] = [0, 0];
  router.go("/replay/a?link=x");
});

describe("a step", () => {
  it("is in the address, and a reload or a link leads to it", () => {
    const steps = replay();
    steps.to(4);
    expect(router.address()).toBe("http://here/replay/a?link=x&ply=4");
    expect(replay().at).toBe(4);
    steps.to(0);
    expect(router.address()).toBe("http://here/replay/a?link=x");
  });

  it("stays where it is when the person leaves, and Back returns to it", () => {
    const steps = replay();
    steps.to(7);
    router.go("/analysis?position=z");
    expect(steps.at).toBe(0);
    back();
    expect(steps.at).toBe(7);
  });

  it("adds nothing to the history, but a jump does", () => {
    const steps = replay();
    const before = entries.length;
    steps.on();
    steps.on();
    expect(entries.length).toBe(before);
    steps.to(8, true);
    expect(steps.at).toBe(8);
    back();
    expect(steps.at).toBe(2);
  });

  it("is written at most every quarter of a second, and the last one is", () => {
    const steps = replay();
    for (let i = 0; i < 300; i++) steps.to(i % 9);
    expect(replaced).toBe(0);
    vi.advanceTimersByTime(300);
    expect(replaced).toBe(1);
    expect(entries[open]).toContain(`ply=${299 % 9}`);
  });

  it("that is written late never reaches another page", () => {
    const steps = replay();
    steps.to(3, true);
    steps.to(5);
    back();
    vi.advanceTimersByTime(300);
    expect(steps.at).toBe(0);
    expect(entries[open]).not.toContain("ply");
  });

  it.each(["99", "-4", "2.5", "x", ""])("that does not exist is not shown: %s", (word) => {
    router.go(`/replay/a?ply=${word}`);
    expect([0, 9]).toContain(replay().at);
  });

  it("is told", () => {
    const onstep = vi.fn();
    const steps = replay({ onstep });
    steps.on();
    steps.back();
    expect(onstep).toHaveBeenCalledTimes(2);
  });
});

describe("the arrow keys", () => {
  it("step, and stop at both ends", () => {
    const steps = replay();
    expect(press(steps, "ArrowRight")).toBe(true);
    expect(steps.at).toBe(1);
    press(steps, "ArrowLeft");
    press(steps, "ArrowLeft");
    expect(steps.at).toBe(0);
    steps.to(9);
    press(steps, "ArrowRight");
    expect([steps.at, steps.atEnd]).toEqual([9, true]);
  });

  it.each([
    ["Alt goes back in the browser", { altKey: true }],
    ["Ctrl", { ctrlKey: true }],
    ["the command key", { metaKey: true }],
    ["the board has used it", { defaultPrevented: true }],
    ["a text is written", { target: { tagName: "INPUT" } }],
    ["a list is open", { target: { tagName: "SELECT" } }],
  ])("belong to others: %s", (_, more) => {
    const steps = replay();
    expect(press(steps, "ArrowRight", more)).toBe(false);
    expect(steps.at).toBe(0);
  });

  it("lead with Shift from moment to moment", () => {
    const steps = replay({ moments: () => [2, 6] });
    for (const at of [2, 6, 6]) {
      press(steps, "ArrowRight", { shiftKey: true });
      expect(steps.at).toBe(at);
    }
    press(steps, "ArrowLeft", { shiftKey: true });
    expect(steps.at).toBe(2);
  });

  it("sleep while something else is asked", () => {
    const steps = replay({ awake: () => false });
    expect(press(steps, "ArrowRight")).toBe(false);
  });
});

it("only the latest question is answered", () => {
  const asked = new Asked();
  const first = asked.begin();
  expect(first()).toBe(true);
  const second = asked.begin();
  expect([first(), second()]).toEqual([false, true]);
});
