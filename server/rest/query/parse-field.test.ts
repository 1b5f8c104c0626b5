import { expect, test } from 'vitest';
import { conditionOf, errorOf } from '../testing/parse.ts';

const json = (key: string | number) => ({ key, isText: false });
const text = (key: string | number) => ({ key, isText: true });

test.each([
  ['data', []],
  ['data->utm', [json('utm')]],
  ['data->>utm', [text('utm')]],
  ['data->utm->>source', [json('utm'), text('source')]],
  ['data->0->>-1', [json(0), text(-1)]],
  ['data->utm-source->>"a.b, \\"c\\""', [json('utm-source'), text('a.b, "c"')]],
  ['data->1st', [json('1st')]],
])('%s', (name, path) => {
  expect(conditionOf(name, 'eq.x')?.field).toEqual({ column: 'data', path });
});

test.each(['data->', 'data->>', '->a', 'data->>-78xy', 'data->>--3', 'data->a.b', 'data->a;b'])(
  '%s is refused',
  (name) => {
    expect(errorOf({ [name]: 'eq.1' })).toMatchObject({ status: 400, code: 'PGRST100' });
  },
);

test('the length of a path is limited', () => {
  expect(conditionOf(`data${'->a'.repeat(20)}`, 'eq.1')?.field.path).toHaveLength(20);
  expect(errorOf({ [`data${'->a'.repeat(21)}`]: 'eq.1' })).toMatchObject({
    status: 400,
    message: 'Too many steps of a JSON path in one request',
    details: 'At most 20 are allowed.',
  });
});
