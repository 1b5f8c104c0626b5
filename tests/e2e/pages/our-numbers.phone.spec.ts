import { fillGaps } from '../../../contract/fill-gaps.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { readRegister, readSubjects } from '../../../site/content/claims/register.ts';
import { writeFigure } from '../../../site/content/claims/write-figure.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { loadFranchiseModels, loadPage } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const words = await loadPage('our-numbers');
const models = await loadFranchiseModels();
const subjects = readSubjects();
const figureOf = (id: string) => {
  const claim = readRegister().get(id);
  return claim && !claim.isExpired ? writeFigure(claim) : '';
};
const basisOf = (name: string) => fillGaps(words.note.basisOf, { name });

const NOTED = [
  [ROUTES.home, 'these figures'],
  [
    ROUTES.cloudKitchen,
    models.find(({ path }) => path === ROUTES.cloudKitchen)?.success?.heading ?? '',
  ],
  [ROUTES.education, 'placement support'],
] as const;

test('each figure says who states it, and where two do not fit', async ({ page }) => {
  await page.goto(ROUTES.ourNumbers);
  for (const { title, text } of words.check.meaning) {
    const point = page.getByRole('listitem').filter({ hasText: title });
    await expect(point).toContainText(text);
  }
  const roi = page.locator('#single-roi');
  await expect(roi).toContainText(figureOf('single-roi'));
  await expect(roi).toContainText(readRegister().get('single-roi')?.conditions ?? '');
  for (const { heading, claims } of subjects) {
    const isStated = claims.some(({ isExpired }) => !isExpired);
    await expect(page.getByRole('heading', { level: 3, name: heading, exact: true })).toHaveCount(
      Number(isStated),
    );
  }
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findings(page, ROUTES.ourNumbers)).toEqual([]);
});

for (const [path, name] of NOTED) {
  test(`${path} says on a press of a key what ${name} rest on`, async ({ page }) => {
    await page.goto(path);
    const summary = page.locator('summary', { hasText: basisOf(name) }).first();
    // A focus that has to scroll does so smoothly, and would go on after the page was taken back to its top.
    await summary.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await summary.focus();
    await page.keyboard.press('Enter');
    const note = page.locator('details', { has: summary });
    await expect(note.getByText(words.note.more).first()).toBeVisible();
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
  await expect(page.locator('#company-locations')).toContainText(figureOf('company-locations'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notes open and the figures stand there', async ({ page }) => {
    await page.goto(ROUTES.education);
    await page.getByText(basisOf('placement support')).click();
    await page.getByRole('link', { name: words.note.more }).click();
    await expect(page).toHaveURL(`${ROUTES.ourNumbers}#training`);
    await expect(page.locator('#placement-support')).toContainText(figureOf('placement-support'));
  });
});
