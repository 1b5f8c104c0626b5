import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askWorker } from '../../server/content/worker/ask-worker.ts';
import { startWorker } from '../../server/content/worker/start-worker.ts';
import { parseEnv } from '../../server/env.ts';
import { bringDrawings } from '../../tests/support/server/drawn-before.ts';

const BUILD_MS = 400_000;

test(
  'a preview is built and kept within the bounds of Node alone, without a user of its own',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yctfc-bounds-'));
    bringDrawings(folder);
    const env = parseEnv({ DATA_DIR: folder });
    const asked = askWorker(startWorker(env, undefined), () => startWorker(env, undefined));
    try {
      const { draft } = await asked.work.state();
      const commit = draft?.commit ?? '';
      const order = { purpose: 'preview', commit, by: 'editor@example.in' } as const;
      expect(await asked.work.build(order)).toEqual({ step: 'ready' });
      expect(await asked.work.finishBuild(true)).toEqual({ step: 'done' });
      expect((await asked.work.state()).preview?.commit).toBe(commit);
    } finally {
      await asked.stop();
      rmSync(folder, { recursive: true });
    }
  },
  BUILD_MS,
);
