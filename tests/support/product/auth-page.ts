import { ROUTES } from '../../../contract/routes.ts';
import { OWNER, type Page, type Product } from './product.ts';

/** A toast, or any other words of the page, by their text. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first();

/** Fills e-mail and password of the form that is open. */
export async function fillCredentials(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Goes through the sign-up tab of /auth. */
export async function signUp(page: Page, email: string, password: string) {
  await page.goto(ROUTES.auth);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await fillCredentials(page, email, password);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /create account|sign up/i })
    .click();
}

/** Presses the button of the sign-in form that is open. */
export const pressSignIn = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /sign in|log ?in/i })
    .click();

/** Goes through the sign-in tab of /auth. */
export async function signIn(
  page: Page,
  password: string = OWNER.password,
  email: string = OWNER.email,
) {
  await page.goto(ROUTES.auth);
  await fillCredentials(page, email, password);
  await pressSignIn(page);
}

/** The address in the newest mail to `recipient` that points to `path`. */
export async function linkFromMail(product: Product, recipient: string, path: string) {
  const mail = await product.mail.waitFor(
    ({ to, text }) => to.includes(recipient) && text.includes(path),
  );
  return mail.text.match(new RegExp(`https?://\\S+${path}\\S*`))?.[0] ?? '';
}
