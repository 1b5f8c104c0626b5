import * as v from 'valibot';
import { expect, test } from 'vitest';
import { oneLeadSchema } from '../../../contract/desk/one-lead.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { ADMINISTRATOR_EMAIL } from '../actors.ts';
import { refusal, startDesk } from './desk.ts';

const desk = await startDesk();

const open = async (reference: string) =>
  v.parse(oneLeadSchema, await desk.call('desk_lead($1)', [reference]));

test('everything that happened to a lead, oldest first, with who did it', async () => {
  const id = await desk.submit();
  const fields = JSON.stringify({ name: 'Asha Rani', message: 'x'.repeat(4000) });
  await desk.callAs('service', "correct_enquiry($1, $2, '[]')", [id, fields]);
  const { action_id } = await desk.work(id, { note: 'Called', fields: { city: 'Moga' } });
  await desk.undo(action_id);
  await desk.work(id, { stage: 'qualified' });
  const found = await open(` ${referenceOf(id).toLowerCase()} `);
  expect(found?.lead).toMatchObject({
    id,
    message: 'x'.repeat(4000),
    stage: 'qualified',
    city: null,
  });
  const timeline = found?.timeline ?? [];
  expect(timeline.map(({ kind }) => kind)).toEqual([
    'enquiry',
    'first',
    'consent',
    'consent',
    'mail',
    'mail',
    'correction',
    'work',
    'undone',
    'work',
  ]);
  expect(timeline.find(({ kind }) => kind === 'first')?.detail).toMatchObject({
    words: { name: 'Asha' },
  });
  const [work, undone] = timeline.slice(7);
  expect(work).toMatchObject({
    actor: ADMINISTRATOR_EMAIL,
    action_id,
    detail: { change: { note: 'Called' }, before: { city: null }, is_undone: true },
  });
  expect(work?.detail).not.toHaveProperty('after');
  expect(undone).toMatchObject({ actor: ADMINISTRATOR_EMAIL, detail: { undoes: action_id } });
  expect(timeline[0]).toMatchObject({ actor: null, detail: {} });
});

test('other enquiries of the person, and others whose reference reads the same', async () => {
  const ravi = { email: 'ravi@example.in', phone: '+911672234567' };
  const id = await desk.enquire({ name: 'Ravi', ...ravi });
  const other = await desk.enquire({ name: 'Ravi again', email: 'RAVI@example.in' });
  const twin = `${id.slice(0, 8)}-0000-4000-8000-00000000000f`;
  await desk.enquire({ id: twin, name: 'Twin', email: 'twin@example.in' });
  const found = await open(id);
  expect(found?.same_person).toMatchObject([{ id: other, name: 'Ravi again', stage: 'new' }]);
  expect(found?.same_reference).toEqual([]);
  const byReference = await open(referenceOf(id));
  expect(byReference?.lead.id).toBe(twin);
  expect(byReference?.same_reference).toMatchObject([{ id, name: 'Ravi' }]);
});

test('nobody has it: null; no reference at all: a sentence', async () => {
  expect(await open('YC-0000-0000')).toBeNull();
  expect(await open('00000000-0000-4000-8000-0000000000ff')).toBeNull();
  for (const wrong of ['YC-1', 'Ravi', '', null, "YC-0000-0000' or true"]) {
    const refused = await refusal(desk.call('desk_lead($1)', [wrong]));
    expect(refused).toMatchObject({
      code: '22023',
      message: expect.stringContaining('reference must be'),
    });
  }
});
