import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { fillForm, waitUntilAwake } from './contact-page.ts';
import { expect, type Page, type Product } from './product.ts';

export const WAITING = 'Saved on this device, waiting for our server';

/** The function's own address, not the one that gives tokens. */
export const POSTED = (url: URL) => url.pathname === ENQUIRY_ENDPOINT && !url.search;

/** The line at the form once the server has confirmed. */
export const sent = (page: Page) => page.getByText('Sent', { exact: true });

/** Opens the form, fills it in and waits for its script. */
export async function openForm(page: Page, message: string) {
  await page.goto(ROUTES.contact);
  await fillForm(page, { message });
  await waitUntilAwake(page);
}

/** One submission as the device's outbox notes it. */
interface OutboxEntry {
  id: string;
  /** When a page next tries to send it; 0 is at once. */
  due: number;
  confirmedAt?: number;
}

/** What the device keeps about its enquiries beside the copies. */
export const readOutbox = (page: Page): Promise<OutboxEntry[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('contactLead:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '')),
  );

/** Id of the submission that the open form will become. */
export async function openSubmission(page: Page): Promise<string> {
  await waitUntilAwake(page);
  const read = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('contactSubmission') ?? '{}').id);
  // The server's id comes with its token, and replaces the one that the form drew by itself.
  await page.waitForFunction(() => sessionStorage.getItem('contactSubmission')?.includes('token'));
  return read();
}

/** Waits until that many leads hold these words. */
export async function expectLeads(product: Product, words: string, count: number) {
  const read = async () => {
    const rows = await product.sql('select id from public.leads where message like $1', [
      `%${words}%`,
    ]);
    return rows.length;
  };
  await expect.poll(read).toBe(count);
}
