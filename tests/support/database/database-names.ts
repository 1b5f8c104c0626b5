/** The migrated database that test databases are copies of. */
export const TEMPLATE = 'migrated_template';
/** The same as a PostgreSQL of the owner's has it; also the name of its role, with the documented grants and no more. */
export const OWN_TEMPLATE = 'plain';

/** Tests fill tables at once with what takes a product's visitors years; its own eight seconds are too few for that. */
export const STATEMENT_TIMEOUT_MS = 60_000;

/** The same connection to another database of the cluster. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
