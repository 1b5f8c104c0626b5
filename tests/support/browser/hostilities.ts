import type { Page, Product } from '../product/product.ts';

/** What a visitor's browser, network or clock does to every page. */
export interface Hostility {
  name: string;
  /** Before the page's own programs run. */
  atStart?: (page: Page) => Promise<unknown>;
  /** Once the page listens. */
  onceAlive?: (page: Page) => Promise<void>;
  /** By which address the product is opened. */
  address?: (url: string) => string;
  /** What the browser says in the console of such a page, as a pattern. */
  errors?: string;
}

/** A name of a shop's own network, which the browser of the tests takes for this machine. */
export const onPlainHttp = (url: string): string => url.replace('localhost', 'desk.lan');

const YEARS_BEHIND = 3;

/** What a page translator does: each text gives way to `<font><font>…`, also those that come later. */
function translate(): void {
  const isOurs = ({ parentElement }: Node) =>
    parentElement?.closest('script, style, font, textarea, option') === null;
  function turn() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => one.data.trim() && isOurs(one))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `अ ${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  const start = () => {
    turn();
    new MutationObserver(turn).observe(document.body, { childList: true, subtree: true });
  };
  // The moment before the page's modules run.
  if (document.readyState !== 'loading') start();
  else document.addEventListener('readystatechange', start, { once: true });
}

/** What Grammarly, LastPass, Dark Reader and their like leave in a page, in each field as it comes. */
function extend(): void {
  function turn() {
    document.body.dataset.grCExtInstalled = '';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.documentElement.dataset.darkreaderMode = 'dynamic';
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select')) {
      if (field.dataset.lpignore) continue;
      field.dataset.lpignore = 'true';
      field.dataset.gramm = 'false';
      field.style.setProperty('--darkreader-inline-bgcolor', '#181a1b');
      field.before(document.createElement('grammarly-extension'));
      const icon = document.createElement('div');
      icon.dataset.lastpassIconRoot = '';
      field.after(icon);
    }
    for (const drawing of document.querySelectorAll('svg:not([data-darkreader-inline-stroke])'))
      drawing.setAttribute('data-darkreader-inline-stroke', '');
    if (document.body.lastElementChild?.localName !== 'grammarly-desktop-integration')
      document.body.append(document.createElement('grammarly-desktop-integration'));
  }
  const start = () => {
    turn();
    new MutationObserver(turn).observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener('readystatechange', start, { once: true });
}

function setClockBack(years: number): void {
  const behind = years * 365 * 24 * 3600 * 1000;
  window.Date = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [Date.now() - behind]) as [number]));
    }
    static override now = () => super.now() - behind;
  } as DateConstructor;
}

/** As where all site data are refused; at the desk but for its session, without which nobody gets past the sign-in. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    // By the others, the desk and the client of the backend try whether there is a storage.
    if (!/-auth-token$|^lswt-|^lead-desk-try$/.test(key)) refuse();
    setItem.call(this, key, value);
  };
  if (!/^\/(auth|admin)/.test(location.pathname))
    // As in an Android app's own browser.
    Object.defineProperty(window, 'localStorage', { get: () => null });
  Object.defineProperty(window, 'sessionStorage', { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  IDBFactory.prototype.open = refuse;
  IDBFactory.prototype.databases = () => Promise.reject(new DOMException('', 'UnknownError'));
  LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'));
}

export const HOSTILITIES: readonly Hostility[] = [
  {
    name: 'translated as they come',
    atStart: (page) => page.addInitScript(translate),
    // React draws what it does not know again.
    errors: 'React error #418',
  },
  { name: 'translated while they are read', onceAlive: (page) => page.evaluate(translate) },
  {
    name: 'with what extensions leave in them',
    atStart: (page) => page.addInitScript(extend),
    errors: 'React error #418',
  },
  {
    name: 'over plain http',
    address: onPlainHttp,
    errors: 'Cross-Origin-Opener-Policy header has been ignored',
  },
  {
    name: 'on a clock that is years behind',
    atStart: (page) => page.addInitScript(setClockBack, YEARS_BEHIND),
  },
  {
    name: 'where the browser keeps nothing',
    atStart: (page) => page.addInitScript(refuseStorage),
  },
];

/** The address of the product under a hostility. */
export const addressOf = ({ address }: Hostility, { url }: Product): string =>
  address ? address(url) : url;
