import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { parseEnv } from '../../env.ts';
import { giveContentToOwnUser } from '../../process/give-up-root.ts';
import { startWorker } from './start-worker.ts';

const PROBE = resolve('server/content/worker/testing/probe.ts');
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

let dataDir: string;
let secrets: string[];
beforeEach(() => {
  dataDir = folderOfTest();
  chmodSync(dataDir, 0o755);
  secrets = ['secrets', 'postgres', 'spool', 'mail'].map((name) => {
    mkdirSync(join(dataDir, name), { mode: 0o700 });
    const file = join(dataDir, name, 'kept.json');
    writeFileSync(file, 'hush');
    return file;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function probe(uid: number | undefined) {
  vi.stubEnv('JWT_SECRET', 'hush'.repeat(10));
  vi.stubEnv('DATABASE_URL', 'postgres://app:hush@db.example.in/yctfc');
  vi.stubEnv('SMTP_URL', 'smtps://user:hush@mail.example.in');
  const child = startWorker(parseEnv({ DATA_DIR: dataDir }), uid, PROBE);
  child.send({ secrets, writable: join(dataDir, 'content', 'x') });
  const [found] = await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
  return found;
}

const refused = (code: string) => secrets.map(() => expect.stringMatching(`refused: ${code}`));

test('the worker and the programs of Node that it starts read nothing but content, and get no secret', async () => {
  const found = await probe(undefined);
  expect(found.settings.join(' ')).not.toMatch(/JWT|DATABASE|SMTP|SECRET/);
  expect(found.read).toEqual(refused('ERR_ACCESS_DENIED'));
  expect(found.readInNode).toEqual(refused(''));
  expect(found.written).toBe('undefined');
});

test.runIf(isRoot)('as a user of its own it reads them with no program at all', async () => {
  const uid = giveContentToOwnUser({ dataDir });
  const found = await probe(uid);
  expect(found.uid).toBe(uid);
  expect(found.uid).not.toBe(0);
  for (const how of [found.read, found.readInNode, found.readByOthers])
    expect(how).toEqual(refused(''));
  expect(found.written).toBe('undefined');
});
