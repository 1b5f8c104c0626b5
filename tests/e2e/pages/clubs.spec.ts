import { ROUTES } from '../../../contract/routes.ts';
import { begins } from '../../support/content/begins.ts';
import { getCollection, loadCompany, loadPage } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const inOrder = (left: { order: number }, right: { order: number }) => left.order - right.order;

const words = await loadPage('clubs');
const { chat } = await loadCompany();
const clubs = (await getCollection('clubs')).map(({ data }) => data).sort(inOrder);
const tiers = (await getCollection('tiers')).map(({ data }) => data).sort(inOrder);

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(({ page }) => page.goto(ROUTES.clubs));

test('opens with its promise, Join Now and WhatsApp, each in a new tab', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
  const main = page.getByRole('main');
  for (const [name, address] of [
    [words.joinLabel, /^https:\/\//],
    [words.chatLabel, /^https:\/\/wa\.me\/\d+\?text=./],
  ] as const) {
    const links = main.getByRole('link', { name: begins(name) });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
});

test('gives its reasons to join', async ({ page }) => {
  const why = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.why.heading, exact: true }) });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(
    words.why.benefits.map(({ title }) => title),
  );
});

test('offers each membership with its price and benefits', async ({ page }) => {
  for (const { name, price, benefits } of tiers) {
    const tier = card(page, name);
    const { amount, per } = price;
    await expect(tier.getByText(per ? `${amount} ${per}` : amount, { exact: !per })).toBeVisible();
    await expect(tier.getByRole('list').last().getByRole('listitem')).toHaveText(
      benefits.map(({ figure, text }) => (figure ? `${figure} ${text}` : text)),
    );
  }
});

test('states term, notice and cancelling beside the price', async ({ page }) => {
  const highlighted = tiers.find(({ isHighlighted }) => isHighlighted)?.name ?? '';
  const terms = card(page, highlighted).getByRole('list').first();
  await expect(terms.getByRole('listitem')).toHaveText(words.terms);
});

test('shows each club with activities, food perks and add-ons', async ({ page }) => {
  for (const { name, audience, isForMinors } of clubs) {
    const club = card(page, name);
    await expect(club).toHaveCount(1);
    await expect(club.getByText(audience, { exact: true })).toBeVisible();
    await expect(club.getByRole('heading', { level: 4 })).toHaveText([
      words.clubs.activities,
      words.clubs.foodPerks,
      words.clubs.addOns,
    ]);
    for (const list of await club.getByRole('list').all())
      await expect(list.getByRole('listitem')).not.toHaveCount(0);
    await expect(club.getByText(words.clubs.guardian)).toHaveCount(isForMinors ? 1 : 0);
  }
});

test('explains how to join, step by step, and closes with a call', async ({ page }) => {
  const how = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.how.heading, exact: true }) });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText(
    words.how.steps.map(({ title }) => title),
  );
  await expect(page.getByRole('main').locator('section').last()).toContainText(words.joinLabel);
});

test('the floating button begins a chat about joining', async ({ page }) => {
  const button = page.getByRole('complementary').getByRole('link', { name: /^Chat/ });
  await expect(button).toHaveAttribute('target', '_blank');
  const address = new URL((await button.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(chat.messages.clubs);
});

test('each way to register is linked, or the page says why not', async ({ page }) => {
  const name = words.how.steps.find(({ hasWays }) => hasWays)?.title ?? '';
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(step.getByRole('link', { name: words.how.chatLabel })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(step.getByRole('link', { name: words.how.websiteLabel })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  const instagram = step.getByRole('link', { name: 'Instagram' });
  await expect(instagram.or(step.getByText(words.how.withoutInstagram))).toBeVisible();
});
