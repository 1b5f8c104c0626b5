import { ROUTES } from '../../../contract/routes.ts';
import { linkFromMail, signIn, signUp, toast } from '../../support/product/auth-page.ts';
import { expect, OWNER, type Product, test } from '../../support/product/product.ts';

// Each test continues with the account of the one before.
test.describe.configure({ mode: 'serial' });

test.describe('before there is an account', () => {
  test('a visitor of /admin is led to /auth', { tag: '@check' }, async ({ page }) => {
    await page.goto(ROUTES.admin);
    await expect(page).toHaveURL(/\/auth/);
  });

  test.describe('refusals', () => {
    test.use({ expectedErrors: [/status of (400|403|422)/] });

    test('a stranger is refused by the database', async ({ page, product }) => {
      await signUp(page, 'stranger@example.com', 'long enough password');
      await expect(toast(page, 'Access Denied')).toBeVisible();
      await expect(toast(page, 'Only authorized administrators can create accounts')).toBeVisible();
      expect(await product.sql("select from auth.users where email like 'stranger%'")).toHaveLength(
        0,
      );
    });

    test('wrong credentials are refused', async ({ page }) => {
      await signIn(page, 'not the password');
      await expect(toast(page, 'Invalid Credentials')).toBeVisible();
      await expect(toast(page, 'Please check your email and password')).toBeVisible();
    });
  });
});

const unconfirmed = (product: Product) =>
  product.sql('select from auth.users where email_confirmed_at is null');

test.describe('whoever typed a password at sign-up', () => {
  test.use({ expectedErrors: [/status of (400|422)/] });

  test('the mailed page asks for the password, and a stranger’s counts for nothing', async ({
    page,
    product,
    browser,
  }) => {
    await product.sql('delete from auth.users');
    product.mail.clear();
    const elsewhere = await browser.newContext({ baseURL: product.url });
    await signUp(await elsewhere.newPage(), OWNER.email, 'chosen by a stranger');
    const link = await linkFromMail(product, OWNER.email, ROUTES.authConfirm);
    await elsewhere.close();

    await page.goto(link);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveValue('');
    const confirm = page.getByRole('button', { name: /confirm/i });
    await confirm.click();
    await expect(page.getByText('Enter a password.')).toBeVisible();
    expect(await unconfirmed(product)).toHaveLength(1);

    await password.fill('Yctfc@2026');
    await expect(page.getByText(/^Fair: 12 or more characters/)).toBeVisible();
    await confirm.click();
    await expect(page.getByText(/names of the company are tried first/)).toBeVisible();
    await expect(password).toBeFocused();

    await password.fill(OWNER.password);
    await expect(page.getByText('Good length.')).toBeVisible();
    await confirm.click();
    await expect(page).toHaveURL(ROUTES.admin);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);

    await signIn(page, 'chosen by a stranger');
    await expect(toast(page, 'Invalid Credentials')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(ROUTES.admin);
  });
});

test('the owner signs up, confirms by button, and lands in the lead desk', {
  tag: '@check',
}, async ({ page, product }) => {
  await product.sql('delete from auth.users');
  product.mail.clear();
  await signUp(page, OWNER.email.toUpperCase(), OWNER.password);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(toast(page, 'Please check your email to confirm your account.')).toBeVisible();

  const link = await linkFromMail(product, OWNER.email, ROUTES.authConfirm);
  await page.request.get(link);
  await page.goto(link);
  expect(await unconfirmed(product)).toHaveLength(1);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: /confirm/i }).click();
  await expect(page).toHaveURL(ROUTES.admin);
  expect(await unconfirmed(product)).toHaveLength(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(OWNER.password);

  await page.goto(ROUTES.auth);
  await expect(page).toHaveURL(ROUTES.admin);
});

test.describe('with the account', () => {
  test.use({ expectedErrors: [/status of (400|401|403|422)/] });

  test('the password that was confirmed signs in, and the desk shows itself at once', {
    tag: '@check',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.arrival = viewTransition ? 'moved' : 'at once';
      });
    });
    await signIn(page);
    await expect(page).toHaveURL(ROUTES.admin);
    await expect(page.locator('html')).toHaveAttribute('data-arrival', 'at once');
  });

  test('a forgotten password is set anew', async ({ page, product }) => {
    product.mail.clear();
    await page.goto(ROUTES.auth);
    await page.getByRole('button', { name: /forgot/i }).click();
    await page.getByLabel('Email', { exact: false }).first().fill(OWNER.email);
    await page.getByRole('button', { name: /send|reset/i }).click();
    const link = await linkFromMail(product, OWNER.email, ROUTES.authReset);
    await page.goto(link);
    const changed = 'a new pass phrase for nine kitchens';
    await page
      .getByLabel(/new password/i)
      .first()
      .fill(changed);
    await page.getByRole('button', { name: /save|set|change/i }).click();
    await expect(page).toHaveURL(ROUTES.admin);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await signIn(page, OWNER.password);
    await expect(toast(page, 'Invalid Credentials')).toBeVisible();
    await signIn(page, changed);
    await expect(page).toHaveURL(ROUTES.admin);
  });
});
