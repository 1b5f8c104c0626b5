import { afterEach, expect, test, vi } from 'vitest';
import { SIGN_IN_PATH } from './program-facts.ts';

const replace = vi.fn();

/** Opens the desk in a browser that keeps these keys. */
async function openDesk(localStorage: unknown) {
  vi.resetModules();
  replace.mockClear();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('location', { replace });
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
