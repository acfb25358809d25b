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

/** Go to an address of the app. */
export function go(to: string, replace = false): void {
  if (isStale()) {
    renew(to, replace);
    return;
  }
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = here();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the app without reloading the page. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    if (isStale()) renew();
    else current = here();
  });
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
