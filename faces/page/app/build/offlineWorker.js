// The page without a network: what it is made of is kept in the browser, and the server is asked first for what can
// change. Games and sessions are never kept here. The two lists are filled in by the build.

const CORE = /* core files */ [];
const REST = /* other files */ [];
const CACHE = 'hanchan-/* version */';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(CORE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// Said by a page that has nothing better to do: then practice works offline too.
self.addEventListener('message', (event) => {
  if (event.data !== 'keepAll') return;
  const keep = async () => {
    const cache = await caches.open(CACHE);
    for (const file of REST) if (!(await cache.match(file))) await cache.add(file);
    event.source?.postMessage('keptAll');
  };
  event.waitUntil(keep());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === self.location.origin;
  if (!isOurs || /^\/(api|ws|healthz|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (CORE.includes(pathname) || REST.includes(pathname)) event.respondWith(kept(request));
});

/** The server's page while it answers, the one that was kept when it does not. */
async function freshPage(request) {
  try {
    const response = await fetch(request);
    // A proxy that answers for a server which is down is no page either.
    if (response.status < 500) return response;
  } catch {
    // No network.
  }
  return (await caches.match('/')) ?? Response.error();
}

/** Names of files change with their content, so a kept one is as good as a fresh one. */
async function kept(request) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}
