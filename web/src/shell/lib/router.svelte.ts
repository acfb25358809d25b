// The router: the open address of the app, and links that are followed without reloading the page.
import { isStale, renew } from "./build.svelte";

export interface Location {
  path: string;
  query: URLSearchParams;
}

function here(): Location {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

let current = $state.raw<Location>(here());

export function place(): Location {
  return current;
}

function written({ path, query }: Location): string {
  return query.size ? `${path}?${query}` : path;
}

/** Browsers refuse a page that changes its address too often; so a change may reach them this much later, in milliseconds. */
const SOON = 250;
let late: ReturnType<typeof setTimeout> | undefined;

/** Write a change that the browser does not know yet. */
function settle(): void {
  if (late === undefined) return;
  forget();
  history.replaceState(null, "", written(current));
}

function forget(): void {
  clearTimeout(late);
  late = undefined;
}

/** The whole address of the page, to share it. */
export function address(): string {
  settle();
  return location.href;
}

/** Go to an address of the app. */
export function go(to: string, replace = false): void {
  settle();
  if (isStale()) {
    renew(to, replace);
    return;
  }
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = here();
  if (!replace) scrollTo(0, 0);
}

/**
 * Change parts of the query; null removes one. The page stays, and does not scroll. As a jump it is a new entry of the history:
 * Back returns to where the person was before it. To be called for something that a person did, never by an effect.
 */
export function amend(some: Readonly<Record<string, string | null>>, jump = false): void {
  const query = new URLSearchParams(current.query);
  for (const [name, value] of Object.entries(some)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const next = { path: current.path, query };
  if (written(next) === written(current)) return;
  if (jump) {
    settle();
    history.pushState(null, "", written(next));
  } else late ??= setTimeout(settle, SOON);
  current = next;
}

/** Follow links inside the app without reloading the page. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    // What was not written yet belongs to the entry that was left.
    forget();
    if (isStale()) renew();
    else current = here();
  });
  addEventListener("pagehide", settle);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      const target = document.getElementById(link.hash.slice(1));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
      history.replaceState(null, "", link.href);
    } else {
      go(link.pathname + link.search + link.hash);
    }
  });
}
