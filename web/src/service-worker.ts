/// <reference lib="webworker" />
// The service worker, built with Workbox. Without a network the app starts, and score pad and rules work. With a network every
// page comes from the server, so that builds never mix; tables always come from the server.
import { cacheNames, clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/** Every page is this file; its router reads the address. */
const SHELL = "/index.html";
/** The files of this build with their fingerprints, written here by the build. */
const FILES = self.__WB_MANIFEST as PrecacheEntry[];
/** The cache for the game catalogue. Each build has its own, because another build may expect another catalogue. */
const GAMES = `games-${FILES.find(({ url }) => SHELL.endsWith(url))?.revision}`;
/** The timeout, in seconds, after which a network that does not answer counts as missing. */
const PATIENCE = 5;

// Registered first: otherwise the page at / would come from the cache.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE,
      plugins: [
        {
          // A proxy answers with its own error page while the server is down.
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
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/games(?:\/[^/]+\/texts\/[^/]+)?$/.test(url.pathname),
  new NetworkFirst({ cacheName: GAMES, networkTimeoutSeconds: PATIENCE }),
);
precacheAndRoute(FILES, { cleanURLs: false, directoryIndex: "" });

self.addEventListener("install", (event) => {
  // Sent without cookies: two first requests at the same time would give a new browser two cookies.
  const asked = new Request("/api/games", { credentials: "omit" });
  event.waitUntil(caches.open(GAMES).then((cache) => cache.add(asked)));
  // Pages of the previous build need none of its files any more, or reload (shell/lib/build.svelte.ts).
  void self.skipWaiting();
});

// All other caches belong to previous builds.
self.addEventListener("activate", (event) => {
  const kept = [GAMES, cacheNames.precache];
  const others = caches.keys().then((names) => names.filter((name) => !kept.includes(name)));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});
clientsClaim();
