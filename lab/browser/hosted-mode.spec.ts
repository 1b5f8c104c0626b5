import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROUTES } from '../../contract/routes.ts';
import { ensureAdministrator } from '../../tests/support/product/administrator.ts';
import { signIn, signUp } from '../../tests/support/product/auth-page.ts';
import { fillForm, send, storedLeads } from '../../tests/support/product/contact-page.ts';
import { addLeads } from '../../tests/support/product/leads.ts';
import { test as base, expect, OWNER } from '../../tests/support/product/product.ts';
import { isDocumented } from './documented-endpoints.ts';
import { answerForProject, type Call } from './hosted-project.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

const FOLDER = '.cache/hosted-site';
/** Of a project that does not exist: the tests answer in its place. */
const PROJECT = {
  address: 'https://project-of-a-test.supabase.co',
  key: 'sb_publishable_of-a-test',
};

interface HostedSite {
  folder: string;
  project: typeof PROJECT;
}

/** Builds the pages as for hosted Supabase, unless they were made from the same sources. */
async function buildHostedSite(): Promise<HostedSite> {
  // Plain JavaScript, which has no types.
  const steps = new URL('../../scripts/build/build-if-needed.mjs', import.meta.url);
  const { buildIfNeeded } = await import(steps.href);
  const env = {
    ADMIN_EMAIL: OWNER.email,
    PUBLIC_SUPABASE_URL: PROJECT.address,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: PROJECT.key,
  };
  await buildIfNeeded({ folder: FOLDER, env });
  return { folder: resolve(FOLDER), project: PROJECT };
}

/** The pages as built for a hosted project, on a static host; our server answers for the project. */
const test = base.extend<{ calls: Call[] }, { site: HostedSite & StaticHost }>({
  site: [
    async ({ playwright: _playwright }, use) => {
      const built = await buildHostedSite();
      const host = await startStaticHost(built.folder);
      await use({ ...built, ...host });
      await host.stop();
    },
    // A first build takes a minute.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  calls: async ({ context, site, product }, use) => {
    await use(await answerForProject(context, site.project, product.url));
    // No request may start once the server has stopped; pending ones are no longer needed.
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const lines = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

/** Every call is one that a hosted project answers, and the static host is asked for files only. */
function expectDocumented(calls: readonly Call[], { project, missing }: HostedSite & StaticHost) {
  const strangers = calls.filter(({ method, path, query }) => !isDocumented(method, path, query));
  expect(lines(strangers)).toEqual([]);
  for (const { path, key } of calls) expect([path, key]).toEqual([path, project.key]);
  expect(missing).toEqual([]);
}

test('an enquiry goes to the function of the project', async ({ page, calls, product, site }) => {
  await page.goto(ROUTES.contact);
  await fillForm(page, { message: 'From a static host' });
  await send(page);
  await expect.poll(() => storedLeads(product, 'From a static host')).toHaveLength(1);
  expect(lines(calls)).toContain('POST /functions/v1/send-contact-email');
  expectDocumented(calls, site);
  const form = page.locator('form[action*="send-contact-email"]').first();
  await expect(form).toHaveAttribute('action', new RegExp(`^${site.project.address}/`));
});

test.describe('up to a log-out', () => {
  // What the desk still asks for is refused once the session has ended.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('sign-up, a forgotten password and the mailed links', async ({
    page,
    calls,
    product,
    site,
  }) => {
    await product.sql('delete from auth.users');
    product.mail.clear();
    const follow = async (path: string) => {
      const { text } = await product.mail.waitFor((mail) => mail.text.includes(path));
      const [link = ''] = text.match(new RegExp(`${path}\\?\\S+`)) ?? [];
      await page.goto(link);
    };
    await signUp(page, OWNER.email, OWNER.password);
    await follow(ROUTES.authConfirm);
    // Typed again: nothing that was typed at the sign-up waits in the browser.
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: /confirm/i }).click();
    await expect(page).toHaveURL(ROUTES.admin);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await page.getByRole('button', { name: /forgot/i }).click();
    await page.getByLabel('Email', { exact: false }).first().fill(OWNER.email);
    await page.getByRole('button', { name: /send|reset/i }).click();
    await follow(ROUTES.authReset);
    await expect(page.getByLabel(/password/i).first()).toBeVisible();
    for (const call of ['signup', 'verify', 'logout', 'recover'])
      expect(lines(calls)).toContain(`POST /auth/v1/${call}`);
    expectDocumented(calls, site);
  });

  test('the lead desk from sign-in to log out', async ({ page, calls, product, site }) => {
    await product.sql('delete from public.leads');
    await ensureAdministrator(product);
    await addLeads(product, 3);
    await signIn(page);
    await expect(page).toHaveURL(ROUTES.admin);
    await expect(page.getByText('Visitor 1').first()).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /clear|delete/i })
      .click();
    await expect.poll(() => product.sql('select from public.leads')).toHaveLength(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(lines(calls)).toContain('POST /rest/v1/rpc/bin_leads');
    expectDocumented(calls, site);
  });
});

test('the headers file keeps within what Cloudflare Pages reads', ({ site }) => {
  const rules = readFileSync(join(site.folder, '_headers'), 'utf8').split('\n');
  expect(rules.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...rules.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('the list of documented endpoints knows what is not on it', () => {
  const none = new URLSearchParams();
  for (const [method, path] of [
    ['GET', '/rest/v1/mail_outbox'],
    ['POST', '/rest/v1/rpc/unheard_of'],
    ['POST', '/functions/v1/unheard-of'],
    ['POST', '/auth/v1/admin/users'],
    ['GET', '/healthz'],
  ] as const)
    expect(isDocumented(method, path, none), path).toBe(false);
});
