/// <reference lib="webworker" />
// The service worker, by Workbox: the app starts without a network, and score pad and rules work. With a network every
// page comes from the server, so an old app never meets a new one; tables are always the server's.
import { cacheNames, clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/** Every page is this file, which reads its address by itself. */
const SHELL = "/index.html";
/** The files of this build with their fingerprints, written here by the build. */
const FILES = self.__WB_MANIFEST as PrecacheEntry[];
/** What the server said of the games, for the app of this build: its server knows them as it expects. */
const GAMES = `games-${FILES.find(({ url }) => SHELL.endsWith(url))?.revision}`;
/** A network that swallows everything counts as none after so many seconds. */
const PATIENCE = 5;

// Registered first: else the page at / would come from the cache.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE,
      plugins: [
        {
          // A proxy whose server is gone answers with a page of its own.
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`answered ${response.status}`);
            return response;
          },
          handlerDidError: () => matchPrecache(SHELL),
        },
      ],
    }),
    { denylist: [/^\/api\//, /^\/(?:healthz|metrics)$/] },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/games(?:\/[^/]+\/texts\/[^/]+)?$/.test(url.pathname),
  new NetworkFirst({ cacheName: GAMES, networkTimeoutSeconds: PATIENCE }),
);
precacheAndRoute(FILES, { cleanURLs: false, directoryIndex: "" });

self.addEventListener("install", (event) => {
  // Nobody is asked who they are for this: two answers at once would give a new browser two cookies.
  const asked = new Request("/api/games", { credentials: "omit" });
  event.waitUntil(caches.open(GAMES).then((cache) => cache.add(asked)));
  // Pages of the build before need no file of it any more, or are loaded anew (shell/lib/build.svelte.ts).
  void self.skipWaiting();
});

// Whatever else there is belongs to builds before, or to the worker that was written by hand.
self.addEventListener("activate", (event) => {
  const kept = [GAMES, cacheNames.precache];
  const others = caches.keys().then((names) => names.filter((name) => !kept.includes(name)));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});
clientsClaim();
