import { expect, test } from 'vitest';
import { CORRECTION, setUpReceiptDesk } from '../testing/receipt-desk.ts';

const desk = setUpReceiptDesk();
const { ask, sql } = desk;

test('visitors see what they sent', async () => {
  const { id, token } = desk;
  const { status, body, headers } = await ask({ token, action: 'see' });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.receipt).toMatchObject({
    state: 'kept',
    reference: `YC-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
    name: 'Asha',
    email: 'asha@example.in',
    phone: '+919876543210',
    message: 'Hello',
    withdrawnAt: null,
    consents: {},
  });
});

test('erasing leaves nothing personal and closes the receipt', async () => {
  const { id, token } = desk;
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

test('a cleared enquiry is closed, and its archived copy can be erased', async () => {
  const { id, token } = desk;
  await sql('delete from public.leads where id = $1', [id]);
  const { body } = await ask({ token, action: 'see' });
  expect(body.receipt).toMatchObject({ state: 'closed', isArchived: true });
  expect(body.receipt.purgeAt).not.toBeNull();
  expect((await ask({ token, action: 'erase' })).body.receipt.isArchived).toBe(false);
});
