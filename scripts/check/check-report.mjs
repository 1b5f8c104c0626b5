import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/project.mjs';

/** Forgets an earlier run's counts, so that a crashed tool cannot pass with them. */
export const forgetReport = (report) => rmSync(join(ROOT, report), { force: true });

/**
 * Counts of a check. A check without a report is one; so is a tool that ends before it reports, or
 * that fails although each of its tests passed.
 * @returns {{passed: number, failed: number}}
 */
export function countChecks({ report }, code) {
  const counts = report ? readCounts(report) : undefined;
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function readCounts(report) {
  try {
    const found = JSON.parse(readFileSync(join(ROOT, report), 'utf8'));
    // Vitest's JSON names its totals; Playwright's has `stats`.
    if (found.stats) {
      const { expected, flaky, unexpected } = found.stats;
      return { passed: expected + flaky, failed: unexpected };
    }
    return { passed: found.numPassedTests, failed: found.numFailedTests };
  } catch {
    return undefined;
  }
}
