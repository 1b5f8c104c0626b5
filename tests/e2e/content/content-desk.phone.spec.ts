import { createFakeContent, MENU } from '../../../admin/features/content/testing/fake-content.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { stayOnPage } from '../../support/product/desk.ts';
import { expect, test } from '../../support/product/product.ts';

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Fake = ReturnType<typeof createFakeContent>;
let fake: Fake;

test.beforeEach(async ({ product, page }) => {
  fake = createFakeContent();
  await page.route(/\/desk\/content/, async (route) => {
    const request = route.request();
    const isJson = request.headers()['content-type']?.includes('json');
    const [status, json] = fake.answer(request.url(), isJson ? request.postDataJSON() : undefined);
    await route.fulfill({ status, json });
  });
  await stayOnPage(page);
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#content`);
});

const saved = () => fake.asked.filter(({ path }) => path === '/save').map(({ body }) => body);

test('a price is changed in five taps', { tag: '@check' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Menus and prices' }).waitFor();
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener('pointerdown', () =>
      Reflect.set(window, 'taps', Reflect.get(window, 'taps') + 1),
    );
  });
  await page.getByRole('link', { name: 'Menus and prices' }).tap();
  await page.getByRole('link', { name: 'Menu of Delhi Gali' }).tap();
  await page.getByLabel('Kulhad chai, price in rupees').tap();
  // Touching the field chose what stands in it, so that the new price takes its place.
  await page.keyboard.type('45');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(toast(page, 'Saved')).toBeVisible();
  // Typing counts as one more.
  expect(await page.evaluate(() => Reflect.get(window, 'taps'))).toBe(4);
  expect(saved()).toMatchObject([
    { id: MENU, changes: [{ path: ['categories', 0, 'dishes', 1, 'price'], value: 45 }] },
  ]);
});

test.describe('two people', () => {
  // The browser says so of every answer that refuses.
  test.use({ expectedErrors: [/409/] });

  test('what is typed survives a reload and somebody else’s save', async ({ page }) => {
    await page.goto(`${ROUTES.admin}#content?file=${MENU}`);
    const price = page.getByLabel('Kulhad chai, price in rupees');
    await price.fill('47');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toContain('lead-desk-drafts');
    await page.reload();
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await expect(price).toHaveValue('47');
    fake.saveElsewhere();
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this too' });
    await expect(dialog.getByLabel('Keep mine 47')).toBeChecked();
    expect(await findings(page, 'conflict')).toEqual([]);
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
  });
});

test('an article is written with the toolbar and shown as it will be', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#content?file=articles/cost-control.md`);
  const text = page.getByLabel('Text of the article');
  await text.fill('Rent');
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**Rent**');
  await page.getByRole('button', { name: 'Table' }).click();
  const shown = page.getByRole('region', { name: 'What it will look like' });
  await expect(shown.getByRole('cell', { name: 'Second' })).toBeVisible();
  await page.getByRole('tab', { name: 'Title, date, picture' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(
    'Cost control for restaurants',
  );
});

test('a picture is cut with the keyboard, described and sent', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#content?file=company.yaml`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace Hero' }).click(),
  ]);
  await chooser.setFiles({
    name: 'hall.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('Choose a photo: JPEG, PNG, WebP or AVIF.')).toBeVisible();
  const png = await page.screenshot();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: png });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  const corner = dialog.getByRole('button', { name: /south east/ });
  await corner.press('ArrowLeft');
  await dialog.getByLabel('What it shows').fill('');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('Say in a few words what the picture shows.')).toBeVisible();
  expect(await findings(page, 'picture')).toEqual([]);
});

test('every screen is clean for assistive technology and fits the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const screens = {
    '': 'What do you want to change?',
    '?area=menus': 'Menu of Delhi Gali',
    [`?file=${MENU}`]: 'Chaat counter',
    '?file=company.yaml': 'What it shows',
    '?file=articles/cost-control.md': 'What it will look like',
    '?show=publish': 'Preview and publish',
    '?show=history': 'Kulhad chai, price: 40 → 45',
    '?show=add': 'Create article',
    '?show=facts': 'Facts to confirm',
  };
  for (const [place, words] of Object.entries(screens)) {
    await page.goto(`${ROUTES.admin}#content${place}`);
    await expect(page.getByText(words).or(page.getByLabel(words)).first()).toBeVisible();
    expect(await findings(page, place), place).toEqual([]);
    expect(await readOverflow(page), place).toBeLessThanOrEqual(0);
  }
});
