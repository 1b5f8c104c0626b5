import { TOTP } from 'otpauth';
import { ROUTES } from '../../../contract/routes.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { ageSession, signedInAdministrator } from '../../support/product/administrator.ts';
import { expect, OWNER, test } from '../../support/product/product.ts';

test.use({ expectedErrors: [/status of (400|422)/], viewport: { width: 390, height: 844 } });

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
  // On a phone the account is behind "More".
  await page.getByRole('link', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Two-step login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await dialog.getByLabel('Name of the device').fill('Asha’s phone');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
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
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Add this device' }).click();
  await expect(dialog.getByText('Asha’s phone', { exact: true })).toBeVisible();
  const mail = await product.mail.waitFor(({ text }) => text.includes('second factor was added'));
  expect(mail.text).toMatch(/From: Chrome on an? .*, in a network/);
});
