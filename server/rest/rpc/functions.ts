import type { Transaction } from '../../database/database.ts';
import { RestError, UnknownNameError } from '../rest-error.ts';

/** What a function's answer looks like as JSON. */
export type ReturnShape =
  /** Nothing: 204. */
  | 'nothing'
  /** One value, or one object for a composite type. */
  | 'value'
  /** An array of values. */
  | 'values'
  /** An array of objects. */
  | 'rows';

/** A function of schema public, as PostgreSQL's own catalogue has it. */
export interface CallableFunction {
  name: string;
  /** SQL name of each argument's type, ready for a cast. */
  arguments: ReadonlyMap<string, string>;
  /** Arguments without a default. */
  required: readonly string[];
  returns: ReturnShape;
}

/** Every function by its name; PostgreSQL allows several of one name. */
export type FunctionCatalogue = ReadonlyMap<string, readonly CallableFunction[]>;

// Arguments are given by name, so a function with a nameless one cannot be called; nor can a trigger's.
// `proargtypes` holds the arguments that go in, `proargnames` also those that only come out.
const READ_FUNCTIONS = `
  select p.proname as name, i.names,
    array(select format_type(a.type, null) from unnest(p.proargtypes) with ordinality as a (type, at)
      order by a.at) as types,
    p.pronargs - p.pronargdefaults as required,
    p.proretset as is_set,
    p.prorettype = 'void'::regtype as is_void,
    (t.typtype = 'c' or p.prorettype = 'record'::regtype or p.proallargtypes is not null) as is_row
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
  join pg_catalog.pg_type t on t.oid = p.prorettype
  cross join lateral (
    select coalesce(array_agg(a.name order by a.at), '{}') as names
    from unnest(p.proargnames) with ordinality as a (name, at)
    where a.name <> '' and coalesce(p.proargmodes[a.at], 'i') in ('i', 'b')
  ) i
  where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and cardinality(i.names) = p.pronargs`;

interface FunctionRow {
  name: string;
  names: string[];
  types: string[];
  required: number;
  is_set: boolean;
  is_void: boolean;
  is_row: boolean;
}

/** Reads what may be called by name; whether a caller may is PostgreSQL's to say. */
export async function loadFunctions(tx: Transaction): Promise<FunctionCatalogue> {
  const { rows } = await tx.query<FunctionRow>(READ_FUNCTIONS);
  return Map.groupBy(rows.map(toCallable), ({ name }) => name);
}

function toCallable(row: FunctionRow): CallableFunction {
  return {
    name: row.name,
    arguments: new Map(row.names.map((name, at) => [name, row.types[at] ?? 'text'])),
    required: row.names.slice(0, row.required),
    returns: shapeOf(row),
  };
}

function shapeOf({ is_void, is_row, is_set }: FunctionRow): ReturnShape {
  if (is_void) return 'nothing';
  if (!is_set) return 'value';
  return is_row ? 'rows' : 'values';
}

/**
 * The one function of this name that takes exactly these arguments, others by their defaults.
 * @throws RestError 404 PGRST202 where there is none, 300 PGRST203 where there are several
 */
export function findFunction(
  catalogue: FunctionCatalogue,
  name: string,
  given: readonly string[],
): CallableFunction {
  const [found, ...others] = (catalogue.get(name) ?? []).filter(
    (candidate) =>
      given.every((argument) => candidate.arguments.has(argument)) &&
      candidate.required.every((argument) => given.includes(argument)),
  );
  if (found === undefined) throw unknownFunction(name, given);
  if (others.length > 0) {
    throw new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between several named public.${name}`,
    );
  }
  return found;
}

function unknownFunction(name: string, given: readonly string[]): UnknownNameError {
  const list = given.join(', ');
  const asked = given.length > 0 ? `public.${name}(${list})` : `public.${name} without parameters`;
  const searched = given.length > 0 ? ` with parameters ${list}` : ' without parameters';
  return new UnknownNameError(
    404,
    'PGRST202',
    `Could not find the function ${asked} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
    },
  );
}
