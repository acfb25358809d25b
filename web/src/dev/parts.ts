// Every board and part that /dev draws, each with its properties from the positions in examples.json.
import type { Component } from "svelte";
import Dice from "../games/qwixx/Dice.svelte";
import LiveSheet from "../games/qwixx/LiveSheet.svelte";
import Sheet from "../games/qwixx/Sheet.svelte";
import SheetSummary from "../games/qwixx/SheetSummary.svelte";
import HexBoard from "../games/six/HexBoard.svelte";
import LiveBoard from "../games/six/LiveBoard.svelte";
import { inOrder } from "../games/qwixx/sheet";
import { pictureOf } from "../games/six/six";
import type { QwixxAsk, QwixxTable, SixAsk, SixTable } from "../protocol";
import found from "./examples.json";

type Example<State, Ask> = { state: State; ask: Ask };
type QwixxExample = Example<QwixxTable, QwixxAsk>;
type SixExample = Example<SixTable, SixAsk>;

// JSON has no literal types; the server's models wrote the file.
const EXAMPLES = found as unknown as Record<string, QwixxExample | SixExample>;

/** A position of Qwixx, Longo or another sheet. */
export function qwixxExample(name: string): QwixxExample {
  return EXAMPLES[name] as QwixxExample;
}

/** A position of Six. */
export function sixExample(name: string): SixExample {
  return EXAMPLES[name] as SixExample;
}

export interface Part {
  name: string;
  example: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each part has its own properties
  component: Component<any>;
  props: object;
  /** The least height that it needs, as for a board. */
  height?: string;
}

const ignore = (): void => undefined;

function qwixxParts(example: string, { state, ask }: QwixxExample): Part[] {
  const sheet = state.sheets[ask.seat];
  const shown = { layout: state.layout, sheet, locked: state.locked, label: "Ann" };
  return [
    {
      name: "Dice",
      example,
      component: Dice,
      props: {
        faces: state.layout.faces,
        roll: inOrder(state.roll),
        left: state.left,
        thrown: state.turn,
        phase: state.phase === "action-2" ? "all" : "white",
      },
    },
    {
      name: "LiveSheet",
      example,
      component: LiveSheet,
      props: { ...shown, legal: ask.choices, ontap: ignore },
    },
    { name: "Sheet", example, component: Sheet, props: { ...shown, size: "small", scores: true } },
    { name: "SheetSummary", example, component: SheetSummary, props: shown },
  ];
}

function sixParts(example: string, { state, ask }: SixExample): Part[] {
  const shown = { ...pictureOf(state), label: "Board" };
  const stuck = ask.stuck.map(({ cell, reason }) => ({ cell, why: reason }));
  const legal = { side: ask.side, put: ask.put, take: ask.take, stuck };
  return [
    {
      name: "LiveBoard",
      example,
      component: LiveBoard,
      props: { ...shown, legal, ontap: ignore },
      height: "26rem",
    },
    { name: "HexBoard", example, component: HexBoard, props: shown, height: "12rem" },
  ];
}

export const PARTS: readonly Part[] = Object.entries(EXAMPLES).flatMap(([example, moment]) =>
  moment.state.kind === "six"
    ? sixParts(example, moment as SixExample)
    : qwixxParts(example, moment as QwixxExample),
);
