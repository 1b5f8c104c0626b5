import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { parseEnv } from '../../server/env.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { leaveOutPlaces } from '../build/explain-build-error.ts';
import { publishCommit } from './publish-commit.ts';

// The server runs it. After `ready` the build is shown only on `show`: the server knows who may still publish.
const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    account: { type: 'string', default: '' },
    purpose: { type: 'string', default: 'publish' },
  },
});

const tell = (line: object): Promise<void> =>
  new Promise((resolve) => process.send?.(line, undefined, undefined, () => resolve()));

async function askToShow(): Promise<void> {
  void tell({ step: 'ready' });
  const answer = await new Promise<string>((resolve) => {
    const lose = () => resolve('The server ended before it was shown.');
    process.once('message', resolve).once('disconnect', lose);
    if (!process.connected) lose();
  });
  if (answer !== 'show') throw new StartupError(answer);
}

enableCompileCache();
const { commit, by, account } = values;
try {
  await publishCommit({
    // Never from `.env`: it holds secrets, and a build runs what people wrote.
    env: parseEnv(process.env),
    choose: () => ({ commit, by, ...(account && { account }) }),
    purpose: values.purpose === 'preview' ? 'preview' : 'publish',
    onStep: (step) => void tell({ step }),
    askToShow,
  });
  await tell({ step: 'done' });
} catch (error) {
  // By its name: the workshop has a class of its own.
  const isExplained = error instanceof Error && error.name === 'StartupError';
  console.error(error);
  const problem = isExplained
    ? leaveOutPlaces(error.message, process.cwd())
    : 'The build broke off for a reason that is not in the content. The log has it.';
  await tell({ step: 'failed', problem });
}
// What Astro leaves running is of no use to anybody.
process.exit();
