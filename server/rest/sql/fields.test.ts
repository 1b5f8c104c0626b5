import { expect, test } from 'vitest';
import type { Table } from '../catalogue.ts';
import { parse } from '../testing/parse.ts';
import { renderField, renderOrder, renderSelectList } from './fields.ts';
import { Parameters } from './statement.ts';

const TABLE: Table = {
  name: 'things',
  columns: new Map([
    ['id', 'integer'],
    ['old', 'json'],
    ['new', 'jsonb'],
    ['tags', 'text[]'],
  ]),
  anonymousMay: { read: false, delete: false },
};

test.each([
  ['id', 't."id"', 'integer', []],
  ['old', 't."old"', 'json', []],
  ['old->a', '(t."old" -> $1::text)', 'json', ['a']],
  ['old->>a', '(t."old" ->> $1::text)', 'text', ['a']],
  ['new->a->1', '(t."new" -> $1::text -> $2::int4)', 'jsonb', ['a', 1]],
  ['tags->0', '(to_jsonb(t."tags") -> $1::int4)', 'jsonb', [0]],
  ['tags->>0', '(to_jsonb(t."tags") ->> $1::int4)', 'text', [0]],
])('%s is %s of type %s', (select, sql, type, values) => {
  const [item] = parse({ select }).select;
  const parameters = new Parameters();
  expect(item?.kind === 'field' && renderField(item.field, TABLE, parameters)).toEqual({
    sql,
    type,
  });
  expect(parameters.values).toEqual(values);
});

test('every column, and one under another name', () => {
  const { select } = parse({ select: '*,number:id' });
  expect(renderSelectList(select, TABLE, new Parameters())).toBe('t.*, t."id" as "number"');
  expect(renderOrder(parse({ order: 'id' }).order, TABLE, new Parameters())).toBe(
    ' order by t."id" asc',
  );
});

test('without items there is neither a list nor an order', () => {
  expect(renderSelectList([], TABLE, new Parameters())).toBe('');
  expect(renderOrder([], TABLE, new Parameters())).toBe('');
});

test('an order names its direction, and the place of nulls only where it was asked for', () => {
  const { order } = parse({ order: 'id,id.desc,id.nullsfirst,id.desc.nullslast' });
  expect(renderOrder(order, TABLE, new Parameters())).toBe(
    ' order by t."id" asc, t."id" desc, t."id" asc nulls first, t."id" desc nulls last',
  );
});
