import { expect, test } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const { fingerprint } = await import(new URL('./fingerprint.mjs', import.meta.url).href);

test('the same sources and settings have the same fingerprint', () => {
  const settings = { SITE_URL: 'http://localhost:3000' };
  expect(fingerprint(settings)).toBe(fingerprint({ ...settings }));
  expect(fingerprint(settings)).toMatch(/^[\da-f]{64}$/);
});

test('settings that the pages contain change it', () => {
  const one = fingerprint({ SITE_URL: 'http://localhost:3000' });
  expect(fingerprint({ SITE_URL: 'https://yctfc.example' })).not.toBe(one);
});
