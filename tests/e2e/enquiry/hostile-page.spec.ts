import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { addressOf, HOSTILITIES } from '../../support/browser/hostilities.ts';
import { toast } from '../../support/product/auth-page.ts';
import {
  fillForm,
  forgetCounts,
  openContactPage,
  waitUntilAwake,
} from '../../support/product/contact-page.ts';
import { expect, type Page, type Product, test } from '../../support/product/product.ts';

/** Whatever its words are by now. */
const press = (page: Page) => page.locator('main form [type=submit]').click();

const stored = async (product: Product, name: string) =>
  (await product.sql('select id from public.leads where name = $1', [name])).length;

test.beforeEach(({ product }) => forgetCounts(product));

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
  await openContactPage(page);
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
    const name = page.getByLabel('Full Name');
    await name.fill('Balwinder Plain');
    // A click could fall between while the page still scrolls to its button.
    await name.press('Enter');
    await expect(page).toHaveURL(CONTACT_STORED);
    await expect.poll(() => stored(product, 'Balwinder Plain')).toBe(1);
  });
});

for (const { errors = '', atStart, onceAlive, ...hostility } of HOSTILITIES) {
  test.describe(`a page ${hostility.name}`, () => {
    test.use({
      baseURL: async ({ product }, use) => use(addressOf(hostility, product)),
      expectedErrors: errors ? [new RegExp(errors)] : [],
    });
    test('says what is missing, and sends once', async ({ page, product }) => {
      await atStart?.(page);
      await page.goto(ROUTES.contact);
      await waitUntilAwake(page);
      await onceAlive?.(page);
      await press(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter your full name.',
      );
      await fillForm(page, { name: hostility.name });
      await press(page);
      await expect(toast(page, 'Message sent!')).toBeVisible();
      await expect.poll(() => stored(product, hostility.name)).toBe(1);
    });
  });
}
