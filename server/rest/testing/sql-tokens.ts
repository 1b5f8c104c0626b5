/**
 * SQL keywords that the plans use; anything else in a statement is a name, a parameter or a defect.
 */
const VOCABULARY: ReadonlySet<string> = new Set(
  `and any as asc coalesce count delete deleted desc false first from ilike in int4 int8 is json json_agg
   last like limit not null nulls offset order by page public returning rows body select t text then
   to_jsonb total true unknown where with
   boolean integer jsonb numeric time timestamp uuid zone`.split(/\s+/),
);

// Literals in the plans themselves: the empty body and list.
const OWN_LITERALS: ReadonlySet<string> = new Set(["''", "'[]'"]);

const TOKEN = /"(?:[^"]|"")*"|'[^']*'|\$\d+|[A-Za-z_][A-Za-z_0-9]*|\d+|[\s\S]/g;
const SYMBOL = /^(?:\$\d+|\d+|[\s(),.:*=<>@&[\]-])$/;

/**
 * Finds the tokens of a statement that its plan cannot have written itself.
 * @param names catalogue identifiers and aliases, which may be in double quotes
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
