import type { Transaction } from '../../database/database.ts';
import { SCHEMAS } from '../backup/manifest.ts';

/** Counts the tables of the product's schemas; a database that was never used has none. */
export async function countTables(tx: Transaction): Promise<number> {
  const { rows } = await tx.query(
    `select count(*)::int as found from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  );
  return rows[0].found;
}

/**
 * Drops everything that the product created in the database. The schema `public` itself stays,
 * since it may belong to another role, and so do the objects of extensions in it.
 */
export async function clearSchemas(tx: Transaction): Promise<void> {
  for (const schema of SCHEMAS.filter((name) => name !== 'public'))
    await tx.query(`drop schema if exists ${schema} cascade`);
  const { rows } = await tx.query<{ command: string }>(DROPS);
  for (const { command } of rows) await tx.query(command);
}

const isOurs = (catalogue: string) => `not exists (
  select from pg_depend where objid = ${catalogue}.oid and classid = '${catalogue}'::regclass
    and deptype = 'e')`;

const DROPS = `
  select format('drop %s if exists %s cascade', case relkind
      when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'c' then 'type' else 'table' end, oid::regclass) as command
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
    and ${isOurs('pg_class')}
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
  from pg_proc where pronamespace = 'public'::regnamespace and ${isOurs('pg_proc')}
  union all
  select format('drop type if exists %s cascade', oid::regtype)
  from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    and ${isOurs('pg_type')}`;
