import { ROUTES } from '../../../contract/routes.ts';
import { ensureAdministrator } from '../../support/product/administrator.ts';
import { fillCredentials, pressSignIn, signIn } from '../../support/product/auth-page.ts';
import { expect, OWNER, type Page, type Product, test } from '../../support/product/product.ts';

test.use({ expectedErrors: [/status of (400|401|403)/] });

test.beforeEach(async ({ product }) => {
  await product.sql('delete from public.leads');
  await ensureAdministrator(product);
});

const expireTokens = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('sb-'))) {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: -1 }));
    }
  });

/** The session is gone on the server, and its token in the browser has run out. */
async function endSession(page: Page, product: Product) {
  await product.sql('delete from auth.sessions');
  // What the desk asks meanwhile may tell it so, and it leaves while the token is being changed: once for the sign-in,
  // and that page's own parts may come in between.
  await expect(() => expireTokens(page)).toPass();
}

/** The page may notice by itself, and leave, before the button is reached. */
const refreshUnlessLeft = (page: Page) =>
  page
    .getByRole('button', { name: 'Refresh' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);

/** The list was read with the session; what comes next is asked anew. */
async function openEmptyDesk(page: Page) {
  await signIn(page);
  await expect(page).toHaveURL(ROUTES.admin);
  await expect(page.getByText('No leads yet')).toBeVisible();
}

async function expectSignInAndBack(page: Page) {
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText(/session has ended/i).first()).toBeVisible();
  await fillCredentials(page, OWNER.email, OWNER.password);
  await pressSignIn(page);
  await expect(page).toHaveURL(ROUTES.admin);
}

test('a session that ends during the visit leads to sign-in and back', async ({
  page,
  product,
}) => {
  await openEmptyDesk(page);
  await endSession(page, product);
  await refreshUnlessLeft(page);
  await expectSignInAndBack(page);
});

test('a session that ended since the last visit leads to sign-in and back', async ({
  page,
  product,
}) => {
  await openEmptyDesk(page);
  await page.goto(ROUTES.home);
  await endSession(page, product);
  await page.goto(ROUTES.admin);
  await expectSignInAndBack(page);
});
