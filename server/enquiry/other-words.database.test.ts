import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';

const { sql, mount } = setUpEnquiryDesk();

const STRANGERS = { ...submitted, name: 'Eve', email: 'eve@example.in', message: 'Give it to me' };

interface Answer {
  id: string;
  reference: string;
  receipt?: string;
}

function openDesk() {
  const { app, send } = mount();
  const post = async (body: object) => {
    const answer = await send(body);
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const open = async () => {
    const opened = await app.request('/?open', { method: 'POST' });
    return (await opened.json()) as { id: string; token: string };
  };
  return { post, open };
}
/** Without the proof of work, which is drawn anew each time. */
const told = ({ body: { id, receipt } }: { body: Answer }) => ({ id, receipt });
const messages = async () =>
  (await sql('select message from public.leads order by message')).map(({ message }) => message);

it('keeps a visitor’s words where a stranger came first under the id of the open form', async () => {
  const { post, open } = openDesk();
  const { id: submissionId, token: formToken } = await open();
  const strangers = await post({ ...STRANGERS, submissionId });
  const mine = { ...submitted, submissionId, formToken };
  const first = await post(mine);
  expect(await messages()).toEqual([STRANGERS.message, submitted.message]);
  expect(first.body.id).not.toBe(submissionId);
  expect(first.body.receipt, 'one of the visitor’s own').toContain(first.body.id);
  expect(first.body.receipt).not.toBe(strangers.body.receipt);
  expect(told(await post(mine))).toEqual(told(first));
  expect(await messages(), 'a repetition changes nothing').toHaveLength(2);
});

it('keeps both versions of a visitor who corrects a word in the same form', async () => {
  const { post, open } = openDesk();
  const { id: submissionId, token: formToken } = await open();
  const mine = { ...submitted, submissionId, formToken };
  const first = await post(mine);
  const second = await post({ ...mine, message: 'Corrected' });
  expect(await messages()).toEqual(['Corrected', submitted.message]);
  expect(second.body.receipt).toContain(second.body.id);
  expect(told(await post(mine))).toEqual(told(first));
  expect(told(await post({ ...mine, message: 'Corrected' }))).toEqual(told(second));
  expect(await messages()).toHaveLength(2);
  expect(
    await sql(
      "select from public.leads where 'The form’s token is forged' = any (quarantine_reasons)",
    ),
  ).toEqual([]);
});

it('keeps both when they come at the same moment', async () => {
  const { post } = openDesk();
  for (let round = 0; round < 5; round += 1) {
    const submissionId = randomUUID();
    const bodies = ['One', 'Two', 'Three'].map((word) => ({
      ...submitted,
      submissionId,
      message: `${word} ${round}`,
    }));
    const answers = await Promise.all(bodies.map(post));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
    expect(answers.filter(({ body }) => body.receipt).length, 'of the first').toBeLessThan(2);
  }
  expect(await messages()).toHaveLength(15);
});
