import { dirname } from 'node:path/posix';
import { findArea } from './areas.ts';
import type { Mutant } from './find-mutants.ts';
import type { Sandbox } from './sandbox.ts';

/** What became of a mutant: what noticed it, or nothing did. */
export type Verdict = 'does not compile' | 'killed by tests' | 'killed in the browser' | 'survived';

const TYPES = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'] as const;
const VITEST = 'node_modules/vitest/vitest.mjs';
const VITEST_OPTIONS = ['-c', 'tests/vitest.config.ts', '--bail=1', '--passWithNoTests'];
/** Its digest of released migrations notices any change of them, whatever the change does. */
const WITHOUT_DIGEST = ['--exclude', '**/schema-guards.database.test.ts'];
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Runs what should notice the mutant, the cheapest first, until something does. */
export const tryMutant = (sandbox: Sandbox, mutant: Mutant): Promise<Verdict> =>
  sandbox.withMutant(mutant, async () => {
    const { tests = [], specs = [] } = findArea(mutant.file) ?? {};
    if (!mutant.file.endsWith('.sql')) {
      if (!(await sandbox.passes(...TYPES))) return 'does not compile';
      // What lies beside the file notices most; hundreds of tests may be related to a central one.
      const beside = `${dirname(mutant.file)}/`;
      if (!(await sandbox.passes(VITEST, 'run', beside, ...VITEST_OPTIONS)))
        return 'killed by tests';
      const related = await sandbox.passes(
        VITEST,
        'related',
        mutant.file,
        '--run',
        ...VITEST_OPTIONS,
      );
      if (!related) return 'killed by tests';
    }
    if (
      tests.length > 0 &&
      !(await sandbox.passes(VITEST, 'run', ...tests, ...VITEST_OPTIONS, ...WITHOUT_DIGEST))
    )
      return 'killed by tests';
    if (specs.length > 0 && !(await passesInBrowser(sandbox, specs)))
      return 'killed in the browser';
    return 'survived';
  });

/** A build that fails has noticed the mutant too. */
async function passesInBrowser(sandbox: Sandbox, specs: readonly string[]): Promise<boolean> {
  if (!(await sandbox.passes('scripts/run.mjs', 'build'))) return false;
  const files = specs.map((name) => `/${name}\\.(phone\\.)?spec`);
  const options = [
    '-c',
    'tests/playwright.config.ts',
    '--project=phone',
    '--project=desktop',
    '-x',
  ];
  return sandbox.passes(PLAYWRIGHT, 'test', ...options, ...files);
}
