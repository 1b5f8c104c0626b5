import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signReceipt } from '../../supabase/functions/_shared/signatures.ts';
import { CORRECTION, SECRETS, setUpReceiptDesk } from '../testing/receipt-desk.ts';

const desk = setUpReceiptDesk();
const { ask, changeNetwork, log, request, sql } = desk;

test('an intruder gets the same answer for every kind of token', async () => {
  const { id, token } = desk;
  const other = await desk.createLead('Somebody else');
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
  const wishes = [{ action: 'see' }, { action: 'erase' }, { action: 'correct', ...CORRECTION }];
  const answers = new Set<string>();
  for (const stolen of tokens) {
    changeNetwork();
    for (const wish of wishes) {
      const { status, body } = await ask({ token: stolen, ...wish });
      const isErasure = wish.action === 'erase';
      expect(status, `${stolen} ${isErasure}`).toBe(404);
      answers.add(JSON.stringify(body));
    }
  }
  expect(answers.size).toBe(1);
  const names = await sql('select name from public.leads where id = any ($1)', [[id, other]]);
  expect(names.map(({ name }) => name).sort()).toEqual(['Asha', 'Somebody else']);
});

test.each<[unknown, number]>([
  [{}, 422],
  [{ action: 'see' }, 422],
  [{ token: 1, action: 'see' }, 422],
  [{ token: 'x'.repeat(201), action: 'see' }, 422],
  [{ token: 'x', action: 'drop' }, 422],
  [{ token: 'x', action: 'consent', purpose: 'everything', isGranted: true }, 422],
  [{ token: 'x', action: 'consent', purpose: 'news', isGranted: 'yes' }, 422],
  ['[]', 400],
  ['{', 400],
  [`{"token": "${'x'.repeat(70_000)}"}`, 413],
])('%j is answered with %i', async (body, status) => {
  expect((await ask(body)).status).toBe(status);
});

test('other types and methods are refused, a preflight is answered', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await ask('token=x&action=see', { headers: form })).status).toBe(415);
  expect((await request()).status).toBe(405);
  expect((await request({ method: 'OPTIONS' })).status).toBe(204);
});

test('guessing is stopped', async () => {
  const { id } = desk;
  const statuses: number[] = [];
  for (let guess = 0; guess < 61; guess += 1) {
    statuses.push((await ask({ token: `${id}.${'B'.repeat(22)}`, action: 'see' })).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses[60]).toBe(429);
  expect(log.error).not.toHaveBeenCalled();
});
