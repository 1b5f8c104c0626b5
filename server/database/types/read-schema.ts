import type { Database } from '../database.ts';

export interface Column {
  name: string;
  /** PostgreSQL's name of the type, `_text` for an array of text. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
}

export interface SqlFunction {
  name: string;
  arguments: Omit<Column, 'isNullable'>[];
  /** Columns of a row that a set-returning function yields, or the type of its one value. */
  returns: { rows: Omit<Column, 'isNullable' | 'hasDefault'>[] } | { type: string };
}

/** The schema `public`, which the API exposes. */
export interface PublicSchema {
  tables: Table[];
  functions: SqlFunction[];
}

/** Reads tables and functions of `public` in name order; there are no views, enums or composites. */
export async function readSchema(database: Database): Promise<PublicSchema> {
  return database.transaction(async (tx) => ({
    tables: (await tx.query(TABLES)).rows,
    functions: (await tx.query(FUNCTIONS)).rows.map(toFunction),
  }));
}

const TABLES = `
  select relname as name, jsonb_agg(jsonb_build_object(
    'name', attname,
    'type', typname,
    'isNullable', not attnotnull,
    'hasDefault', atthasdef or attidentity <> ''
  ) order by attname) as columns
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  group by relname
  order by relname`;

const FUNCTIONS = `
  select proname as name, proretset as "isSet", pronargdefaults as defaults, pronargs as inputs,
    coalesce(proargnames, '{}') as names, proargmodes::text[] as modes,
    prorettype::regtype::text as "returnType",
    array(
      select typname::text
      from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as argument (oid, position)
      join pg_type on pg_type.oid = argument.oid
      order by position
    ) as types
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and prokind = 'f'
  order by proname`;

interface FunctionRow {
  name: string;
  isSet: boolean;
  defaults: number;
  inputs: number;
  names: string[];
  modes: string[] | null;
  returnType: string;
  types: string[];
}

function toFunction(row: FunctionRow): SqlFunction {
  const all = row.types.map((type, index) => ({
    name: row.names[index] ?? `arg${index}`,
    type,
    isInput: row.modes === null || row.modes[index] === 'i',
  }));
  const inputs = all.filter(({ isInput }) => isInput);
  const rows = all.filter(({ isInput }) => !isInput);
  return {
    name: row.name,
    arguments: inputs.map(({ name, type }, index) => ({
      name,
      type,
      hasDefault: index >= row.inputs - row.defaults,
    })),
    returns: row.isSet
      ? { rows: rows.map(({ name, type }) => ({ name, type })) }
      : { type: row.returnType },
  };
}
