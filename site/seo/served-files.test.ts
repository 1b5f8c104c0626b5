import { existsSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { TEST_SITE } from '../testing/site-facts.ts';
import { buildManifest, buildSecurityText } from './served-files.ts';

it('names only icons that are served', () => {
  for (const { src } of buildManifest(TEST_SITE).icons)
    expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true);
});

const NOW = Date.parse('2026-11-22T16:40:00Z');
const text = buildSecurityText(
  { url: 'https://yctfc.example', email: 'support@yctfc.example' },
  NOW,
);

test('has the fields of RFC 9116, one a line', () => {
  expect(text.split('\n')).toEqual([
    'Contact: mailto:support@yctfc.example',
    'Expires: 2027-10-18T00:00:00.000Z',
    'Preferred-Languages: en, hi',
    'Canonical: https://yctfc.example/.well-known/security.txt',
    '',
  ]);
});

test('a build is valid for less than a year, and says the same all day', () => {
  const expiresOf = (now: number) =>
    Date.parse(
      /Expires: (.*)/.exec(buildSecurityText({ url: '', email: 'a@b.in' }, now))?.[1] ?? '',
    );
  const days = (expiresOf(NOW) - NOW) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(expiresOf(NOW + 3_600_000)).toBe(expiresOf(NOW));
});
