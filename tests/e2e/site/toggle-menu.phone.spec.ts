import { expect, test } from '../../support/product/product.ts';

test('the toggle menu opens, and closes on Escape, outside and on a link', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Navigation' });
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
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
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
  ).toBeHidden();
});
