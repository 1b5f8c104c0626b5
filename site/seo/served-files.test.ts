import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../../contract/routes.ts';
import { buildManifest } from './manifest.ts';
import { buildSpeculationRules } from './speculation-rules.ts';
import { TEST_SITE } from './testing/site-facts.ts';

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

it('never fetches the lead desk ahead', () => {
  const [rule] = buildSpeculationRules().prerender;
  const refused = rule?.where.and.flatMap((part) => ('not' in part ? part.not.href_matches : []));
  for (const path of [ROUTES.auth, ROUTES.authConfirm, ROUTES.admin, '/functions/v1/x'])
    expect(
      refused?.some((pattern) => matches(pattern, path)),
      path,
    ).toBe(true);
  expect(refused?.some((pattern) => matches(pattern, ROUTES.contact))).toBe(false);
});

it('names only icons that are served', () => {
  for (const { src } of buildManifest(TEST_SITE).icons)
    expect(existsSync(new URL(`../../public${src}`, import.meta.url)), src).toBe(true);
});
