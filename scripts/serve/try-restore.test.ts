import { afterEach, expect, test, vi } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { tryRestore } from './try-restore.mjs';

const runs: { program: string; env: Record<string, string> }[] = [];
vi.mock('../setup/project.mjs', async (original) => ({
  ...(await original<object>()),
  async runNode(args: string[], { env }: { env: Record<string, string> }) {
    runs.push({ program: args.find((arg) => arg.endsWith('.ts')) ?? '', env });
    return 0;
  },
}));
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  existsSync: () => true,
}));
afterEach(() => {
  runs.length = 0;
  vi.unstubAllEnvs();
});

test.each([[[]], [['a.tar.gz', 'b.tar.gz']]])(
  'a trial of %j names its own way of being called',
  async (positionals) => {
    await expect(tryRestore({ values: {}, positionals })).rejects.toThrow(
      'Name one file.\nnpm run try-restore -- <file> [--port <port>]',
    );
  },
);

test('a trial has an address of its own, for the rules of content too, and nothing of the product', async () => {
  vi.stubEnv('SITE_URL', 'https://yctfc.example');
  vi.stubEnv('SMTP_URL', 'smtps://mail.yctfc.example');
  vi.stubEnv('DATABASE_URL', 'postgres://app:x@db.example/yctfc');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await tryRestore({ values: { port: '4001' }, positionals: ['a.tar.gz'] });
  expect(runs.map(({ program }) => program)).toEqual([
    'server/operations/restore/main.ts',
    'server/main.ts',
  ]);
  for (const { env } of runs) {
    expect(env.SITE_URL).toBe('http://localhost:4001');
    const { siteUrl, smtpUrl, databaseUrl } = parseEnv({ ...process.env, ...env });
    expect([siteUrl, smtpUrl, databaseUrl]).toEqual([env.SITE_URL, undefined, undefined]);
  }
});
