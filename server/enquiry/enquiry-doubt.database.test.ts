import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { enquiry, setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount, held } = await setUpEnquiryDesk();

/** Visitors with different addresses, numbers and messages. */
const visitor = (number: number) => ({
  ...submitted,
  email: `visitor${number}@example.in`,
  phone: `98765${10_000 + number}`,
  message: `Space number ${number} in Phase 8`,
});

it('quarantines enquiries over a network’s limit, counting an IPv6 /64 as one', async () => {
  const allowed = 30;
  const household = (host: number) => mount({ clientAddress: `2001:db8:1:2::${host}` });
  const sendAs = (mounted: ReturnType<typeof mount>, number: number) =>
    mounted.send(visitor(number));
  for (let sent = 0; sent < allowed; sent += 1) {
    expect((await sendAs(household(sent + 1), sent)).status).toBe(201);
  }
  expect(await held()).toHaveLength(0);
  const doubted = await sendAs(household(99), 99);
  expect(doubted.status, 'nothing is ever refused').toBe(201);
  expect(await doubted.json()).toHaveProperty('challenge');
  expect(await held()).toHaveLength(1);
  expect((await sendAs(mount(), 100)).status).toBe(201);
  expect(await held(), 'another network is not affected').toHaveLength(1);
});

it.each([
  ['from one email address', 5, { email: 'Harpreet@example.in' }],
  ['from one phone number', 5, { phone: '+91 98765 43210' }],
  ['with the same words', 3, { message: 'Space in  Phase 8' }],
])('quarantines enquiries %s after more than %i a day', async (_what, allowed, same) => {
  const send = (number: number) =>
    mount({ clientAddress: `203.0.113.${number}` }).send({ ...visitor(number), ...same });
  for (let sent = 1; sent <= allowed; sent += 1) expect((await send(sent)).status).toBe(201);
  expect(await held()).toHaveLength(0);
  const doubted = await send(allowed + 1);
  expect(doubted.status, 'nothing is ever refused').toBe(201);
  expect(await held()).toHaveLength(1);
});

it('never releases an enquiry with a filled honeypot, and answers it the same', async () => {
  const { send } = mount();
  const id = crypto.randomUUID();
  const taken = await send({ ...enquiry, homepage: 'https://x' }, { 'idempotency-key': id });
  expect(taken.status).toBe(201);
  const { challenge, ...receipt } = (await taken.json()) as { challenge: Challenge };
  expect(Object.keys(receipt)).toEqual(['id', 'reference', 'receipt']);
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  expect((await send({ submissionId: id, proof })).status).toBe(200);
  expect(
    await sql(
      'select quarantine_reasons as reasons from public.leads where quarantined_at is not null',
    ),
  ).toEqual([
    { reasons: ['The hidden field was filled in', 'The form was sent without its token'] },
  ]);
});
