import { openView } from '../../support/product/desk.ts';
import { expect, test } from '../../support/product/product.ts';
import { openKeptDesk, WITHOUT_NETWORK } from '../../support/product/without-network.ts';

test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });
test.beforeEach(({ page, context, product }) => openKeptDesk(page, context, product));

test('a hostile file is refused in a worker without network, while the desk goes on', async ({
  page,
  context,
}) => {
  await openView(page, 'Import');
  const choose = page.getByLabel('CSV file or Excel workbook');
  // As large as a file may be, and two rows too long.
  const file = {
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${'a,'.repeat(98)}a\n`.repeat(50_002)),
  };
  await context.setOffline(true);
  await page.evaluate(() => {
    const { body } = document;
    body.dataset.turns = '0';
    const ticking = setInterval(() => {
      if (body.textContent?.includes('more than 50,000 rows')) clearInterval(ticking);
      else body.dataset.turns = String(Number(body.dataset.turns) + 1);
    });
  });
  const started = page.waitForEvent('worker');
  await choose.setInputFiles(file);
  await started;
  await expect(page.getByText('This file has more than 50,000 rows. Split it')).toBeVisible();
  // A page that reads the file itself gets no turn before it is done.
  expect(Number(await page.locator('body').getAttribute('data-turns'))).toBeGreaterThan(10);
  await expect.poll(() => page.workers()).toEqual([]);
  await choose.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
  await expect(page.getByText('There are no rows in this file.')).toBeVisible();
});
