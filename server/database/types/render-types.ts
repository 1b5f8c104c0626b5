import type { Column, PublicSchema, SqlFunction, Table } from './read-schema.ts';

/** The TypeScript type of a value in JSON, by PostgreSQL type name. */
const TYPES: Readonly<Record<string, string>> = {
  _text: 'string[]',
  date: 'string',
  _int4: 'number[]',
  _uuid: 'string[]',
  bigint: 'number',
  bool: 'boolean',
  boolean: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  integer: 'number',
  float8: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  'text[]': 'string[]',
  timestamptz: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  'uuid[]': 'string[]',
  void: 'undefined',
};

const HEAD = `// Generated from supabase/migrations by "npm run generate -- database-types"; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The schema \`public\` as \`createClient<Database>()\` of supabase-js wants it. */
`;

/**
 * Renders the type `Database` in the shape of Supabase's own generator. `Relationships` stay empty:
 * our REST service does not embed tables.
 * @throws Error for a type missing from the list above: add there how JSON represents it
 */
export function renderTypes(schema: PublicSchema): string {
  const body = `export type Database = {
  public: {
    Tables: {
${schema.tables.map(renderTable).join('\n')}
    };
    Views: Record<never, never>;
    Functions: {
${schema.functions.map(renderFunction).join('\n')}
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
  return HEAD + body;
}

function renderTable({ name, columns }: Table): string {
  const rows = [
    ['Row', columns.map((column) => field(column, ''))],
    ['Insert', columns.map((column) => field(column, mayOmit(column) ? '?' : ''))],
    ['Update', columns.map((column) => field(column, '?'))],
  ] as const;
  const shapes = rows.map(([shape, fields]) => `        ${shape}: ${block(fields, 8)};`);
  return `      ${name}: {\n${shapes.join('\n')}\n        Relationships: [];\n      };`;
}

const mayOmit = ({ isNullable, hasDefault }: Column): boolean => isNullable || hasDefault;

const field = ({ name, type, isNullable }: Column, mark: '' | '?'): string =>
  `${name}${mark}: ${jsonType(type)}${isNullable ? ' | null' : ''};`;

function renderFunction({ name, arguments: inputs, returns }: SqlFunction): string {
  const args = inputs.map(
    (input) => `${input.name}${input.hasDefault ? '?' : ''}: ${jsonType(input.type)};`,
  );
  const result =
    'rows' in returns
      ? `${block(
          returns.rows.map((column) => `${column.name}: ${jsonType(column.type)};`),
          8,
        )}[]`
      : jsonType(returns.type);
  return `      ${name}: {\n        Args: ${block(args, 8)};\n        Returns: ${result};\n      };`;
}

function block(lines: readonly string[], indent: number): string {
  const pad = ' '.repeat(indent);
  return `{\n${lines.map((line) => `${pad}  ${line}\n`).join('')}${pad}}`;
}

function jsonType(type: string): string {
  const found = TYPES[type];
  if (!found) throw new Error(`No TypeScript type is known for PostgreSQL's ${type}.`);
  return found;
}
