import { ROUTES } from '../../../contract/routes.ts';
import { fillGaps } from '../../../site/format/fill-gaps.ts';
import { findings } from '../../support/browser/axe.ts';
import { showOnPaper } from '../../support/browser/paper.ts';
import { loadPage, loadQuestionGroups } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { box } = await loadPage('questions');
const { questions: own, figureNote } = await loadPage('franchise');
const groups = await loadQuestionGroups();
const items = groups.flatMap((group) => group.items);
/** Questions that stand in the middle of the page and at its end, and their groups. */
const middle = groups[0]?.items.at(-1);
const last = groups.at(-1)?.items.at(-1);
/** A word that the last question alone says. */
const rare = wordsOf(last).find(
  (word) =>
    items.filter((item) => wordsOf(item).some((other) => other.startsWith(word))).length === 1,
);

function wordsOf(item: (typeof items)[number] | undefined): string[] {
  const { question = '', answer = '', tags = '' } = item ?? {};
  return `${question} ${answer} ${tags}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

const field = (page: Page) => page.getByRole('searchbox', { name: box.label });
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
  expect(first).toHaveLength(own.items.length);
  expect(all.slice(0, first.length)).toEqual(first);
  expect(all).toHaveLength(items.length);
  for (const { name } of groups)
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText(figureNote.note).first()).toBeVisible();
});

test('typing leaves the questions that hold the words', async ({ page }) => {
  await page.goto(ROUTES.questions);
  const all = await questions(page).count();
  await expect(async () => {
    await field(page).fill(rare ?? '');
    await expect(questions(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(questions(page)).toContainText(last?.question ?? '');
  await expect(
    page.getByRole('heading', { level: 2, name: groups[0]?.name ?? '', exact: true }),
  ).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(fillGaps(box.found, { found: 1, all }));
  expect(await findings(page, 'filtered')).toEqual([]);
  await field(page).fill('helicopter');
  await expect(questions(page)).toHaveCount(0);
  const ask = page.getByRole('main').getByRole('link', { name: box.askLabel });
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
  await page.goto(`${ROUTES.questions}#${middle?.id}`);
  await expect(answer(page, middle?.id ?? '')).toBeInViewport();
  await page.getByText(last?.question ?? '').click();
  await expect(page).toHaveURL(`${ROUTES.questions}#${last?.id}`);
});

test('paper has all answers and nothing to operate', async ({ page }) => {
  await page.goto(ROUTES.questions);
  await showOnPaper(page);
  await expect(answer(page, last?.id ?? '')).toBeVisible();
  await expect(answer(page, middle?.id ?? '')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question opens, and there is no dead field', async ({ page }) => {
    await page.goto(ROUTES.questions);
    await expect(field(page)).toHaveCount(0);
    await page.getByText(middle?.question ?? '').click();
    await expect(answer(page, middle?.id ?? '')).toBeVisible();
  });
});
