import { dirname } from 'node:path/posix';
import { findArea } from './areas.ts';
import type { Mutant } from './find-mutants.ts';
import type { Sandbox } from './sandbox.ts';

/** What became of a mutant: what noticed it, or nothing did. */
export type Verdict = 'does not compile' | 'killed by tests' | 'killed in the browser' | 'survived';

const TYPES = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'] as const;
const VITEST = 'node_modules/vitest/vitest.mjs';
/** The digest of released migrations notices any change of them, whatever the change does. */
const WITHOUT_DIGEST = ['--exclude', '**/schema-guards.database.test.ts'];
const VITEST_OPTIONS = [
  ...['-c', 'tests/vitest.config.ts', '--bail=1', '--passWithNoTests'],
  ...WITHOUT_DIGEST,
];
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs what should notice the mutant, the cheapest first, until something does.
 * @param options.without-browser leaves out the browser tests
 */
export const tryMutant = (
  sandbox: Sandbox,
  mutant: Mutant,
  options: { 'without-browser': boolean },
): Promise<Verdict> =>
  sandbox.withMutant(mutant, async () => {
    const { tests = [], specs = [] } = findArea(mutant.file) ?? {};
    if (isCode(mutant.file) && !(await sandbox.passes(...TYPES))) return 'does not compile';
    for (const run of runsOf(mutant.file, tests)) {
      if (!(await sandbox.passes(VITEST, ...run, ...VITEST_OPTIONS))) return 'killed by tests';
    }
    const isTried = specs.length > 0 && !options['without-browser'];
    const isSeen = isTried && !(await passesInBrowser(sandbox, specs));
    return isSeen ? 'killed in the browser' : 'survived';
  });

const isCode = (file: string): boolean => !file.endsWith('.sql');

/** The tests beside a file notice most; hundreds may be related to a central one. */
const runsOf = (file: string, tests: readonly string[]): string[][] => [
  ...(isCode(file)
    ? [
        ['run', `${dirname(file)}/`],
        ['related', file, '--run'],
      ]
    : []),
  ...(tests.length > 0 ? [['run', ...tests]] : []),
];

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
