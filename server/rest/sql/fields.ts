import { type Table, typeOf } from '../catalogue.ts';
import type { Field, OrderTerm, SelectItem } from '../query/table-query.ts';
import { type Parameters, quoteName } from './statement.ts';

/** SQL of a value, and the type to which its comparison operand is cast. */
export interface TypedSql {
  sql: string;
  type: string;
}

/**
 * Renders a field of source `t`: the column's name from the catalogue, JSON keys as parameters.
 * @throws RestError 400 42703 for an unknown column
 */
export function renderField(
  { column, path }: Field,
  table: Table,
  parameters: Parameters,
): TypedSql {
  const type = typeOf(table, column);
  const name = `t.${quoteName(column)}`;
  if (path.length === 0) return { sql: name, type };
  const isJson = type === 'json' || type === 'jsonb';
  const steps = path.map(({ key, isText }) => {
    const operand = parameters.add(key, typeof key === 'number' ? 'int4' : 'text');
    return ` ${isText ? '->>' : '->'} ${operand}`;
  });
  return {
    // Arrays and other types are traversed as the JSON that the answer would contain.
    sql: `(${isJson ? name : `to_jsonb(${name})`}${steps.join('')})`,
    type: path.at(-1)?.isText ? 'text' : type === 'json' ? 'json' : 'jsonb',
  };
}

/** Renders `select=` on source `t`; empty when no field is selected. */
export function renderSelectList(
  items: readonly SelectItem[],
  table: Table,
  parameters: Parameters,
): string {
  return items
    .map((item) =>
      item.kind === 'all'
        ? 't.*'
        : `${renderField(item.field, table, parameters).sql} as ${quoteName(item.name)}`,
    )
    .join(', ');
}

/** Renders `order=` on source `t`; empty without any terms. */
export function renderOrder(
  terms: readonly OrderTerm[],
  table: Table,
  parameters: Parameters,
): string {
  const rendered = terms.map(({ field, isDescending, nulls }) => {
    const { sql } = renderField(field, table, parameters);
    return `${sql} ${isDescending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return rendered.length > 0 ? ` order by ${rendered.join(', ')}` : '';
}
