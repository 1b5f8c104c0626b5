import { fillGaps } from '../../contract/fill-gaps.ts';
import { receiptPath } from '../../contract/paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { addressOf, HOSTILITIES, type Hostility } from '../../tests/support/browser/hostilities.ts';
import {
  loadBrands,
  loadCities,
  loadMenus,
  loadPage,
  loadPayback,
} from '../../tests/support/content/read-content.ts';
import {
  fillForm,
  forgetCounts,
  waitUntilAwake,
} from '../../tests/support/product/contact-page.ts';
import { sendEnquiry } from '../../tests/support/product/enquiries.ts';
import { expect, type Page, type Product, test } from '../../tests/support/product/product.ts';

interface Island {
  name: string;
  /** Where it stands. */
  path: string | ((product: Product) => Promise<string>);
  isAlive: (page: Page) => Promise<void>;
  /** What a visitor does there, and sees. */
  act: (page: Page, product: Product, hostility: Hostility) => Promise<void>;
}

const { words: payback } = await loadPayback();
const about = await loadPage('about');
const finder = await loadPage('finder');
const cities = await loadPage('cities');
const search = await loadPage('search');
const [city] = await loadCities();
const [brand] = await loadBrands();
const [menu] = await loadMenus();
const dish = menu?.categories[0]?.dishes[0]?.name ?? '';

const tool = (name: string) => async (page: Page) => {
  const place = page.locator(`[data-tool="${name}"]`);
  await place.evaluate((element) => element.scrollIntoView());
  await expect(place).toHaveAttribute('data-is-alive', '');
};

const ISLANDS: readonly Island[] = [
  {
    name: 'contact form',
    path: ROUTES.contact,
    isAlive: waitUntilAwake,
    act: async (page, product, { name }) => {
      const press = () => page.locator('main form [type=submit]').click();
      await press();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter your full name.',
      );
      await fillForm(page, { name });
      await press();
      await expect(page.getByText('Message sent!').first()).toBeVisible();
      await expect(page.locator('main form [type=submit]')).toBeEnabled();
      const stored = () => product.sql('select id from public.leads where name = $1', [name]);
      await expect.poll(async () => (await stored()).length).toBe(1);
    },
  },
  {
    name: 'receipt',
    path: async (product) => receiptPath((await sendEnquiry(product)).receipt),
    isAlive: (page) => expect(page.getByRole('button', { name: 'Correct it' })).toBeVisible(),
    act: async (page) => {
      await page.getByRole('button', { name: 'Correct it' }).click();
      await page.getByLabel('Full name').fill('Asha Verma Rao');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').getByText('Corrected.')).toBeVisible();
      await expect(page.getByText('Asha Verma Rao')).toBeVisible();
    },
  },
  {
    name: 'awards',
    path: ROUTES.about,
    isAlive: async (page) => {
      const carousel = page.getByRole('region', { name: about.awards.heading });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-motion', 'paused');
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Next award' }).click();
      const second = page.locator('[aria-roledescription="slide"]').nth(1);
      await expect(second.getByRole('heading')).toBeInViewport();
    },
  },
  {
    name: 'payback lab',
    path: ROUTES.payback,
    isAlive: (page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible(),
    act: async (page) => {
      const month = page
        .locator('dl[aria-live] > div')
        .filter({ hasText: 'A full month leaves' })
        .locator('dd');
      for (const [orders, result] of [
        ['20', /Loss of ₹/],
        ['900', /^(अ )?₹/],
      ] as const) {
        await page.getByLabel(payback.fields.ordersPerDay.label).first().fill(orders);
        await expect(month).toHaveText(result);
      }
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(
        page.getByRole('status').getByText(/Link copied|does not allow copying/),
      ).toBeVisible();
    },
  },
  {
    name: 'finder',
    path: ROUTES.finder,
    isAlive: tool('finder'),
    act: async (page) => {
      await page.getByLabel(finder.questions.budget.title).fill('12');
      await page.getByRole('button', { name: finder.controls.show }).click();
      await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'cities',
    path: ROUTES.cities,
    isAlive: tool('cities'),
    act: async (page) => {
      const place = page.locator('[data-tool="cities"]');
      for (const query of ['Timbuktu', city?.name ?? '', 'Atlantis']) {
        await page.getByLabel(cities.search.label).fill(query);
        await expect(place).toContainText(query);
      }
      await expect(place).not.toContainText('Timbuktu');
      await expect(place).toContainText(fillGaps(cities.search.none, { query: 'Atlantis' }));
    },
  },
  {
    name: 'shortlist',
    path: ROUTES.brands,
    isAlive: (page) => expect(page.locator('main')).toBeVisible(),
    act: async (page, _product, { onceAlive }) => {
      const heart = page.getByRole('button', { name: `Keep ${brand?.name}` });
      // Where nothing is kept there is nothing to press.
      const isKept = (await heart.count()) > 0;
      if (isKept) await heart.click();
      await page.goto(ROUTES.compare);
      await onceAlive?.(page);
      const tick = page.getByRole('checkbox', { name: brand?.name ?? '' });
      await expect(tick).toBeChecked({ checked: isKept });
      await tick.click();
      await expect(tick).toBeChecked({ checked: !isKept });
    },
  },
  {
    name: 'search',
    path: ROUTES.search,
    isAlive: tool('search'),
    act: async (page) => {
      const field = page.getByRole('searchbox', { name: search.box.label });
      for (const query of ['helicopter', dish]) {
        await field.fill(query);
        await expect(page.locator('[data-tool="search"]').getByText(query).first()).toBeVisible();
      }
      await expect(page.locator('[data-tool="search"]')).not.toContainText('helicopter');
    },
  },
];

for (const hostility of HOSTILITIES) {
  test.describe(`pages ${hostility.name}`, () => {
    test.use({
      baseURL: async ({ product }, use) => use(addressOf(hostility, product)),
      expectedErrors: hostility.errors ? [new RegExp(hostility.errors)] : [],
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('each island does what it is for', async ({ page, product }) => {
      await forgetCounts(product);
      await hostility.atStart?.(page);
      for (const { name, path, isAlive, act } of ISLANDS) {
        await test.step(name, async () => {
          await page.goto(typeof path === 'string' ? path : await path(product));
          await isAlive(page);
          await hostility.onceAlive?.(page);
          await act(page, product, hostility);
        });
      }
    });
  });
}
