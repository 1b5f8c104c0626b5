import type { Table } from '../catalogue.ts';
import type { Comparison, Condition, State } from '../query/table-query.ts';
import { renderField } from './fields.ts';
import type { Parameters } from './statement.ts';

const SYMBOLS: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};

const TESTS: Readonly<Record<State, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** Renders conditions, combined with `and`, as `where …`; empty without any. */
export function renderWhere(
  conditions: readonly Condition[],
  table: Table,
  parameters: Parameters,
): string {
  const rendered = conditions.map((condition) => {
    const test = renderTest(condition, table, parameters);
    return condition.isNegated ? `(not ${test})` : test;
  });
  return rendered.length > 0 ? ` where ${rendered.join(' and ')}` : '';
}

function renderTest(condition: Condition, table: Table, parameters: Parameters): string {
  const { sql, type } = renderField(condition.field, table, parameters);
  if (condition.kind === 'is') {
    return `(${sql} ${TESTS[condition.state]})`;
  }
  if (condition.kind === 'in') {
    return `(${sql} = any (${parameters.add([...condition.values], `${type}[]`)}))`;
  }
  const { comparison, value } = condition;
  // PostgREST accepts * for %, which needs no escaping in a URL.
  const operand =
    comparison === 'like' || comparison === 'ilike'
      ? parameters.add(value.replaceAll('*', '%'), 'text')
      : parameters.add(value, type);
  return `(${sql} ${SYMBOLS[comparison]} ${operand})`;
}
