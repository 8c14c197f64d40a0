// Tells the window what goes wrong in the page: WebKit's driver does not.
(() => {
  const tell = (text) => window.webkit.messageHandlers.console.postMessage(text);
  for (const kind of ["error", "warn"]) {
    const real = console[kind];
    console[kind] = (...said) => {
      tell(`${kind}: ${said.map((one) => one?.stack ?? one).join(" ")}`);
      real.apply(console, said);
    };
  }
  // With `true` files that do not load are told too.
  addEventListener("error", ({ message, target }) => tell(`page error: ${message ?? `${target.src ?? target.href} does not load`}`), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(`unhandled: ${reason?.stack ?? reason}`));
})();
