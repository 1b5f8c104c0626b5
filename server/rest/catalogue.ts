import type { CallerRole } from '../caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { keepKnown } from './known-names.ts';
import { missingRight, UnknownNameError } from './rest-error.ts';

/** A table or view of the schema public, from PostgreSQL's catalogue. */
export interface Table {
  name: string;
  /** SQL name of each column's type, ready for a cast: `uuid`, `timestamp with time zone`. */
  columns: ReadonlyMap<string, string>;
  /** What the role `anon` has a right to; PostgreSQL checks the rights of the other roles itself. */
  anonymousMay: { read: boolean; delete: boolean };
}

export type Catalogue = ReadonlyMap<string, Table>;

// The type without its length: a cast to `varchar(5)` would cut a text that is too long instead of
// refusing it.
const READ_TABLES = `
  select c.relname as name,
    json_agg(json_build_array(a.attname, format_type(a.atttypid, -1)) order by a.attnum) as columns,
    has_any_column_privilege('anon', c.oid, 'select') as read,
    has_table_privilege('anon', c.oid, 'delete') as delete
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p', 'v', 'm')
  group by c.oid, c.relname`;

export interface CatalogueReader {
  /**
   * Runs `plan` on a table; for unknown names see {@link keepKnown}.
   * @throws RestError 404 PGRST205 for an unknown table, 503 without a database, and what `plan`
   *   throws
   */
  withTable<Plan>(name: string, plan: (table: Table) => Plan): Promise<Plan>;
}

/**
 * The catalogue for one request: an anonymous caller without the right is refused once the request is
 * planned, as PostgreSQL would refuse it.
 * @returns a reader whose `withTable` also throws RestError 401 42501
 */
export function catalogueFor(
  catalogue: CatalogueReader,
  role: CallerRole,
  verb: keyof Table['anonymousMay'],
): CatalogueReader {
  if (role !== 'anon') return catalogue;
  return {
    withTable: (name, plan) =>
      catalogue.withTable(name, (table) => {
        const planned = plan(table);
        if (!table.anonymousMay[verb]) throw missingRight('table', table.name);
        return planned;
      }),
  };
}

/** Reads the tables on first use and keeps them. */
export function readCatalogue(database: Database): CatalogueReader {
  const useTables = keepKnown(database, loadTables);
  return { withTable: (name, plan) => useTables((known) => plan(findTable(known, name))) };
}

async function loadTables(tx: Transaction): Promise<Catalogue> {
  const { rows } = await tx.query(READ_TABLES);
  return new Map(
    rows.map(({ name, columns, ...anonymousMay }) => [
      name,
      { name, columns: new Map(columns), anonymousMay },
    ]),
  );
}

function findTable(catalogue: Catalogue, name: string): Table {
  const table = catalogue.get(name);
  if (table === undefined) {
    throw new UnknownNameError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
    );
  }
  return table;
}

/**
 * @returns the SQL type of a column.
 * @throws RestError 400 42703, as PostgreSQL would
 */
export function typeOf(table: Table, column: string): string {
  const type = table.columns.get(column);
  if (type === undefined) {
    throw new UnknownNameError(400, '42703', `column ${table.name}.${column} does not exist`);
  }
  return type;
}
