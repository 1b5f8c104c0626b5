import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/project.mjs';

/** Enough for an assertion with what was expected and what came, or for the first finding of axe. */
const LINES_OF_A_FAILURE = 12;

/** Forgets an earlier run's counts, so that a crashed tool cannot pass with them. */
export const forgetReport = (report) => rmSync(join(ROOT, report), { force: true });

/** Counts of a check. */
export function countChecks({ report }, code) {
  const counts = report ? readCounts(report) : undefined;
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function readCounts(report) {
  const found = readReport(report);
  if (!found) return undefined;
  if (found.stats) {
    const { expected, flaky, unexpected } = found.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: found.numPassedTests, failed: found.numFailedTests };
}

/** What failed in a check and why: a line with the test's place and name, then the first lines of
 * what it said. */
export function readFailures({ report }) {
  const found = report && readReport(report);
  if (!found) return [];
  const failures = found.stats ? failuresOfPlaywright(found) : failuresOfVitest(found);
  return failures.map(({ test, messages }) =>
    [test, ...messages.flatMap((message) => firstLines(message ?? ''))].join('\n      '),
  );
}

const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, LINES_OF_A_FAILURE);

const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ test: name, messages: [message] }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      messages: failureMessages,
    }));
  });

const failuresOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOfPlaywright),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file} › ${title}`,
        messages: results.map(({ error }) => error?.message),
      })),
  ),
];

/** Vitest's JSON names its totals; Playwright's has `stats`. */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(join(ROOT, report), 'utf8'));
  } catch {
    return undefined;
  }
}
