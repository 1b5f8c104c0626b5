import sharp from 'sharp';
import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { stayOnPage } from '../../support/product/desk.ts';
import { test as base, expect, OWNER } from '../../support/product/product.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

/** A server of its own: what is published there is seen by nobody else's test. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({ playwright: _playwright }, use) => {
      const server = await startTestServer({
        env: { ADMIN_EMAIL: OWNER.email },
        willPublish: true,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Two builds of low priority, beside other tests.
test.setTimeout(720_000);
const BUILD = { timeout: 240_000 };

const BRAND = 'brands/roll-nation';

test('a price and a picture are changed on a phone, looked at, published, seen and taken back', async ({
  page,
  server,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const menuFile = async () => (await page.request.get('/menus/roll-nation.pdf')).body();
  const before = { menu: await read('/menu'), file: await menuFile() };
  await stayOnPage(page);
  await signedInAdministrator(page, server);
  await page.goto(`${ROUTES.admin}#content?file=${BRAND}/menu.yaml`);
  await page
    .getByLabel(/price in rupees/)
    .first()
    .fill('97');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();

  await page.goto(`${ROUTES.admin}#content?file=${BRAND}/brand.yaml`);
  await page
    .getByRole('button', { name: /^Replace/ })
    .first()
    .waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'stall.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: '#2255AA' },
      })
        .png()
        .toBuffer(),
    });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByLabel('What it shows').fill('A blue stall');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  // The server encodes it anew and reads all content with it.
  await expect(dialog).toBeHidden(BUILD);

  await page.goto(`${ROUTES.admin}#content?show=publish`);
  await page.getByRole('button', { name: 'Make a preview' }).click();
  const open = page.getByRole('button', { name: 'Open the preview' });
  await expect(open).toBeVisible(BUILD);
  expect(await read('/menu')).toBe(before.menu);
  await open.click();
  await expect(page.getByText('Draft – not published')).toBeVisible();
  await page.goto('/menu');
  expect(await page.content()).toContain('₹97');
  await page.getByRole('button', { name: 'Press words to change them' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(/\/admin#content\?find=What/);
  await page.goto('/preview/end');
  expect(await read('/menu')).toBe(before.menu);

  // What is published ends the look at the draft by itself.
  await page.goto(`${ROUTES.admin}#content?show=publish`);
  await open.click();
  await expect(page.getByText('Draft – not published')).toBeVisible();
  await page.goto(`${ROUTES.admin}#content`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Live')).toBeVisible(BUILD);
  const published = await read('/menu');
  expect(published).toContain('₹97');
  expect(published).not.toContain('/preview/mark.js');
  expect(await read('/brands/roll-nation')).toContain('A blue stall');
  expect((await menuFile()).equals(before.file)).toBe(false);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'The site is as it was before.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
  expect(await read('/menu')).toBe(before.menu);
  expect((await menuFile()).equals(before.file)).toBe(true);
});

test.describe('a save that is refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('an article is begun, and what it lacks is said at its field', async ({ page, server }) => {
    await stayOnPage(page);
    await signedInAdministrator(page, server);
    await page.goto(`${ROUTES.admin}#content?show=add`);
    const begin = page.getByRole('button', { name: 'Create article' });
    await page.getByLabel('Title').fill('A kitchen in the monsoon');
    await page.getByLabel('Date').fill('2026-07-01');
    await page.getByLabel('Opening words').fill('Rain.');
    await begin.click();
    await expect(
      page.getByText('is too short – at least 50 characters', { exact: true }),
    ).toBeVisible();
    const words = 'What rain does to deliveries, to stocks and to the people who cook through it.';
    await page.getByLabel('Opening words').fill(words);
    await begin.click();
    await expect(page).toHaveURL(/file=articles%2Fa-kitchen-in-the-monsoon\.md/);
    await page.getByRole('tab', { name: 'Title, date, picture' }).click();
    await expect(page.getByLabel('Opening words')).toHaveValue(words);
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(
      page.getByText('Write here what “A kitchen in the monsoon” is about.').first(),
    ).toBeVisible();
  });
});
