import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/server/free-port.ts';
import { startServerProcess } from '../../../tests/support/server/server-process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-home-'));
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `backup` or `restore` as npm does. */
const run = (program: 'backup' | 'restore', ...args: string[]) => runWith({}, program, ...args);

async function runWith(env: NodeJS.ProcessEnv, program: string, ...args: string[]) {
  const child = spawn(process.execPath, [`server/operations/${program}/main.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

const start = async () => startServerProcess({ port: await freePort(), dataDir, withSite: false });

test('the embedded database is backed up while it serves and restored after a loss', async () => {
  let server = await start();
  const backup = await run('backup');
  expect(backup.output).toMatch(
    /yctfc-.*Z\.tar\.gz\n\d+ rows of \d+ tables, \d+ files, \d+ bytes\n$/,
  );
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', name);

  const refused = await run('restore', file, '--replace');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(/^The database is in use .*\n$/);
  expect(await server.end('SIGTERM')).toBe(0);

  rmSync(join(dataDir, 'postgres'), { recursive: true });
  rmSync(join(dataDir, 'secrets'), { recursive: true });
  const restored = await run('restore', file);
  expect(restored.output).toMatch(/^Restored: .*\n[\s\S]*private\.administrators +1\n/);
  expect(restored.code).toBe(0);
  expect(readdirSync(join(dataDir, 'secrets'))).toContain('jwt-secret');

  server = await start();
  expect(server.output()).not.toContain('migrated');
  await server.end('SIGTERM');
  expect(await run('restore', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--replace'),
  });
  expect((await run('restore', file, '--check')).output).toMatch(/^Complete and unchanged: /);
});

test('a backup says what it holds, and with a passphrase nobody else can read it', async () => {
  const plain = await run('backup', join(dataDir, 'plain.tar.gz'));
  expect(plain.output).toMatch(/All leads with names.*secrets.*\nIt is not encrypted: .*--encrypt/);
  const [file, env] = [join(dataDir, 'closed.age'), { BACKUP_PASSPHRASE: 'five brown samosas' }];
  expect((await runWith(env, 'backup', file)).output).toMatch(
    /It is encrypted with your passphrase/,
  );
  expect((await runWith(env, 'restore', file, '--check')).output).toMatch(
    /^Complete and unchanged/,
  );

  const refused = async (variables: NodeJS.ProcessEnv, expected: RegExp) => {
    const { code, output } = await runWith(variables, 'restore', file, '--replace');
    expect([code, output]).toEqual([1, expect.stringMatching(expected)]);
    expect(output).not.toMatch(/ {4}at |samosas|momos/);
  };
  await refused({}, /^The backup is .*set BACKUP_PASSPHRASE, .*\n$/);
  await refused({ BACKUP_PASSPHRASE: 'five brown momos' }, /^The passphrase does not open .*\n$/);
  const short = await runWith({ BACKUP_PASSPHRASE: 'samosa' }, 'backup', file);
  expect(short).toEqual({ code: 1, output: expect.stringMatching(/at least 12 characters/) });
});

test('wrong arguments are explained', async () => {
  const { code, output } = await run('restore', '--replace');
  expect(code).toBe(1);
  expect(output).toContain('npm run restore -- <file> [--replace | --check]');
});
