import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AnswerError, readAnswer } from './read-answer.ts';

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
