import type { Database, Transaction } from '../database/database.ts';
import { toRestError } from './database-error.ts';
import { UnknownNameError } from './rest-error.ts';

/** How long an unknown name counts as unknown without reading the catalogue again. */
const TRUSTED_MS = 1_000;

/**
 * Runs a plan on the cached catalogue. If it meets an unknown name, the catalogue is read again
 * once, so that a migration needs no restart.
 * @throws RestError 503 without a database, and what `plan` throws
 */
export type UseKnown<Known> = <Plan>(plan: (known: Known) => Plan) => Promise<Plan>;

/** Caches a part of PostgreSQL's catalogue, read on first use. */
export function keepKnown<Known>(
  database: Database,
  load: (tx: Transaction) => Promise<Known>,
): UseKnown<Known> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Known> | undefined;

  function read(): Promise<Known> {
    readAt = Date.now();
    reading = database.transaction(load).catch((error) => {
      reading = undefined;
      throw toRestError(error, 'service_role');
    });
    return reading;
  }

  return async (plan) => {
    const known = await (reading ?? read());
    try {
      return plan(known);
    } catch (error) {
      if (!(error instanceof UnknownNameError) || Date.now() - readAt < TRUSTED_MS) {
        throw error;
      }
      return plan(await read());
    }
  };
}
