import { describe, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { introduce, introductionLines } from './introduce.ts';

const OWNER = { ADMIN_EMAIL: 'owner@example.in', DATA_DIR: '/srv/yctfc' };
type Findings = Partial<Parameters<typeof introduce>[1]>;
const introductionOf = (source: Record<string, string>, findings: Findings = {}) =>
  introduce(parseEnv(source), { hasAdministrator: false, ...findings });
const warningsOf = (...asked: Parameters<typeof introductionOf>) =>
  introductionOf(...asked).warnings;

test('says where site and desk are, who may sign up, and where mail goes', () => {
  expect(introductionLines(introductionOf(OWNER)).split('\n')).toEqual([
    '',
    '  Site     http://localhost:3000',
    '  Desk     http://localhost:3000/admin',
    '  Sign up  http://localhost:3000/auth#signup=owner@example.in',
    '  Mail     files in /srv/yctfc/mail; enquiries to owner@example.in',
    '',
  ]);
});

test('offers the sign-up at the desk’s own address, and to nobody once the administrator has an account', () => {
  const source = { ...OWNER, ADMIN_EMAIL: 'o+w%n@example.in', DESK_URL: 'http://desk.localhost' };
  const { rows } = introductionOf(source);
  expect(rows).toContainEqual([
    'Sign up',
    'http://desk.localhost/auth#signup=o%2Bw%25n@example.in',
  ]);
  const labels = introductionOf(source, { hasAdministrator: true }).rows.map(([label]) => label);
  expect(labels).toEqual(['Site', 'Desk', 'Mail']);
});

describe('warns', () => {
  const DATABASE = 'postgres://app:secret@db.example.in/yctfc';

  test.each<[string, Record<string, string>, RegExp]>([
    ['that anybody may become administrator', {}, /ADMIN_EMAIL is not set/],
    ['that no secret is shared', { ...OWNER, DATABASE_URL: DATABASE }, /JWT_SECRET is not set/],
  ])('%s', (_what, source, words) => {
    expect(warningsOf(source)).toEqual([expect.stringMatching(words)]);
  });

  test.each<[string, Findings, string[]]>([
    [
      'pages that were built with another setting',
      { stale: ['SITE_URL', 'PUBLIC_SUPABASE_URL'] },
      ['The pages were built with another SITE_URL and PUBLIC_SUPABASE_URL; run npm run build.'],
    ],
    [
      'each engine that lacks security fixes',
      { oldEngines: ['PostgreSQL 18.4 runs.', 'Node 26.0.0 runs.'] },
      ['PostgreSQL 18.4 runs.', 'Node 26.0.0 runs.'],
    ],
    [
      'samples, as one warning of several lines',
      { samples: ['3 facts to confirm.', '  content/company.yaml:4'] },
      ['3 facts to confirm.\n      content/company.yaml:4'],
    ],
  ])('of %s', (_what, findings, words) => {
    expect(warningsOf(OWNER, findings)).toEqual(words);
  });
});
