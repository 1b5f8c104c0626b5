import { ROUTES } from '../../../contract/routes.ts';
import { expect, test } from '../../support/product/product.ts';

const COURSES = [
  'Food & Beverage Management',
  'Cloud Kitchen Operations',
  'Quick Service Restaurant Skills',
  'Customer Service Excellence',
  'Digital Marketing for Food Businesses',
  'Hygiene & Safety Standards',
];

const SKILLS = [
  'Culinary basics',
  'Kitchen management and cost control',
  'Customer handling',
  'Team leadership',
  'Branding and marketing',
  'Entrepreneurship and franchise know-how',
];

test.beforeEach(async ({ page }) => {
  await page.goto(ROUTES.education);
});

test('the banner opens admission for the batch of September 15', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'ADMISSION OPEN' });
  await expect(banner).toContainText('Next batch starts September 15 with limited seats.');
});

test('an intro, six courses and six skills, by their names', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Learn. Grow. Succeed.' })).toBeVisible();
  await expect(page.getByText('with our training partner')).toBeVisible();
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toEqual([...COURSES, ...SKILLS]);
});

test('placement support is claimed and defined side by side', async ({ page }) => {
  const promise = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Placement assistance' }) });
  await expect(promise).toContainText('100% placement support');
  await expect(promise).toContainText('It is no guarantee of a job.');
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
  for (const name of [/^Enroll Now/, /^Apply for Training/, /^Chat on WhatsApp about education/]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toMatch(/education and training programs/);
  }
});
