import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGUMENTS, browserPath } from '../../tests/support/browser/browser.ts';
import { freePort } from '../../tests/support/server/free-port.ts';

/** Lighthouse's slow 4G (core/config/constants.js, mobileSlow4G). */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
/** Lighthouse slows a processor of this BenchmarkIndex four times to represent a mid-range phone. */
const USUAL_INDEX = 1750;
const USUAL_SLOWDOWN = 4;

/** The same phone, simulated on a slower machine: see docs/throttling.md of Lighthouse, calibration. */
const slowdownFor = (index: number): number =>
  Math.min(USUAL_SLOWDOWN, Math.max(1, (USUAL_SLOWDOWN * index) / USUAL_INDEX));

/**
 * Opens a browser for Lighthouse's own mobile simulation: network and processor are derived from what
 * was observed.
 * @returns `measure`, which gives Lighthouse's result for one address, and throws where there is none;
 *   `close` ends the browser
 */
export async function openLighthouse(categories: readonly string[]) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  let cpuSlowdownMultiplier = USUAL_SLOWDOWN;
  const measure = async (url: string): Promise<Result> => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { ...SLOW_4G, cpuSlowdownMultiplier },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    cpuSlowdownMultiplier = slowdownFor(result.lhr.environment.benchmarkIndex);
    return result.lhr;
  };
  return { measure, close: () => browser.close() };
}
