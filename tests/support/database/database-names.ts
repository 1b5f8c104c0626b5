/** The migrated database that test databases are copies of. */
export const TEMPLATE = 'migrated_template';

/** The same connection to another database of the cluster. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
