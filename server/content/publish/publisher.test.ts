import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { openBuild } from '../worker/content-work.ts';
import { type BuildOrder, openPublisher } from './publisher.ts';

/** Builds nothing, and says what it read before it would have shown something. */
const PROGRAM = `
process.send({ step: 'building' });
process.send({ step: 'ready' });
process.once('message', (answer) => {
  const end = answer === 'show' ? { step: 'done' } : { step: 'failed', problem: answer };
  process.send(end, () => process.exit());
});
`;

let root: string;
beforeEach(() => {
  root = folderOfTest();
  mkdirSync(join(root, 'scripts/publish'), { recursive: true });
  writeFileSync(join(root, 'scripts/publish/main.ts'), PROGRAM);
});

async function build(mayShow?: BuildOrder['mayShow']) {
  const { build: run, finish, step } = openBuild(root);
  const publisher = openPublisher({
    work: {
      faults: async () => [],
      build: run,
      buildStep: async () => step(),
      finishBuild: finish,
      stopBuild: async () => {},
    },
    look: async () => {},
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  const [onDone, onFailed] = [vi.fn(async () => {}), vi.fn(async () => {})];
  publisher.start({
    purpose: 'publish',
    commit: 'a',
    by: 'mira',
    onDone,
    onFailed,
    ...(mayShow && { mayShow }),
  });
  await vi.waitFor(() => expect(publisher.isBusy()).toBe(false), 30_000);
  return { state: await publisher.state(), onDone, onFailed };
}

test('what is built is shown when whoever ordered it may still publish, or nobody did', async () => {
  for (const mayShow of [async () => true, undefined]) {
    const { state, onDone } = await build(mayShow);
    expect(state).toMatchObject({ step: 'done' });
    expect(onDone).toHaveBeenCalledOnce();
  }
});

test('without the right, or an answer about it, nothing is shown', async () => {
  const refusals = [
    async () => false,
    async () => {
      throw new Error('the database is away');
    },
  ];
  for (const mayShow of refusals) {
    const { state, onDone, onFailed } = await build(mayShow);
    expect(state).toMatchObject({
      step: 'failed',
      problem: expect.stringContaining('may no longer publish'),
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(false);
  }
});
