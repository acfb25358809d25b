// Starts the service worker, which lets the app start without a network. Over plain HTTP browsers have none.

/** What the worker caches of the API. The first page asked for it before the worker was there. */
const GAMES = "/api/games";

/** Register the worker when the page is idle, because it fetches the whole app. */
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
    return; // There is no network or no storage: the app works without a worker.
  }
  const { active } = await navigator.serviceWorker.ready;
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const urlsToCache = asked.filter(
    (path) => path.startsWith(`${GAMES}/`) && path.includes("/texts/"),
  );
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
