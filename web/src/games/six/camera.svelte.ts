// Which part of a board is on the screen. It follows the game until a person pans or zooms; "re-centre" makes it follow again.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { reducedMotion } from "../../shell/lib/settings.svelte";
import { isInside, zoomed, type Frame, type Point } from "./hex";

/** A finger that moved less than this, in pixels, has tapped. */
const TAP = 7;
const GLIDE = 160;

export class Camera {
  /** Whether the view follows the game. */
  follows = $state(true);
  /** Whether the pointer has dragged the board since it went down: then it has picked nothing. */
  dragged = false;
  #svg = $state<SVGSVGElement>();
  readonly #frame: Tween<Frame>;
  readonly #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };

  /** `fitted` is the view that shows the game, `last` the middle of the cell of the last move. */
  constructor(
    private readonly fitted: () => Frame,
    last: () => Point | null,
  ) {
    this.#frame = new Tween(untrack(fitted), { duration: 380, easing: cubicOut });
    $effect(() => {
      const to = fitted();
      if (this.follows) void this.#frame.set(to, reducedMotion() ? { duration: 0 } : undefined);
    });
    // A move outside the view makes the board follow the game again.
    $effect(() => {
      const at = last();
      if (
        at &&
        !isInside(
          at,
          untrack(() => this.#frame.current),
        )
      )
        this.follows = true;
    });
  }

  get frame(): Frame {
    return this.#frame.current;
  }

  zoomBy(factor: number): void {
    const { x, y, width, height } = this.frame;
    this.#look(zoomed(this.frame, factor, { x: x + width / 2, y: y + height / 2 }), true);
  }

  recentre(): void {
    this.follows = true;
    void this.#frame.set(this.fitted());
  }

  /** A place on the screen as a point of the board. */
  toBoard(x: number, y: number): Point {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  /** A point of the board on the screen, from the corner of the board; null before it is drawn. */
  onScreen({ x, y }: Point): (Point & { width: number; height: number }) | null {
    void this.frame;
    const matrix = this.#svg?.getScreenCTM();
    const box = this.#svg?.getBoundingClientRect();
    if (!matrix || !box) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: at.x - box.left, y: at.y - box.top, width: box.width, height: box.height };
  }

  /** Lets mouse, wheel and fingers pan and zoom a board. */
  readonly steer: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    svg.addEventListener("pointerdown", (event) => this.#down(event), listen);
    svg.addEventListener("pointermove", (event) => this.#move(event, svg), listen);
    for (const end of ["pointerup", "pointercancel"] as const)
      svg.addEventListener(end, ({ pointerId }) => this.#pointers.delete(pointerId), listen);
    svg.addEventListener("wheel", (event) => this.#wheel(event), { ...listen, passive: false });
    return () => stop.abort();
  };

  #look(to: Frame, glide = false): void {
    this.follows = false;
    void this.#frame.set(to, { duration: glide && !reducedMotion() ? GLIDE : 0 });
  }

  #down({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (this.#pointers.size === 0) {
      this.dragged = false;
      this.#start = { x, y };
    }
    this.#pointers.set(pointerId, { x, y });
  }

  #move({ pointerId, clientX: x, clientY: y }: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#pointers.get(pointerId);
    if (!before) return;
    if (!this.dragged && Math.hypot(x - this.#start.x, y - this.#start.y) < TAP) return;
    if (!this.dragged) {
      this.dragged = true;
      for (const pointer of this.#pointers.keys()) svg.setPointerCapture(pointer);
    }
    const other = [...this.#pointers].find(([pointer]) => pointer !== pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(x - other.x, y - other.y);
      const middle = this.toBoard((x + other.x) / 2, (y + other.y) / 2);
      this.#look(zoomed(this.frame, was / Math.max(is, 1), middle));
    } else {
      const a = this.toBoard(before.x, before.y);
      const b = this.toBoard(x, y);
      this.#look({ ...this.frame, x: this.frame.x + a.x - b.x, y: this.frame.y + a.y - b.y });
    }
    this.#pointers.set(pointerId, { x, y });
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.toBoard(event.clientX, event.clientY);
    this.#look(zoomed(this.frame, Math.exp(event.deltaY * 0.0014), at));
  }
}
