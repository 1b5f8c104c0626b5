import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { fillCredentials, toast } from '../../support/product/auth-page.ts';
import { addLead, askByHand, openView, test } from '../../support/product/desk.ts';
import { expect, OWNER, type Page, type Product } from '../../support/product/product.ts';

const ASHA = { email: 'asha@team.example', password: 'warm paneer on a rainy roof' };

/** The link of the newest mail to Asha that leads to this page. */
async function mailedLink(product: Product, path: string): Promise<string> {
  const { text } = await product.mail.waitFor(
    (mail) => mail.to.includes(ASHA.email) && mail.text.includes(path),
  );
  const { pathname, search, hash } = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '');
  return pathname + search + hash;
}

/** From the mailed invitation to the desk. */
async function joinBy(page: Page, product: Product): Promise<void> {
  await page.goto(await mailedLink(product, '/auth#signup='));
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(ASHA.email);
  await fillCredentials(page, ASHA.email, ASHA.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.goto(await mailedLink(product, ROUTES.authConfirm));
  await page.getByLabel('Password', { exact: true }).fill(ASHA.password);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.admin}$`));
  await expect(toast(page, 'Email confirmed')).toBeVisible();
}

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ product }) => {
  // Callers of other tests would be given leads too.
  await product.sql('delete from auth.users where email <> $1', [OWNER.email]);
  product.mail.clear();
});

test('a caller is invited, works on a lead, takes nothing out, and is thrown out when removed', async ({
  page,
  browser,
  product,
}) => {
  const lead = await addLead(product, 'Gurpreet Kaur', 30);
  await page.goto(ROUTES.admin);
  await openView(page, 'Team');
  await page.getByLabel('Email').fill(ASHA.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(page, `A mail to ${ASHA.email} is on its way.`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(ASHA.email);
  expect(await findings(page, 'team')).toEqual([]);

  const other = await browser.newContext();
  const asha = await other.newPage();
  await joinBy(asha, product);
  for (const name of ['Download CSV', 'Clear All']) {
    await expect(asha.getByRole('button', { name })).toHaveCount(0);
  }
  await openView(asha, 'Two-step login');
  await expect(asha.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await asha.goto(`${ROUTES.admin}#search?assigned_to=none`);
  await expect(asha.getByRole('link', { name: 'Gurpreet Kaur', exact: true })).toBeVisible();
  await asha.goto(`${ROUTES.admin}#today`);
  await asha.getByRole('link', { name: 'Gurpreet Kaur', exact: true }).click();
  const article = asha.getByRole('article');
  await article.getByLabel('Assigned to').selectOption({ label: 'Asha (you)' });
  await expect(toast(asha, 'Gurpreet Kaur: assigned to asha')).toBeVisible();
  await expect(article.getByText('Assigned', { exact: true })).toBeVisible();
  await expect(article.getByRole('button', { name: 'Move to the bin' })).toHaveCount(0);
  const [row] = await product.sql(
    'select u.email from public.leads l join auth.users u on u.id = l.assigned_to where l.id = $1',
    [lead],
  );
  expect(row).toEqual({ email: ASHA.email });

  // Nor by hand: the table shows her no row, so nothing is deleted, and the owner's functions refuse.
  expect((await askByHand(asha, 'DELETE', `leads?id=eq.${lead}`))[0]).toBe(204);
  expect(await product.sql('select from public.leads')).toHaveLength(1);
  for (const [name, given] of [
    ['export_person', { address: 'gurpreet@example.in' }],
    ['related_leads', { address: 'gurpreet@example.in' }],
    ['erase_person', { address: 'gurpreet@example.in' }],
    ['audit_entries', {}],
    ['desk_bin', {}],
    ['team_settings', {}],
    ['invite_member', { email: 'x@team.example', member_role: 'caller', site: product.url }],
  ] as const) {
    expect((await askByHand(asha, 'POST', `rpc/${name}`, given))[0], name).toBe(403);
  }
  await asha.goto(`${ROUTES.admin}#team`);
  await expect(asha.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();

  // A view that was left is read anew when it is opened again.
  await page.getByRole('navigation').getByRole('link', { name: /Today/ }).click();
  await expect(page.getByRole('link', { name: 'Gurpreet Kaur', exact: true })).toBeVisible();
  await openView(page, 'Team');
  await page.getByRole('button', { name: `Remove ${ASHA.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove from the team?' });
  await expect(dialog).toContainText(ASHA.email);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, `${ASHA.email} is out of the desk.`)).toBeVisible();

  await asha.getByRole('button', { name: 'Refresh' }).click();
  await expect(asha).toHaveURL(new RegExp(ROUTES.auth));
  await expect(toast(asha, 'Your session has ended')).toBeVisible();
  await other.close();

  await page.goto(`${ROUTES.admin}#today/${lead}`);
  await expect(page.getByRole('article')).toContainText('a former member');
  // Whoever works alone again chooses nobody.
  await expect(page.getByRole('article').getByLabel('Assigned to')).toHaveCount(0);
});
