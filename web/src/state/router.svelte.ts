/** Where the reader is. Pages are parts of the address: /t/ID, /rules/PAGE. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);

  constructor() {
    window.addEventListener('popstate', () => this.#read());
    window.addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  /** The parts of the path: ['t', 'ID'] */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  /** Go to another of our pages. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = location.search;
  }

  /** Links to our own pages do not load anything anew. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|schema|app)\//.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
