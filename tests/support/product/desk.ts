import { PLACES, SECTIONS } from '../../../admin/app/desk/places.ts';
import { signedInAdministrator } from './administrator.ts';
import { test as base, type Page, type Product } from './product.ts';

/** The bin after the leads, which go there. */
const EMPTIED = [
  'public.leads',
  'private.lead_archive',
  'private.desk_views',
  'private.invitations',
];

/** Playwright's test at a desk without leads, where the owner is signed in before any hook of a file. */
export const test = base.extend<{ emptyDesk: undefined }>({
  emptyDesk: [
    async ({ page, product }, use) => {
      for (const table of EMPTIED) await product.sql(`delete from ${table}`);
      await stayOnPage(page);
      await signedInAdministrator(page, product);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a place of the desk, or a section of one, by its links. */
export async function openView(page: Page, name: string): Promise<void> {
  const section = SECTIONS.find((known) => known.name === name);
  const place = PLACES.find((known) => known.name === name || known.id === section?.at);
  const places = page.getByRole('navigation', { name: 'Lead desk' });
  await places.getByRole('link', { name: new RegExp(`^${place?.name}`) }).click();
  if (place?.name === name) return;
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** The button of the next follow-up, whatever day today is: a day on which nobody works is skipped. */
export const TOMORROW = /^(?:Tomorrow|Next working day) .*11:00/;

/** A lead of so many minutes ago. @returns its id */
export async function addLead(product: Product, name: string, minutes: number, more: object = {}) {
  const lead = {
    email: `${name.split(' ')[0]?.toLowerCase()}@example.in`,
    phone: '+919876512345',
    subject: 'franchise',
    message: `A shop for ${name}`,
    calls_allowed: true,
    ...more,
  };
  const [row] = await product.sql(
    `insert into public.leads (name, email, phone, subject, message, calls_allowed, created_at)
     values ($1, $2, $3, $4, $5, $6, now() - make_interval(mins => $7)) returning id`,
    [name, lead.email, lead.phone, lead.subject, lead.message, lead.calls_allowed, minutes],
  );
  return String(row?.id);
}

/** The links of phones and mails lead out of the browser: here nothing answers them. */
export const stayOnPage = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && /^(tel:|mailto:|https:\/\/wa\.me)/.test(link.href)) event.preventDefault();
    });
  });

/** Lets the time pass after which the desk asks again for what is new; the test has installed `page.clock`. */
export const untilAskedAgain = (page: Page) => page.clock.fastForward(20_000);

/** Status and text that the backend answers to this page's session when it is asked without the desk. */
export const askByHand = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, content]) => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const response = await fetch(`/rest/v1/${address}`, {
        method: verb,
        headers: {
          apikey: 'sb_publishable_embedded',
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
        },
        ...(content && { body: content }),
      });
      return [response.status, await response.text()] as const;
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
