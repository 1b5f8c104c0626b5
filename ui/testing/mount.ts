import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

// Without it React does not wait for its effects.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Renders into the document as a browser would, effects and all, and takes it away after the test. The test's file begins
 * with `@vitest-environment happy-dom`.
 */
export async function mount(content: ReactNode) {
  const place = addPlace();
  const root = createRoot(place);
  await act(async () => root.render(content));
  return operate(root, place);
}

/**
 * The same with a page that the server has rendered.
 * @param meanwhile what happens to it before its script comes
 */
export async function hydrate(content: ReactNode, meanwhile: () => void) {
  const place = addPlace();
  place.innerHTML = renderToString(content);
  meanwhile();
  const root = await act(async () => hydrateRoot(place, content));
  return operate(root, place);
}

function addPlace(): HTMLElement {
  failOnErrors();
  return document.body.appendChild(document.createElement('div'));
}

/** What a handler throws reaches nobody but the window. */
function failOnErrors(): void {
  const errors: unknown[] = [];
  const ending = new AbortController();
  window.addEventListener('error', ({ error }) => errors.push(error), { signal: ending.signal });
  onTestFinished(() => {
    ending.abort();
    if (errors.length > 0) throw errors[0];
  });
}

function operate(root: Root, place: HTMLElement) {
  const render = (next: ReactNode) => act(async () => root.render(next));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    place.remove();
  });
  return { place, render, unmount };
}

/** Does what a person or the browser does, and waits for all that follows from it. */
export const happens = (does: () => unknown): Promise<void> =>
  act(async () => {
    await does();
  });

/** The visible words of an element, or the name that it has in their place. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Every element of the page that matches, with exactly this name where one is given. */
export const findAll = <Found extends HTMLElement>(selector: string, name?: string): Found[] =>
  [...document.querySelectorAll<Found>(selector)].filter(
    (element) => name === undefined || nameOf(element) === name,
  );

/** The one element that matches. */
export function find<Found extends HTMLElement>(selector: string, name?: string): Found {
  const [found, ...others] = findAll<Found>(selector, name);
  if (!found || others.length > 0)
    throw new Error(`${others.length + Number(!!found)} of ${selector} ${name ?? ''}`);
  return found;
}

/** Presses a button. */
export const press = (name: string): Promise<void> => {
  const button = find('button', name);
  return happens(() => {
    // Browsers give it the focus, too.
    button.focus();
    button.click();
  });
};

/** Fires an event that goes up through the page. */
export const fire = (at: EventTarget, event: Event): Promise<void> =>
  happens(() => at.dispatchEvent(event));
