import { describe, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { introduce } from './introduce.ts';

const OWNER = { ADMIN_EMAIL: 'owner@example.in', DATA_DIR: '/srv/yctfc' };
const linesOf = (source: Record<string, string>, stale: string[] = [], samples: string[] = []) =>
  introduce(parseEnv(source), stale, samples).split('\n');
const warningsOf = (...asked: Parameters<typeof linesOf>) => linesOf(...asked).slice(4, -1);

test('says where the product is, who may sign up, and where mail goes', () => {
  expect(linesOf(OWNER)).toEqual([
    '',
    '  YCTFC runs at    http://localhost:3000',
    '  Administrator    signs up at http://localhost:3000/auth as owner@example.in',
    '  Mail goes        into files in /srv/yctfc/mail (set SMTP_URL to send it); enquiries to owner@example.in',
    '',
  ]);
});

test('names the mail server without its password', () => {
  const text = linesOf({ ...OWNER, SMTP_URL: 'smtps://mailer:hunter2@smtp.example.in' }).join('\n');
  expect(text).toContain('through smtp.example.in');
  expect(text).not.toContain('hunter2');
});

describe('warns', () => {
  const DATABASE = 'postgres://app:secret@db.example.in/yctfc';
  const JWT_SECRET = 'x'.repeat(40);

  test.each<[string, Record<string, string>, RegExp]>([
    ['that anybody may become administrator', {}, /ADMIN_EMAIL is not set/],
    [
      'that processes do not share a secret',
      { ...OWNER, DATABASE_URL: DATABASE },
      /JWT_SECRET is not set/,
    ],
  ])('%s', (_what, source, words) => {
    expect(warningsOf(source)).toEqual([expect.stringMatching(words)]);
  });

  test('of nothing where processes share a secret, or nothing is shared', () => {
    expect(warningsOf({ ...OWNER, DATABASE_URL: DATABASE, JWT_SECRET })).toEqual([]);
    expect(warningsOf({ ...OWNER, JWT_SECRET })).toEqual([]);
  });

  test('of pages that were built with other settings', () => {
    expect(warningsOf(OWNER, ['SITE_URL'])).toHaveLength(1);
    expect(warningsOf(OWNER, ['SITE_URL', 'PUBLIC_SUPABASE_URL'])).toEqual([
      '  Warning          The pages were built with another SITE_URL and PUBLIC_SUPABASE_URL; run npm run build.',
    ]);
  });

  test('of each engine that lacks security fixes', () => {
    const env = parseEnv({ ...OWNER, DATABASE_URL: DATABASE, JWT_SECRET });
    const text = introduce(env, [], [], ['PostgreSQL 18.4 runs.', 'Node 26.0.0 runs.']);
    expect(text.split('\n').slice(4, -1)).toEqual([
      '  Warning          PostgreSQL 18.4 runs.',
      '  Warning          Node 26.0.0 runs.',
    ]);
  });

  test('of samples, as one warning of several lines', () => {
    expect(warningsOf(OWNER, [], ['3 facts to confirm.', '  content/company.yaml:4'])).toEqual([
      '  Warning          3 facts to confirm.',
      '                     content/company.yaml:4',
    ]);
  });
});
