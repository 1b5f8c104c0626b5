import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from '../setup/project.mjs';
import { readNode, runNode } from '../setup/run-node.mjs';
import { countChecks, forgetReport, readFailures } from './check-report.mjs';
import {
  BROWSER_CHECK,
  CODE_CHECKS,
  FIRST_BROWSER_CHECK,
  FIRST_CHECK,
  LAB_CHECKS,
  REPORTS,
  SITE_CHECKS,
  TEST_CHECK,
  UNIT_CHECK,
} from './checks.mjs';

/** Runs every check to its end, prints a summary, and returns 0 only when all passed. */
export const runChecks = () => runAll(TEST_CHECK, BROWSER_CHECK);

/** The same for a look before a commit: without databases and other builds, and with few tests in a browser. */
export const runFirstChecks = () => runAll(UNIT_CHECK, FIRST_BROWSER_CHECK);

async function runAll(tests, browserTests) {
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const first = await runCheck(FIRST_CHECK);
  const lanes = await Promise.all([
    runLane([...CODE_CHECKS, tests], runCheck),
    runLane(SITE_CHECKS, runCheckSilently),
  ]);
  const results = [first, ...lanes.flat()];
  const built = results.find(({ name }) => name === 'build');
  if (built?.failed === 0) {
    results.push(await runCheck(browserTests));
  } else {
    const name = `${browserTests.name} (nothing to look at)`;
    results.push({ name, passed: 0, failed: 1, seconds: 0 });
  }
  return summarise(results);
}

/** @returns what runs the checks of this part, one after the other, and returns 0 when all passed */
export const runPart = (wanted) => async () => {
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const all = [
    ...[FIRST_CHECK, ...CODE_CHECKS, UNIT_CHECK],
    ...[...SITE_CHECKS, BROWSER_CHECK, ...LAB_CHECKS],
  ];
  const chosen = all.filter(({ part }) => [part].flat().includes(wanted));
  return summarise(await runLane(chosen, runCheck));
};

async function runLane(checks, runOne) {
  const results = [];
  for (const check of checks) results.push(await runOne(check));
  return results;
}

async function runCheck(check) {
  console.log(`\n── ${check.name} ──`);
  return measure(check, () => runNode(check.args));
}

/** For checks that run beside others: what they print comes in one piece, at their end. */
function runCheckSilently(check) {
  return measure(check, async () => {
    const { code, output } = await readNode(check.args, { withErrors: true });
    console.log(`\n── ${check.name} ──\n${output}`);
    return code;
  });
}

async function measure(check, work) {
  if (check.report) forgetReport(check.report);
  const started = Date.now();
  const code = await work();
  // Ctrl+C ends all checks, not only the one that runs.
  if (code === 130 || code === 143) throw new Stop('Stopped.');
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name: check.name, seconds, ...countChecks(check, code), failures: readFailures(check) };
}

function summarise(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log('\n── what failed ──');
  for (const failure of failures) console.log(`\n${failure}`);
  console.log('\n── summary ──');
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
    console.log(
      `${failed ? 'FAIL' : ' ok '}  ${name.padEnd(44)} ${counts.padEnd(24)} ${seconds} s`,
    );
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  // Once more and short: of a long run one often gets to see the last lines only.
  for (const failure of failures) console.log(`FAIL  ${failure.split('\n')[0]}`);
  return total('failed') === 0 ? 0 : 1;
}
