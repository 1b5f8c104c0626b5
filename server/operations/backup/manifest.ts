import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';

export const MANIFEST = 'manifest.json';
export const HOLDS =
  'All leads with names, addresses and numbers, the administrator’s account, and the secrets that sign sessions and links. Whoever has this file has all of it.';
/** Schemas with the product's tables; the tables themselves are read from the database. */
export const SCHEMAS = ['auth', 'migrations', 'private', 'public'] as const;
export const FOLDERS = ['content', 'secrets', 'spool'] as const;

/** Allowed names of parts: none can leave the folder that the backup is unpacked into. */
const PART = /^(tables\/\w[\w.-]*|(content|secrets|spool)\/\w[\w.-]*)$/;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  /** `HOLDS`; a backup of 1.0.0 did not say it. */
  holds: v.optional(v.string()),
  version: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(
    v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), checksum: v.string() }),
  ),
  /** In the order in which they can be filled: each table after those it references. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: count, part: v.string() }),
  ),
  sequences: v.array(v.object({ name: v.string(), last: v.string(), isCalled: v.boolean() })),
  parts: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(PART)),
      bytes: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Part = Manifest['parts'][number];

export function parseManifest(text: string): Manifest | undefined {
  try {
    const result = v.safeParse(manifestSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export interface ProductTable {
  /** Schema and name, quoted where needed: ready for a statement. */
  name: string;
  columns: string[];
}

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

/** Others may advance them meanwhile, so a value is a minimum. */
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

export async function readHistory(tx: Transaction): Promise<Manifest['migrations']> {
  const { rows: known } = await tx.query("select to_regclass('migrations.history') as history");
  if (known[0].history === null) return [];
  const { rows } = await tx.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations.history order by name',
  );
  return rows;
}

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
