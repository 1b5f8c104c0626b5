import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, restorePlace } from './place.ts';

const kept = new Map<string, string>();
const replaceState = vi.fn();

/** A page of the tab with this fragment. */
function openPage(hash: string): void {
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('HashChangeEvent', Event);
  vi.stubGlobal('dispatchEvent', () => true);
}
beforeEach(() => {
  kept.clear();
  replaceState.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('after signing in the desk opens where its reader wanted to be, once', () => {
  openPage('#today/YC-3F7A-91C2?list=new');
  keepPlace();
  openPage('');
  restorePlace();
  restorePlace();
  expect(replaceState.mock.calls).toEqual([[null, '', '#today/YC-3F7A-91C2?list=new']]);
});

test('an address that says where counts more', () => {
  openPage('#leads/YC-3F7A-91C2');
  keepPlace();
  openPage('#audit');
  restorePlace();
  expect(replaceState).not.toHaveBeenCalled();
});

test('without a fragment, and with blocked storage, nothing happens', () => {
  openPage('');
  keepPlace();
  expect(kept.size).toBe(0);
  vi.stubGlobal('sessionStorage', undefined);
  openPage('#today');
  keepPlace();
  openPage('');
  restorePlace();
  expect(replaceState).not.toHaveBeenCalled();
});
