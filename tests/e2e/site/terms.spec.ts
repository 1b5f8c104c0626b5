import { AGREEMENT_PAPER, ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';
import { readPdf, wordsOf } from '../../support/site/read-pdf.ts';
import { readStructure } from '../../support/site/read-structure.ts';

test('every fee has a value or a way to ask for it, for each of the three models', async ({
  page,
}) => {
  await page.goto(ROUTES.fees);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  for (const line of [
    'Franchise fee',
    'Royalty',
    'Marketing share',
    'Deposit',
    'Term',
    'Renewal',
    'Exit',
  ])
    await expect(table.getByText(line, { exact: true })).toBeVisible();
  const cells = await table.getByRole('cell').allTextContents();
  expect(cells).toHaveLength(21);
  expect(cells.filter((text) => !text.trim())).toEqual([]);
  // No column leaves the phone.
  const width = page.viewportSize()?.width ?? 0;
  for (const cell of await table.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the way to an opening names the specified steps, with time, people, papers and money', async ({
  page,
}) => {
  await page.goto(ROUTES.opening);
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps.getByRole('heading')).toHaveText(['Apply', 'Evaluation', 'Setup', 'Launch']);
  for (const step of await steps.all())
    for (const label of ['Takes', 'Money due', 'You', 'We', 'Papers'])
      await expect(step.getByText(label, { exact: true })).toBeVisible();
});

test('the checklist is ticked on the screen, and is a tagged paper', async ({ page, request }) => {
  await page.goto(ROUTES.agreement);
  const boxes = page.getByRole('checkbox');
  const first = boxes.first();
  await first.check();
  await expect(first).toBeChecked();
  await expect(page.getByRole('link', { name: 'The checklist as PDF' })).toHaveAttribute(
    'href',
    AGREEMENT_PAPER,
  );
  const items = await page.getByRole('main').getByRole('group').locator('label').allTextContents();
  const paper = await (await request.get(AGREEMENT_PAPER)).body();
  const words = wordsOf(await readPdf(paper));
  for (const item of items) expect(words).toContain(item.trim());
  const roles = (await readStructure(paper)).map(({ role }) => role);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles).toEqual(expect.arrayContaining(['H2', 'H3', 'LBody', 'TH']));
  expect(paper.length).toBeLessThan(1_000_000);
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
  await expect(main.getByRole('link', { name: 'Call 1930' })).toHaveAttribute('href', 'tel:1930');
  await expect(main).toContainText('never because of a message in WhatsApp', { ignoreCase: true });
});
