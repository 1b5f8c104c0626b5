import { describe, expect, test } from 'vitest';
import { confirmPage, resolveRedirect } from './links.ts';

const SITE = 'https://yctfc.example';

describe('resolveRedirect', () => {
  test.each([
    ['https://yctfc.example/admin', 'https://yctfc.example/admin'],
    ['https://yctfc.example', 'https://yctfc.example/'],
  ])('honours %s', (requested, expected) => {
    expect(resolveRedirect(SITE, requested)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    '/admin',
    '//evil.example',
    'http://yctfc.example/admin',
    'https://yctfc.example.evil.example',
    'https://yctfc.example@evil.example',
    'https://user:password@yctfc.example/admin',
    'https://yctfc.example:8443/admin',
    'javascript:alert(1)',
    'https://evil.example/https://yctfc.example',
  ])('falls back to the site for %s', (requested) => {
    expect(resolveRedirect(SITE, requested)).toBe(SITE);
  });
});

describe('confirmPage', () => {
  test.each([
    ['signup', '/auth/confirm?token_hash=a%26b&type=email'],
    ['email', '/auth/confirm?token_hash=a%26b&type=email'],
    ['anything', '/auth/confirm?token_hash=a%26b&type=email'],
    ['recovery', '/auth/reset?token_hash=a%26b&type=recovery'],
  ])('%s', (type, expected) => {
    expect(confirmPage(SITE, type, 'a&b')).toBe(`${SITE}${expected}`);
  });
});
