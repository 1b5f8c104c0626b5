// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeEntry, keepEnquiry } from '../../outbox/outbox.ts';
import {
  endAll,
  OPENED,
  openForm,
  readFields,
  startAfresh,
  submit,
  type,
} from '../../testing/open-form.tsx';
import { FACTS, FILLED } from '../../testing/outbox.ts';

beforeEach(startAfresh);
afterEach(endAll);

const OTHER = { id: 'a1128bc7-4c0e-4a52-9d3d-6a1f5d8c7b11', token: 'other.signed' };
const readKept = () => JSON.parse(sessionStorage.getItem('contactSubmission') ?? 'null');
const INVALID = { error: { fields: { email: 'Not this one.' } } };

it('has an identity from the start and takes that of the server once it comes', async () => {
  const { open } = await openForm();
  expect(readKept()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  await open();
  expect(readKept()).toEqual(OPENED);
});

it('keeps it over a reload, and asks the server again only where it has not answered', async () => {
  const first = await openForm();
  const begun = readKept();
  await first.unmount();
  const second = await openForm();
  expect([readKept(), second.countOpenings()]).toEqual([begun, 1]);
  await second.open();
  await second.unmount();
  const third = await openForm();
  expect([readKept(), third.countOpenings()]).toEqual([OPENED, 0]);
  await type();
  await submit();
  expect(third.sent[0]).toMatchObject({ submissionId: OPENED.id, formToken: OPENED.token });
});

it('goes on with its own where the server does not answer', async () => {
  const { open, sent } = await openForm();
  const begun = readKept();
  await open({}, 503);
  expect(readKept()).toEqual(begun);
  await type();
  await submit();
  expect(sent[0]?.submissionId).toBe(begun.id);
});

it('sends a second attempt under the same id, whatever the server says meanwhile', async () => {
  const { open, sent, answer } = await openForm();
  await type();
  await submit();
  await open();
  await answer(INVALID, 422);
  await submit();
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  expect(readKept().id).toBe(sent[0]?.submissionId);
});

it('asks for another identity after each that was sent, and takes no answer for the one before', async () => {
  const { open, sent, store, answer, countOpenings } = await openForm();
  await type();
  await submit();
  await store();
  expect(countOpenings()).toBe(2);
  await type();
  await submit();
  await open();
  await answer(INVALID, 422);
  await open(OTHER);
  await submit();
  expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(2);
  expect(sent[2]?.submissionId).toBe(sent[1]?.submissionId);
});

it.each([
  [
    'the same text is taken out of the form',
    FILLED,
    { ...FILLED, name: '', email: '', phone: '', message: '' },
  ],
  ['another text stays', { ...FILLED, message: 'Another' }, { ...FILLED, message: 'Another' }],
])('a form whose identity the outbox holds gets another; %s', async (_what, typed, left) => {
  sessionStorage.setItem('contactSubmission', JSON.stringify({ id: FACTS.id, token: FACTS.token }));
  keepEnquiry(localStorage, FILLED, FACTS, new Date());
  changeEntry(localStorage, FACTS.id, (entry) => ({ ...entry, confirmedAt: Date.now() }));
  await openForm(typed);
  expect(readFields()).toEqual(left);
  expect(readKept().id).not.toBe(FACTS.id);
});
