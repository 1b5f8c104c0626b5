import { expect, test } from 'vitest';
import { explainError } from './log.ts';

test('an error keeps message and stack', () => {
  const explained = explainError(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' }));
  expect(explained).toMatchObject({ message: 'no route', code: 'EHOSTUNREACH' });
  expect(String(explained.stack)).toContain('log.test.ts');
});

test('a database error keeps none of the visitor’s values', () => {
  const error = Object.assign(new Error('invalid input: "owner@example.in"'), {
    severity: 'ERROR',
    code: '22P02',
    table: 'leads',
    detail: 'Failing row contains (owner@example.in).',
    where: 'owner@example.in',
  });
  const explained = explainError(error);
  expect(JSON.stringify(explained)).not.toContain('owner@');
  expect(explained).toMatchObject({
    message: 'database error 22P02',
    code: '22P02',
    table: 'leads',
  });
  expect(String(explained.stack)).toContain('log.test.ts');
});
