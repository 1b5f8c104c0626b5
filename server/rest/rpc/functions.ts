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

/** A function of the schema public, from PostgreSQL's catalogue. */
export interface CallableFunction {
  name: string;
  /** SQL name of each argument's type, ready for a cast. */
  arguments: ReadonlyMap<string, string>;
  /** Arguments without a default. */
  required: readonly string[];
  returns: ReturnShape;
  /** The role `anon` may execute it; PostgreSQL checks the rights of the other roles itself. */
  isOpenToAnonymous: boolean;
}

/** Functions by name; PostgreSQL allows overloads. */
export type FunctionCatalogue = ReadonlyMap<string, readonly CallableFunction[]>;

// Arguments are passed by name, so a function with an unnamed one cannot be called; nor can a
// trigger function. `proargtypes` holds the input arguments, `proargnames` also the output-only
// ones.
const READ_FUNCTIONS = `
  select p.proname as name, i.names,
    array(select format_type(a.type, null) from unnest(p.proargtypes) with ordinality as a (type, at)
      order by a.at) as types,
    p.pronargs - p.pronargdefaults as required,
    p.proretset as is_set,
    has_function_privilege('anon', p.oid, 'execute') as is_open,
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
  is_open: boolean;
  is_void: boolean;
  is_row: boolean;
}

/** Reads the callable functions, whoever may execute them. */
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
    isOpenToAnonymous: row.is_open,
  };
}

function shapeOf({ is_void, is_row, is_set }: FunctionRow): ReturnShape {
  if (is_void) return 'nothing';
  if (!is_set) return 'value';
  return is_row ? 'rows' : 'values';
}

/**
 * Finds the one function of this name that takes these arguments and has defaults for the others.
 * @throws RestError 404 PGRST202 when there is none, 300 PGRST203 when there are several
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
