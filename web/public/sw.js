/**
 * Keeps the shell of the page, so that the app opens without a line. What must hold:
 * - the API and the sockets are never touched: nothing of a game is kept here; nor is the documentation, which is not this page;
 * - the page itself always comes from the server if that answers, so it is never old;
 * - what lies under /assets/ has its content in its name, so what is kept of it is right for ever.
 * It also shows what is pushed while the page is closed, and how many games wait.
 */
const CACHE = "safehouse-1";
const SHELL = "/";
const ASSETS = "/assets/";
const SMALL = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"];
const MOST = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    dropOthers()
      .then(() => self.clients.claim())
      // Not waited for: until it is active, a page that it has claimed waits for every file.
      .then(() => void keepWords().catch(() => undefined)),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|docs|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (SMALL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

self.addEventListener("push", (event) => {
  event.waitUntil(notify(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

/** Show what the server says (`notices/channels/push.py`). A newer notice about a table takes the place of the last. */
async function notify(data) {
  const { title, text, url, table, waiting = -1 } = data.json();
  const icon = "/icon-192.png";
  await self.registration.showNotification(title, { body: text, tag: table, renotify: true, icon, data: { url } });
  if (waiting >= 0 && "setAppBadge" in navigator) {
    await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
  }
}

/** Go to a table: to the window that shows it already, or to a new one. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

/** The page and what it loads at once: the files that it names, and those that its scripts import. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const response = await fetch(SHELL, { cache: "no-cache" });
  if (!response.ok) throw new Error("no page to keep");
  const text = await response.clone().text();
  await cache.put(SHELL, response);
  const named = new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]));
  await cache.addAll([...named, ...SMALL]);
  for (const name of named) {
    if (!name.endsWith(".js")) continue;
    const script = await (await cache.match(name)).text();
    for (const [, file] of script.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      if (named.has(ASSETS + file)) continue;
      named.add(ASSETS + file); // and the loop comes to it, too
      await cache.add(ASSETS + file);
    }
  }
}

/** The page's words in every language: its scripts name them. */
async function keepWords() {
  const cache = await caches.open(CACHE);
  const scripts = (await cache.keys()).filter(({ url }) => url.endsWith(".js"));
  const texts = await Promise.all(scripts.map(async (script) => (await cache.match(script))?.text() ?? ""));
  const names = texts.flatMap((text) => text.match(/page\.\w\w-[\w-]+\.js/g) ?? []);
  await cache.addAll([...new Set(names)].map((name) => ASSETS + name));
}

async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) {
      const cache = await caches.open(CACHE);
      await cache.put(SHELL, response.clone());
    }
    return response;
  } catch {
    return kept(SHELL);
  }
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
    const all = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith(ASSETS));
    // The oldest go first: nobody opens a page of then.
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return response;
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
