import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const { countChecks, forgetReport, readFailures } = await import(
  new URL('./check-report.mjs', import.meta.url).href
);

const report = `.cache/checks/test-${process.pid}.json`;
const write = (content: unknown) => {
  mkdirSync('.cache/checks', { recursive: true });
  writeFileSync(report, JSON.stringify(content));
};
afterEach(() => rmSync(report, { force: true }));

test('a check without counts counts as one', () => {
  expect(countChecks({}, 0)).toEqual({ passed: 1, failed: 0 });
  expect(countChecks({}, 2)).toEqual({ passed: 0, failed: 1 });
});

test('counts come from the report of either tool', () => {
  write({ numPassedTests: 7, numFailedTests: 2 });
  expect(countChecks({ report }, 1)).toEqual({ passed: 7, failed: 2 });
  write({ stats: { expected: 5, flaky: 1, unexpected: 3, skipped: 0 } });
  expect(countChecks({ report }, 1)).toEqual({ passed: 6, failed: 3 });
});

test('a tool that fails although its tests passed has failed', () => {
  write({ numPassedTests: 7, numFailedTests: 0 });
  expect(countChecks({ report }, 1)).toEqual({ passed: 7, failed: 1 });
});

test('an earlier run does not count', () => {
  write({ numPassedTests: 7, numFailedTests: 0 });
  forgetReport(report);
  expect(countChecks({ report }, 1)).toEqual({ passed: 0, failed: 1 });
});

test('a failed test is named with the first lines of what it said', () => {
  const stack = '    at somewhere (a.ts:1:1)';
  const message = `\u001b[31mexpected 1\u001b[39m\n\n${stack}\nto be 2`;
  const told = (place: string) => [`${place}\n      expected 1\n      to be 2`];
  const passed = { fullName: 'holds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'adds up', status: 'failed', failureMessages: [message] };
  write({ testResults: [{ name: 'a.test.ts', assertionResults: [passed, failed] }] });
  expect(readFailures({ report })).toEqual(told('a.test.ts › adds up'));

  write({ testResults: [{ name: 'b.test.ts', status: 'failed', message, assertionResults: [] }] });
  expect(readFailures({ report })).toEqual(told('b.test.ts'));

  const tests = [
    { projectName: 'phone', status: 'unexpected', results: [{ error: { message } }] },
    { projectName: 'desktop', status: 'expected', results: [{}] },
  ];
  const specs = [{ file: 'c.spec.ts', title: 'opens', tests }];
  write({ stats: {}, suites: [{ suites: [{ specs }] }] });
  expect(readFailures({ report })).toEqual(told('[phone] c.spec.ts › opens'));
});

test('nothing failed where nothing was reported', () => {
  expect(readFailures({})).toEqual([]);
  expect(readFailures({ report })).toEqual([]);
});
