import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const BENEFITS = [
  'Exclusive discounts',
  'Lifestyle vouchers',
  'Priority access',
  'Free celebrations',
  'Exclusive activities',
  'Monthly surprises',
];

const FREE = ['Welcome drink coupon', 'Updates and activity access'];

const PREMIUM = [
  '10% off meals and combos',
  '₹200 lifestyle vouchers monthly',
  'Free entry to 12 events',
  'Birthday cake plus ₹500 family meal voucher',
  'Priority table reservations',
];

const CLUBS = [
  ['Youngistan Club', 'Seniors'],
  ['Pokeman Club', 'Kids'],
  ['Gappu Tappu Club', 'Teens and young adults'],
  ['Chugli Club', 'Ladies'],
] as const;

const STEPS = [
  'Scan the QR at the food court',
  'Register online via Instagram, WhatsApp or the website',
  'Get the digital card instantly',
  'Upgrade to Premium',
];

const GUARDIAN = 'A parent or guardian signs up for members under 18.';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(({ page }) => page.goto(ROUTES.clubs));

test('opens with its promise, Join Now and WhatsApp, each in a new tab', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Just Food. A Lifestyle.');
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['Join Now', /^https:\/\//],
    ['WhatsApp', /^https:\/\/wa\.me\/\d+\?text=.*join/],
  ] as const) {
    const links = main.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
});

test('gives six reasons under Why Join', async ({ page }) => {
  const why = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Why Join', exact: true }) });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(BENEFITS);
});

test('offers exactly two memberships with their benefits', async ({ page }) => {
  await expect(page.getByRole('heading', { name: /Club Member$/ })).toHaveText([
    'Free Club Member',
    'Premium Club Member',
  ]);
  const free = card(page, 'Free Club Member');
  await expect(free.getByText('Free', { exact: true })).toBeVisible();
  await expect(free.getByRole('listitem')).toHaveText(FREE);
  const premium = card(page, 'Premium Club Member');
  await expect(premium.getByText('₹999 per year')).toBeVisible();
  await expect(premium.getByRole('list').last().getByRole('listitem')).toHaveText(PREMIUM);
});

test('states term, notice and cancelling beside the price', async ({ page }) => {
  const terms = card(page, 'Premium Club Member').getByRole('list').first();
  await expect(terms).toContainText('valid for one year');
  await expect(terms).toContainText('30 days notice before a benefit changes');
  await expect(terms).toContainText('To cancel');
});

test('shows four signature clubs with activities, food perks and add-ons', async ({ page }) => {
  for (const [name, audience] of CLUBS) {
    const club = card(page, name);
    await expect(club).toHaveCount(1);
    await expect(club.getByText(audience, { exact: true })).toBeVisible();
    await expect(club.getByRole('heading', { level: 4 })).toHaveText([
      'Activities',
      'Food perks',
      'Add-ons',
    ]);
    for (const list of await club.getByRole('list').all()) {
      expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    }
  }
  for (const [name, count] of [
    ['Pokeman Club', 1],
    ['Gappu Tappu Club', 1],
    ['Youngistan Club', 0],
    ['Chugli Club', 0],
  ] as const) {
    await expect(card(page, name).getByText(GUARDIAN)).toHaveCount(count);
  }
});

test('explains How to Join in four steps and closes with a call', async ({ page }) => {
  const how = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How to Join', exact: true }) });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText(STEPS);
  await expect(page.getByRole('main').locator('section').last()).toContainText('Join Now');
});

test('the floating button begins a chat about joining', async ({ page }) => {
  const chat = page.getByRole('complementary').getByRole('link', { name: /^Chat/ });
  await expect(chat).toHaveAttribute('target', '_blank');
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toMatch(/join a club/);
});

test('each way to register is linked, or the page says why not', async ({ page }) => {
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Register online via Instagram' }) });
  await expect(step.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(step.getByRole('link', { name: 'Registration page' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  const instagram = step.getByRole('link', { name: 'Instagram' });
  await expect(instagram.or(step.getByText('no Instagram account to link'))).toBeVisible();
});
