import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGallery } from './gallery-behaviour.ts';

/** As much of a dialog as a click that is not ours touches: nothing. */
class Dialog {}

beforeEach(() => void vi.stubGlobal('HTMLDialogElement', Dialog));
afterEach(() => void vi.unstubAllGlobals());

/** Clicks into a gallery. @returns whether the browser still does what it always does */
function click(
  keys: object,
  link: object | null = {},
  dialog: object | null = new Dialog(),
): boolean {
  const gallery = Object.assign(new EventTarget(), {
    closest: () => link,
    nextElementSibling: dialog,
  });
  startGallery(gallery as unknown as HTMLElement);
  return gallery.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), keys));
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with the %s to the browser: a new tab, a new window, a download',
  (key) => {
    expect(click({ [key]: true })).toBe(true);
  },
);

it('leaves a click beside the pictures alone', () => {
  expect(click({}, null)).toBe(true);
});

it('lets a picture lead to itself where there is no dialog', () => {
  expect(click({}, {}, null)).toBe(true);
});
