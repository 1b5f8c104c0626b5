import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a question' });
const questions = (page: Page) => page.locator('main details').filter({ visible: true });
const answer = (page: Page, id: string) => page.locator(`#${id}`);

test('the questions stand by model, and begin with those of the franchise page', async ({
  page,
}) => {
  await page.goto(ROUTES.franchise);
  // The notes beside figures open, too.
  const ofQuestions = page.locator('main details summary').filter({ hasText: /\?$/ });
  const first = await ofQuestions.allTextContents();
  await page.goto(ROUTES.questions);
  const all = await ofQuestions.allTextContents();
  expect(first).toHaveLength(6);
  expect(all.slice(0, 6)).toEqual(first);
  expect(all.length).toBeGreaterThanOrEqual(40);
  for (const name of ['Single brand', 'Food court', 'Cloud kitchen'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText('Figures stated by the company').first()).toBeVisible();
});

test('typing leaves the questions that hold the words', async ({ page }) => {
  await page.goto(ROUTES.questions);
  const all = await questions(page).count();
  await expect(async () => {
    await field(page).fill('mudra');
    await expect(questions(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(questions(page)).toContainText('Will a bank lend me the money?');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Food court', exact: true }),
  ).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} questions`);
  expect(await findings(page, 'filtered')).toEqual([]);
  await field(page).fill('helicopter');
  await expect(questions(page)).toHaveCount(0);
  const ask = page.getByRole('main').getByRole('link', { name: 'Ask in the chat' });
  await expect(ask).toBeVisible();
  expect(new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'helicopter',
  );
  await field(page).fill('');
  await expect(questions(page)).toHaveCount(all);
});

test('an address leads to an open answer, and an opened answer has an address', async ({
  page,
}) => {
  await page.goto(`${ROUTES.questions}#territory`);
  await expect(answer(page, 'territory')).toBeInViewport();
  await page.getByText('How do I get out if it does not work?').click();
  await expect(page).toHaveURL(`${ROUTES.questions}#leave`);
});

test('has no finding and no sideways scroll with an answer open', async ({ page }) => {
  await page.goto(`${ROUTES.questions}#leave`);
  await expect(answer(page, 'leave')).toBeVisible();
  // Away from under the header, which may cover half a question.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findings(page, 'questions')).toEqual([]);
  expect(await readOverflow(page)).toBe(0);
});

test('paper has all answers and nothing to operate', async ({ page }) => {
  await page.goto(ROUTES.questions);
  await page.emulateMedia({ media: 'print' });
  await expect(answer(page, 'leave')).toBeVisible();
  await expect(answer(page, 'cloud-own-orders')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens, and there is no dead field', async ({ page }) => {
    await page.goto(ROUTES.questions);
    await expect(field(page)).toHaveCount(0);
    await page.getByText('Which licences does a food outlet need?').click();
    await expect(answer(page, 'licences')).toBeVisible();
  });
});
