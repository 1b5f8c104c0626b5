import { type Table, typeOf } from '../catalogue.ts';
import type { Comparison, Condition, State } from '../query/ast.ts';
import { type Parameters, quoteName } from './statement.ts';

const SYMBOLS: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};

const TESTS: Readonly<Record<State, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** Renders conditions that must all hold as `where …`; nothing where there are none. */
export function renderWhere(
  conditions: readonly Condition[],
  table: Table,
  parameters: Parameters,
): string {
  const rendered = conditions.map((condition) => render(condition, table, parameters));
  return rendered.length > 0 ? ` where ${rendered.join(' and ')}` : '';
}

function render(condition: Condition, table: Table, parameters: Parameters): string {
  const positive =
    'conditions' in condition
      ? `(${condition.conditions
          .map((one) => render(one, table, parameters))
          .join(` ${condition.kind} `)})`
      : renderTest(condition, table, parameters);
  return condition.isNegated ? `(not ${positive})` : positive;
}

function renderTest(
  condition: Exclude<Condition, { conditions: unknown }>,
  table: Table,
  parameters: Parameters,
): string {
  const type = typeOf(table, condition.column);
  const column = `t.${quoteName(condition.column)}`;
  if (condition.kind === 'is') {
    return `(${column} ${TESTS[condition.state]})`;
  }
  if (condition.kind === 'in') {
    return `(${column} = any (${parameters.add([...condition.values], `${type}[]`)}))`;
  }
  const { comparison, value } = condition;
  // PostgREST takes * for %, which needs no escape in an address.
  const operand =
    comparison === 'like' || comparison === 'ilike'
      ? parameters.add(value.replaceAll('*', '%'), 'text')
      : parameters.add(value, type);
  return `(${column} ${SYMBOLS[comparison]} ${operand})`;
}
