import type { Transaction } from '../../database/database.ts';
import { type Manifest, SCHEMAS } from './manifest.ts';

/** A table of the product and its columns, without generated ones. */
export interface ProductTable {
  /** Schema and name, quoted where needed: ready for a statement. */
  name: string;
  columns: string[];
}

/**
 * Lists the tables, each after those that its foreign keys reference.
 * @throws Error when tables reference each other in a circle
 */
export async function readTables(tx: Transaction): Promise<ProductTable[]> {
  const { rows } = await tx.query<ProductTable & { refersTo: string[] }>(TABLES, [SCHEMAS]);
  const ordered: ProductTable[] = [];
  let left = rows;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ refersTo }) => !refersTo.some((other) => waiting.has(other)));
    if (free.length === 0) throw new Error(`in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/**
 * Reads the sequences' current values; others may advance them meanwhile, so a value is a minimum.
 */
export async function readSequences(tx: Transaction): Promise<Manifest['sequences']> {
  const { rows } = await tx.query<{ name: string }>(SEQUENCES, [SCHEMAS]);
  const found: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: state } = await tx.query(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    found.push({ name, ...state[0] });
  }
  return found;
}

/** Reads the applied migrations; none when the database was never migrated. */
export async function readHistory(tx: Transaction): Promise<Manifest['migrations']> {
  const { rows: known } = await tx.query("select to_regclass('migrations.history') as history");
  if (known[0].history === null) return [];
  const { rows } = await tx.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations.history order by name',
  );
  return rows;
}

/** Leaves out objects that belong to an extension. */
const OURS = `relnamespace::regnamespace::text = any($1) and not exists (
  select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e')`;

const TABLES = `
  select format('%I.%I', relnamespace::regnamespace::text, relname) as name,
    array(
      select format('%I', attname) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns,
    array(
      select format('%I.%I', other.relnamespace::regnamespace::text, other.relname)
      from pg_constraint join pg_class other on other.oid = confrelid
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
    ) as "refersTo"
  from pg_class where relkind in ('r', 'p') and not relispartition and ${OURS}
  order by name`;

const SEQUENCES = `
  select format('%I.%I', relnamespace::regnamespace::text, relname) as name
  from pg_class where relkind = 'S' and ${OURS} order by name`;
