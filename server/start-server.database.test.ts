import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../tests/support/database/database.ts';
import { folderOfFile } from '../tests/support/folders.ts';
import { freePort } from '../tests/support/server/free-port.ts';
import { parseEnv } from './env.ts';
import { startServer } from './start-server.ts';
import { writeBuiltSite } from './testing/built-site.ts';

// The process that runs the tests must not become another user.
vi.mock('./process/give-up-root.ts', () => ({
  giveUpRoot: () => {},
  giveContentToOwnUser: () => undefined,
}));

const built = writeBuiltSite();
const dataDir = folderOfFile();

/** Starts everything in this process, on a database of its own. */
async function start(database: TestDatabase) {
  const port = await freePort();
  const lines: Record<string, unknown>[] = [];
  const server = await startServer({
    env: parseEnv({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      ADMIN_EMAIL: 'owner@example.in',
    }),
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    announce: () => {},
    siteFolder: built,
  });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent: false }, (answer) => resolve(text(answer))).on('error', reject);
    });
  return { server, lines, ask };
}

/** What would keep this process alive. */
const keptOpen = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => /^(Timeout|TCP|Pipe)/.test(name))
    .sort();

/** What is open beyond what was before; that may have closed meanwhile, as timers of the test's own do. */
function leftOpen(before: readonly string[]): string[] {
  const left = keptOpen();
  for (const name of before) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

test('a server that stopped has left nothing open that would keep its process alive', async () => {
  const database = await createTestDatabase();
  const before = keptOpen();
  const { server, lines, ask } = await start(database);
  expect(JSON.parse(await ask('/healthz'))).toMatchObject({ status: 'ok' });
  expect(await ask('/about')).toContain('About');
  expect(leftOpen(before)).not.toEqual([]);
  await server.stop();
  // Sockets close a moment later.
  for (let tries = 0; tries < 100 && leftOpen(before).length > 0; tries += 1) await sleep(50);
  expect(leftOpen(before)).toEqual([]);
  // The PostgreSQL that npm has may lack fixes on the day of the run.
  const engines = server.oldEngines.map(({ message }) => message);
  const warnings = lines.filter(({ level }) => Number(level) > 30).map(({ msg }) => msg);
  expect(warnings).toEqual(engines);
  expect(lines.filter(({ msg }) => msg === 'migrated')).toEqual([]);
});

test('a first start makes the schema, says so, and names the administrator', async () => {
  const database = await createEmptyDatabase();
  const { server, lines } = await start(database);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'migrated',
      applied: expect.arrayContaining([expect.any(String)]),
    }),
  );
  const { rows } = await database.database.transaction((tx) =>
    tx.query('select * from private.administrators'),
  );
  expect(JSON.stringify(rows)).toContain('owner@example.in');
  await server.stop();
});
