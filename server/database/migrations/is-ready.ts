import type { Database } from '../database.ts';
import { listMigrations, MIGRATIONS_FOLDER } from './migration-files.ts';

/** Whether the database answers and has every migration of the code; never throws. */
export async function isReady(database: Database, folder = MIGRATIONS_FOLDER): Promise<boolean> {
  const names = listMigrations(folder);
  try {
    return await database.transaction(async (tx) => {
      const { rows } = await tx.query(
        'select count(*)::int as found from migrations.history where name = any($1)',
        [names],
      );
      return rows[0].found === names.length;
    });
  } catch {
    return false;
  }
}
