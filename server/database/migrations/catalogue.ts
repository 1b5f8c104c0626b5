import type { Database } from '../database.ts';

const OURS = "array['public', 'private', 'auth']";
const isOurs = (column: string) => `${column}::regnamespace::text = any(${OURS})`;
const rights = (kind: string, thing: string, acl: string, from: string, where: string) => `
  select format('right on ${kind} %s: %s to %s', ${thing}, privilege_type,
      coalesce(nullif(grantee, 0)::regrole::text, 'public')), is_grantable::text
  from ${from}, aclexplode(${acl}) where ${where}`;

/** Whatever a migration can make: what it is, and all that is said of it. */
const CATALOGUE = [
  `select format('schema %s', nspname), '' from pg_namespace where nspname = any(${OURS})`,
  rights('schema', 'nspname', 'nspacl', 'pg_namespace', `nspname = any(${OURS})`),
  `select format('%s %s', case relkind when 'r' then 'table' else relkind::text end, oid::regclass),
     concat_ws(' ', relrowsecurity, relforcerowsecurity, relpersistence, reloptions)
   from pg_class where ${isOurs('relnamespace')} and relkind not in ('i', 't')`,
  rights(
    'table',
    'oid::regclass',
    "coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::\"char\", relowner))",
    'pg_class',
    `${isOurs('relnamespace')} and relkind not in ('i', 't', 'c') and grantee <> relowner`,
  ),
  // The place of a column, without the gaps that dropped ones leave.
  `select format('column %s.%s', attrelid::regclass, attname), concat_ws(' ',
     row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
     case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid),
     'identity ' || nullif(attidentity::text, ''), 'generated ' || nullif(attgenerated::text, ''), attstattarget, attoptions)
   from pg_attribute join pg_class on pg_class.oid = attrelid
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where ${isOurs('relnamespace')} and relkind not in ('i', 't') and attnum > 0 and not attisdropped`,
  rights(
    'column',
    "format('%s.%s', attrelid::regclass, attname)",
    'attacl',
    'pg_attribute join pg_class on pg_class.oid = attrelid',
    isOurs('relnamespace'),
  ),
  `select format('constraint %s on %s', conname, conrelid::regclass), concat_ws(' ', pg_get_constraintdef(oid), convalidated)
   from pg_constraint where ${isOurs('connamespace')}`,
  `select format('index %s', indexrelid::regclass), concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
   from pg_index join pg_class on pg_class.oid = indexrelid where ${isOurs('relnamespace')}`,
  `select format('policy %s on %s.%s', policyname, schemaname, tablename),
     concat_ws(' ', permissive, cmd, 'to', roles, 'using', qual, 'check', with_check)
   from pg_policies where schemaname = any(${OURS})`,
  `select format('trigger %s on %s', tgname, tgrelid::regclass), concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
   from pg_trigger join pg_class on pg_class.oid = tgrelid where ${isOurs('relnamespace')} and not tgisinternal`,
  `select format('function %s.%s(%s)', pronamespace::regnamespace, proname, oidvectortypes(proargtypes)),
     pg_get_functiondef(oid) from pg_proc where ${isOurs('pronamespace')}`,
  rights(
    'function',
    "format('%s.%s(%s)', pronamespace::regnamespace, proname, oidvectortypes(proargtypes))",
    "coalesce(proacl, acldefault('f', proowner))",
    'pg_proc',
    `${isOurs('pronamespace')} and grantee <> proowner`,
  ),
  `select format('type %s', oid::regtype), concat_ws(' ', typtype, typnotnull, typdefault,
     array(select enumlabel from pg_enum where enumtypid = pg_type.oid order by enumsortorder))
   from pg_type where ${isOurs('typnamespace')} and typtype <> 'b' and typrelid = 0`,
  `select format('sequence %s', seqrelid::regclass), concat_ws(' ', seqstart, seqincrement, seqmin, seqmax, seqcycle)
   from pg_sequence join pg_class on pg_class.oid = seqrelid where ${isOurs('relnamespace')}`,
  `select format('default rights in %s for %s', defaclnamespace::regnamespace, defaclobjtype), defaclacl::text
   from pg_default_acl`,
  `select format('comment on %s', pg_describe_object(classoid, objoid, objsubid)), description
   from pg_description, pg_identify_object(classoid, objoid, objsubid) as thing
   where thing.schema = any(${OURS}) or thing.identity = any(${OURS})`,
  `select format('rows of %s', oid::regclass),
     query_to_xml(format('select * from %s as t order by t::text', oid::regclass), true, false, '')::text
   from pg_class where ${isOurs('relnamespace')} and relkind = 'r'`,
];

export async function readCatalogue(database: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await database.transaction(async (tx) => {
    // So that every name comes with its schema.
    await tx.query("select set_config('search_path', '', true)");
    for (const text of CATALOGUE) {
      const { rows } = await tx.query({ text, rowMode: 'array' });
      for (const [thing, says] of rows) found.set(thing, says);
    }
  });
  return new Map([...found].sort());
}

type Catalogue = ReadonlyMap<string, string>;

/** Functions come as SQL, their rights are the schema's last file; a person writes the rest from a list. */
export function compareCatalogues(before: Catalogue, after: Catalogue): string {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (thing) => before.get(thing) !== after.get(thing),
  );
  const functions = changed.filter((thing) => thing.startsWith('function '));
  const others = changed.filter((thing) => !/^(right on )?function /.test(thing));
  const says = (word: string, text?: string) =>
    text === undefined ? [] : [`--     ${word} ${text.replace(/\s+/g, ' ')}`];
  return [
    ...(others.length > 0 ? ['-- Write here, and take these lines away:'] : []),
    ...others.flatMap((thing) => [
      `--   ${thing}`,
      ...says('was', before.get(thing)),
      ...says('is ', after.get(thing)),
    ]),
    ...functions.map((thing) => `${after.get(thing)?.trimEnd() ?? `drop ${thing}`};\n`),
  ].join('\n');
}
