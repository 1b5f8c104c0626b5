/** Words of SQL that the plans use; anything else in a statement is a name, a parameter or a fault. */
const VOCABULARY: ReadonlySet<string> = new Set(
  `all and any as asc body by case changed chr coalesce count counted delete desc else end explain
   false first format from ilike in insert int4 int8 into is json json_agg json_array_elements
   json_object_keys json_strip_nulls json_to_recordset k last length like limit location not null
   nulls offset or order page public replace returning row_to_json rows select set string_agg
   substring t text then total true unknown update when where with
   bigint boolean bool date double float4 float8 int int2 integer interval jsonb numeric precision
   real smallint time timestamp timestamptz uuid varchar zone`.split(/\s+/),
);

// Literals that the plans themselves hold: the empty body and list, CSV's quotes and backslashes.
const OWN_LITERALS: ReadonlySet<string> = new Set([
  ...["''", "'[]'", "','", `'"'`, `'""'`, "'\\'", "'\\\\'", `'[",\\r\\n]'`],
]);

const TOKEN = /"(?:[^"]|"")*"|'[^']*'|\$\d+|[A-Za-z_][A-Za-z_0-9]*|\d+|[\s\S]/g;
const SYMBOL = /^(?:\$\d+|\d+|[\s(),.:*=<>|~[\]-])$/;

/**
 * The pieces of a statement that its plan cannot have written by itself.
 * @param names identifiers of the catalogue and aliases, which may stand in double quotes
 */
export function findForeignTokens(sql: string, names: Iterable<string>): string[] {
  const quoted = new Set([...names].map((name) => `"${name.replaceAll('"', '""')}"`));
  return (sql.match(TOKEN) ?? []).filter(
    (token) =>
      !SYMBOL.test(token) &&
      !VOCABULARY.has(token) &&
      !OWN_LITERALS.has(token) &&
      !quoted.has(token),
  );
}
