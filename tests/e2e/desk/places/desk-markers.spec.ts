import { randomUUID } from 'node:crypto';
import { SECTIONS } from '../../../../admin/app/desk/places.ts';
import { leadPath } from '../../../../contract/desk/desk-paths.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { ROUTES } from '../../../../contract/routes.ts';
import { attack } from '../../../support/markers/markers.ts';
import { IN_ENTITIES, writeWords } from '../../../support/markers/passage.ts';
import {
  ensureAdministrator,
  signedInAdministrator,
} from '../../../support/product/administrator.ts';
import { storeEnquiry } from '../../../support/product/enquiries.ts';
import { expect, type Page, type Product, test } from '../../../support/product/product.ts';

const MENU = 'brands/roll-nation/menu.yaml';
const DISH = ['categories', 0, 'dishes', 0, 'name'];
const ARTICLE = 'articles/cost-control-strategies-restaurants.md';
const NAME = `Asha ${attack(1, 'medium')}`;

/** Sends what the desk's own pages send. */
async function openBackend(product: Product) {
  const { access_token: token } = await ensureAdministrator(product);
  return async (path: string, body?: object) => {
    const answer = await fetch(product.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: 'sb_publishable_embedded',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${path}: ${text}`).toBe(true);
    return text ? JSON.parse(text) : undefined;
  };
}

/** A marker in every field that a visitor, an import or a colleague fills. @returns the lead's id */
async function fillDesk(product: Product): Promise<string> {
  const ask = await openBackend(product);
  const first = { utm_source: attack(2, 'medium'), utm_campaign: attack(3, 'medium') };
  const lead = await storeEnquiry(product, { name: NAME, attribution: { first } });
  await storeEnquiry(product, { name: NAME, reasons: [attack(4)] });
  await product.sql('update public.leads set message = $2, phone_typed = $3 where id = $1', [
    lead,
    attack(5),
    attack(6, 'medium'),
  ]);
  const call = (name: string, args: object) => ask(`/rest/v1/rpc/${name}`, args);
  const short = attack(7, 'short');
  await call('work_lead', {
    action_id: randomUUID(),
    lead_id: lead,
    change: {
      note: attack(8),
      next: { at: new Date().toISOString(), what: attack(9, 'medium') },
      fields: { city: short, source: short, language: short },
      tags: [short],
    },
  });
  const leadOf = (place: number) => ({
    name: `Ravi ${attack(place, 'medium')}`,
    phone: `+9198765432${place}`,
    message: attack(place),
    fields: { city: short, source: short },
  });
  await call('add_lead', { action_id: randomUUID(), lead: leadOf(12) });
  const rows = [{ number: 1, lead: leadOf(13) }];
  const batch = { batch_id: randomUUID(), rows };
  expect(await call('import_leads', batch)).toMatchObject({ added: 1, refused: [] });
  const view = { view_id: randomUUID(), name: attack(10, 'short'), filter: {} };
  await call('save_desk_view', view);
  return lead;
}

/** What a marker would make if it were more than words; its program would be an error of the console. */
async function expectWordsOnly(page: Page, view: string) {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('[onerror]'), view).toHaveCount(0);
  await expect(page.locator('script, style').filter({ hasText: /m\d+m/ }), view).toHaveCount(0);
}

test.beforeEach(({ product }) => product.sql('delete from public.leads'));

test('markers in every field stay words in every view of the desk', async ({ page, product }) => {
  const lead = await fillDesk(product);
  await signedInAdministrator(page, product);
  await page.goto(leadPath(referenceOf(lead)));
  await expect(page.getByRole('article', { name: NAME })).toContainText(attack(5));
  await expect(page.getByRole('article', { name: NAME })).toContainText(attack(8));
  await expectWordsOnly(page, 'lead');
  for (const { id } of SECTIONS) {
    await page.goto(`${ROUTES.admin}#${id}`);
    await page.reload();
    await page.waitForLoadState('networkidle');
    if (['today', 'leads', 'board', 'quarantine'].includes(id))
      await expect(page.getByText(NAME).first(), id).toBeVisible();
    if (id === 'numbers') await expect(page.getByText(attack(3, 'medium')).first()).toBeVisible();
    await expectWordsOnly(page, id);
  }
});

test('an article with markers stays words where it is edited', async ({ page, product }) => {
  const ask = await openBackend(product);
  const path = `/desk/content/file?id=${encodeURIComponent(ARTICLE)}`;
  const { version, values, body } = await ask(path);
  const send = (from: string, excerpt: string, text: string) =>
    ask('/desk/content/save', {
      ...{ id: ARTICLE, version: from, save: randomUUID() },
      changes: [
        { op: 'set', path: ['excerpt'], value: excerpt },
        { op: 'body', value: text },
      ],
    });
  const excerpt = `${attack(14, 'medium')} and words about it`;
  const saved = await send(version, excerpt, writeWords(IN_ENTITIES));
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#content?file=${encodeURIComponent(ARTICLE)}`);
  await expect(page.getByRole('heading', { name: /p1p> <script/ })).toBeVisible();
  await expectWordsOnly(page, 'text');
  await page.getByRole('tab', { name: 'Title, date, picture' }).click();
  await expect(page.getByLabel('Opening words')).toHaveValue(excerpt);
  await expectWordsOnly(page, 'fields');
  await send(saved.version, values.excerpt, body);
});

test('a marker in a dish stays words where it is edited', async ({ page, product }) => {
  const ask = await openBackend(product);
  const path = `/desk/content/file?id=${encodeURIComponent(MENU)}`;
  const save = async (value: string) => {
    const { version } = await ask(path);
    const changes = [{ op: 'set', path: DISH, value }];
    await ask('/desk/content/save', { id: MENU, version, changes, save: randomUUID() });
  };
  const { values } = await ask(path);
  const name = attack(11, 'medium');
  await save(name);
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#content?file=${encodeURIComponent(MENU)}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await expectWordsOnly(page, 'menu');
  await page.goto(`${ROUTES.admin}#content?show=history`);
  await page.waitForLoadState('networkidle');
  await expectWordsOnly(page, 'history');
  // Another test of this server may look at the menu.
  await save(values.categories[0].dishes[0].name);
});
