import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ROUTES } from '../../../contract/routes.ts';
import { BROWSER_ARGUMENTS, browserPath } from '../../../tests/support/browser/browser.ts';
import { signedInAdministrator } from '../../../tests/support/product/administrator.ts';
import type { FilledDesk } from './filled-desk.ts';
import { rank } from './rank.ts';

/** The slow 4G and the middling phone that Lighthouse takes. */
const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
const WORDS = 'dhillon';
/** A lead in either list. */
const ROW = 'main a[href*="YC-"]';
/** Each as if for the first time; the one in the middle counts. */
const VISITS = 5;
const TIMEOUT_MS = 120_000;

/** What a view of the desk costs the phone that opens it; undefined where no row came within the patience. */
export interface TabCost {
  view: string;
  /** Milliseconds from opening the address to the first lead. */
  firstRows: number | undefined;
  /** Bytes over the wire for data alone. */
  dataBytes: number;
  /** Milliseconds from pressing a key in the field until the next frame is shown, the longest of all. */
  keystroke: number | undefined;
  /** Bytes in use after a collection. */
  heap: number;
}

/** Opens the views of a filled desk in a slow phone, signed in. */
export async function measureTab({ server }: FilledDesk): Promise<TabCost[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const costs: TabCost[] = [];
    for (const view of ['today', 'leads', `search?search=${WORDS}`]) {
      const visits: TabCost[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
          baseURL: server.url,
        });
        const page = await context.newPage();
        await signedInAdministrator(page, server);
        visits.push({
          view: view.split('?')[0] ?? view,
          ...(await measureView(page, server.url, view)),
        });
        await context.close();
      }
      const rows = (cost: TabCost) => cost.firstRows ?? Infinity;
      costs.push(...visits.sort((a, b) => rows(a) - rows(b)).splice((VISITS - 1) / 2, 1));
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measureView(page: Page, origin: string, view: string) {
  const devtools = await page.context().newCDPSession(page);
  await slowDown(devtools);
  const data = countData(devtools);
  const start = performance.now();
  await page.goto(`${origin}${ROUTES.admin}#${view}`, { waitUntil: 'commit' });
  const firstRows = await page
    .locator(ROW)
    .first()
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => performance.now() - start,
      () => undefined,
    );
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const dataBytes = data.bytes;
  return { firstRows, dataBytes, heap: usedSize, keystroke: firstRows && (await typeWords(page)) };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
}

/** Adds up what answers of the database's interface weigh, as sent. */
function countData(devtools: CDPSession) {
  const seen = { bytes: 0 };
  const wanted = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/rest/')) wanted.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) seen.bytes += encodedDataLength;
  });
  return seen;
}

/** Undefined where there is nothing to type into. */
async function typeWords(page: Page): Promise<number | undefined> {
  const field = page.getByRole('searchbox').first();
  if ((await field.count()) === 0) return undefined;
  await field.fill('');
  const durations: number[] = [];
  for (const key of WORDS) {
    const painted = page.evaluate(nextPaintAfterKey);
    await field.press(key);
    durations.push(await painted);
  }
  return rank(durations, 0.95);
}

/** In the page: milliseconds from the next key until the frame that shows it has been painted. */
const nextPaintAfterKey = () =>
  new Promise<number>((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      },
      { once: true, capture: true },
    );
  });
