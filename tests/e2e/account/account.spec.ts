import { ROUTES } from '../../../contract/routes.ts';
import { signIn, signUp, toast } from '../../support/product/auth-page.ts';
import { expect, OWNER, type Product, test } from '../../support/product/product.ts';

/** The address in the newest mail to `recipient` that points into the product. */
async function linkFromMail(product: Product, recipient: string, path: string): Promise<string> {
  const mail = await product.mail.waitFor(
    (received) => received.to.includes(recipient) && received.text.includes(path),
  );
  const [link] = mail.text.match(new RegExp(`https?://\\S+${path}\\S+`)) ?? [];
  const address = new URL(link ?? '');
  return address.pathname + address.search;
}

// Each test continues with the account of the one before.
test.describe.configure({ mode: 'serial' });

test.describe('before there is an account', () => {
  test('a visitor of /admin is led to /auth', async ({ page }) => {
    await page.goto(ROUTES.admin);
    await expect(page).toHaveURL(/\/auth/);
  });

  test.describe('refusals', () => {
    test.use({ expectedErrors: [/status of (400|403|422)/] });

    test('a stranger is refused by the browser, and by the database', async ({ page, product }) => {
      const attempts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/auth/v1/signup')) attempts.push(request.url());
      });
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

test('the owner signs up, confirms by button, and lands in the lead desk', async ({
  page,
  product,
}) => {
  await product.sql('delete from auth.users');
  product.mail.clear();
  await signUp(page, OWNER.email.toUpperCase(), OWNER.password);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(toast(page, 'Please check your email to confirm your account.')).toBeVisible();

  const link = await linkFromMail(product, OWNER.email, ROUTES.authConfirm);
  const unconfirmed = () => product.sql('select from auth.users where email_confirmed_at is null');
  await page.request.get(link);
  await page.goto(link);
  expect(await unconfirmed()).toHaveLength(1);
  await page.getByRole('button', { name: /confirm/i }).click();
  await expect(page).toHaveURL(ROUTES.admin);
  expect(await unconfirmed()).toHaveLength(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  await page.goto(ROUTES.auth);
  await expect(page).toHaveURL(ROUTES.admin);
});

test.describe('with the account', () => {
  test.use({ expectedErrors: [/status of (400|401|403|422)/] });

  test('signing up again says that the account exists', async ({ page }) => {
    await signUp(page, OWNER.email, OWNER.password);
    await expect(toast(page, 'Account Exists')).toBeVisible();
    await expect(
      toast(page, 'An account with this email already exists. Please sign in instead.'),
    ).toBeVisible();
  });

  test('a used confirmation link says so', async ({ page, product }) => {
    const link = await linkFromMail(product, OWNER.email, ROUTES.authConfirm);
    await page.goto(link);
    await page.getByRole('button', { name: /confirm/i }).click();
    await expect(page.getByText(/expired|already been used/i).first()).toBeVisible();
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await page.goto(ROUTES.auth);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
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
    const begin = page.getByRole('button', { name: /continue|set a new password/i });
    if (await begin.isVisible()) await begin.click();
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
