import { ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';

import { fillForm, storedLeads } from '../../support/product/contact-page.ts';
import { expectLeads, openForm, waitUntilAwake } from '../../support/product/outbox.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

/** Does to the page what Chrome's translator does: every text into two `<font>`, now and whenever one is added. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest('script, style, font, textarea, option') ||
        !text.textContent?.trim()
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `° ${text.textContent}`;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    wrapTexts();
    new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true });
  });

const submit = (page: Page) => page.locator('main form [type=submit]').click();

test('a translated form shows what is missing, then thanks, and one lead is stored', async ({
  page,
  product,
}, { project }) => {
  const message = `translated, ${project.name}`;
  await page.goto(ROUTES.contact);
  await waitUntilAwake(page);
  await translate(page);
  await submit(page);
  await expect(page.locator('main form [aria-invalid]')).toHaveCount(4);
  await fillForm(page, { message });
  await submit(page);
  await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
  await expect(page.locator('main form [type=submit]')).toHaveText(/Send Message/);
  expect(await storedLeads(product, message)).toHaveLength(1);
});

test.describe('at the desk’s door', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a translated form stays after a wrong password', async ({ page }) => {
    await page.goto(ROUTES.auth);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await translate(page);
    await page.locator('form [type=email]').fill('owner@example.in');
    await page.locator('form [type=password]').fill('not the password');
    await submit(page);
    await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    await expect(page.locator('form [type=password]')).toBeVisible();
    await expect(page.locator('main form [type=submit]')).toBeEnabled();
  });
});

test('a browser of 2022 sends an enquiry', async ({ page, product }, { project }) => {
  const message = `old browser, ${project.name}`;
  await page.addInitScript(() => {
    const younger: [object, string[]][] = [
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast']],
      [Promise, ['withResolvers']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [AbortSignal, ['timeout', 'any']],
      [URL, ['canParse']],
      [HTMLFormElement.prototype, ['requestSubmit']],
    ];
    for (const [owner, names] of younger)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await openForm(page, message);
  await submit(page);
  await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
  expect(await storedLeads(product, message)).toHaveLength(1);
});

test('where the script fails while it sends, the form is posted without it', async ({
  page,
  product,
}, { project }) => {
  const message = `script fails, ${project.name}`;
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await openForm(page, message);
  await submit(page);
  await expectLeads(product, message, 1);
  // The device's own copy goes out under the same id.
  await page.goto(ROUTES.menu);
  await expectLeads(product, message, 1);
});
