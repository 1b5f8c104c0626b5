import type { Database } from './database.ts';

/**
 * Makes one address, lower-cased, the only one that may sign up and be administrator. A former
 * administrator keeps the account and loses the role.
 * @param email ADMIN_EMAIL as the owner wrote it
 */
export async function registerAdministrator(database: Database, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await database.transaction(async (tx) => {
    await tx.query('delete from private.administrators where email <> $1', [address]);
    await tx.query(
      'insert into private.administrators (email) values ($1) on conflict do nothing',
      [address],
    );
  });
}
