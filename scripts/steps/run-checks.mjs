import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build-site.mjs';
import { countChecks, forgetReport } from './check-report.mjs';
import { BROWSER_CHECK, CODE_CHECKS, REPORTS } from './checks.mjs';
import { ROOT, Stop } from './project.mjs';
import { runNode } from './run.mjs';
import { readSettings } from './settings.mjs';

/** Runs every check to its end, prints a summary, and returns 0 only when all passed. */
export async function runChecks() {
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const results = [];
  for (const check of CODE_CHECKS) results.push(await runCheck(check, () => runNode(check.args)));
  const built = await runCheck({ name: 'build' }, build);
  results.push(built);
  if (built.failed === 0) {
    results.push(await runCheck(BROWSER_CHECK, () => runNode(BROWSER_CHECK.args)));
  } else {
    results.push({
      name: `${BROWSER_CHECK.name} (nothing to look at)`,
      passed: 0,
      failed: 1,
      seconds: 0,
    });
  }
  return summarise(results);
}

async function runCheck(check, work) {
  console.log(`\n── ${check.name} ──`);
  if (check.report) forgetReport(check.report);
  const started = Date.now();
  const code = await work();
  // A person who presses Ctrl+C means all of it.
  if (code === 130 || code === 143) throw new Stop('Stopped.');
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name: check.name, seconds, ...countChecks(check, code) };
}

async function build() {
  try {
    const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
    await buildIfNeeded(await readSettings({ ADMIN_EMAIL: owner.email }));
    return 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return 1;
  }
}

function summarise(results) {
  console.log('\n── summary ──');
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
    console.log(
      `${failed ? 'FAIL' : ' ok '}  ${name.padEnd(44)} ${counts.padEnd(24)} ${seconds} s`,
    );
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
