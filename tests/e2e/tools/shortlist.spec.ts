import { ROUTES } from '../../../contract/routes.ts';
import { fillGaps } from '../../../site/format/fill-gaps.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { loadBrands, loadFranchiseModels, loadPage } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const words = await loadPage('shortlist');
const [brand] = await loadBrands();
const { slug = '', name = '' } = brand ?? {};
const kitchen =
  (await loadFranchiseModels()).find(({ route }) => route === 'cloudKitchen')?.name ?? '';
const remove = (kept: string) => fillGaps(words.list.remove, { name: kept });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('hearts keep brands and models, which stand side by side and fill the enquiry', async ({
  page,
}) => {
  await page.goto(ROUTES.brands);
  const heart = page.getByRole('button', { name: `Keep ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(ROUTES.brands);
  // Where the press has scrolled to, the header may lie on half a heart.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page, 'brands')).toEqual([]);

  await page.goto(ROUTES.cloudKitchen);
  await page.getByRole('button', { name: `Keep ${kitchen}` }).click();
  await page.getByRole('link', { name: /^Shortlist/ }).click();

  await expect(page).toHaveURL(ROUTES.shortlist);
  const list = page.locator('[data-tool="shortlist"]');
  await expect(list.getByRole('listitem')).toContainText([kitchen, name]);
  expect(await readOverflow(page)).toBeLessThanOrEqual(1);
  expect(await findings(page, 'shortlist')).toEqual([]);
  const ask = list.getByRole('link', { name: words.list.action });
  await expect(ask).toHaveAttribute(
    'href',
    `${ROUTES.contact}?from=shortlist&models=cloudKitchen&brands=${slug}`,
  );
  await list.getByRole('button', { name: remove(name) }).click();
  await list.getByRole('button', { name: remove(kitchen) }).click();
  await expect(list).toContainText(words.list.empty);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no heart is shown, and the page says where to look', async ({ page }) => {
    await page.goto(ROUTES.brands);
    await expect(page.getByRole('button', { name: `Keep ${name}` })).toHaveCount(0);
    await page.goto(ROUTES.shortlist);
    await expect(page.locator('noscript p')).toContainText(words.list.withoutScript);
    await expect(page.getByRole('link', { name: words.ways.brands })).toBeVisible();
  });
});
