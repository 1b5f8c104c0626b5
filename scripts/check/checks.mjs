import { CODE } from '../paths.mjs';

/** Where the checks leave their counts. */
export const REPORTS = '.cache/checks';

const tool = (path, ...args) => [`node_modules/${path}`, ...args];

/** Runs before all others: they read the types that it writes. */
export const FIRST_CHECK = {
  name: 'content types',
  part: 'typecheck',
  args: tool('astro/bin/astro.mjs', 'sync'),
};

/**
 * Every check that needs no built site, in the order in which an error is cheapest to find. A check
 * is one program on the project's Node; `report` names the file with its counts, `part`
 * the command that runs it alone.
 */
export const CODE_CHECKS = [
  {
    name: 'types',
    part: 'typecheck',
    args: tool('typescript-native/bin/tsc', '-p', 'tsconfig.json'),
  },
  {
    name: 'types, oldest browsers',
    part: 'typecheck',
    args: tool('typescript-native/bin/tsc', '-p', 'tests/oldest-browsers.tsconfig.json'),
  },
  {
    name: 'format and lint',
    part: 'lint',
    args: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  {
    name: 'import directions',
    part: 'lint',
    args: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', 'tests/imports.config.cjs', ...CODE],
    ),
  },
  {
    name: 'spelling',
    part: 'lint',
    args: tool('cspell/bin.mjs', '-c', 'tests/spelling.json', '--no-progress'),
  },
  {
    name: 'dead code',
    part: 'lint',
    args: tool('knip/bin/knip.js', '-c', 'tests/knip.config.ts'),
  },
];

const VITEST = ['vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts'];
const PLAYWRIGHT = ['@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'];

export const TEST_CHECK = {
  name: 'unit, build and database tests',
  args: tool(
    ...VITEST,
    ...['unit', 'build', 'database'].flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${REPORTS}/vitest.json`,
  ),
  report: `${REPORTS}/vitest.json`,
};

/** Without the tests that need a database or build the site, for whoever is at work. */
export const UNIT_CHECK = {
  name: 'unit tests',
  part: 'test:unit',
  args: tool(...VITEST, '--project', 'unit'),
};

/** What makes the site; runs beside the checks above, since each leaves half of two cores idle. */
export const SITE_CHECKS = [
  {
    name: 'types, pages',
    part: 'typecheck',
    args: tool(
      ...['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
      ...['--tsconfig', 'tests/pages.tsconfig.json'],
    ),
  },
  {
    name: 'build',
    part: ['test:browser', 'test:lab'],
    args: ['scripts/run.mjs', 'build-for-tests'],
  },
];

/** What a browser sees of the built site: behaviour, accessibility, budgets. */
export const BROWSER_CHECK = {
  name: 'end-to-end, accessibility and budget tests',
  part: 'test:browser',
  args: tool(...PLAYWRIGHT),
  report: `${REPORTS}/playwright.json`,
};

/** What most often breaks: the tests with the tag @check. */
export const FIRST_BROWSER_CHECK = {
  ...BROWSER_CHECK,
  name: 'browser tests of @check',
  part: undefined,
  args: tool(...PLAYWRIGHT, '--grep', '@check'),
};

/** Before a release: what takes minutes, the walks over all pages, and the rights of all homes. */
export const LAB_CHECKS = [
  {
    name: 'tests of the lab',
    part: 'test:lab',
    args: tool(...VITEST, '--project', 'lab'),
  },
  {
    name: 'browser tests of the lab',
    part: 'test:lab',
    args: tool(...PLAYWRIGHT.slice(0, -1), 'lab/browser/playwright.config.ts'),
  },
];
