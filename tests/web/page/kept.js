// Everything that a browser keeps for this page, as texts, less the program: what the service worker keeps for a start without a line.
async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const PROGRAM = /^\/(assets\/.*|icon[-.\w]*|manifest\.webmanifest)?$/;
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, window.name, location.href];
  for (const { name } of await indexedDB.databases()) {
    const base = await done(indexedDB.open(name));
    for (const store of base.objectStoreNames) {
      const rows = base.transaction(store).objectStore(store);
      kept.push([name, store, await done(rows.getAllKeys()), await done(rows.getAll())]);
    }
    base.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (search || !PROGRAM.test(pathname)) kept.push([name, request.url, await (await cache.match(request)).text()]);
    }
  }
  return kept.map((part) => JSON.stringify(part));
}
