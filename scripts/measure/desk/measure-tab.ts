import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ROUTES } from '../../../contract/routes.ts';
import { BROWSER_ARGUMENTS, browserPath } from '../../../tests/support/browser/browser.ts';
import OWNER from '../../../tests/support/owner.json' with { type: 'json' };
import { signedInAdministrator } from '../../../tests/support/product/administrator.ts';
import { startTestServer } from '../../../tests/support/server/server.ts';
import { fillLeads } from './fill-leads.ts';
import { rank } from './rank.ts';

/** The slow 4G and the middling phone that Lighthouse takes. */
const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
const WORDS = 'dhillon';
/** A lead in either list. */
const ROW = 'main a[href*="YC-"]';
const PATIENCE_MS = 120_000;

/** What a view of the desk costs the phone that opens it; undefined where no row came within the patience. */
export interface TabCost {
  leads: number;
  view: string;
  /** Milliseconds from opening the address to the first lead. */
  firstRows: number | undefined;
  /** Bytes over the wire for data alone. */
  dataBytes: number;
  /** Milliseconds from pressing a key in the field until the next frame is shown, at the 95th percentile. */
  keystroke: number | undefined;
  /** Bytes in use after a collection. */
  heap: number;
}

/** Opens the desk's views in a slow phone, signed in, over so many leads. */
export async function measureTab(leads: number): Promise<TabCost[]> {
  const server = await startTestServer({ env: { ADMIN_EMAIL: OWNER.email, LOG_LEVEL: 'silent' } });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    await server.database.transaction((tx) => fillLeads(tx, leads));
    await server.sql('analyze public.leads');
    await server.sql('analyze private.lead_search');
    const costs: TabCost[] = [];
    for (const view of ['leads', `search?search=${WORDS}`]) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
        baseURL: server.url,
      });
      const page = await context.newPage();
      await signedInAdministrator(page, server);
      costs.push({
        leads,
        view: view.split('?')[0] ?? view,
        ...(await measureView(page, server.url, view)),
      });
      await context.close();
    }
    return costs;
  } finally {
    await browser.close();
    await server.stop();
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
    .waitFor({ timeout: PATIENCE_MS })
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

async function typeWords(page: Page): Promise<number> {
  const field = page.getByRole('searchbox').first();
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
