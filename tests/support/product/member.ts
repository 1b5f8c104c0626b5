import { ROUTES } from '../../../contract/routes.ts';
import { storeAccount } from '../../../server/auth/passwords.ts';
import { signIn } from './auth-page.ts';
import { expect, type Page, type Product } from './product.ts';

const PASSWORD = 'warm paneer on a rainy roof';

/** Somebody of the team comes to the desk by the sign-in form of `page`; the account is made if it is not there. */
export async function signedInMember(
  page: Page,
  product: Product,
  { email, role }: { email: string; role: 'caller' | 'viewer' | 'editor' },
): Promise<void> {
  await storeAccount(product.sql, { email, password: PASSWORD });
  await product.sql(
    `insert into public.profiles (user_id, role) select id, $2 from auth.users where email = $1
     on conflict (user_id) do update set role = excluded.role`,
    [email, role],
  );
  await signIn(page, PASSWORD, email);
  await expect(page).toHaveURL(new RegExp(`${ROUTES.admin}$`));
}
