// The controller of everything that is studied step by step: replay, review, analysis, puzzles, lessons. It knows where a person
// is, keeps that in the address, and reads the keys; and it lets only the latest of several questions be answered.
import { amend, place } from "../lib/router.svelte";

/** Where the current step is kept. */
export interface Keeper {
  read: () => number;
  /** Keep another step. A jump can be undone with the browser's Back. */
  write: (step: number, jump: boolean) => void;
}

/** Keeps the step in the address, so that Back, a reload and a link lead to it; the first step needs no words. */
export function inAddress(name: string): Keeper {
  return {
    read: () => Number(place().query.get(name) ?? 0),
    write: (step, jump) => amend({ [name]: step ? String(step) : null }, jump),
  };
}

interface Course {
  /** The number of the last step; the first one is 0. */
  last: () => number;
  keeper: Keeper;
  /** The steps that are worth a jump, in order; Shift and an arrow key lead there. */
  moments?: () => readonly number[];
  /** Called after each step that a person has made. */
  onstep?: () => void;
  /** Whether keys lead to steps now. */
  awake?: () => boolean;
}

export class Steps {
  constructor(private readonly course: Course) {}

  /** The current step; an address may name one that does not exist. */
  get at(): number {
    const step = this.course.keeper.read();
    return Number.isInteger(step) ? Math.min(Math.max(step, 0), this.last) : 0;
  }

  get last(): number {
    return Math.max(this.course.last(), 0);
  }

  get atStart(): boolean {
    return this.at === 0;
  }

  get atEnd(): boolean {
    return this.at === this.last;
  }

  /** Go to a step. A step to the next one replaces the address; a jump can be undone with Back. */
  to(step: number, jump = false): void {
    this.course.keeper.write(Math.min(Math.max(step, 0), this.last), jump);
    this.course.onstep?.();
  }

  readonly back = (): void => this.to(this.at - 1);
  readonly on = (): void => this.to(this.at + 1);

  /** The next moment after this step, or the last one before it. */
  moment(way: 1 | -1): number | undefined {
    const { at } = this;
    const moments = this.course.moments?.() ?? [];
    return way > 0 ? moments.find((one) => one > at) : moments.findLast((one) => one < at);
  }

  leap(way: 1 | -1): void {
    const step = this.moment(way);
    if (step !== undefined) this.to(step);
  }

  /** The arrow keys step, unless something on the page or the browser has another use for them. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (!way || event.defaultPrevented || !(this.course.awake?.() ?? true)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
    event.preventDefault();
    if (event.shiftKey && this.course.moments) this.leap(way);
    else this.to(this.at + way);
  };
}

/** Whether the arrow keys belong to this element. */
function writes(target: EventTarget | null): boolean {
  const name = (target as Element | null)?.tagName;
  return name === "INPUT" || name === "TEXTAREA" || name === "SELECT";
}

/**
 * Lets only the latest of several questions be answered: `begin` starts one and returns whether it still is the latest.
 *
 *     const latest = asked.begin();
 *     const answer = await …;
 *     if (latest()) show(answer);
 */
export class Asked {
  #count = 0;

  begin(): () => boolean {
    const mine = ++this.#count;
    return () => mine === this.#count;
  }
}
