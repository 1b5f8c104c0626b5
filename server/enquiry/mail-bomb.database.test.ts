import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount } = await setUpEnquiryDesk();

/** Sends enquiries at once, each from a network of its own. */
const sendAtOnce = (changes: readonly object[]) =>
  Promise.all(
    changes.map((change, at) =>
      mount({ clientAddress: `198.51.100.${at}` }).send({
        ...submitted,
        phone: `98765 ${43_000 + at}`,
        message: `Space in Phase ${at}`,
        submissionId: randomUUID(),
        ...change,
      }),
    ),
  );

/** The acknowledgements that may go out, once every enquiry has left quarantine. */
async function countSendable(): Promise<number> {
  await sql('select private.release(id) from public.leads');
  const due = await sql(
    "select from private.mail_outbox where kind = 'acknowledgement' and not is_held",
  );
  return due.length;
}

test('25 enquiries at once in the name of one mailbox are all kept and send it three mails', async () => {
  const spellings = Array.from({ length: 25 }, (_, at) => ({ email: `victim+${at}@example.in` }));
  const answers = await sendAtOnce(spellings);
  expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 201));
  expect(await sql('select from public.leads')).toHaveLength(25);
  // Mails too many to one mailbox are no doubt about an enquiry.
  expect(await sql('select from public.leads where quarantined_at is not null')).toEqual([]);
  expect(await countSendable()).toBe(3);
  const [held] = await sql(
    'select held_for, body_text, body_html from private.mail_outbox where held_for is not null',
  );
  expect(held).toEqual({
    held_for: expect.stringContaining('this mailbox'),
    body_text: null,
    body_html: null,
  });
  const claimed = await sql('select recipient from public.claim_mail(100)');
  expect(claimed.filter(({ recipient }) => recipient.startsWith('victim'))).toHaveLength(3);
});

test('an enquiry that is sent again is not counted again', async () => {
  const again = { email: 'asha@example.in', submissionId: randomUUID() };
  for (let sent = 0; sent < 5; sent += 1) await sendAtOnce([again]);
  await sendAtOnce([{ email: 'asha@example.in' }]);
  expect(await countSendable()).toBe(2);
});

test('one network cannot have mails sent to everybody', async () => {
  const { send } = mount({ clientAddress: '203.0.113.99' });
  for (let at = 0; at < 32; at += 1) {
    await send({
      ...submitted,
      email: `somebody${at}@example.in`,
      phone: `98765 ${43_000 + at}`,
      message: `Space in Phase ${at}`,
      submissionId: randomUUID(),
    });
  }
  expect(await countSendable()).toBe(30);
});
