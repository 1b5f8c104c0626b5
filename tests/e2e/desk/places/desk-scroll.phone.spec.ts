import { ROUTES } from '../../../../contract/routes.ts';
import { test } from '../../../support/product/desk.ts';
import { addLeads } from '../../../support/product/leads.ts';
import { expect, type Page } from '../../../support/product/product.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Visitor \d+$/ });
/** A row that one has to scroll for. */
const FAR = 25;

test.beforeEach(async ({ product }) => {
  await addLeads(product, 40);
});

test('a view begins at its top, however far down the one before was', async ({ page }) => {
  await page.goto(`${ROUTES.admin}#today`);
  await rows(page).nth(FAR).scrollIntoViewIfNeeded();
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    location.hash = '#health';
  });
  await expect(page.getByRole('heading', { name: 'System check', exact: true })).toBeInViewport();
  await expect.poll(() => place(page)).toBe(0);
});

test('a lead begins at its top, and its list is found again where one left it', async ({
  page,
}) => {
  await page.goto(`${ROUTES.admin}#today`);
  const far = rows(page).nth(FAR);
  await far.scrollIntoViewIfNeeded();
  const name = (await far.textContent()) ?? '';
  await far.click();
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport();
  await expect.poll(() => place(page)).toBe(0);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(rows(page).nth(FAR)).toBeInViewport();
  await rows(page).nth(FAR).click();
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport();
  await page.goBack();
  await expect(rows(page).nth(FAR)).toBeInViewport();
});

test('the first lead begins above 30% of the screen, and the chosen section is in view', async ({
  page,
}) => {
  for (const view of ['leads', 'today']) {
    await page.goto(`${ROUTES.admin}#${view}`);
    await expect(rows(page).first()).toBeVisible();
    const [first, screen] = [await rows(page).first().boundingBox(), page.viewportSize()];
    expect(first?.y).toBeLessThan((screen?.height ?? 0) * 0.3);
  }
  await page.goto(`${ROUTES.admin}#health`);
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});

test('the search has the cursor where somebody came for it, and begins at its top after a reload', async ({
  page,
}) => {
  await page.goto(`${ROUTES.admin}#search`);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/#leads$/);
  await expect(rows(page).first()).toBeVisible();
  // The browser notes where a page stands a moment after it has come to rest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await place(page)).toBe(0);
});
