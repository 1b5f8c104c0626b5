import { ROUTES } from '../../../contract/routes.ts';
import { addLead, openView, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test('the desk speaks the language that is chosen in Settings', async ({ page, product }) => {
  await addLead(product, 'Asha Verma', 30);
  await page.goto(`${ROUTES.admin}#today`);
  await openView(page, 'Language');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'भाषा', level: 2 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

  await page.getByRole('link', { name: /^आज/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'आज', level: 1 })).toBeVisible();
  await expect(page.getByText('1 व्यक्ति इंतज़ार में')).toBeVisible();
  await page.getByRole('link', { name: 'Asha Verma', exact: true }).first().click();
  const lead = page.getByRole('article', { name: 'Asha Verma' });
  await expect(lead.getByRole('link', { name: /^कॉल/ })).toBeVisible();
  await lead.getByLabel('नोट').fill('a shop');
  await lead.getByRole('button', { name: 'नोट सेव करें' }).click();
  await expect(page.getByText('Asha Verma: नोट किया')).toBeVisible();

  await page.goto(`${ROUTES.admin}#language`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Language', level: 2 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
