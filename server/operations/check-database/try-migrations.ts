import type { ClientBase } from 'pg';
import { migrate } from '../../database/migrations/migrate.ts';
import { asDatabase } from '../in-transaction.ts';

/**
 * Applies every migration that is missing, in the transaction that is open: on an empty database all.
 * @throws Error when one fails
 */
export async function tryMigrations(client: ClientBase): Promise<void> {
  await migrate(asDatabase(client));
}
