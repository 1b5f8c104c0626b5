import { ROUTES } from '../../../contract/routes.ts';
import { loadPage, loadQuestionGroups } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { questions: own, figureNote } = await loadPage('franchise');
const groups = await loadQuestionGroups();
const items = groups.flatMap((group) => group.items);
/** Questions that stand in the middle of the page and at its end, and their groups. */
const middle = groups[0]?.items.at(-1);
const last = groups.at(-1)?.items.at(-1);
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
  expect(first).toHaveLength(own.items.length);
  expect(all.slice(0, first.length)).toEqual(first);
  expect(all).toHaveLength(items.length);
  for (const { name } of groups)
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText(figureNote.note).first()).toBeVisible();
});

test('an address leads to an open answer, and an opened answer has an address', async ({
  page,
}) => {
  await page.goto(`${ROUTES.questions}#${middle?.id}`);
  await expect(answer(page, middle?.id ?? '')).toBeInViewport();
  await page.getByText(last?.question ?? '').click();
  await expect(page).toHaveURL(`${ROUTES.questions}#${last?.id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens', async ({ page }) => {
    await page.goto(ROUTES.questions);
    await page.getByText(middle?.question ?? '').click();
    await expect(answer(page, middle?.id ?? '')).toBeVisible();
  });
});
