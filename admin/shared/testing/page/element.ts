import { PageEvent } from './events.ts';
import { PageNode } from './nodes.ts';
import { layout } from './style-sheet.ts';

/** Each stands on lines of its own when the page is read. */
const BLOCK =
  /^(address|button|dd|details|div|dl|dt|form|h[1-6]|label|li|nav|ol|option|p|section|summary|table|td|th|tr|ul)$/;
const FOCUSABLE = /^(button|input|select|a)$/;
const HTML = 'http://www.w3.org/1999/xhtml';

/** Where the focus is kept: the document. */
interface Focus {
  focused: PageElement | null;
}

export class PageElement extends PageNode {
  override readonly nodeType = 1;
  override readonly nodeName: string;
  readonly localName: string;
  readonly namespaceURI: string;
  readonly style: Record<string, unknown> = { setProperty() {}, removeProperty() {} };
  /** Higher than anybody scrolls. */
  readonly scrollHeight = 1_000_000;
  readonly #attributes = new Map<string, string>();

  constructor(name: string, namespace: string = HTML) {
    super();
    this.localName = name;
    this.nodeName = namespace === HTML ? name.toUpperCase() : name;
    this.namespaceURI = namespace;
  }

  get tagName(): string {
    return this.nodeName;
  }
  get children(): PageElement[] {
    return this.childNodes.filter((child) => child instanceof PageElement);
  }
  /** All elements below this one, in the order of the page. */
  get all(): PageElement[] {
    return this.children.flatMap((child) => [child, ...child.all]);
  }
  get offsetHeight(): number {
    return layout.height;
  }
  get id(): string {
    return this.getAttribute('id') ?? '';
  }
  get dataset(): Record<string, string | undefined> {
    return new Proxy({}, { get: (_, name) => this.getAttribute(`data-${String(name)}`) });
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  /** Not shown, as a whole: hidden, or a dialog that is closed. */
  get isHidden(): boolean {
    const isClosed = this.localName === 'dialog' && !this.hasAttribute('open');
    if (isClosed || this.hasAttribute('hidden')) return true;
    return this.parentNode instanceof PageElement && this.parentNode.isHidden;
  }
  /** What a person reads here. */
  get words(): string {
    if (this.isHidden || this.localName === 'svg') return '';
    const inside = this.childNodes
      .map((child) => (child instanceof PageElement ? child.words : child.textContent))
      .join('');
    return BLOCK.test(this.localName) ? `\n${inside}\n` : inside;
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name.toLowerCase()) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name.toLowerCase());
  }
  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name.toLowerCase(), String(value));
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name.toLowerCase());
  }

  /** Compound selectors of a name and attributes, and descendants of such: `[data-nav] [aria-current]`. */
  matches(selector: string): boolean {
    const parts = selector.trim().split(/\s+/);
    const own = parts.pop() ?? '';
    if (!this.#matchesPart(own)) return false;
    if (parts.length === 0) return true;
    const outer = parts.join(' ');
    return this.parentNode instanceof PageElement && this.parentNode.closest(outer) !== null;
  }
  closest(selector: string): PageElement | null {
    if (this.matches(selector)) return this;
    return this.parentNode instanceof PageElement ? this.parentNode.closest(selector) : null;
  }
  querySelectorAll(selector: string): PageElement[] {
    return this.all.filter((element) => element.matches(selector));
  }
  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  #matchesPart(part: string): boolean {
    const [, name = '', attributes = ''] = part.match(/^([a-z0-9*]*)(.*)$/) ?? [];
    if (name && name !== this.localName) return false;
    return [...attributes.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)].every(
      ([, attribute = '', value]) =>
        value === undefined ? this.hasAttribute(attribute) : this.getAttribute(attribute) === value,
    );
  }

  /** Does nothing where a browser would not move the focus: disabled, hidden, behind an open dialog. */
  focus(): void {
    const page = this.ownerDocument as (PageNode & Focus) | null;
    const isReachable = FOCUSABLE.test(this.localName) || this.hasAttribute('tabindex');
    const open = (page?.lastChild as PageElement | null)?.querySelectorAll('dialog[open]').at(-1);
    if (!page || !isReachable || this.disabled || this.isHidden || !this.isConnected) return;
    if ((open && !open.contains(this)) || page.focused === this) return;
    const left = page.focused;
    page.focused = this;
    left?.dispatchEvent(new PageEvent('focusout', { relatedTarget: this }));
    this.dispatchEvent(new PageEvent('focusin', { relatedTarget: left }));
  }
  click(): void {
    if (this.disabled) return;
    if (this.dispatchEvent(new PageEvent('click'))) this.activate();
  }
  /** What the browser does by itself after a click. */
  activate(): void {}
  getBoundingClientRect() {
    const top = layout.top - globalThis.scrollY;
    return { top, left: 0, bottom: top, right: 0, width: 0, height: 0 };
  }
}
