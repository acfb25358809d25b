// The tree of the moves that were tried on the analysis board. The server checks each of them.
import type { Board, BoardMove } from "../../protocol";
import { api } from "../lib/api";
import type { Line } from "./handover";
import { Asked } from "./steps";

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

function movesTo(to: Branch): BoardMove[] {
  const moves: BoardMove[] = [];
  for (let one: Branch | null = to; one?.move; one = one.parent) moves.unshift(one.move);
  return moves;
}

export class Tree {
  #root = "";
  /** The current branch. Each step replaces the object, so that Svelte notices the change. */
  #at = $state.raw<{ branch: Branch }>({ branch: branch(null, null) });
  readonly #asked = new Asked();

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
  /** The moves that led here, the first one first. */
  get line(): Line {
    return { root: this.#root, moves: movesTo(this.#at.branch) };
  }
  /** How many moves led here. */
  get depth(): number {
    return this.line.moves.length;
  }
  /** How many moves the line has if it goes on with those that were tried last. */
  get end(): number {
    let more = 0;
    for (let one = this.#at.branch.children[0]; one; one = one.children[0]) more += 1;
    return this.depth + more;
  }

  /** Forget the tree. */
  clear(): void {
    this.#asked.begin();
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
    await this.#go(end, root);
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

  /** Go back or forward on the line, to the place after so many moves. */
  async goTo(depth: number): Promise<void> {
    let to: Branch | undefined = this.#at.branch;
    for (let here = this.depth; to && here > depth; here -= 1) to = to.parent ?? undefined;
    for (let here = this.depth; to && here < depth; here += 1) to = to.children[0];
    if (to && to !== this.#at.branch) await this.#go(to, this.#root);
  }

  /** Ask the server for a position and go there, unless the server refuses or another step was made meanwhile. */
  async #go(to: Branch, root: string): Promise<void> {
    const latest = this.#asked.begin();
    to.board ??= await api.board(root, movesTo(to));
    if (!latest()) return;
    this.#root = root;
    this.#at = { branch: to };
  }
}
