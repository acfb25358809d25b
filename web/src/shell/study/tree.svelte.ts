// The tree of the moves that were tried on the analysis board. The server checks each of them.
import type { Board, BoardMove } from "../../protocol";
import { api } from "../lib/api";
import type { Line } from "./handover";

export interface Branch {
  move: BoardMove | null;
  parent: Branch | null;
  children: Branch[];
  /** The server's answer about this position, once it was asked. */
  board: Board | null;
}

const branch = (move: BoardMove | null, parent: Branch | null): Branch => ({
  move,
  parent,
  children: [],
  board: null,
});
const isSame = (a: BoardMove | null, b: BoardMove): boolean =>
  a?.actor === b.actor && a.move === b.move;

export class Tree {
  #root = "";
  /** The current branch. Each step replaces the object, so that Svelte notices the change. */
  #at = $state.raw<{ branch: Branch }>({ branch: branch(null, null) });
  #steps = 0;

  get board(): Board | null {
    return this.#at.branch.board;
  }
  /** The moves that were tried from here, the last one first. */
  get tried(): readonly Branch[] {
    return this.#at.branch.children;
  }
  get last(): BoardMove | null {
    return this.#at.branch.move;
  }
  get canBack(): boolean {
    return this.#at.branch.parent !== null;
  }

  /** Forget the tree. */
  clear(): void {
    this.#steps += 1;
    this.#at = { branch: branch(null, null) };
  }

  /** Start a tree with a line, at the end of the line. */
  async open({ root, moves }: Line): Promise<void> {
    let end = branch(null, null);
    for (const move of moves) {
      const next = branch(move, end);
      end.children.push(next);
      end = next;
    }
    if (await this.#go(end, root)) this.#root = root;
  }

  /** Play a move; a move that was tried here before leads to its old branch. */
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

  /** Go on with the move that was tried last. */
  async forward(): Promise<void> {
    const [child] = this.#at.branch.children;
    if (child) await this.#go(child, this.#root);
  }

  /** Ask the server for a position and go there, unless the server refuses or another step was made meanwhile. */
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
