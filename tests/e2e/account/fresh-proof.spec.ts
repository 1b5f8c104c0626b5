import { TOTP } from 'otpauth';
import { ROUTES } from '../../../contract/routes.ts';
import { ageSession, signedInAdministrator } from '../../support/product/administrator.ts';
import { toast } from '../../support/product/auth-page.ts';
import { expect, OWNER, type Page, type Product, test } from '../../support/product/product.ts';

// The second test continues with the device of the first.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of (400|422)/], viewport: { width: 390, height: 844 } });

let secret = '';

const dialogOf = (page: Page) => page.getByRole('dialog');
/** On a phone the account stands behind "More". */
async function openDevices(page: Page) {
  await page.getByRole('link', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Two-step login' }).click();
}
const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'the page is as wide as the screen',
  ).toBe(true);

/** A code that counts, though one of this half minute was used. */
async function freshCode(product: Product): Promise<string> {
  await product.sql('update auth.mfa_factors set last_used_step = null');
  return new TOTP({ secret }).generate();
}

test.afterAll(async ({ product }) => {
  await product.sql('delete from auth.users');
});

test('adding a device an hour after the sign-in asks for the password', async ({
  page,
  product,
}) => {
  product.mail.clear();
  await signedInAdministrator(page, product);
  await page.goto(ROUTES.admin);
  await ageSession(page, product);
  await openDevices(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await dialog.getByLabel('Name of the device').fill('Asha’s phone');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const field = dialog.getByLabel('Your password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await field.fill('not the password');
  await field.press('Enter');
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await product.sql('select from auth.mfa_factors')).toHaveLength(0);

  await field.fill(OWNER.password);
  await field.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Add this device' }).click();
  await expect(dialog.getByText('Asha’s phone', { exact: true })).toBeVisible();
  const mail = await product.mail.waitFor(({ text }) => text.includes('second factor was added'));
  expect(mail.text).toMatch(/From: Chrome on an? .*, in a network/);
});

test('removing it asks for a code, and can be called off', async ({ page, product }) => {
  await page.goto(ROUTES.auth);
  await page.getByLabel('Email').first().fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Six-digit code').fill(await freshCode(product));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(ROUTES.admin);
  await ageSession(page, product);
  await openDevices(page);
  const dialog = dialogOf(page);
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Remove Asha’s phone' }).click();
    await dialog.getByRole('button', { name: 'Remove Asha’s phone for good' }).click();
    await expect(dialog.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
  };
  await remove();
  await expect(dialog.getByText('npm run reset-second-factor')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Not removed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep' }).click();

  await remove();
  const field = dialog.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await field.fill(await freshCode(product));
  await field.press('Enter');
  await expect(toast(page, 'Device removed')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Set it up' })).toBeVisible();
  expect(await product.sql('select from auth.mfa_factors')).toHaveLength(0);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${ROUTES.admin}#audit`);
  for (const words of ['Added a device', 'Removed a device', 'proof: password', 'proof: code']) {
    await expect(page.getByRole('cell', { name: words }).first()).toBeVisible();
  }
});
