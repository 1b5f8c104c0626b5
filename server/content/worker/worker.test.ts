import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { giveContentToOwnUser } from '../../process/give-up-root.ts';
import { openRepository } from '../repository/repository.ts';
import { type AskedWork, askWorker } from './ask-worker.ts';
import { startWorker } from './start-worker.ts';

const MENU = 'brands/roll-nation/menu.yaml';
/** Each save has the rules look at all content twice. */
const SLOW_MS = 120_000;
const BY = 'editor@example.in';
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-worker-'));
chmodSync(dataDir, 0o755);
const uid = giveContentToOwnUser({ dataDir });
const env = parseEnv({ DATA_DIR: dataDir });
const repository = openRepository(dataDir);

let first: AskedWork;
let second: AskedWork;
let pid = 0;
beforeAll(async () => {
  const child = startWorker(env, uid);
  pid = child.pid ?? 0;
  first = askWorker(child, () => startWorker(env, uid));
  await first.work.restored();
  second = askWorker(startWorker(env, uid), () => startWorker(env, uid));
  await second.work.restored();
}, 60_000);
afterAll(async () => {
  await first?.stop();
  await second?.stop();
  rmSync(dataDir, { recursive: true });
});

const head = async () => (await repository.draft())?.commit;
const setPrice = async ({ work }: AskedWork, dish: number, value: unknown) => {
  const { version } = await work.file(MENU);
  const path = ['categories', 0, 'dishes', dish, 'price'];
  const changes = [{ op: 'set' as const, path, value }];
  return work.save(BY, { id: MENU, version, changes, save: randomUUID() });
};

/** The worker itself: where it has a user of its own, it is the child of its supervisor. */
function workerPid(): number {
  if (uid === undefined) return pid;
  const parentOf = (found: string) =>
    /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${found}/status`, 'utf8'))?.[1];
  const found = readdirSync('/proc').find((name) => {
    try {
      return /^\d+$/.test(name) && parentOf(name) === String(pid);
    } catch {
      return false;
    }
  });
  return Number(found);
}

test(
  'a refusal crosses as it is, with what the desk shows',
  async () => {
    const refused = await setPrice(first, 0, 'dear').catch((error) => error);
    expect(refused.status).toBe(422);
    const body = await refused.getResponse().json();
    expect(body.faults[0]).toMatchObject({ file: `content/${MENU}` });
  },
  SLOW_MS,
);

test(
  'a worker that dies in the middle of a save leaves nothing half done, and the next one saves',
  async () => {
    const before = await head();
    const saving = setPrice(first, 0, 94).catch((error) => error);
    const folder = join(dataDir, 'site');
    await vi.waitFor(
      () =>
        expect(execFileSync('ps', ['-eo', 'args']).toString()).toMatch(
          `--content ${folder}/draft-`,
        ),
      { timeout: 20_000, interval: 20 },
    );
    process.kill(workerPid(), 'SIGKILL');
    const lost = await saving;
    expect(lost.status).toBe(503);
    expect(lost.message).toMatch(/Try again/);
    expect(await head()).toBe(before);
    expect((await setPrice(first, 0, 95)).commit).toBe(await head());
  },
  SLOW_MS,
);

test('a worker that cannot be started again is said in words, each time', async () => {
  const only = startWorker(env, uid);
  const log = { error: vi.fn() };
  const asked = askWorker(
    only,
    () => {
      throw new Error('spawn EPERM');
    },
    log,
  );
  const ended = once(only, 'exit');
  only.kill('SIGKILL');
  await ended;
  for (const times of [1, 2]) {
    const refused = await asked.work.state().catch((error) => error);
    expect([refused.status, refused.message]).toEqual([503, expect.stringMatching(/restart/)]);
    expect(log.error).toHaveBeenCalledTimes(times);
  }
  await asked.stop();
});

test(
  'two processes save at once: what both did is there',
  async () => {
    const ends = await Promise.all([setPrice(first, 1, 96), setPrice(second, 2, 97)]);
    expect(ends.map(({ commit }) => commit)).toEqual([expect.any(String), expect.any(String)]);
    const text = (await repository.read((await head()) ?? '', MENU))?.toString('utf8');
    expect(text).toContain('price: 96');
    expect(text).toContain('price: 97');
  },
  SLOW_MS,
);
