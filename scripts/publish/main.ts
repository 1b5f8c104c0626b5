import { enableCompileCache } from 'node:module';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { parseEnv } from '../../server/env.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { leaveOutPlaces } from '../build/explain-build-error.ts';
import { publishCommit } from './publish-commit.ts';

// The server runs it for a preview or to publish. It says what it does in lines of JSON; after `ready` it shows the
// build only when its input says `show`, since the server knows who may still publish.
const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    account: { type: 'string', default: '' },
    purpose: { type: 'string', default: 'publish' },
  },
});

const tell = (line: object): void => console.log(JSON.stringify(line));

async function askToShow(): Promise<void> {
  tell({ step: 'ready' });
  const answer = await text(process.stdin);
  if (answer !== 'show') throw new StartupError(answer || 'The server ended before it was shown.');
}

enableCompileCache();
const { commit, by, account } = values;
try {
  await publishCommit({
    // Never from `.env`: it holds secrets, and a build runs what people wrote.
    env: parseEnv(process.env),
    choose: () => ({ commit, by, ...(account && { account }) }),
    purpose: values.purpose === 'preview' ? 'preview' : 'publish',
    onStep: (step) => tell({ step }),
    askToShow,
  });
  tell({ step: 'done' });
} catch (error) {
  // By its name: the workshop has a class of its own.
  const isExplained = error instanceof Error && error.name === 'StartupError';
  console.error(error);
  const problem = isExplained
    ? leaveOutPlaces(error.message, process.cwd())
    : 'The build broke off for a reason that is not in the content. The log has it.';
  tell({ step: 'failed', problem });
  process.exitCode = 1;
}
// What Astro leaves running is of no use to anybody.
process.stdout.write('', () => process.exit());
