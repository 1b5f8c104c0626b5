import type { Locator } from '@playwright/test';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import { isOpen } from '../../../site/content/shared/day.ts';
import { formatMetrics, METRIC_LABELS } from '../../../site/format/model-metrics.ts';
import { formatLakhs } from '../../../site/format/range.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { begins } from '../../support/content/begins.ts';
import {
  getCollection,
  loadCompany,
  loadFranchiseModels,
  loadMenus,
  loadPage,
  loadPeople,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const inOrder = (left: { order: number }, right: { order: number }) => left.order - right.order;

const { franchisePhone } = await loadCompany();
const about = await loadPage('about');
const clubsPage = await loadPage('clubs');
const education = await loadPage('education');
const franchise = await loadPage('franchise');
const people = (await loadPeople()).shown;
const clubs = (await getCollection('clubs')).map(({ data }) => data).sort(inOrder);
const tiers = (await getCollection('tiers')).map(({ data }) => data).sort(inOrder);
const models = await loadFranchiseModels();
const counters = (await loadMenus()).map(({ brand }) => brand.name);

const METRICS = [
  'investment',
  'space',
  'breakEven',
  'roi',
  'revenue',
  'margin',
  'payback',
] as const;
const titlesOf = (points: readonly { title: string }[] = []) => points.map(({ title }) => title);

/** The part of a page below a heading of the second level. */
const part = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const tabled = (page: Page) =>
  page.getByRole('table', { name: franchise.comparison.caption }).getByRole('row');

type Words = string | RegExp;
/** Where something stands on a page, and its texts in their order. */
type Row = readonly [find: (page: Page) => Locator, texts: readonly Words[]];

const group = (heading: string, name: 'board' | 'management'): Row[] => {
  const members = people.filter((person) => person.group === name);
  const list = (page: Page) => part(page, heading).getByRole('listitem');
  return [[(page) => list(page).getByRole('heading'), members.map((person) => person.name)]];
};

/** What a page has beside what the route table asks for: here its parts belong together. */
const PAGES: Readonly<Record<string, readonly Row[]>> = {
  [ROUTES.about]: [
    ...group(about.boardHeading, 'board'),
    ...group(about.managementHeading, 'management'),
  ],
  [ROUTES.clubs]: [
    ...tiers.map(
      ({ name, benefits }): Row => [
        (page) => card(page, name).getByRole('list').last().getByRole('listitem'),
        benefits.map(({ figure, text }) => (figure ? `${figure} ${text}` : text)),
      ],
    ),
    ...tiers
      .filter(({ isHighlighted }) => isHighlighted)
      .map(
        ({ name }): Row => [
          (page) => card(page, name).getByRole('list').first().getByRole('listitem'),
          clubsPage.terms,
        ],
      ),
    ...clubs.flatMap(({ name, audience, isForMinors }): Row[] => [
      [(page) => card(page, name).locator('h3 + p'), [audience]],
      [
        (page) => card(page, name).getByText(clubsPage.clubs.guardian),
        isForMinors ? [clubsPage.clubs.guardian] : [],
      ],
    ]),
  ],
  [ROUTES.education]: [
    [
      (page) => page.getByRole('region', { name: education.admission.label }),
      isOpen(education.admission, formatDay(Date.now())) ? [begins(education.admission.label)] : [],
    ],
  ],
  [ROUTES.franchise]: [
    [
      (page) => tabled(page).first().getByRole('columnheader'),
      ['Figure', ...models.map(({ name }) => name)],
    ],
    ...METRICS.map(
      (metric): Row => [
        (page) =>
          tabled(page)
            .filter({ has: page.getByRole('rowheader', { name: METRIC_LABELS[metric] }) })
            .getByRole('cell'),
        models.map(({ figures }) => formatMetrics(figures)[metric]),
      ],
    ),
    [
      (page) => part(page, franchise.budgets.heading).getByRole('listitem'),
      franchise.budgets.bands.map(
        ({ name, investment }) => new RegExp(`${name}.*${formatLakhs(investment)}`, 's'),
      ),
    ],
    [
      (page) => part(page, franchise.benefits.heading).getByRole('heading', { level: 3 }),
      titlesOf(franchise.benefits.items),
    ],
  ],
};
for (const { path, name, figures, why, brandChoice, success } of models) {
  const claims = success
    ? [formatMetrics(figures).brands, ...success.claims.map((one) => `${one.value} ${one.label}`)]
    : [];
  const rows: Row[] = [
    [(page) => page.getByRole('heading', { level: 1 }), [/./]],
    [(page) => page.getByRole('heading', { level: 2, name: why.heading }), [why.heading]],
    ...METRICS.map(
      (metric): Row => [
        (page) =>
          part(page, franchise.modelPage.figuresHeading)
            .locator('dl > div')
            .filter({ hasText: METRIC_LABELS[metric] })
            .filter({ hasText: formatMetrics(figures)[metric] }),
        [/./],
      ],
    ),
    [
      (page) => part(page, franchise.modelPage.figuresHeading).getByText(franchise.figureNote.note),
      [franchise.figureNote.note],
    ],
    ...claims.map(
      (claim): Row => [
        (page) => part(page, success?.heading ?? '').filter({ hasText: claim }),
        [franchise.figureNote.note].map((note) => new RegExp(note.slice(0, 40))),
      ],
    ),
    ...(brandChoice
      ? counters.map(
          (counter): Row => [
            (page) =>
              part(page, brandChoice.heading).getByRole('link', { name: counter, exact: true }),
            [counter],
          ],
        )
      : []),
  ];
  const aliases = Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path);
  test(`${name} has an address of its own and a short one`, () => expect(aliases).toHaveLength(1));
  for (const address of [path, ...aliases]) Object.assign(PAGES, { [address]: rows });
}

for (const [path, rows] of Object.entries(PAGES)) {
  test(`${path} has its parts, each with what belongs to it`, async ({ page }) => {
    await page.goto(path);
    for (const [find, texts] of rows) await expect(find(page)).toHaveText([...texts]);
    expect(await readOverflow(page)).toBe(0);
  });
}

test('the franchise page: chats with the franchise phone, questions, the figures and the models', {
  tag: '@check',
}, async ({ page }) => {
  await page.goto(ROUTES.franchise);
  const main = page.getByRole('main');
  for (const name of [franchise.applyLabel, franchise.informationLabel])
    for (const button of await main.getByRole('link', { name }).all()) {
      const { host, pathname } = new URL((await button.getAttribute('href')) ?? '');
      expect(`${host}${pathname}`).toBe(`wa.me/${franchisePhone.replace('+', '')}`);
    }
  const [first] = franchise.questions.items;
  const entry = main.locator('details').filter({ hasText: first?.question ?? '' });
  await expect(entry.locator('p').first()).toBeHidden();
  await entry.locator('summary').click();
  await expect(entry.locator('p').first()).toBeVisible();
  await expect(main.getByRole('link', { name: franchise.figuresLabel })).toHaveAttribute(
    'href',
    ROUTES.ourNumbers,
  );
  for (const { name, path } of models) {
    await page.goto(ROUTES.franchise);
    await part(page, franchise.models.heading).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await main.getByRole('link', { name: franchise.modelPage.action }).last().click();
  await expect(page).toHaveURL(ROUTES.contact);
});
