import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CONTENT_ENDPOINT } from '../../contract/desk/content/content.ts';
import { ROUTES } from '../../contract/routes.ts';
import {
  ensureAdministrator,
  signedInAdministrator,
} from '../../tests/support/product/administrator.ts';
import { expect } from '../../tests/support/product/product.ts';
import type { TestServer } from '../../tests/support/server/server.ts';
import { writeProductPicture } from './product-picture.ts';
import { addLetters, DESKTOP, PHONE } from './screens.ts';

/** Where the price stands that the third picture changes, and to what. */
const PRICE = { path: ['categories', 0, 'dishes', 1, 'price'], value: 150 };
const DISH = 'Paneer tikka roll';
const SIZE = { width: 1600, height: 1000 };
const POLL_MS = 500;

/** The pictures of README and how-tos: the site, the desk, and how a price is changed. */
export async function photographProduct(
  browser: Browser,
  server: TestServer,
  { folder, reference, file }: { folder: string; reference: string; file: string },
): Promise<void> {
  const shoot = <T>(screen: BrowserContextOptions, work: (page: Page) => Promise<T>) =>
    withPage(browser, server, screen, work);
  const write = async (name: string, screens: Parameters<typeof writeProductPicture>[0]) => {
    const bytes = await writeProductPicture(screens, SIZE, `${folder}/${name}.webp`);
    console.log(`${folder}/${name}.webp  ${Math.round(bytes / 1000)} kB`);
  };

  const writePair = (name: string, desktop: Buffer, phone: Buffer) =>
    write(name, [
      { image: desktop, left: 70, top: 115, width: 1230, radius: 18 },
      { image: phone, left: 1180, top: 190, width: 340, radius: 40 },
    ]);
  const shootDesk = (screen: BrowserContextOptions, place: string) =>
    shoot(screen, (page) => openDesk(page, server, place));

  const desktop = await shoot(DESKTOP, (page) => openAndShoot(page, '/'));
  await writePair('site', desktop, await shoot(PHONE, (page) => openAndShoot(page, '/')));

  const phones = [
    await shootDesk(PHONE, '#today'),
    await shootDesk(PHONE, `#today/${reference}`),
    await shootDesk(PHONE, '#numbers'),
  ];
  await write(
    'desk',
    phones.map((image, at) => ({ image, left: 110 + at * 491, top: 70, width: 398, radius: 44 })),
  );
  for (const [name, place] of [
    ['today', '#today'],
    ['board', '#board'],
    ['numbers', '#numbers'],
  ] as const)
    await writePair(name, await shootDesk(DESKTOP, place), await shootDesk(PHONE, place));

  const address = await preview(server, file);
  const at = JSON.stringify(PRICE.path);
  const form = await shoot(DESKTOP, (page) =>
    openDesk(page, server, `#content?${new URLSearchParams({ file, at })}`),
  );
  const shown = await shoot(PHONE, async (page) => {
    await page.goto(new URL(address, server.url).href);
    await page.goto(ROUTES.menu);
    const price = page.getByRole('listitem').filter({ hasText: DISH }).getByText(`₹${PRICE.value}`);
    await price
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    return page.screenshot();
  });
  await writePair('change-a-price', form, shown);
}

async function withPage<T>(
  browser: Browser,
  server: TestServer,
  screen: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const options = { deviceScaleFactor: 2, reducedMotion: 'reduce', bypassCSP: true } as const;
  const clock = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
  const context = await browser.newContext({
    ...screen,
    ...options,
    ...clock,
    baseURL: server.url,
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openAndShoot(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await addLetters(page);
  return page.screenshot();
}

async function openDesk(page: Page, server: TestServer, place: string): Promise<Buffer> {
  await signedInAdministrator(page, server);
  await page.goto(ROUTES.admin + place);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-row-shape]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await addLetters(page);
  // A field that is gone to has scrolled the page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return page.screenshot();
}

/** Saves the price as a draft and has the draft built. @returns the address that opens it in one browser */
async function preview(server: TestServer, file: string): Promise<string> {
  const { access_token: token } = await ensureAdministrator(server);
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${server.url}${CONTENT_ENDPOINT}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: 'sb_publishable_embedded',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${await answer.text()}`);
    return answer.json();
  };
  const { version } = await ask(`/file?id=${encodeURIComponent(file)}`);
  const changes = [{ op: 'set', ...PRICE }];
  await ask('/save', { id: file, version, changes, save: randomUUID() });
  let state = await ask('');
  const { commit } = state.draft;
  await ask('/preview', { commit });
  while (state.preview?.commit !== commit) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    state = await ask('');
  }
  return (await ask('/preview-address', {})).address;
}
