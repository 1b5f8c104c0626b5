import { ROUTES } from '../../../contract/routes.ts';
import { listMainLinks } from '../../../site/content/page/navigation.ts';
import { loadNavigation } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const links = listMainLinks(await loadNavigation());
const name = links.find(({ href }) => href === ROUTES.about)?.label ?? '';

test('the toggle menu opens, and closes on Escape, outside and on a link', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Navigation' });
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expect(about).toBeHidden();

  await toggle.click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();

  await toggle.click();
  await expect(about).toBeVisible();
  await page.mouse.click(20, 820);
  await expect(about).toBeHidden();

  await toggle.click();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
  ).toBeHidden();
});
