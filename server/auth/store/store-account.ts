import { openPasswords } from '../passwords/hash.ts';

const passwords = openPasswords();

/**
 * Stores a confirmed account with a password, as it is after its owner has followed the mailed link
 * and set one. An address that has an account keeps it.
 * @param sql one statement as the role that owns the database
 */
export async function storeAccount(
  sql: (statement: string, values: unknown[]) => Promise<unknown>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await sql(
    `insert into auth.users (email, encrypted_password, email_confirmed_at)
     values ($1, $2, now()) on conflict (lower(email)) do nothing`,
    [email, await passwords.hash(password)],
  );
}
