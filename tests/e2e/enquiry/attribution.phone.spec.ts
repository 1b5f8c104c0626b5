import { brandPath } from '../../../contract/paths.ts';
import { ROUTES, SOFT_LEAD_ENDPOINT } from '../../../contract/routes.ts';
import { loadBrands } from '../../support/content/read-content.ts';
import {
  fillForm,
  openContactPage,
  send,
  storedLeads,
} from '../../support/product/contact-page.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const BRAND = brandPath((await loadBrands())[0]?.slug ?? '');

const readNotes = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('touches') ?? 'null'));

test('an enquiry brings along how its visitor came first and last', async ({ page, product }) => {
  const marker = 'campaign';
  await page.goto(`${ROUTES.franchise}?utm_source=meta&utm_campaign=diwali&fbclid=f1&name=x`);
  await page.goto(BRAND, { referer: 'https://food.example/list?who=me' });
  await page.goto(ROUTES.menu, { referer: `${product.url}${BRAND}` });
  await openContactPage(page);
  await fillForm(page, { message: marker });
  await send(page);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const [lead] = await storedLeads(product, marker);
  const at = expect.any(Number);
  expect(lead?.attribution).toEqual({
    first: { utm_source: 'meta', utm_campaign: 'diwali', fbclid: 'f1', landing: '/franchise', at },
    last: { referrer: 'food.example', landing: BRAND, at },
    looked: BRAND,
    page: '/contact',
  });
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('chat links', () => {
  let chats: string[];
  let beacons: { code: string; page: string; attribution: object }[];

  test.beforeEach(async ({ context }) => {
    chats = [];
    beacons = [];
    await context.route('https://wa.me/**', async (route) => {
      chats.push(new URL(route.request().url()).searchParams.get('text') ?? '');
      await route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' });
    });
    context.on('request', (request) => {
      if (new URL(request.url()).pathname !== SOFT_LEAD_ENDPOINT) return;
      beacons.push(JSON.parse(request.postData() ?? ''));
    });
  });

  const chat = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^Chat/ });

  test('carry a reference, count once, and keep the message in front of it', async ({
    page,
    product,
  }) => {
    await page.goto(`${ROUTES.education}?utm_source=radio`);
    const href = new URL((await chat(page).getAttribute('href')) ?? '');
    const message = href.searchParams.get('text') ?? '';
    for (const click of [() => chat(page).click(), () => chat(page).press('Enter')]) {
      const opened = page.context().waitForEvent('page');
      await click();
      const tab = await opened;
      await tab.waitForURL(/wa\.me/);
      await tab.close();
    }
    await expect.poll(() => chats.length).toBe(2);
    const [code = ''] = /[2-9A-HJ-NP-Z]{4}(?=\)$)/.exec(chats[0] ?? '') ?? [];
    expect(chats).toEqual(Array(2).fill(`${message} (Ref ${code})`));
    const rows = () => product.sql('select * from private.chat_clicks where code = $1', [code]);
    await expect.poll(async () => (await rows()).length).toBe(1);
    expect((await rows())[0]).toMatchObject({
      page: ROUTES.education,
      attribution: { first: { utm_source: 'radio' } },
    });
    expect(beacons).toHaveLength(1);
  });

  test('in a new tab by the middle button count too', async ({ page }) => {
    await page.goto(ROUTES.home);
    await chat(page).click({ button: 'middle' });
    await expect(chat(page)).toHaveAttribute('href', /%20\(Ref%20[2-9A-HJ-NP-Z]{4}\)$/);
    await expect.poll(() => beacons.map((beacon) => beacon.page)).toEqual([ROUTES.home]);
  });

  test("the clubs' page, for children too, notes and counts nothing", async ({ page }) => {
    await page.goto(`${ROUTES.clubs}?utm_source=school&gclid=1`);
    const opened = page.context().waitForEvent('page');
    await chat(page).click();
    await opened;
    await expect.poll(() => chats).toHaveLength(1);
    expect(chats[0]).not.toContain('Ref');
    expect(await readNotes(page)).toBeNull();
    await page.goto(ROUTES.terms, { referer: page.url() });
    expect(beacons).toEqual([]);
    expect(await readNotes(page)).toEqual({
      first: { landing: ROUTES.terms, at: expect.any(Number) },
      last: { landing: ROUTES.terms, at: expect.any(Number) },
    });
  });
});
