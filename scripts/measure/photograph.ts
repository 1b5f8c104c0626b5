import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import { BROWSER_ARGUMENTS, browserPath } from '../../tests/support/browser/browser.ts';
import { signedInAdministrator } from '../../tests/support/product/administrator.ts';
import { expect, OWNER } from '../../tests/support/product/product.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts';
import { readSitemap } from '../../tests/support/site/site-map.ts';
import { writeBanner } from './banner.ts';
import { type Shot, writeContactSheet } from './contact-sheet.ts';
import { fillLeads } from './desk/fill-leads.ts';

const FOLDER = 'docs/screens';
const UNLISTED = [ROUTES.auth, '/no-such-dish'];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
/** Each sheet: what the pages are seen on, and how wide one stands on the sheet. */
const DEVICES = [
  { device: 'phone', screen: PHONE, width: 130 },
  { device: 'desktop', screen: DESKTOP, width: 260 },
];
const SCHEMES = ['light', 'dark'] as const;
/** How much of a long page a sheet shows, in window heights. */
const WINDOWS = 3;

async function listPages(origin: string): Promise<string[]> {
  const sitemap = await fetch(new URL('/sitemap.xml', origin));
  return [...readSitemap(await sitemap.text()), ...UNLISTED];
}

/** Scrolls once through what will be shown, so that pictures that wait for their turn are there. */
async function settle(page: Page, height: number): Promise<void> {
  for (let top = 0; top <= height; top += 400) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

async function photograph(page: Page, address: string, path: string): Promise<Shot> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.goto(address);
  // A view of the desk is another fragment of the same page: nothing loads that one could wait for.
  await expect(page.locator('[data-row-shape]')).toHaveCount(0);
  await settle(page, height * WINDOWS);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height * WINDOWS) };
  return { path, image: await page.screenshot({ fullPage: true, clip }) };
}

/** Enough for full lists; the sheets show the top of each. */
const LEADS = 300;

/** Fills the desk. @returns its places: the lists, one lead, and every view */
async function prepareDesk(server: TestServer): Promise<string[]> {
  await server.database.transaction((tx) => fillLeads(tx, LEADS));
  const [lead] = await server.sql(
    'select id from public.leads where due_at is not null order by created_at desc limit 1',
  );
  const places = [
    '#today',
    `#today/${referenceOf(String(lead?.id))}`,
    '#leads',
    '#search',
    '#add',
    '#board',
    '#week',
    '#campaigns',
    '#import',
    '#team',
    '#alerts',
    '#calendar',
    '#quarantine',
    '#bin',
    '#health',
  ];
  return places.map((place) => ROUTES.admin + place);
}

async function photographAll(
  browser: Browser,
  server: TestServer,
  pages: { public: string[]; desk: string[] },
): Promise<void> {
  for (const { device, screen, width } of DEVICES) {
    for (const colorScheme of SCHEMES) {
      const options = {
        ...screen,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: server.url,
      } as const;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const shots: Shot[] = [];
      for (const path of pages.public)
        shots.push(await photograph(page, new URL(path, server.url).href, path));
      await signedInAdministrator(page, server);
      for (const path of pages.desk)
        shots.push(await photograph(page, new URL(path, server.url).href, path));
      const file = `${FOLDER}/${device}-${colorScheme}.webp`;
      const bytes = await writeContactSheet(shots, width, file);
      console.log(`${file}  ${shots.length} pages, ${Math.round(bytes / 1000)} kB`);
      await context.close();
    }
  }
}

/** The README's picture: how home opens by day and by night, on a desktop and on a phone. */
async function photographOpenings(browser: Browser, origin: string): Promise<void> {
  const openings: Buffer[] = [];
  for (const colorScheme of SCHEMES) {
    for (const screen of [DESKTOP, PHONE]) {
      const context = await browser.newContext({ ...screen, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(origin, { waitUntil: 'networkidle' });
      openings.push(await page.screenshot());
      await context.close();
    }
  }
  const file = `${FOLDER}/home.webp`;
  console.log(`${file}  ${Math.round((await writeBanner(openings, file)) / 1000)} kB`);
}

await mkdir(FOLDER, { recursive: true });
const server = await startTestServer({ env: { LOG_LEVEL: 'silent', ADMIN_EMAIL: OWNER.email } });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGUMENTS],
});
try {
  await photographOpenings(browser, server.url);
  const desk = await prepareDesk(server);
  await photographAll(browser, server, { public: await listPages(server.url), desk });
} finally {
  await browser.close();
  await server.stop();
}
