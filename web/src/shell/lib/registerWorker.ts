// Starts the service worker, which lets the app start without a network. Over plain HTTP browsers have none.

/** What the worker keeps of what the server says; it was not there yet when the first page asked. */
const GAMES = "/api/games";

/** Register the worker once the page has nothing else to do: it fetches the whole app. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
  const begin = (): unknown => idle(() => void register());
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch {
    return; // The network went away, or this browser keeps nothing: the app works without.
  }
  const { active } = await navigator.serviceWorker.ready;
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const urlsToCache = asked.filter((path) => path.startsWith(`${GAMES}/`) && path.includes("/texts/"));
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
