import { createFakeContent } from '../../../admin/features/content/testing/fake-content.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, askByHand, openView, test } from '../../support/product/desk.ts';
import { signedInMember } from '../../support/product/member.ts';
import { expect, OWNER } from '../../support/product/product.ts';

const MIRA = { email: 'mira@team.example', role: 'editor' } as const;

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ product, page }) => {
  await product.sql('delete from auth.users where email <> $1', [OWNER.email]);
  await page.goto(ROUTES.admin);
});

test('an editor lands in the content, asks for no lead, gets none by hand, and is out when removed', async ({
  page,
  browser,
  product,
}) => {
  const lead = await addLead(product, 'Gurpreet Kaur', 30);
  const other = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const mira = await other.newPage();
  const fake = createFakeContent({ role: 'editor' });
  await mira.route(/\/desk\/content/, async (route) => {
    const [status, json] = fake.answer(route.request().url(), undefined);
    await route.fulfill({ status, json });
  });
  const asked: string[] = [];
  mira.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:rest|desk|functions)\//.test(pathname)) asked.push(pathname);
  });
  await signedInMember(mira, product, MIRA);
  await expect(mira.getByRole('link', { name: 'Menus and prices' })).toBeVisible();
  for (const place of ['#today', `#leads/${lead}`, '#team']) {
    await mira.goto(`${ROUTES.admin}${place}`);
    await mira.reload();
    await expect(mira.getByRole('link', { name: 'Menus and prices' })).toBeVisible();
    await expect(mira.getByText('Gurpreet')).toHaveCount(0);
  }
  await expect(mira.getByRole('navigation').getByRole('link')).toHaveText(['Website', 'Settings']);
  expect(new Set(asked)).toEqual(new Set(['/rest/v1/profiles', '/desk/content']));

  // Nor by hand.
  expect(await askByHand(mira, 'GET', 'leads?select=*')).toEqual([200, '[]']);
  for (const [name, given] of [
    ['desk_leads', {}],
    ['desk_lead', { reference: lead }],
    ['desk_counts', {}],
    ['desk_team', {}],
    ['renew_calendar_feed', {}],
    ['push_key', {}],
    ['begin_export', { filter: {}, format: 'csv', with_no_contact: true }],
    ['desk_campaigns', { from_day: '7d', until_day: 'today' }],
  ] as const) {
    expect((await askByHand(mira, 'POST', `rpc/${name}`, given))[0], name).toBe(403);
  }
  for (const [who, role] of [
    [mira, 'editor'],
    [page, 'owner'],
  ] as const) {
    const [status, text] = await askByHand(who, 'POST', 'rpc/desk_content_right', {});
    expect([status, JSON.parse(text)]).toEqual([200, { role }]);
  }

  await openView(page, 'Team');
  await page.getByRole('button', { name: `Remove ${MIRA.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, `${MIRA.email} is out of the desk.`)).toBeVisible();
  expect((await askByHand(mira, 'POST', 'rpc/desk_content_right', {}))[0]).toBe(401);
  await other.close();
});
