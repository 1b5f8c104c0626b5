import { ROUTES } from '../../../contract/routes.ts';
import { loadFranchiseModels, loadPage } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const fees = await loadPage('fees');
const models = await loadFranchiseModels();

test('every fee has a value or a way to ask for it, for each model', async ({ page }) => {
  await page.goto(ROUTES.fees);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(models.length);
  for (const { label } of fees.lines)
    await expect(table.getByText(label, { exact: true })).toBeVisible();
  const cells = await table.getByRole('cell').allTextContents();
  expect(cells).toHaveLength(fees.lines.length * models.length);
  expect(cells.filter((text) => !text.trim())).toEqual([]);
  // No column leaves the phone.
  const width = page.viewportSize()?.width ?? 0;
  for (const cell of await table.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the way to an opening names the steps of the model, with time, people, papers and money', async ({
  page,
}) => {
  await page.goto(ROUTES.opening);
  const steps = page.getByRole('main').locator('ol > li');
  const single = models.find(({ route }) => route === 'singleBrand')?.steps?.items ?? [];
  await expect(steps.getByRole('heading')).toHaveText(single.map(({ title }) => title));
  const { ask: _ask, ...labels } = (await loadPage('opening')).labels;
  for (const step of await steps.all())
    for (const label of Object.values(labels))
      await expect(step.getByText(label, { exact: true })).toBeVisible();
});

test('the official channels are those of the company, and say what to do about a fake', async ({
  page,
}) => {
  await page.goto(ROUTES.officialChannels);
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  const phone = await footer.locator('a[href^="tel:"]').first().getAttribute('href');
  const mail = await footer.locator('a[href^="mailto:"]').first().getAttribute('href');
  await expect(main.locator(`a[href="${phone}"]`)).toHaveCount(1);
  await expect(main.locator(`a[href="${mail}"]`)).toHaveCount(1);
  const { report, money } = await loadPage('official-channels');
  const { label, number } = report.helpline;
  await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', `tel:${number}`);
  for (const rule of money.rules) await expect(main).toContainText(rule);
});
