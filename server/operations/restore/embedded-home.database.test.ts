import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { freePort } from '../../../tests/support/server/free-port.ts';
import { startServerProcess } from '../../../tests/support/server/server-process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const dataDir = folderOfFile();
chmodSync(dataDir, 0o755);

/** Runs `backup` or `restore` as npm does. */
async function run(program: 'backup' | 'restore', ...args: string[]) {
  const child = spawn(process.execPath, [`server/operations/${program}/main.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
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
