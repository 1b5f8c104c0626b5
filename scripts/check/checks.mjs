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
    name: 'types, TypeScript 6',
    part: 'typecheck',
    args: tool('typescript/bin/tsc', '-p', 'tsconfig.json'),
  },
  {
    name: 'types, TypeScript 7',
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
  {
    name: 'unit and database tests',
    args: tool(
      'vitest/vitest.mjs',
      ...['run', '-c', 'tests/vitest.config.ts', '--project', 'unit', '--project', 'database'],
      ...['--reporter=default', '--reporter=json'],
      `--outputFile.json=${REPORTS}/vitest.json`,
    ),
    report: `${REPORTS}/vitest.json`,
  },
];

/** Without the tests that need a database, for whoever is at work. */
export const UNIT_CHECK = {
  name: 'unit tests',
  part: 'test:unit',
  args: tool('vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'unit'),
};

/** Before a release: what is apart in lab/, and the rights of all homes. */
export const LAB_CHECK = {
  name: 'tests of the lab',
  part: 'test:lab',
  args: tool('vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'lab'),
};

/** What makes the site; runs beside the checks above, since each leaves half of two cores idle. */
export const SITE_CHECKS = [
  {
    name: 'types, pages',
    part: 'typecheck',
    args: tool('astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
  },
  {
    name: 'build',
    part: 'test:browser',
    args: ['scripts/run.mjs', 'build-for-tests'],
  },
];

/** What a browser sees of the built site: behaviour, accessibility, budgets. */
export const BROWSER_CHECK = {
  name: 'end-to-end, accessibility and budget tests',
  part: 'test:browser',
  args: tool('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'),
  report: `${REPORTS}/playwright.json`,
};
