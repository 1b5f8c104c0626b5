import { vi } from 'vitest';
import { createElement, PageFormData, PageInput } from './controls.ts';
import { PageElement } from './element.ts';
import { PageTarget } from './events.ts';
import { createText, PageNode } from './nodes.ts';
import { styleSheet } from './style-sheet.ts';

// Makes this process a page that React can draw on, with as much of a browser as the desk uses: a tree,
// events, focus, forms and modal dialogs, no layout. Import it alone and first: the application looks for
// its page when it is loaded.

export const pageWindow = new PageTarget();

class PageDocument extends PageNode {
  override readonly nodeType = 9;
  override readonly nodeName = '#document';
  /** React looks whether it is there. */
  readonly oninput = null;
  readonly visibilityState = 'visible';
  readonly hidden = false;
  readonly defaultView = globalThis;
  focused: PageElement | null = null;
  readonly documentElement = this.createElement('html');
  readonly body = this.createElement('body');

  constructor() {
    super();
    this.appendChild(this.documentElement).appendChild(this.body);
  }
  override get eventParent(): PageTarget {
    return pageWindow;
  }
  override get isConnected(): boolean {
    return true;
  }
  /** The body, once what had the focus is gone or disabled. */
  get activeElement(): PageElement {
    const { focused } = this;
    const isThere = focused?.isConnected && !focused.disabled && !focused.isHidden;
    if (!isThere) this.focused = null;
    return this.focused ?? this.body;
  }
  createElement(name: string): PageElement {
    const element = createElement(name);
    element.ownerDocument = this;
    return element;
  }
  createElementNS(namespace: string, name: string): PageElement {
    const element = new PageElement(name, namespace);
    element.ownerDocument = this;
    return element;
  }
  createTextNode(text: string) {
    return createText(text, this);
  }
  getElementById(id: string): PageElement | null {
    return this.documentElement.all.find((element) => element.id === id) ?? null;
  }
  querySelector(selector: string): PageElement | null {
    return this.documentElement.querySelector(selector);
  }
}

export const pageDocument = new PageDocument();

/** Where the page stands, and whether it was told to go elsewhere. */
export const address = {
  origin: 'https://desk.example',
  pathname: '/',
  search: '',
  hash: '',
  replace: vi.fn<(path: string) => void>(),
  reload: vi.fn<() => void>(),
};

/** Its keys can be listed, as a browser's can. */
const createStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

Object.assign(globalThis, {
  window: globalThis,
  document: pageDocument,
  location: address,
  history: {
    replaceState: (_state: unknown, _title: string, path: string) =>
      Object.assign(address, { pathname: path, search: '', hash: '' }),
  },
  FormData: PageFormData,
  HTMLElement: PageElement,
  HTMLInputElement: PageInput,
  HTMLIFrameElement: class extends PageElement {},
  addEventListener: pageWindow.addEventListener.bind(pageWindow),
  removeEventListener: pageWindow.removeEventListener.bind(pageWindow),
  requestAnimationFrame: (draw: () => void) => setTimeout(draw),
  innerWidth: 1280,
  innerHeight: 800,
  scrollY: 0,
  scrollTo() {},
  getComputedStyle: () => ({
    fontSize: '16px',
    getPropertyValue: (name: string) => styleSheet.get(name) ?? '',
  }),
});
// Newer versions of Node have storages of their own, which warn when they are read.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {
    value: createStorage(),
    writable: true,
    configurable: true,
  });
}
