import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { stayOnPage } from '../../support/product/desk.ts';
import { test as base, expect, OWNER } from '../../support/product/product.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

/** A server of its own: what is published there is seen by nobody else's test. */
const test = base.extend<object, { home: TestServer }>({
  home: [
    async ({ playwright: _playwright }, use) => {
      const home = await startTestServer({ env: { ADMIN_EMAIL: OWNER.email } });
      await use(home);
      await home.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ home }, use) => use(home.url),
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 });
// A build takes a while beside other tests.
test.setTimeout(240_000);
const BUILD = { timeout: 60_000 };

const MENU = 'brands/roll-nation/menu.yaml';

test('a price and a picture are changed, looked at, published, seen and taken back on a phone', async ({
  page,
  home,
}) => {
  const shown = async (path = '/menu') => (await page.request.get(path)).text();
  await stayOnPage(page);
  await signedInAdministrator(page, home);
  await page.goto(`${ROUTES.admin}#content?file=${MENU}`);
  const price = page.getByLabel(/price in rupees/).first();
  await price.fill('97');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  expect(await shown()).not.toContain('₹97');

  await page.goto(`${ROUTES.admin}#content?show=publish`);
  await page.getByRole('button', { name: 'Make a preview' }).click();
  const open = page.getByRole('button', { name: 'Open the draft' });
  await expect(open)
    .toBeVisible(BUILD)
    .catch(async (e) => {
      await page.screenshot({ path: '/tmp/look/fail.png', fullPage: true });
      console.log(home.output());
      throw e;
    });
  await open.click();
  await expect(page).toHaveURL('/');
  const preview = await page.context().newPage();
  await preview.goto('/menu');
  await expect(preview.getByText('Draft – not published')).toBeVisible();
  expect(await preview.content()).toContain('₹97');
  await preview.screenshot({ path: '/tmp/look/preview.png' });
  await preview.getByRole('link', { name: 'Leave the draft' }).click();
  expect(await shown()).not.toContain('₹97');
  await preview.close();
  await page.goto(`${ROUTES.admin}#content`);

  await page.screenshot({ path: '/tmp/look/before-publish.png' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Live')).toBeVisible(BUILD);
  expect(await shown()).toContain('₹97');
  await page.screenshot({ path: '/tmp/look/live.png' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo the publishing' }).click();
  await expect(toast(page, 'The site is as it was before.')).toBeVisible();
  expect(await shown()).not.toContain('₹97');
});
