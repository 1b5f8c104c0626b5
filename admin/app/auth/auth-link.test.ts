import { afterEach, expect, test, vi } from 'vitest';
import { readAuthLink, takeAuthLink } from './auth-link.ts';

test('a complete link', () => {
  expect(readAuthLink('?token_hash=abc&type=email')).toEqual({ tokenHash: 'abc', type: 'email' });
  expect(readAuthLink('?type=recovery&token_hash=abc')?.type).toBe('recovery');
});

test.each([
  '',
  '?token_hash=abc',
  '?type=signup',
  '?token_hash=&type=signup',
  '?token_hash=a&type=x',
])('%j is not a complete link', (search) => expect(readAuthLink(search)).toBeNull());

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?token_hash=abc&type=email', '', 'abc'],
  ['', '#access_token=abc', undefined],
])('a token in the address (%s%s) is removed from it', (search, hash, tokenHash) => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { pathname: '/auth/confirm', search, hash });
  expect(takeAuthLink()?.tokenHash).toBe(tokenHash);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/auth/confirm');
});

test('an address without anything to hide stays as it is', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { pathname: '/auth/confirm', search: '', hash: '' });
  expect(takeAuthLink()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
