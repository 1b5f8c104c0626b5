import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { parseEnv } from '../../server/env.ts';
import { publishCommit } from './publish-commit.ts';

/**
 * The program that the server runs to make a preview or to publish: it says on its output what it is doing, a line of
 * JSON for each part, and at last `done` or why it failed.
 */
const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    purpose: { type: 'string', default: 'publish' },
  },
});

const tell = (line: object): void => console.log(JSON.stringify(line));

enableCompileCache();
try {
  await publishCommit({
    // Never from `.env`: it holds secrets, and a build runs what people wrote.
    env: parseEnv(process.env),
    choose: () => ({ commit: values.commit, by: values.by }),
    purpose: values.purpose === 'preview' ? 'preview' : 'publish',
    onStep: (step) => tell({ step }),
  });
  tell({ step: 'done' });
} catch (error) {
  // By its name: the workshop has a class of its own.
  const isExplained = error instanceof Error && error.name === 'StartupError';
  if (!isExplained) console.error(error);
  const problem = isExplained
    ? error.message
    : 'The build broke off for a reason that is not in the content. The log has it.';
  tell({ step: 'failed', problem });
  process.exitCode = 1;
}
// What Astro leaves running is of no use to anybody.
process.stdout.write('', () => process.exit());
