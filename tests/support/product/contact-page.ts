import { ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, type Product } from './product.ts';

/** Waits until the form that is open can be sent by its script. */
export const waitUntilAwake = (page: Page) =>
  expect(page.locator('[data-tool]:not([data-is-alive])')).toHaveCount(0);

/** Opens the contact page and waits for its form: before, the browser itself checks and posts it. */
export async function openContactPage(page: Page, origin = '') {
  await page.goto(origin + ROUTES.contact);
  await waitUntilAwake(page);
}

/** Fills every required field; `values` replace the usual ones. */
export async function fillForm(page: Page, values: Partial<Record<string, string>> = {}) {
  await page.getByLabel('Full Name').fill(values.name ?? 'Harpreet Kaur');
  await page.getByLabel('Email Address').fill(values.email ?? 'harpreet@example.in');
  await page.getByLabel('Phone Number').fill(values.phone ?? '98765 43210');
  await page
    .getByLabel('Message')
    .fill(values.message ?? 'I have 450 sq ft in Phase 8.\nWhich model fits?');
}

/** Presses the form's button. */
export const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();
/** The copies that the device keeps. */
export const readCopies = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('contactLeads') ?? '[]'));

/** Leads whose message holds these words, oldest first. */
export async function storedLeads(product: Product, message: string) {
  const rows = (await product.sql('select * from public.leads order by created_at')) as Record<
    string,
    string
  >[];
  return rows.filter((row) => row.message?.includes(message));
}

/**
 * Resets the server's rate limits: all tests of a worker write from one network, and what
 * exceeds a limit is held back.
 */
export const forgetCounts = (product: Product) => product.sql('delete from private.rate_limits');
