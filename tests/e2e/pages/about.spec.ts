import { ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';

test('two directors, five managers, each with a designation', async ({ page }) => {
  await page.goto(ROUTES.about);
  for (const [heading, count] of [
    ['Board of Directors', 2],
    ['Management Team', 5],
  ] as const) {
    const part = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(part.getByRole('listitem')).toHaveCount(count);
    for (const person of await part.getByRole('listitem').all()) {
      await expect(person.getByRole('heading')).not.toBeEmpty();
      await expect(person.getByRole('paragraph').first()).not.toBeEmpty();
      await expect(person.getByRole('paragraph').last()).toHaveText(/^Orders first \S/);
    }
  }
  for (const name of ['Company profile', 'Vision', 'Mission']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
