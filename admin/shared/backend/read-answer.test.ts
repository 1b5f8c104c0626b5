import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AnswerError, readAnswer } from './desk-error.ts';

const schema = v.object({ mails: v.array(v.object({ id: v.string() })) });

test('an answer of the expected shape is handed on', () => {
  expect(readAnswer(schema, { mails: [{ id: 'a' }] }, 'ledger')).toEqual({ mails: [{ id: 'a' }] });
});

test.each([
  ['a wrong value', { mails: [{ id: 'a' }, { id: 2 }] }, 'ledger.mails.1.id'],
  ['a missing value', {}, 'ledger.mails'],
  ['nothing at all', null, 'ledger:'],
])('the error for %s names its path', (_name, answer, place) => {
  const read = () => readAnswer(schema, answer, 'ledger');
  expect(read).toThrow(AnswerError);
  expect(read).toThrow(place);
});

test('a long list is searched no further than its first fault', () => {
  const looked: unknown[] = [];
  const isText = v.check((value) => {
    looked.push(value);
    return typeof value === 'string';
  });
  const list = v.array(v.pipe(v.unknown(), isText));
  expect(() => readAnswer(list, ['a', 2, 3, 4], 'leads')).toThrow('leads.1');
  expect(looked).toEqual(['a', 2]);
});
