import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import { fillDemo } from '../../server/demo/fill-demo.ts';
import { VERSION } from '../../server/version.ts';
import { BROWSER_ARGUMENTS, browserPath } from '../../tests/support/browser/browser.ts';
import { signedInAdministrator } from '../../tests/support/product/administrator.ts';
import { expect, OWNER } from '../../tests/support/product/product.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts';
import { readSitemap } from '../../tests/support/site/site-map.ts';
import { type Shot, writeContactSheet } from './contact-sheet.ts';
import { photographProduct } from './photograph-product.ts';
import { addLetters, DESKTOP, PHONE } from './screens.ts';

const FOLDER = 'docs/screens';
const UNLISTED = [ROUTES.auth, '/no-such-dish'];
/** A file of the content with a price, and a lead of the demo with a history. */
const MENU = 'brands/roll-nation/menu.yaml';
const SHOWN_LEAD = 'Jaspreet Singh Brar';
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
  await addLetters(page);
  // A view of the desk is another fragment of the same page: nothing loads that one could wait for.
  await expect(page.locator('[data-row-shape]')).toHaveCount(0);
  await settle(page, height * WINDOWS);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height * WINDOWS) };
  return { path, image: await page.screenshot({ fullPage: true, clip }) };
}

/** The places of the desk, with one lead of the demo. */
function listDesk(lead: string): string[] {
  const places = [
    '#today',
    `#today/${lead}`,
    '#leads',
    '#add',
    '#board',
    '#numbers',
    `#content?file=${MENU}`,
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
        bypassCSP: true,
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

await mkdir(FOLDER, { recursive: true });
const server = await startTestServer({ env: { LOG_LEVEL: 'silent', ADMIN_EMAIL: OWNER.email } });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGUMENTS],
});
try {
  await fillDemo(server.database, OWNER);
  const [lead] = await server.sql('select id from public.leads where name = $1', [SHOWN_LEAD]);
  const reference = referenceOf(String(lead?.id));
  await photographProduct(browser, server, { folder: FOLDER, reference, file: MENU });
  const desk = listDesk(reference);
  await photographAll(browser, server, { public: await listPages(server.url), desk });
  await writeFile(`${FOLDER}/made-at.json`, `{ "version": "${VERSION}" }\n`);
} finally {
  await browser.close();
  await server.stop();
}
