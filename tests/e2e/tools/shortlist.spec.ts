import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, test } from '../../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('hearts keep brands and models, which stand side by side and fill the enquiry', async ({
  page,
}) => {
  await page.goto(ROUTES.brands);
  const heart = page.getByRole('button', { name: 'Keep Delhi Gali' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(ROUTES.brands);
  // Where the press has scrolled to, the header may lie on half a heart.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page, 'brands')).toEqual([]);

  await page.goto(ROUTES.cloudKitchen);
  await page.getByRole('button', { name: 'Keep Cloud Kitchen Model' }).click();
  await page.getByRole('link', { name: 'Shortlist 2' }).click();

  await expect(page).toHaveURL(ROUTES.shortlist);
  const list = page.locator('[data-tool="shortlist"]');
  await expect(list.getByRole('listitem')).toHaveText([/Cloud Kitchen Model/, /Delhi Gali/]);
  expect(await readOverflow(page)).toBeLessThanOrEqual(1);
  expect(await findings(page, 'shortlist')).toEqual([]);
  const ask = list.getByRole('link', { name: 'Ask about these' });
  await expect(ask).toHaveAttribute(
    'href',
    `${ROUTES.contact}?from=shortlist&models=cloudKitchen&brands=delhi-gali`,
  );
  await list.getByRole('button', { name: 'Take Delhi Gali off the list' }).click();
  await list.getByRole('button', { name: 'Take Cloud Kitchen Model off the list' }).click();
  await expect(list).toContainText('Nothing is kept yet.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no heart is shown, and the page says where to look', async ({ page }) => {
    await page.goto(ROUTES.brands);
    await expect(page.getByRole('button', { name: 'Keep Delhi Gali' })).toHaveCount(0);
    await page.goto(ROUTES.shortlist);
    await expect(page.locator('noscript p')).toContainText('Keeping a list needs JavaScript.');
    await expect(page.getByRole('link', { name: 'See the brands' })).toBeVisible();
  });
});
