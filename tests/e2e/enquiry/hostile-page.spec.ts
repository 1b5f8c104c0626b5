import { ROUTES } from '../../../contract/routes.ts';
import { fillCredentials, toast } from '../../support/product/auth-page.ts';
import { fillForm } from '../../support/product/contact-page.ts';
import { waitUntilAwake } from '../../support/product/outbox.ts';
import { expect, type Page, type Product, test } from '../../support/product/product.ts';

/** What a page translator does: each text node gives way to `<font><font>…`, also those that come later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isOurs = ({ parentElement }: Node) =>
      parentElement?.closest('script, style, font, textarea, option') === null;
    function turn() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((one) => one.data.trim() && isOurs(one))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `अ ${text.data}`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    turn();
    new MutationObserver(turn).observe(document.body, { childList: true, subtree: true });
  });

/** Whatever its words are by now. */
const press = (page: Page) => page.locator('main form [type=submit]').click();

const stored = async (product: Product, name: string) =>
  (await product.sql('select id from public.leads where name = $1', [name])).length;

for (const [when, isAwake] of [
  ['before it is alive', false],
  ['while it is read', true],
] as const) {
  test.describe(`a form that is translated ${when}`, () => {
    // React draws what it does not know again.
    test.use({ expectedErrors: [/React error #418/] });
    test('shows what is missing, is sent once and says thanks', async ({ page, product }) => {
      const name = `Harleen Translated ${when}`;
      await page.goto(ROUTES.contact, { waitUntil: isAwake ? 'load' : 'commit' });
      if (isAwake) await waitUntilAwake(page);
      else await page.locator('main form').waitFor();
      await translate(page);
      await waitUntilAwake(page);
      await press(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter your full name.',
      );
      await fillForm(page, { name });
      await press(page);
      await expect(toast(page, 'Message sent!')).toBeVisible();
      await expect(page.locator('main form')).toBeVisible();
      await expect.poll(() => stored(product, name)).toBe(1);
    });
  });
}

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('leaves the translated form where it is', async ({ page }) => {
    await page.goto(ROUTES.auth);
    await expect(page.getByRole('button', { name: 'Sign In' }).last()).toBeVisible();
    await fillCredentials(page, 'nobody@example.com', 'violet-tractor-91');
    await translate(page);
    await page.locator('form [type=submit]').click();
    await expect(toast(page, 'Invalid')).toBeVisible();
    await expect(page.locator('form [type=submit]')).toBeEnabled();
  });
});

test('a browser without the newest functions sends', async ({ page, product }) => {
  await page.addInitScript(() => {
    for (const [of, names] of [
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [
        Array.prototype,
        ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
      ],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [Element.prototype, ['checkVisibility', 'togglePopover', 'hidePopover', 'showPopover']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(of, name);
  });
  await page.goto(ROUTES.contact);
  await fillForm(page, { name: 'Gurmeet Older' });
  await press(page);
  await expect(toast(page, 'Message sent!')).toBeVisible();
  await expect.poll(() => stored(product, 'Gurmeet Older')).toBe(1);
});

test('where the script fails while it sends, the form is posted without it, once', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await page.goto(ROUTES.contact);
  await waitUntilAwake(page);
  await fillForm(page, { name: 'Ravneet Faulty' });
  await press(page);
  await expect.poll(() => stored(product, 'Ravneet Faulty')).toBe(1);
  // The device's own copy goes out under the same id.
  await page.goto(ROUTES.menu);
  await expect(page.locator('h1')).toBeVisible();
  expect(await stored(product, 'Ravneet Faulty')).toBe(1);
});

test.describe('a form that React cannot change', () => {
  test.use({ expectedErrors: [/NotFoundError/] });
  test('stays with what was typed, and is posted without its script', async ({ page, product }) => {
    await page.goto(ROUTES.contact);
    await waitUntilAwake(page);
    await fillForm(page, { name: '', message: 'The form fails' });
    await page.locator('main form').evaluate((form) => {
      form.insertBefore = () => {
        throw new DOMException('The node is not a child.', 'NotFoundError');
      };
    });
    await press(page);
    await expect(page.getByText('The form had a fault.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('The form fails');
    await page.getByLabel('Full Name').fill('Balwinder Plain');
    await press(page);
    await expect.poll(() => stored(product, 'Balwinder Plain')).toBe(1);
  });
});
