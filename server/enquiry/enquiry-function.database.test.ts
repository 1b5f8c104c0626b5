import { expect, it } from 'vitest';
import { enquiry, setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount } = await setUpEnquiryDesk();

it('stores lead and mail together, then wakes the mail worker', async () => {
  const { send, wakeMail } = mount();
  wakeMail.mockImplementation(async () => {
    expect(await sql('select from private.mail_outbox')).toHaveLength(2);
  });
  const answer = await send(submitted);
  const { id } = (await answer.json()) as { id: string };
  expect(await sql('select * from public.leads')).toMatchObject([
    { ...enquiry, id, phone: '+919876543210' },
  ]);
  expect(await sql('select * from private.mail_outbox order by kind desc')).toMatchObject([
    { lead_id: id, kind: 'team', recipient: 'leads@example.in', reply_to: enquiry.email },
    { lead_id: id, kind: 'acknowledgement', recipient: enquiry.email, is_held: false },
  ]);
  expect(wakeMail).toHaveBeenCalledOnce();
});

it('stores text with characters that PostgreSQL cannot hold', async () => {
  const { send } = mount();
  const answer = await send({ ...enquiry, name: 'A\u0000\ud800B', message: '\u0000hello\udfff' });
  expect(answer.status).toBe(201);
  expect(await sql('select name, message from public.leads')).toEqual([
    { name: 'A\ufffdB', message: 'hello\ufffd' },
  ]);
});
