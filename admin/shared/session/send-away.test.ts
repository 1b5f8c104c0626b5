import { afterEach, expect, test, vi } from 'vitest';
import { KEPT_PLACE, SIGN_IN_PATH } from './program-facts.ts';

const replace = vi.fn();
const setItem = vi.fn();

/** Opens the desk in a browser that keeps these keys. */
async function openDesk(localStorage: unknown, hash = '') {
  vi.resetModules();
  replace.mockClear();
  setItem.mockClear();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', { setItem });
  vi.stubGlobal('location', { replace, hash });
  await import('./send-away.ts');
}
afterEach(() => vi.unstubAllGlobals());

test.each([{}, { theme: 'dark' }])(
  'the desk without a session (%o) redirects to sign-in',
  async (kept) => {
    await openDesk(kept);
    expect(replace).toHaveBeenCalledExactlyOnceWith(SIGN_IN_PATH);
  },
);

test.each([
  ['a stored session', { theme: 'dark', 'sb-desk-auth-token': '{}' }],
  ['blocked storage', undefined],
])('with %s the application decides', async (_case, kept) => {
  await openDesk(kept);
  expect(replace).not.toHaveBeenCalled();
});

test('a link to a lead waits until its reader has signed in', async () => {
  await openDesk({}, '#leads/YC-3F7A-91C2');
  expect(setItem).toHaveBeenCalledExactlyOnceWith(KEPT_PLACE, '#leads/YC-3F7A-91C2');
  await openDesk({});
  expect(setItem).not.toHaveBeenCalled();
});
