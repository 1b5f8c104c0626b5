import { CODE } from '../paths.mjs';
import { readNode, runNode, Stop } from '../setup/project.mjs';

/** A check is one program on the project's Node; `part` is the command that runs it alone. */
const check = (name, part, path, ...args) => ({ name, part, args: [path, ...args] });
const tool = (name, part, path, ...args) => check(name, part, `node_modules/${path}`, ...args);
const runTests = (name, part, ...projects) =>
  tool(name, part, 'vitest/vitest.mjs', ...['run', '-c', 'tests/vitest.config.ts'], ...projects);
const runInBrowser = (name, part, ...args) =>
  tool(
    name,
    part,
    '@playwright/test/cli.js',
    ...['test', '-c', 'tests/playwright.config.ts'],
    ...args,
  );

const TSC = 'typescript-native/bin/tsc';

/** All others read the types that it writes. */
const FIRST_CHECK = tool('content types', 'typecheck', 'astro/bin/astro.mjs', 'sync');

const CODE_CHECKS = [
  tool('types', 'typecheck', TSC, '-p', 'tsconfig.json'),
  tool('types, oldest browsers', 'typecheck', TSC, '-p', 'tests/oldest-browsers.tsconfig.json'),
  tool('format and lint', 'lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  tool(
    ...['import directions', 'lint', 'dependency-cruiser/bin/dependency-cruiser.mjs'],
    ...['--config', 'tests/imports.config.cjs', ...CODE],
  ),
  tool('spelling', 'lint', 'cspell/bin.mjs', '-c', 'tests/spelling.json', '--no-progress'),
  tool('dead code', 'lint', 'knip/bin/knip.js', '-c', 'tests/knip.config.ts'),
];

const UNIT_CHECK = runTests('unit tests', 'test:unit', '--project', 'unit');
const TEST_CHECK = runTests(
  ...['unit, build and database tests', undefined],
  ...['--project', 'unit', '--project', 'build', '--project', 'database'],
);

/** They run beside the others, since each leaves half of two cores idle. */
const SITE_CHECKS = [
  tool(
    ...['types, pages', 'typecheck', 'astro/bin/astro.mjs', 'check'],
    ...['--minimumFailingSeverity', 'warning', '--tsconfig', 'tests/pages.tsconfig.json'],
  ),
  check('build', ['test:browser', 'test:lab'], 'scripts/run.mjs', 'build-for-tests'),
];

const BROWSER_CHECK = runInBrowser('end-to-end, accessibility and budget tests', 'test:browser');
const FIRST_BROWSER_CHECK = runInBrowser('browser tests of @check', undefined, '--grep', '@check');

/** Before a release: what takes minutes, the walks over all pages, and the rights of all homes. */
const LAB_CHECKS = [
  runTests('tests of the lab', 'test:lab', '--project', 'lab'),
  tool(
    ...['browser tests of the lab', 'test:lab', '@playwright/test/cli.js'],
    ...['test', '-c', 'lab/browser/playwright.config.ts'],
  ),
];

export const runChecks = () => runAll(TEST_CHECK, BROWSER_CHECK);

/** For a look before a commit: without databases and other builds, and with few tests in a browser. */
export const runFirstChecks = () => runAll(UNIT_CHECK, FIRST_BROWSER_CHECK);

async function runAll(tests, browserTests) {
  const first = await runCheck(FIRST_CHECK);
  const lanes = await Promise.all([
    runInTurn([...CODE_CHECKS, tests], runCheck),
    runInTurn(SITE_CHECKS, runCheckSilently),
  ]);
  const results = [first, ...lanes.flat()];
  const isBuilt = results.some(({ name, hasPassed }) => name === 'build' && hasPassed);
  const last = isBuilt
    ? await runCheck(browserTests)
    : { name: `${browserTests.name} (nothing to look at)`, hasPassed: false, seconds: 0 };
  return summarise([...results, last]);
}

export const runPart = (wanted) => async () => {
  const all = [
    ...[FIRST_CHECK, ...CODE_CHECKS, UNIT_CHECK],
    ...[...SITE_CHECKS, BROWSER_CHECK, ...LAB_CHECKS],
  ];
  const chosen = all.filter(({ part }) => [part].flat().includes(wanted));
  return summarise(await runInTurn(chosen, runCheck));
};

async function runInTurn(checks, runOne) {
  const results = [];
  for (const each of checks) results.push(await runOne(each));
  return results;
}

async function runCheck({ name, args }) {
  console.log(`\n── ${name} ──`);
  return measure(name, () => runNode(args));
}

/** What a check prints that runs beside others comes in one piece, at its end. */
function runCheckSilently({ name, args }) {
  return measure(name, async () => {
    const { code, output } = await readNode(args, { withErrors: true });
    console.log(`\n── ${name} ──\n${output}`);
    return code;
  });
}

async function measure(name, work) {
  const started = Date.now();
  const code = await work();
  // Ctrl+C ends all checks, not only the one that runs.
  if (code === 130 || code === 143) throw new Stop('Stopped.');
  return { name, hasPassed: code === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

function summarise(results) {
  console.log('\n── summary ──');
  for (const { name, hasPassed, seconds } of results)
    console.log(`${hasPassed ? ' ok ' : 'FAIL'}  ${name.padEnd(44)} ${seconds} s`);
  return results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}
