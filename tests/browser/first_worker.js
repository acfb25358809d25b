// Makes the app installable and quick to open. Safe by being simple: pages come from the network first, files with a
// fingerprint in their name from the cache. Of what is under /api only the list of games is kept, for the pictures of the
// rules pages without a network; tables are always the server's.
const CACHE = "crosshex-1";
const MOST = 150;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  self.clients.claim();
});

async function keep(request, response) {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const keys = await cache.keys();
  // The oldest files belong to versions that are gone.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}

/** What the network says; without a network what it said last under this name. */
async function fresh(request, name) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(name, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/games")) event.respondWith(fresh(request, request));
  if (url.pathname.startsWith("/api/")) return;
  // Every page is the same file, which reads its address by itself.
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
