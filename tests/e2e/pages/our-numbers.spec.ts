import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, test } from '../../support/product/product.ts';

/** By hand: revenue times margin times twelve, as a share of the investment. */
const RETURNS = [
  ['Single Brand Franchise', '25-35% a year', '36-300% a year', '0.3-2.8 years'],
  ['Multi-Brand Food Court', '30-40% a year', '48-360% a year', '0.3-2.1 years'],
  ['Cloud Kitchen Model', '35-45% a year', '50-504% a year', '0.2-2 years'],
] as const;
const NOTED = [
  [ROUTES.home, 'these figures'],
  [ROUTES.franchise, 'these figures'],
  [ROUTES.cloudKitchen, 'these figures'],
  [ROUTES.cloudKitchen, 'What a busy kitchen looks like'],
  [ROUTES.education, 'placement support'],
  [ROUTES.clubs, 'the benefits'],
  [ROUTES.about, 'the awards'],
  [ROUTES.media, 'the company’s figures'],
] as const;

test('each figure says who states it, and where two do not fit', async ({ page }) => {
  await page.goto(ROUTES.ourNumbers);
  for (const [name, stated, implied, payback] of RETURNS) {
    const bill = page.getByRole('article').filter({ hasText: name });
    for (const figure of [stated, implied, payback]) await expect(bill).toContainText(figure);
  }
  await expect(page.getByText('₹22-67')).toBeVisible();
  const roi = page.locator('#single-roi');
  await expect(roi).toContainText('25-35%');
  await expect(roi).toContainText('no promise');
  for (const heading of ['The company', 'Training', 'Club membership', 'Awards'])
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findings(page, ROUTES.ourNumbers)).toEqual([]);
});

test('a link of the list leads to its figures', async ({ page }) => {
  await page.goto(ROUTES.ourNumbers);
  await page.getByRole('navigation', { name: 'All figures' }).getByText('Awards').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Awards' })).toBeInViewport();
});

for (const [path, name] of NOTED) {
  test(`${path} says on a press of a key what ${name} rest on`, async ({ page }) => {
    await page.goto(path);
    const summary = page.locator('summary', { hasText: `Basis of ${name}` }).first();
    await summary.focus();
    await page.keyboard.press('Enter');
    const note = page.locator('details', { has: summary });
    await expect(note.getByText(/^All our numbers/).first()).toBeVisible();
    const sizes = await note
      .locator('p')
      .evaluateAll((lines) =>
        lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
      );
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    // Wherever a page is scrolled to, the bar above it may stand over half of some link.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await findings(page, path)).toEqual([]);
  });
}

test('an article says behind its figures who states them', async ({ page }) => {
  await page.goto('/media/expansion-milestone');
  const [first] = await page.getByRole('link', { name: 'basis of these figures' }).all();
  await first?.click();
  await expect(page).toHaveURL(`${ROUTES.ourNumbers}#company`);
  await expect(page.locator('#company-locations')).toContainText('50+');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notes open and the figures stand there', async ({ page }) => {
    await page.goto(ROUTES.education);
    await page.getByText('Basis of placement support').click();
    await page.getByRole('link', { name: /^All our numbers/ }).click();
    await expect(page).toHaveURL(`${ROUTES.ourNumbers}#training`);
    await expect(page.locator('#placement-support')).toContainText('100%');
  });
});
