import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWarmBuilder } from './warm-builder.ts';

/** Answers each request with its process and how many it has answered; the folder `end` ends it, `fail` fails. */
const WORKER = `
let answered = 0;
process.once('disconnect', () => process.exit());
process.on('message', () => {
  if (process.argv[2] === 'end') process.exit(1);
  answered += 1;
  const reason = process.pid + ' ' + answered;
  const kind = process.argv[2] === 'fail' ? 'failed' : 'published';
  setTimeout(() => process.send({ kind, reason }), 20);
});
`;

function start(options: { folder?: string; maxBuilds?: number } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'yctfc-builder-'));
  const worker = join(home, 'worker.mjs');
  writeFileSync(worker, WORKER);
  const builder = startWarmBuilder({ folder: 'dist', worker, ...options });
  onTestFinished(async () => {
    await builder.stop();
    rmSync(home, { recursive: true });
  });
  const build = async () => {
    const outcome = await builder.build();
    const [pid, count] = 'reason' in outcome ? outcome.reason.split(' ') : [];
    return { pid, count };
  };
  return { builder, build };
}

test('one process makes build after build', async () => {
  const { build } = start();
  const [first, second] = [await build(), await build()];
  expect(second).toEqual({ pid: first.pid, count: '2' });
});

test('all requests during a build together get one build after it', async () => {
  const { build } = start();
  const builds = await Promise.all([build(), build(), build()]);
  expect(builds.map(({ count }) => count)).toEqual(['1', '2', '2']);
  expect((await build()).count).toBe('3');
});

test('another process builds after a reload, which lets a running build end', async () => {
  const { builder, build } = start();
  const running = build();
  builder.reload();
  const first = await running;
  const second = await build();
  expect([first.count, second.count]).toEqual(['1', '1']);
  expect(second.pid).not.toBe(first.pid);
});

test('another process builds after a failure', async () => {
  const { build } = start({ folder: 'fail' });
  const counts = [await build(), await build()].map(({ count }) => count);
  expect(counts).toEqual(['1', '1']);
});

test('another process builds after so many builds', async () => {
  const { build } = start({ maxBuilds: 2 });
  const counts = [await build(), await build(), await build()].map(({ count }) => count);
  expect(counts).toEqual(['1', '2', '1']);
});

test('a process makes ten builds, unless it is told otherwise', async () => {
  const { build } = start();
  const counts: (string | undefined)[] = [];
  for (let place = 0; place < 11; place += 1) counts.push((await build()).count);
  expect(counts.slice(8)).toEqual(['9', '10', '1']);
});

test('no build leaves something that listens', async () => {
  const warnings: string[] = [];
  const listen = ({ name }: Error) => warnings.push(name);
  process.on('warning', listen);
  onTestFinished(() => {
    process.off('warning', listen);
  });
  const { build } = start({ maxBuilds: 20 });
  for (let place = 0; place < 13; place += 1) await build();
  await new Promise(setImmediate);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});

const isAlive = (pid: string | undefined): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('a process that is replaced or stopped is gone', async () => {
  const { builder, build } = start();
  const first = await build();
  builder.reload();
  const second = await build();
  await vi.waitFor(() => expect(isAlive(first.pid)).toBe(false), { timeout: 10_000 });
  expect(isAlive(second.pid)).toBe(true);
  await builder.stop();
  expect(isAlive(second.pid)).toBe(false);
  await builder.stop();
});

test('a process that ends fails its build and is replaced', async () => {
  const { builder } = start({ folder: 'end' });
  const failed = { kind: 'failed', reason: 'The build was ended.' };
  expect(await builder.build()).toEqual(failed);
  expect(await builder.build()).toEqual(failed);
});
