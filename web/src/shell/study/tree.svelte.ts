// The tree of the moves that were tried on the analysis board. The server judges each of them.
import type { Board, BoardMove } from "../../protocol";
import { api } from "../lib/api";
import type { Line } from "./handover";

export interface Branch {
  move: BoardMove | null;
  parent: Branch | null;
  children: Branch[];
  /** What the server says of it, once it was asked. */
  board: Board | null;
}

const branch = (move: BoardMove | null, parent: Branch | null): Branch => ({ move, parent, children: [], board: null });
const isSame = (a: BoardMove | null, b: BoardMove): boolean => a?.actor === b.actor && a.move === b.move;

export class Tree {
  #root = "";
  /** Where one stands; replaced with every step, so that whoever looks on hears of it. */
  #at = $state.raw<{ branch: Branch }>({ branch: branch(null, null) });
  #steps = 0;

  get board(): Board | null {
    return this.#at.branch.board;
  }
  /** What was tried from here. */
  get tried(): readonly Branch[] {
    return this.#at.branch.children;
  }
  get last(): BoardMove | null {
    return this.#at.branch.move;
  }
  get canBack(): boolean {
    return this.#at.branch.parent !== null;
  }

  /** Stand nowhere. */
  clear(): void {
    this.#steps += 1;
    this.#at = { branch: branch(null, null) };
  }

  /** Begin with a line, at its end. */
  async open({ root, moves }: Line): Promise<void> {
    let end = branch(null, null);
    for (const move of moves) {
      const next = branch(move, end);
      end.children.push(next);
      end = next;
    }
    if (await this.#go(end, root)) this.#root = root;
  }

  /** Make a move; one that was made here before leads where it led then. */
  async play(move: BoardMove): Promise<void> {
    const here = this.#at.branch;
    const known = here.children.find((child) => isSame(child.move, move));
    const next = known ?? branch(move, here);
    await this.#go(next, this.#root);
    if (known) here.children = [known, ...here.children.filter((child) => child !== known)];
    else here.children = [next, ...here.children];
  }

  async back(): Promise<void> {
    const { parent } = this.#at.branch;
    if (parent) await this.#go(parent, this.#root);
  }

  /** Go on as was done last. */
  async forward(): Promise<void> {
    const [child] = this.#at.branch.children;
    if (child) await this.#go(child, this.#root);
  }

  /** Ask the server what it looks like there, and stand there unless it refuses or another step was made meanwhile. */
  async #go(to: Branch, root: string): Promise<boolean> {
    const step = ++this.#steps;
    const moves: BoardMove[] = [];
    for (let one: Branch | null = to; one?.move; one = one.parent) moves.unshift(one.move);
    to.board ??= await api.board(root, moves);
    if (step !== this.#steps) return false;
    this.#at = { branch: to };
    return true;
  }
}
