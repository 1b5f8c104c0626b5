import { fillGaps } from '../../../contract/fill-gaps.ts';
import { INTEREST_CHOICES } from '../../../contract/interest/interest.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import {
  loadCities,
  loadContact,
  loadFranchiseModels,
  loadPage,
} from '../../support/content/read-content.ts';
import { fillForm, forgetCounts, send, storedLeads } from '../../support/product/contact-page.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('finder');
const { interest } = await loadContact();
const models = await loadFranchiseModels();
const open = (await loadCities()).find(({ status }) => status === 'open')?.name ?? '';
const { questions, controls, result } = words;
/** What a model takes, so that it is named. */
const fitting = models.find(({ route }) => route === 'singleBrand')?.figures.investment.max ?? 0;
/** The headings of a recommendation, each with every model. */
const headings = models.flatMap(({ name }) =>
  [result.heading, result.headingGap].map((heading) => fillGaps(heading, { model: name })),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const finder = (page: Page) => page.locator('[data-tool="finder"]');
const title = (page: Page) => finder(page).getByRole('article').getByRole('heading').first();
const budget = (page: Page) => finder(page).getByLabel(questions.budget.title);

async function openFinder(page: Page): Promise<void> {
  await page.goto(ROUTES.finder);
  await expect(finder(page)).toHaveAttribute('data-is-alive', '');
}

/** "I have the money for a counter, a 450 sq ft shop in a city that is open, and a job for another half year." */
async function answerAll(page: Page): Promise<void> {
  await budget(page).fill(String(fitting / 100_000));
  await finder(page).getByLabel(INTEREST_CHOICES.place.rented).check();
  await finder(page).getByLabel(questions.place.areaLabel).fill('450');
  await finder(page).getByLabel(questions.city.title).fill(open);
  for (const name of ['Full time, myself', 'New to food and to business', 'In six months'])
    await finder(page).getByLabel(name).check();
  expect(await findings(page, 'questions')).toEqual([]);
  await finder(page).getByRole('button', { name: controls.show }).click();
}

test('six answers end in a recommendation with both sides, and in the lead', {
  tag: '@check',
}, async ({ page, product }) => {
  const marker = 'finder';
  await forgetCounts(product);
  await openFinder(page);
  await answerAll(page);
  await expect
    .poll(async () => headings.includes((await title(page).textContent()) ?? ''))
    .toBe(true);
  await expect(finder(page)).toContainText(words.against['experience-none'] ?? '');
  expect(await readOverflow(page)).toBeLessThanOrEqual(1);
  expect(await findings(page, 'recommendation')).toEqual([]);

  await finder(page).getByRole('link', { name: result.action }).click();
  const card = page.getByRole('region', { name: interest.heading });
  await expect(card.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByLabel('Subject')).toHaveValue('franchise');
  await card
    .getByRole('button', { name: 'Do not send Experience: New to food and to business' })
    .click();
  await expect(card).not.toContainText('Experience');
  expect(await findings(page, 'contact with a card')).toEqual([]);
  await fillForm(page, { message: marker });
  await send(page);
  await expect(card).toBeHidden();

  const [lead] = await storedLeads(product, marker);
  expect(lead).toMatchObject({
    ...{ city: open, area_sqft: 450, brand: null },
    interest: {
      ...{ from: 'finder', budget: fitting, area: 450 },
      ...{ city: open, place: 'rented', hours: 'full', start: 'half' },
    },
  });
  expect(lead?.model).toBeTruthy();
  expect(Number(lead?.budget_rupees)).toBe(fitting);
  expect(lead?.interest).not.toHaveProperty('experience');
  const mail = await product.mail.waitFor((received) => received.text.includes(marker));
  expect(mail.text).toMatch(/Money: +₹\d/);
});

test('a change shows at once, and the answers are there after a look at a model', async ({
  page,
}) => {
  await openFinder(page);
  await budget(page).fill('6.5');
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('article')).toBeFocused();
  const before = (await title(page).textContent()) ?? '';
  await budget(page).fill('100');
  await expect(title(page)).not.toHaveText(before);
  await page.getByRole('link', { name: result.look }).click();
  await page.goBack();
  await expect(budget(page)).toHaveValue('100');
  await expect(title(page)).not.toHaveText(before);
});

test('what does not fit the bounds is dropped, and never costs the enquiry', async ({
  page,
  product,
}) => {
  const marker = 'bad query';
  await forgetCounts(product);
  await page.goto(`${ROUTES.contact}?from=finder&budget=-5&models=palace&place=castle&city=%00`);
  await expect(page.locator('#interest')).toBeHidden();
  const answer = await page.request.post('/functions/v1/send-contact-email', {
    data: {
      ...{ name: 'Asha', email: 'asha@example.in', phone: '9876543210', message: marker },
      ...{ homepage: '', interest: { city: { $ne: 1 }, budget: 1e300, models: [[]], admin: true } },
    },
  });
  expect(answer.status()).toBe(201);
  const [lead] = await storedLeads(product, marker);
  expect(lead).toMatchObject({ interest: null, city: null, budget_rupees: null });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table answers with the same rules', async ({ page }) => {
    await page.goto(ROUTES.finder);
    await expect(finder(page)).toBeHidden();
    for (const { who } of words.cases.items)
      await expect(page.getByRole('row').filter({ hasText: who })).toHaveCount(1);
    const ask = page.getByRole('main').locator(`a[href^="${ROUTES.contact}"]`).last();
    await expect(ask).toBeVisible();
  });
});
