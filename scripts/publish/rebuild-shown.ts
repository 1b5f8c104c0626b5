import { resolve } from 'node:path';
import { differs } from '../../server/content/repository/checkout.ts';
import { openRepository } from '../../server/content/repository/repository.ts';
import { readEnv } from '../../server/env.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { readShown } from '../../server/static/builds/kept-builds.ts';
import { publishCommit } from './publish-commit.ts';

/** A build of low priority on a busy machine may need as long; the builder of a killed server goes on by itself. */
const MAX_WAIT_MS = 180_000;

export async function rebuildShown(dataDir: string): Promise<void> {
  console.log('Building what was published at the desk...');
  const choose = () => whatIsShown(dataDir);
  // The build goes on in the workshop's folder.
  const checkout = resolve('content');
  await publishCommit({ env: readEnv(), choose, purpose: 'publish', maxWaitMs: MAX_WAIT_MS });
  const { commit } = await choose();
  if (await differs(openRepository(dataDir), commit, checkout))
    console.log(
      'content/ of this folder holds something else than what is published: docs/developer/merge-owner-content.md',
    );
}

async function whatIsShown(dataDir: string) {
  const { current } = await readShown(dataDir);
  if (current) return current;
  throw new StartupError('What was published was taken back meanwhile. Try again.');
}
