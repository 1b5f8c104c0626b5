import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { pageToasts } from '../../ui/toast/toast.ts';
import { isHidden } from './browser.ts';

// What a person sees and does on a page of happy-dom: the test begins with `// @vitest-environment happy-dom`.

let close = (): void => {};
beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of pageToasts.getToasts()) pageToasts.dismiss(id);
});
afterEach(() => {
  close();
  close = () => {};
  vi.clearAllMocks();
});

/** Draws it on the empty page. @returns the cache of its queries */
export async function show(content: ReactNode): Promise<QueryClient> {
  close();
  const queries = { gcTime: Infinity, retry: false };
  const client = new QueryClient({ defaultOptions: { queries } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => {
    root.unmount();
    client.clear();
    document.body.textContent = '';
  };
  root.render(createElement(QueryClientProvider, { client }, content));
  await settle();
  return client;
}

// Kept from tests that set the clock.
const { setTimeout: wait } = globalThis;
const readClock = performance.now.bind(performance);
/** Long enough for a busy machine; nothing that succeeds waits for it. */
const TIMEOUT_MS = 10_000;

/** Waits until everything that has begun, and waits for nothing else, is done. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => wait(resolve));
}

/** Waits for what is loaded, or begins after a while. */
export async function until(check: () => void): Promise<void> {
  const end = readClock() + TIMEOUT_MS;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (readClock() > end) throw error;
      await new Promise((resolve) => wait(resolve, 5));
    }
  }
}

/** Each stands on lines of its own when the page is read. */
const BLOCK =
  /^(address|button|dd|details|div|dl|dt|form|h[1-6]|label|li|nav|ol|option|p|section|summary|table|td|th|tr|ul)$/;

function read(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (isHidden(node) || node.localName === 'svg') return '';
  const inside = [...node.childNodes].map(read).join('');
  return BLOCK.test(node.localName) ? `\n${inside}\n` : inside;
}

/** What a person reads here, a line for each paragraph; undefined where there is nothing to read from. */
export const wordsOf = (element: Element | null | undefined): string | undefined =>
  element
    ? read(element)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n')
    : undefined;

/** What a person reads on the page. */
export const words = (): string => wordsOf(document.body) ?? '';

/** What the toasts say, the oldest first. */
export const toasts = (): string[] =>
  pageToasts.getToasts().map(({ title, description }) => [title, description].join(': '));

/** How an icon is drawn, to be compared with another one. */
export const drawingOf = (icon: Element | null | undefined): string | undefined => icon?.innerHTML;

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? read(element).replace(/\s+/g, ' ').trim();

/** Every control of this name that is shown: button, link or tab. */
export const controls = (name: string): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button, a')].filter(
    (element) => !isHidden(element) && nameOf(element) === name,
  );

export function control(name: string): HTMLButtonElement {
  const [found] = controls(name);
  if (!found) throw new Error(`Nothing is called “${name}” on the page:\n${words()}`);
  return found;
}

export function field(label: string): HTMLInputElement | HTMLSelectElement {
  const found = [...document.querySelectorAll('label')].find(
    (tag) => !isHidden(tag) && wordsOf(tag) === label,
  )?.control;
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement))
    throw new Error(`No field is called “${label}” on the page:\n${words()}`);
  return found;
}

/** What the page says about a field's fault. */
export const faultOf = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => wordsOf(document.getElementById(id)))
    .join(' ');

/** Presses a button, which takes the focus, as in most browsers. */
export async function press(name: string): Promise<void> {
  const pressed = control(name);
  if (pressed.disabled) throw new Error(`“${name}” cannot be pressed.`);
  pressed.focus();
  pressed.click();
  await settle();
}

/** Types a text in place of what stands in the field. */
export async function type(label: string, text: string): Promise<void> {
  const typed = field(label);
  typed.focus();
  // Past the setter by which React notices its own changes.
  Reflect.set(Object.getPrototypeOf(typed), 'value', text, typed);
  typed.dispatchEvent(
    new Event(typed.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
  await settle();
}

/** The control that has the focus: the name of a button, the label or name of a field. */
export function focused(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'nothing';
  return activeElement instanceof HTMLInputElement ? activeElement.name : nameOf(activeElement);
}

/** Something happens to the whole page, for instance `resize`. */
export async function happen(name: string, details: object = {}): Promise<void> {
  window.dispatchEvent(Object.assign(new Event(name), details));
  await settle();
}

/** @returns tells how many of those who have begun to listen since have not stopped again */
export function watchListeners(type: string): () => number {
  const [begun, ended] = [
    vi.spyOn(window, 'addEventListener'),
    vi.spyOn(window, 'removeEventListener'),
  ];
  const count = ({ mock }: typeof begun | typeof ended) =>
    mock.calls.filter(([name]) => name === type).length;
  return () => count(begun) - count(ended);
}
