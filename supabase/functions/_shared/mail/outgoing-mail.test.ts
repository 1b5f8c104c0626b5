import { expect, test } from 'vitest';
import { parseClaimedMail } from './outgoing-mail.ts';

const row = {
  ...{ id: 'one', recipient: 'a@example.in', reply_to: null, subject: 'Hello' },
  ...{ body_text: 'Hello', body_html: null, attempts: 1 },
};

test.each([
  ['account', true],
  ['acknowledgement', undefined],
  ['team', undefined],
  // A database that does not say it yet.
  [undefined, undefined],
])('a mail of kind %s is about an account: %s', (kind, isOfAccount) => {
  const claimed = parseClaimedMail([{ ...row, ...(kind && { kind }) }]);
  expect(claimed?.mail.isOfAccount).toBe(isOfAccount);
});
