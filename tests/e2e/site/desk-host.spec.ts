import { symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { contentStateSchema } from '../../../contract/desk/content/content.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { buildFolder, keepPreview } from '../../../server/static/builds/kept-builds.ts';
import { startMailServer } from '../../support/mail/smtp.ts';
import { linkFromMail, signIn, signUp, toast } from '../../support/product/auth-page.ts';
import {
  fillForm,
  openContactPage,
  send,
  storedLeads,
} from '../../support/product/contact-page.ts';
import { stayOnPage } from '../../support/product/desk.ts';
import {
  test as base,
  expect,
  OWNER,
  type Page,
  type Product,
} from '../../support/product/product.ts';
import { startTestServer } from '../../support/server/server.ts';

/** A name that Chromium resolves by itself; of the same site as `localhost`, as `desk.` of a domain is. */
const DESK_HOST = 'desk.localhost';

const test = base.extend<{ desk: string }, { product: Product }>({
  product: [
    async ({ playwright: _playwright }, use) => {
      const mail = await startMailServer();
      const server = await startTestServer({
        deskHost: DESK_HOST,
        env: { SMTP_URL: mail.url, ADMIN_EMAIL: OWNER.email, LEADS_TO: 'leads@example.in' },
      });
      await use({ ...server, mail });
      await server.stop();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  desk: async ({ product }, use) => use(`http://${DESK_HOST}:${new URL(product.url).port}`),
  baseURL: async ({ desk }, use) => use(desk),
});

// Each test continues with the account of the one before.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => stayOnPage(page));

async function openDesk(page: Page) {
  await signIn(page);
  await expect(page).toHaveURL(ROUTES.admin);
}

test('an enquiry on the site is answered at the desk of an owner who signs up there', async ({
  page,
  product,
  desk,
}) => {
  await openContactPage(page, product.url);
  await fillForm(page, { message: 'From the site’s host' });
  await send(page);
  await expect.poll(() => storedLeads(product, 'From the site’s host')).toHaveLength(1);
  const receipt = await linkFromMail(product, 'harpreet@example.in', ROUTES.receipt);
  expect(receipt).toMatch(new RegExp(`^${product.url}/`));

  await page.goto(product.url + ROUTES.auth);
  await expect(page).toHaveURL(desk + ROUTES.auth);
  await signUp(page, OWNER.email, OWNER.password);
  const link = await linkFromMail(product, OWNER.email, ROUTES.authConfirm);
  expect(link).toMatch(new RegExp(`^${desk}/`));
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: /confirm/i }).click();
  await expect(page).toHaveURL(desk + ROUTES.admin);

  const lead = await linkFromMail(product, 'leads@example.in', ROUTES.admin);
  expect(lead).toMatch(new RegExp(`^${desk}/admin#leads/`));
  await page.goto(lead);
  await expect(page.getByRole('article', { name: 'Harpreet Kaur' })).toBeVisible();
  await page.goto(`${ROUTES.admin}#settings`);
  await page.getByRole('link', { name: 'Public site' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the draft runs its words on the site’s host, and leads back to the desk', async ({
  page,
  product,
  desk,
  context,
}) => {
  await openDesk(page);
  await page.goto(`${ROUTES.admin}#content?file=brands/roll-nation/menu.yaml`);
  await page
    .getByLabel(/price in rupees/)
    .first()
    .fill('97');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await keepDraft(page, product);
  await page.goto(`${ROUTES.admin}#content?show=publish`);
  await page.reload();
  await page.getByRole('button', { name: 'Open the preview' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('Draft – not published')).toBeVisible();
  const cookies = await context.cookies();
  const held = cookies.map(({ name, domain }) => `${name} ${domain}`).sort();
  expect(held).toEqual(['yctfc-device desk.localhost', 'yctfc-draft localhost']);
  await page.getByRole('button', { name: 'Press words to change them' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(new RegExp(`^${desk}/admin#content\\?find=`));
});

/** Keeps the site as it is as the preview of the draft: what building takes is tested elsewhere. */
async function keepDraft(page: Page, product: Product) {
  const answer = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const headers = { Authorization: `Bearer ${access_token}`, apikey: 'sb_publishable_embedded' };
    return (await fetch('/desk/content', { headers })).json();
  });
  const { draft } = v.parse(contentStateSchema, answer);
  const dataDir = dirname(product.mailDir);
  const folder = buildFolder(dataDir, 'draft');
  await mkdir(dirname(folder), { recursive: true });
  symlinkSync(resolve('dist'), folder);
  await keepPreview(dataDir, {
    id: 'draft',
    commit: draft?.commit ?? '',
    at: new Date().toISOString(),
  });
}

test.describe('a script that runs in the site’s origin', () => {
  test.use({
    expectedErrors: [/CORS policy|ERR_FAILED|frame-ancestors|ERR_BLOCKED|status of 404/],
  });

  test('finds no session, reads nothing of the desk and frames none of it', async ({
    page,
    product,
    desk,
    context,
  }) => {
    await openDesk(page);
    // Without a policy of its own: what is refused, the desk refuses.
    await context.route(`${product.url}/slip`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe src="${desk}/admin"></iframe><iframe src="/admin"></iframe>`,
      }),
    );
    await page.goto(`${product.url}/slip`);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('auth-token');
    const reads = await page.evaluate(async (origin) => {
      const read = async (address: string, init: RequestInit = {}) => {
        const answer = await fetch(address, init).catch(() => undefined);
        return answer ? answer.status : 'unreadable';
      };
      const credentials: RequestInit = { credentials: 'include' };
      const key = { headers: { apikey: 'sb_publishable_embedded' } };
      return [
        await read(`${origin}/admin`, credentials),
        await read(`${origin}/auth/v1/user`, { ...credentials, ...key }),
        await read(`${origin}/rest/v1/rpc/desk_leads`, { ...credentials, ...key, method: 'POST' }),
        await read(`${origin}/desk/content`, credentials),
        await read('/auth/v1/user', key),
        await read('/rest/v1/leads', { headers: { 'x-forwarded-host': new URL(origin).host } }),
      ];
    }, desk);
    expect(reads).toEqual([...Array(4).fill('unreadable'), 404, 404]);
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(Array(2).fill('chrome-error://chromewebdata/'));
  });
});
