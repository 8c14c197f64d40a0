/** Which page is shown. The address says it all, so links and the back button work. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  // The part after `#`: a seat's key. It never travels to the server by itself.
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const router = new Router();

/** Follow an own link without loading the page anew. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && node.origin === location.origin) {
      event.preventDefault();
      router.go(node.pathname + node.search + node.hash);
    }
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
