import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, browserPath } from '../../tests/support/browser/browser.ts';
import { INTERACTIONS, type Interaction } from './interactions.ts';

/** How much slower than this machine the visitor's phone is taken to be. */
export const SLOWDOWN = 4;
const VISITS = 3;
/** From this on the browser reports an event; faster ones are no worse. */
export const REPORTED_FROM_MS = 16;

/** Milliseconds from a visitor's action until the page shows its answer. */
export interface InteractionCost {
  path: string;
  label: string;
  /** The slowest event of the best visit; zero when none was slow enough to be reported. */
  worst: number;
}

/**
 * Carries out each interaction at phone size with a slowed processor. The best of three visits
 * counts: whatever else the machine does can only make a visit slower.
 */
export async function measureInteractions(origin: string): Promise<InteractionCost[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const costs: InteractionCost[] = [];
    for (const interaction of INTERACTIONS) {
      const visits: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(await measureVisit(browser, origin, interaction));
      const { path, label } = interaction;
      costs.push({ path, label, worst: Math.min(...visits) });
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measureVisit(browser: Browser, origin: string, interaction: Interaction) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(new URL(interaction.path, origin).href, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchEvents(page);
  await interaction.act(page);
  const worst = await readWorst(page);
  await context.close();
  return worst;
}

const watchEvents = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const options = { type: 'event', durationThreshold };
    const seen = { worst: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.worst = Math.max(seen.worst, entry.duration);
    }).observe(options);
    Object.assign(globalThis, { slowestEvent: seen });
  }, REPORTED_FROM_MS);

/** Waits for two frames more, since an event is reported after the frame that shows its answer. */
const readWorst = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const answer = () =>
          setTimeout(() => {
            const { slowestEvent } = globalThis as unknown as { slowestEvent: { worst: number } };
            resolve(slowestEvent.worst);
          }, 200);
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );
