import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { pageToasts } from '../../../../ui/toast/toast.ts';
import { PageInput, PageSelect } from './controls.ts';
import type { PageElement } from './element.ts';
import { type EventDetails, PageEvent } from './events.ts';
import { address, pageDocument, pageWindow } from './page.ts';

// Only now, since React asks once whether there is a page.
const { createRoot } = await import('react-dom/client');

let close = (): void => {};
beforeEach(() => {
  Object.assign(address, { pathname: '/', search: '', hash: '' });
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) storage.removeItem(key);
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
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const box = pageDocument.createElement('div');
  pageDocument.body.appendChild(box);
  const root = createRoot(box as unknown as Element);
  close = () => {
    root.unmount();
    client.clear();
    pageDocument.body.textContent = '';
  };
  root.render(createElement(QueryClientProvider, { client }, content));
  await settle();
  return client;
}

// Kept from tests that set the clock.
const { setTimeout: wait } = globalThis;
const readClock = performance.now.bind(performance);
/** Long enough for a busy machine; nothing that succeeds waits for it. */
const PATIENCE_MS = 10_000;

/** Waits until everything that has begun, and waits for nothing else, is done. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => wait(resolve));
}

/** Waits for what is loaded, or begins after a while. */
export async function until(check: () => void): Promise<void> {
  const end = readClock() + PATIENCE_MS;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (readClock() > end) throw error;
      await new Promise((resolve) => wait(resolve, 5));
    }
  }
}

/** What a person reads, a line for each paragraph. */
export const words = (): string =>
  pageDocument.body.words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** What the toasts say, the oldest first. */
export const toasts = (): string[] =>
  pageToasts.getToasts().map(({ title, description }) => [title, description].join(': '));

/** How an icon is drawn, to be compared with another one. */
export const drawingOf = (icon: PageElement | null | undefined): string | undefined =>
  icon?.all.map((part) => part.localName + part.getAttribute('d')).join(' ');

const nameOf = (element: PageElement): string =>
  element.getAttribute('aria-label') ?? element.words.replace(/\s+/g, ' ').trim();

/** Every control of this name that is shown: button, link or tab. */
export const controls = (name: string): PageElement[] =>
  pageDocument.body.all.filter(
    (element) =>
      ['button', 'a'].includes(element.localName) && !element.isHidden && nameOf(element) === name,
  );

export function control(name: string): PageElement {
  const [found] = controls(name);
  if (!found) throw new Error(`Nothing is called “${name}” on the page:\n${words()}`);
  return found;
}

export function field(label: string): PageInput | PageSelect {
  const tag = pageDocument.body
    .querySelectorAll('label')
    .find((element) => !element.isHidden && element.words.trim() === label);
  const found = tag && pageDocument.getElementById(tag.getAttribute('for') ?? '');
  if (!(found instanceof PageInput || found instanceof PageSelect))
    throw new Error(`No field is called “${label}” on the page:\n${words()}`);
  return found;
}

/** What the page says about a field's fault. */
export const faultOf = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => pageDocument.getElementById(id)?.words.trim())
    .join(' ');

/** Presses a button, which takes the focus, as in most browsers. */
export async function press(name: string): Promise<void> {
  const pressed = control(name);
  if (pressed.disabled) throw new Error(`“${name}” cannot be pressed.`);
  pressed.focus();
  pressed.click();
  await settle();
}

const setValue = Object.getOwnPropertyDescriptor(PageInput.prototype, 'value')?.set;

/** Types a text in place of what stands in the field. */
export async function type(label: string, text: string): Promise<void> {
  const typed = field(label);
  typed.focus();
  // Past the setter by which React notices its own changes.
  if (typed instanceof PageInput) setValue?.call(typed, text);
  else typed.value = text;
  typed.dispatchEvent(new PageEvent(typed instanceof PageInput ? 'input' : 'change'));
  await settle();
}

/** The control that has the focus: the name of a button, the label or name of a field. */
export function focused(): string {
  const element = pageDocument.activeElement;
  if (element === pageDocument.body) return 'nothing';
  if (element instanceof PageInput) return element.name;
  return nameOf(element);
}

/** Something happens to the whole page, for instance `hashchange`. */
export async function happen(name: string, details: EventDetails = {}): Promise<void> {
  pageWindow.dispatchEvent(new PageEvent(name, details));
  await settle();
}
