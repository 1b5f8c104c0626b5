import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { isOpen } from '../../../site/content/shared/day.ts';
import { getCollection, loadCompany, loadPage } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const words = await loadPage('education');
const { chat } = await loadCompany();
const courses = (await getCollection('courses')).map(({ data }) => data);
const courseNames = courses.sort((a, b) => a.order - b.order).map(({ name }) => name);

test.beforeEach(async ({ page }) => {
  await page.goto(ROUTES.education);
});

test('the banner says which batch may be joined, while its days last', async ({ page }) => {
  const { admission } = words;
  const banner = page.getByRole('region', { name: admission.label });
  if (isOpen(admission, formatDay(Date.now()))) await expect(banner).toContainText(admission.text);
  else await expect(banner).toHaveCount(0);
});

test('an intro, the courses and the skills, by their names', async ({ page }) => {
  await expect(page.getByRole('heading', { name: words.intro.heading })).toBeVisible();
  await expect(page.getByText(words.intro.lead)).toBeVisible();
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toEqual([...courseNames, ...words.skills.items.map(({ title }) => title)]);
});

test('placement support is claimed and defined side by side', async ({ page }) => {
  const promise = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: words.placement.heading }) });
  const { claim, meaning } = words.placement;
  if (claim) await expect(promise).toContainText(`${claim.value} ${claim.label}`);
  await expect(promise).toContainText(meaning);
});

test('chat links open new tabs, some generic and some prefilled', async ({ page }) => {
  const links = page.locator('a[href^="https://wa.me/"]');
  const texts: (string | null)[] = [];
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    texts.push(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text'));
  }
  expect(texts).toContain(null);
  const main = page.getByRole('main');
  for (const link of [
    main.getByRole('link', { name: words.enrolLabel }),
    main.getByRole('link', { name: words.closing.action }),
    page.getByRole('complementary').getByRole('link', { name: /^Chat on WhatsApp/ }),
  ]) {
    const href = await link.getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toBe(chat.messages.education);
  }
});
