import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { ROUTES } from '../../../contract/routes.ts';
import { KEPT_PLACE } from './kept-session.ts';
import { SEND_AWAY_PROGRAM } from './send-away.ts';

const replace = vi.fn();
const setItem = vi.fn();

/** Opens the desk in a browser that keeps these keys. */
function openDesk(localStorage: unknown, hash = '') {
  replace.mockClear();
  setItem.mockClear();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', { setItem });
  vi.stubGlobal('location', { replace, hash });
  runInThisContext(SEND_AWAY_PROGRAM);
}
afterEach(() => vi.unstubAllGlobals());

test.each([{}, { theme: 'dark' }])(
  'the desk without a session (%o) redirects to sign-in',
  (kept) => {
    openDesk(kept);
    expect(replace).toHaveBeenCalledExactlyOnceWith(ROUTES.auth);
  },
);

test.each([
  ['a stored session', { theme: 'dark', 'sb-desk-auth-token': '{}' }],
  ['blocked storage', undefined],
])('with %s the application decides', (_case, kept) => {
  openDesk(kept);
  expect(replace).not.toHaveBeenCalled();
});

test('a link to a lead waits until its reader has signed in', () => {
  openDesk({}, '#leads/YC-3F7A-91C2');
  expect(setItem).toHaveBeenCalledExactlyOnceWith(KEPT_PLACE, '#leads/YC-3F7A-91C2');
  openDesk({});
  expect(setItem).not.toHaveBeenCalled();
});
