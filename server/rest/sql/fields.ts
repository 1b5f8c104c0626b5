import { type Table, typeOf } from '../catalogue.ts';
import { RestFault } from '../fault.ts';
import type { OrderTerm, SelectItem, TableQuery } from '../query/ast.ts';
import { quoteName } from './statement.ts';

/** Types that `column::type` may name: they change how a value is written and call nothing else. */
const CASTS: ReadonlySet<string> = new Set([
  ...['text', 'varchar', 'uuid', 'boolean', 'bool', 'json', 'jsonb'],
  ...['smallint', 'integer', 'bigint', 'int2', 'int4', 'int8', 'int'],
  ...['numeric', 'real', 'double precision', 'float4', 'float8'],
  ...['date', 'time', 'timestamp', 'timestamptz', 'interval'],
]);

/** Renders `select=` on source `t`. */
export function renderSelectList(items: readonly SelectItem[], table: Table): string {
  return items.map((item) => renderItem(item, table)).join(', ');
}

function renderItem(item: SelectItem, table: Table): string {
  if (item.kind === 'all') {
    return 't.*';
  }
  typeOf(table, item.column);
  const column = `t.${quoteName(item.column)}`;
  if (item.cast !== undefined && !CASTS.has(item.cast)) {
    throw new RestFault(400, '42704', `type "${item.cast}" does not exist`);
  }
  const value = item.cast === undefined ? column : `${column}::${item.cast}`;
  return `${value} as ${quoteName(item.alias ?? item.column)}`;
}

/** Renders `order=` on source `t`; nothing where it is empty. */
export function renderOrder(terms: readonly OrderTerm[], table: Table): string {
  const rendered = terms.map(({ column, isDescending, nulls }) => {
    typeOf(table, column);
    const direction = isDescending ? 'desc' : 'asc';
    return `t.${quoteName(column)} ${direction}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return rendered.length > 0 ? ` order by ${rendered.join(', ')}` : '';
}

/** Columns that a write must return so that `select=` and `order=` can be answered, and no more. */
export function renderReturned({ select, order }: TableQuery, table: Table): string {
  const names = [...select, ...order].map((item) => ('column' in item ? item.column : '*'));
  if (names.includes('*')) {
    return 't.*';
  }
  return [...new Set(names)]
    .map((name) => {
      typeOf(table, name);
      return `t.${quoteName(name)}`;
    })
    .join(', ');
}
