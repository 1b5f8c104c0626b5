import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { signReceipt } from '../../supabase/functions/_shared/signatures.ts';
import { createLead } from '../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import type { AppEnv } from '../context.ts';
import { countInDatabase } from '../rate-limit.ts';
import { mountReceiptFunction } from './routes.ts';

const SECRETS = ['a secret for tests only'];
const CORRECTION = {
  name: 'Asha Rani',
  email: 'new@example.in',
  phone: '98765 11111',
  message: 'Anew',
};

const { database } = await createTestDatabase();
const wakeMail = vi.fn();
const routes = mountReceiptFunction({
  database,
  countRequest: countInDatabase(database, 'a key of the tests'),
  sender: { secrets: SECRETS, deskUrl: 'https://desk.yctfc.example', leadsTo: 'team@example.in' },
  wakeMail,
  log: { error: vi.fn() },
});
let network = 0;
const app = new Hono<AppEnv>()
  .use((c, next) => {
    c.set('clientAddress', `203.0.113.${network}`);
    return next();
  })
  .route('/', routes);

let id: string;
let token: string;
beforeEach(async () => {
  network += 1;
  id = await createLead(database);
  token = signReceipt(id, SECRETS);
  wakeMail.mockClear();
});

async function ask(body: object) {
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const { status, headers } = answer;
  return { status, headers, body: text ? JSON.parse(text) : undefined };
}
const sql = async (statement: string, values: unknown[] = []) =>
  (await database.transaction((tx) => tx.query(statement, values))).rows;

test('an intruder gets the same answer for every kind of token', async () => {
  const other = await createLead(database, 'Somebody else');
  const signature = token.split('.')[1] ?? '';
  const tokens = [
    `${other}.${signature}`,
    id,
    `${id}.`,
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    `${id}.${'A'.repeat(22)}`,
    signReceipt(id, ['another secret']),
    // Correctly signed, but no such enquiry exists.
    signReceipt(randomUUID(), SECRETS),
    '',
    "' or 1=1 --",
  ];
  const actions = [{ action: 'see' }, { action: 'erase' }, { action: 'correct', ...CORRECTION }];
  const answers = new Set<string>();
  for (const stolen of tokens) {
    network += 1;
    for (const action of actions) {
      const { status, body } = await ask({ token: stolen, ...action });
      const isErasure = action.action === 'erase';
      expect(status, `${stolen} ${isErasure}`).toBe(404);
      answers.add(JSON.stringify(body));
    }
  }
  expect(answers.size).toBe(1);
  const names = await sql('select name from public.leads where id = any ($1)', [[id, other]]);
  expect(names.map(({ name }) => name).sort()).toEqual(['Asha', 'Somebody else']);
});

test('erasing leaves nothing personal and closes the receipt', async () => {
  const { body } = await ask({ token, action: 'erase' });
  expect(body.receipt).toEqual({
    state: 'closed',
    reference: expect.any(String),
    receivedAt: expect.any(String),
    isArchived: false,
    purgeAt: null,
  });
  expect(await sql('select from public.leads where id = $1', [id])).toHaveLength(0);
  expect(await sql('select from private.lead_archive where id = $1', [id])).toHaveLength(0);
  expect((await ask({ token, action: 'erase' })).status).toBe(200);
  expect((await ask({ token, action: 'correct', ...CORRECTION })).status).toBe(409);
  const news = { token, action: 'consent', purpose: 'news', isGranted: true };
  expect((await ask(news)).status).toBe(409);
});

test('a correction is validated, stored and mailed to the team', async () => {
  const refused = await ask({ token, action: 'correct', ...CORRECTION, email: 'nonsense' });
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { fields: { email: expect.any(String) } } },
  });
  expect(wakeMail).not.toHaveBeenCalled();

  const { body } = await ask({
    token,
    action: 'correct',
    ...CORRECTION,
    id: randomUUID(),
    subject: 'x',
  });
  expect(body.receipt).toMatchObject({ ...CORRECTION, phone: '+919876511111' });
  expect(body.receipt.correctedAt).not.toBeNull();
  expect(wakeMail).toHaveBeenCalledOnce();
  const [mail] = await sql('select * from private.mail_outbox where lead_id = $1', [id]);
  expect(mail).toMatchObject({
    kind: 'correction',
    recipient: 'team@example.in',
    reply_to: 'new@example.in',
  });
  expect(mail?.body_text).toContain('+919876511111');
});

test('consents are given and withdrawn, and the ledger keeps each change with its words', async () => {
  const consent = (purpose: string, isGranted: boolean) =>
    ask({ token, action: 'consent', purpose, isGranted });
  expect((await consent('news', true)).body.receipt.consents.news.isGranted).toBe(true);
  expect((await consent('news', false)).body.receipt.consents.news.isGranted).toBe(false);
  expect((await consent('enquiry', false)).body.receipt.withdrawnAt).not.toBeNull();
  expect((await consent('enquiry', true)).body.receipt.withdrawnAt).toBeNull();
  expect(
    await sql("select recipient, subject from private.mail_outbox where kind = 'withdrawal'"),
  ).toEqual([
    { recipient: 'team@example.in', subject: expect.stringMatching(/^Do not contact: YC-/) },
  ]);
  const rows = await sql('select * from private.consents where lead_id = $1 order by id', [id]);
  expect(rows.map((row) => [row.purpose, row.is_granted, row.source])).toEqual([
    ['news', true, 'receipt'],
    ['news', false, 'receipt'],
    ['enquiry', false, 'receipt'],
    ['enquiry', true, 'receipt'],
  ]);
  expect(rows[0]?.notice_text).toContain('news');
});
