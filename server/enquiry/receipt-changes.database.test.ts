import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CORRECTION, setUpReceiptDesk } from '../testing/receipt-desk.ts';

const desk = setUpReceiptDesk();
const { ask, sql, wakeMail } = desk;

test('a correction is validated, stored and mailed to the team', async () => {
  const { id, token } = desk;
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

test('markup in a correction is escaped in the mail', async () => {
  const { id, token } = desk;
  await ask({
    token,
    action: 'correct',
    ...CORRECTION,
    message: '<img src=x onerror=alert(1)>\nsecond',
  });
  const [mail] = await sql('select body_html from private.mail_outbox where lead_id = $1', [id]);
  expect(mail?.body_html).toContain('&lt;img');
  expect(mail?.body_html).not.toContain('<img');
});

test('corrections of one enquiry are limited, so that nobody floods the team', async () => {
  const { token } = desk;
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await ask({ token, action: 'correct', ...CORRECTION })).status).toBe(200);
  }
  const { status, headers } = await ask({ token, action: 'correct', ...CORRECTION });
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('consents are given and withdrawn, and the ledger keeps each change with its words', async () => {
  const { id, token } = desk;
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

test('visitors see and correct their phone as they typed it; a plain number leaves nothing else', async () => {
  const { id, token } = desk;
  const correct = async (phone: string) =>
    (await ask({ token, action: 'correct', ...CORRECTION, phone })).body.receipt.phone;
  const stored = () => sql('select phone, phone_typed from public.leads where id = $1', [id]);
  const typed = '98765 11111 / 98765 22222';
  expect(await correct(typed)).toBe(typed);
  expect(await stored()).toEqual([{ phone: '+919876511111', phone_typed: typed }]);
  expect(await correct('at my brother’s')).toBe('at my brother’s');
  expect(await stored()).toEqual([{ phone: null, phone_typed: 'at my brother’s' }]);
  expect(await correct('98765 11111')).toBe('+919876511111');
  expect(await stored()).toEqual([{ phone: '+919876511111', phone_typed: null }]);
});
