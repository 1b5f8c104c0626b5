import type { Database } from './database.ts';

export async function registerAdministrator(database: Database, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (tx) => {
    await tx.query('delete from private.administrators where email <> $1', [address]);
    await tx.query(
      'insert into private.administrators (email) values ($1) on conflict do nothing',
      [address],
    );
    const { rowCount } = await tx.query(
      'select from auth.users where lower(email) = $1 and email_confirmed_at is not null',
      [address],
    );
    return rowCount === 1;
  });
}
