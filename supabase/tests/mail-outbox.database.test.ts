import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../server/caller.ts';
import type { Transaction } from '../../server/database/database.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

const { database } = await createTestDatabase();

const WORKER: Caller = { role: 'service_role', claims: {} };

beforeEach(() => change('truncate private.mail_outbox'));

const change = (sql: string) => database.transaction((tx) => tx.query(sql));

async function queue(count: number): Promise<void> {
  await database.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await queueMail(tx, {
        recipient: `person${index}@example.in`,
        replyTo: 'asha@example.in',
        subject: 'Hello',
        text: 'Hello',
        html: '<p>Hello</p>',
      });
    }
  });
}

const claimIn = async (tx: Transaction, batch: number): Promise<string[]> => {
  const { rows } = await tx.query('select id from public.claim_mail($1)', [batch]);
  return rows.map(({ id }) => id);
};
const claim = (batch = 10) => database.transactionAs(WORKER, (tx) => claimIn(tx, batch));
const settle = (id: string | undefined, fault: string | null = null) =>
  database.transactionAs(WORKER, (tx) =>
    tx.query('select public.settle_mail($1, $2)', [id, fault]),
  );

/** One row with its next attempt in seconds from now. */
async function readMail(): Promise<Record<string, unknown>> {
  const { rows } = await database.transaction((tx) =>
    tx.query(
      `select *, extract(epoch from next_attempt_at - now())::float as wait
       from private.mail_outbox`,
    ),
  );
  return rows[0];
}

test('a claim hands over what the mail needs and counts the attempt', async () => {
  await queue(1);
  const { rows } = await database.transactionAs(WORKER, (tx) =>
    tx.query('select * from public.claim_mail(10)'),
  );
  expect(rows).toEqual([
    {
      id: expect.any(String),
      recipient: 'person0@example.in',
      reply_to: 'asha@example.in',
      subject: 'Hello',
      body_text: 'Hello',
      body_html: '<p>Hello</p>',
      attempts: 1,
      kind: 'account',
    },
  ]);
});

test('a claimed mail is on lease: nobody gets it again before the lease runs out', async () => {
  await queue(1);
  const [id] = await claim();
  expect(await claim()).toEqual([]);
  await change("update private.mail_outbox set next_attempt_at = now() - interval '1 second'");
  expect(await claim()).toEqual([id]);
});

test('a claim takes no more than its batch, oldest first', async () => {
  await queue(5);
  await change(
    `update private.mail_outbox
     set next_attempt_at = now() - interval '1 hour' where recipient = 'person3@example.in'`,
  );
  const first = await claim(2);
  expect(first).toHaveLength(2);
  const { rows } = await change(
    "select id from private.mail_outbox where recipient = 'person3@example.in'",
  );
  expect(first).toContain(rows[0].id);
  expect(await claim(10)).toHaveLength(3);
});

test('two workers share the mails without waiting for each other', async () => {
  await queue(6);
  await database.transactionAs(WORKER, async (first) => {
    const mine = await claimIn(first, 4);
    // The first transaction is still open and holds its four rows.
    const theirs = await claim(10);
    expect(mine).toHaveLength(4);
    expect(theirs).toHaveLength(2);
    expect(new Set([...mine, ...theirs]).size).toBe(6);
  });
});

test('a sent mail keeps no text and no reply address, and is never claimed again', async () => {
  await queue(1);
  const [id] = await claim();
  await settle(id);
  expect(await readMail()).toMatchObject({
    sent_at: expect.any(Date),
    reply_to: null,
    body_text: null,
    body_html: null,
    last_error: null,
  });
  await change("update private.mail_outbox set next_attempt_at = now() - interval '1 day'");
  expect(await claim()).toEqual([]);
});

test('a late error does not undo what another worker has sent', async () => {
  await queue(1);
  const [id] = await claim();
  await settle(id);
  await settle(id, 'too late');
  expect(await readMail()).toMatchObject({ sent_at: expect.any(Date), last_error: null });
});

test.each([
  [1, 15],
  [2, 30],
  [5, 240],
  [9, 3600],
  [19, 3600],
])('after attempt %i the next one waits about %i seconds', async (attempts, seconds) => {
  await queue(1);
  const [id] = await claim();
  await change(`update private.mail_outbox set attempts = ${attempts}`);
  await settle(id, 'greylisted');
  const { wait, ...mail } = await readMail();
  expect(mail).toMatchObject({ last_error: 'greylisted', sent_at: null, abandoned_at: null });
  expect(wait).toBeGreaterThan(seconds * 0.5 - 1);
  expect(wait).toBeLessThan(seconds * 1.5);
});

test('after the twentieth failure the mail is abandoned and left for the owner to read', async () => {
  await queue(1);
  const [id] = await claim();
  await change('update private.mail_outbox set attempts = 20');
  await settle(id, 'x'.repeat(2000));
  expect(await readMail()).toMatchObject({
    abandoned_at: expect.any(Date),
    last_error: 'x'.repeat(500),
    body_text: 'Hello',
  });
  await change("update private.mail_outbox set next_attempt_at = now() - interval '1 day'");
  expect(await claim()).toEqual([]);
});
