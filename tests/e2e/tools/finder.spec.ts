import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { fillForm, forgetCounts, send, storedLeads } from '../../support/product/contact-page.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const finder = (page: Page) => page.locator('[data-tool="finder"]');
const title = (page: Page) => finder(page).getByRole('heading').first();
const press = (page: Page, name: string) =>
  finder(page).getByRole('button', { name, exact: true }).click();

async function openFinder(page: Page): Promise<void> {
  await page.goto(ROUTES.finder);
  await expect(finder(page)).toHaveAttribute('data-is-alive', '');
}

/** "I have ₹20 lakh, a 450 sq ft shop in Ludhiana and a job until March." */
async function answerAll(page: Page): Promise<void> {
  await press(page, '₹20 lakh');
  await finder(page).getByRole('textbox', { name: 'Size in square feet' }).fill('450');
  await press(page, 'A rented place');
  await finder(page).getByRole('textbox', { name: 'City or town' }).fill('Ludhiana');
  await press(page, 'Next');
  await press(page, 'Full time, myself');
  await press(page, 'New to food and to business');
  await press(page, 'In six months');
}

test('six answers end in a recommendation with both sides, and in the lead', async ({
  page,
  product,
}, { project }) => {
  const marker = `finder, ${project.name}`;
  await forgetCounts(product);
  await openFinder(page);
  await answerAll(page);
  await expect(title(page)).toHaveText('Between our models: Single Brand Franchise with a reserve');
  await expect(finder(page)).toContainText('₹20,00,000 is more than Single Brand Franchise takes');
  await expect(finder(page)).toContainText('The first months are hard for somebody new.');
  expect(await readOverflow(page)).toBeLessThanOrEqual(1);
  expect(await findings(page, 'recommendation')).toEqual([]);

  await finder(page).getByRole('link', { name: 'Take it to the enquiry' }).click();
  const card = page.getByRole('region', { name: 'You also send:' });
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
    ...{ city: 'Ludhiana', area_sqft: 450, model: 'Single Brand Franchise', brand: null },
    interest: {
      ...{ from: 'finder', models: ['singleBrand'], budget: 2_000_000, area: 450 },
      ...{ city: 'Ludhiana', place: 'rented', hours: 'full', start: 'half' },
    },
  });
  expect(Number(lead?.budget_rupees)).toBe(2_000_000);
  expect(lead?.interest).not.toHaveProperty('experience');
  const mail = await product.mail.waitFor((received) => received.text.includes(marker));
  expect(mail.text).toMatch(/Money: +₹20,00,000/);
});

test('back leads to the question before, by the page and by the browser, and keeps the answers', async ({
  page,
}) => {
  await openFinder(page);
  await press(page, '₹8 lakh');
  await expect(title(page)).toHaveText('Do you have a place?');
  await press(page, 'Back');
  await expect(title(page)).toHaveText('How much money can you put in?');
  await expect(finder(page).getByRole('button', { name: '₹8 lakh' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await finder(page).getByLabel('In lakh rupees').fill('6.5');
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(finder(page).getByLabel('In lakh rupees')).toHaveValue('6.5');
  await page.reload();
  await expect(finder(page).getByLabel('In lakh rupees')).toHaveValue('6.5');
  expect(await findings(page, 'question')).toEqual([]);
});

test('what does not fit the bounds is dropped, and never costs the enquiry', async ({
  page,
  product,
}, { project }) => {
  const marker = `bad query, ${project.name}`;
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
    const row = page.getByRole('row', { name: /₹20 lakh, 450 sq ft in Ludhiana/ });
    await expect(row).toContainText('Single Brand Franchise');
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});
