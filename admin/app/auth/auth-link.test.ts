import { expect, test } from 'vitest';
import { readAuthLink } from './auth-link.ts';

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
