// Who has the screen. A game that is played needs all of it; a board that is studied needs the lower edge of a phone.
import { untrack } from "svelte";

type Need = "all" | "edge";
const held = $state({ all: 0, edge: 0 });

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
