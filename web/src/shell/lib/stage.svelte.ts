// Who has the screen, so that no component hides the parts of another.
import { untrack } from "svelte";

/**
 * What a component takes from the frame around it:
 * `all`: a game is played, nothing leads away from it;
 * `edge`: the lower edge of a phone;
 * `low`: the header on a phone in landscape; `phone`: on any phone; `line`: its place on a tablet, for a line of text.
 */
type Need = "all" | "edge" | "low" | "phone" | "line";
const held = $state<Record<Need, number>>({ all: 0, edge: 0, low: 0, phone: 0, line: 0 });

/** Take this part of the screen while this component is there and, if a condition is given, only as long as it holds. */
export function takeStage(need: Need, during: () => boolean = () => true): void {
  $effect(() => {
    if (!during()) return;
    untrack(() => (held[need] += 1));
    return () => (held[need] -= 1);
  });
}

/** Whether there is room for the ways around: in the header, or at the lower edge of a phone. */
export function hasRoom(where: "header" | "edge"): boolean {
  return held.all === 0 && (where === "header" || held.edge === 0);
}

/** Where the header of the page makes room. */
export function withoutHeader(): Need[] {
  return (["low", "phone", "line"] as const).filter((need) => held[need] > 0);
}
