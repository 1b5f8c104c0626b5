import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { ROUTES } from '../../../contract/routes.ts';
import { ensureAdministrator } from '../../support/product/administrator.ts';
import {
  fillCredentials,
  linkFromMail,
  pressSignIn,
  signIn,
  toast,
} from '../../support/product/auth-page.ts';
import { openView } from '../../support/product/desk.ts';
import { addLeads } from '../../support/product/leads.ts';
import { expect, OWNER, type Page, type Product, test } from '../../support/product/product.ts';

const RESET = fileURLToPath(
  new URL('../../../server/operations/reset-second-factor/main.ts', import.meta.url),
);

// Each test continues with the device of the one before.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of (400|401|403|422)/] });

let secret = '';

/** The code of the present half minute, which may be entered again although it was used. */
async function freshCode(product: Product, of = secret): Promise<string> {
  await product.sql('update auth.mfa_factors set last_used_step = null');
  return new TOTP({ secret: of }).generate();
}

const openDevices = (page: Page) => openView(page, 'Two-step login');

async function addDevice(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('region', { name: 'Two-step login' });
  await dialog.getByRole('button', { name: /set it up|add a device/i }).click();
  const label = dialog.getByLabel('Name of the device');
  await label.fill('   ');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Give the device a name')).toBeVisible();
  await expect(label).toBeFocused();
  await label.fill(name);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const picture = dialog.getByRole('img', { name: /QR code/ });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const typed = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(new TOTP({ secret: typed }).generate());
  await dialog.getByRole('button', { name: 'Add this device' }).click();
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  return typed;
}

test('the administrator adds a device, and signing in asks for its code', {
  tag: '@check',
}, async ({ page, product }) => {
  await ensureAdministrator(product);
  await product.sql('delete from public.leads');
  await addLeads(product, 1);
  await signIn(page);
  await expect(page).toHaveURL(ROUTES.admin);
  await openDevices(page);
  secret = await addDevice(page, 'My phone');
  await expect(page.getByText('Add a spare device')).toBeVisible();
  await openView(page, 'Leads');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Visitor 1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth/);

  await fillCredentials(page, OWNER.email, OWNER.password);
  await pressSignIn(page);
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await page.goto(ROUTES.admin);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Visitor 1')).toHaveCount(0);

  const code = await freshCode(product);
  await field.fill(code === '000000' ? '111111' : '000000');
  await field.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press('Enter');
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL(ROUTES.admin);
  await expect(page.getByText('Visitor 1').first()).toBeVisible();
});

test('a spare device signs in too, and removing the first asks for the spare', async ({
  page,
  product,
}) => {
  await signIn(page);
  await page.getByLabel('Six-digit code').fill(await freshCode(product));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(ROUTES.admin);
  await openDevices(page);
  const spare = await addDevice(page, 'Old phone');
  const dialog = page.getByRole('region', { name: 'Two-step login' });
  await expect(dialog.getByText('Add a spare device')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Remove Old phone' }).click();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await dialog.getByRole('button', { name: 'Remove Old phone' }).click();
  // This session was last raised by a code of the spare device.
  await dialog.getByRole('button', { name: 'Remove Old phone for good' }).click();
  await expect(toast(page, 'Device removed')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Six-digit code').fill(await freshCode(product, spare));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await freshCode(product));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${ROUTES.admin}#two-step`);
});

test('a new password by mail asks for a code first', async ({ page, product }) => {
  product.mail.clear();
  await page.goto(ROUTES.auth);
  await page.getByRole('button', { name: /forgot/i }).click();
  await page.getByLabel('Email').first().fill(OWNER.email);
  await page.getByRole('button', { name: /send/i }).click();
  await page.goto(await linkFromMail(product, OWNER.email, ROUTES.authReset));
  await page.getByLabel('New password').fill('another phrase for nine kitchens');
  await page.getByRole('button', { name: /save/i }).click();
  await page.getByLabel('Six-digit code').fill(await freshCode(product));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(ROUTES.admin);
  await expect(toast(page, 'Password changed')).toBeVisible();
});

test('the recovery command lets the password alone sign in again', async ({ page, product }) => {
  const { stdout } = await promisify(execFile)(process.execPath, [RESET], {
    cwd: dirname(product.mailDir),
    env: { ADMIN_EMAIL: OWNER.email, DATA_DIR: dirname(product.mailDir), PATH: process.env.PATH },
  });
  expect(stdout).toContain('removed "My phone"');
  expect(stdout).toMatch(/Sessions signed out: [1-9]/);
  await signIn(page, 'another phrase for nine kitchens');
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL(ROUTES.admin);
  await product.sql('delete from auth.users');
});
