import { expect, it } from 'vitest';
import { describeSendError, parseClaimedMail } from './mail.ts';

it('keeps codes and text, and removes addresses', () => {
  const refusal = Object.assign(new Error("Can't send: 550 <owner@example.in>:\r\n no such user"), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  expect(describeSendError(refusal)).toEqual({
    code: 'EENVELOPE',
    responseCode: 550,
    text: "EENVELOPE: Can't send: 550 <<address>>: no such user",
  });
});

it.each([undefined, null, 'text', 7, {}])('describes %j too', (error) => {
  expect(describeSendError(error).code).toBe('EUNKNOWN');
});

it('is bounded', () => {
  expect(describeSendError(new Error('x'.repeat(5000))).text.length).toBeLessThanOrEqual(300);
});

const row = {
  ...{ id: 'one', recipient: 'a@example.in', reply_to: null, subject: 'Hello' },
  ...{ body_text: 'Hello', body_html: null, attempts: 1 },
};

it.each([
  ['account', true],
  ['acknowledgement', undefined],
  ['team', undefined],
  // A database that does not say it yet.
  [undefined, undefined],
])('a mail of kind %s is about an account: %s', (kind, isOfAccount) => {
  const claimed = parseClaimedMail([{ ...row, ...(kind && { kind }) }]);
  expect(claimed?.mail.isOfAccount).toBe(isOfAccount);
});
