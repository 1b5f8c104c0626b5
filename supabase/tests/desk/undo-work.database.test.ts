import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STAGE_MOVES, STAGES } from '../../../contract/desk/stages.ts';
import { createUser, signedIn } from '../actors.ts';
import { needsReason, refusal, startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

const anyChange = fc
  .record(
    {
      contact: fc.record({
        channel: fc.constantFrom('call', 'whatsapp', 'mail'),
        outcome: fc.constantFrom('reached', 'no-answer', 'busy', 'replied', 'wrong-number'),
      }),
      note: fc.constantFrom('One', 'Two'),
      stage: fc.constantFrom(...STAGES),
      next: fc.option(
        fc.record({ at: fc.constantFrom('2026-12-01T04:30:00Z', '2027-01-01T00:00:00Z') }),
      ),
      fields: fc.record(
        {
          city: fc.option(fc.constantFrom('Moga', 'Pune')),
          best_hour: fc.option(fc.integer({ min: 0, max: 23 })),
          budget_rupees: fc.option(fc.integer({ min: 0, max: 9e9 })),
        },
        { requiredKeys: [] },
      ),
      tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    },
    { requiredKeys: [] },
  )
  .filter((change) => Object.keys(change).length > 0)
  .map((change) => (needsReason(change.stage ?? '') ? { ...change, reason: 'Because' } : change));

test('whatever was done: moves are allowed ones, and undone in turn they leave the lead as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 6 }), async (changes) => {
      const id = await desk.enquire();
      const done: { action: string; before: object }[] = [];
      for (const change of changes) {
        const before = await desk.row(id);
        const answer = (await refusal(desk.work(id, change))) as {
          action_id?: string;
          code?: string;
        };
        const after = await desk.row(id);
        const from = before.stage as keyof typeof STAGE_MOVES;
        if (answer.action_id) {
          done.push({ action: answer.action_id, before });
          expect([from, ...STAGE_MOVES[from]]).toContain(after.stage);
        } else {
          expect(answer.code).toBe('22023');
          expect(after).toEqual(before);
        }
      }
      for (const { action, before } of done.reverse()) {
        expect(await desk.undo(action)).toMatchObject({ is_undone: true });
        expect(await desk.row(id)).toEqual(before);
      }
    }),
    { numRuns: 40 },
  );
});

test('a second undo changes nothing and is answered the same', async () => {
  const id = await desk.enquire();
  const { action_id } = await desk.work(id, { stage: 'qualified' });
  const answers = await Promise.all([desk.undo(action_id), desk.undo(action_id)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ is_undone: true, lead: { stage: 'new', answered_at: null } });
  const kinds = (await desk.events())
    .filter(({ lead_id }) => lead_id === id)
    .map(({ kind }) => kind);
  expect(kinds).toEqual(['work', 'undone']);
  // The action itself, sent once more by a queue, stays undone.
  expect(await desk.work(id, { stage: 'qualified' }, action_id)).toEqual(answers[0]);
});

test('what was changed since is not undone; other values do not stand in the way', async () => {
  const id = await desk.enquire();
  const first = await desk.work(id, { fields: { city: 'Moga' } });
  await desk.work(id, { fields: { brand: 'Roll Nation' } });
  const second = await desk.work(id, { fields: { city: 'Pune' } });
  await desk.work(id, { fields: { city: 'Moga' } });
  for (const { action_id } of [first, second]) {
    expect(await refusal(desk.undo(action_id))).toMatchObject({ code: 'PT409' });
  }
  const third = await desk.work(id, { tags: ['hot'] });
  await desk.work(id, { note: 'Later' });
  expect(await desk.undo(third.action_id)).toMatchObject({ lead: { tags: [], city: 'Moga' } });
});

test('another’s action cannot be undone, nor one whose lead is gone', async () => {
  const id = await desk.enquire();
  const { action_id } = await desk.work(id, { note: 'Mine' });
  const colleague = await createUser(database, 'colleague@example.in');
  await desk.sql("insert into public.profiles (user_id, role) values ($1, 'admin')", [colleague]);
  const undo = database.transactionAs(signedIn(colleague), (tx) =>
    tx.query('select public.undo_work($1)', [action_id]),
  );
  expect(await refusal(undo)).toMatchObject({ code: 'PT404' });
  await desk.sql('delete from public.leads where id = $1', [id]);
  expect(await refusal(desk.undo(action_id))).toMatchObject({ code: 'PT404' });
});

test('an entry is never changed', async () => {
  const id = await desk.enquire();
  await desk.work(id, { note: 'Kept' }, randomUUID());
  for (const statement of [
    "update private.lead_events set kind = 'x'",
    'truncate private.lead_events',
  ]) {
    expect(await refusal(desk.sql(statement))).toMatchObject({
      code: '42501',
      message: expect.stringContaining('only grows'),
    });
  }
});
