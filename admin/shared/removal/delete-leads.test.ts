// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubDesk } from '../backend/testing/stub-desk.ts';
import { deleteAllLeads, deleteLead, deleteQuarantined } from './delete-leads.ts';

const deletions = { deleteAllLeads, deleteQuarantined };
afterEach(() => vi.unstubAllGlobals());

const answer = (done: number, is_finished: boolean) => ({
  run_id: 'r',
  total: 3,
  done,
  same: 0,
  refused: [],
  is_finished,
});

test('deleting one lead asks for no other', async () => {
  const sent = stubDesk({ leads: null });
  await deleteLead('7');
  expect(sent).toEqual([{ line: 'DELETE /rest/v1/leads?id=eq.7', body: undefined }]);
});

test('a refusal to delete one lead carries its status', async () => {
  stubDesk({ leads: Response.json({ message: 'JWT expired' }, { status: 401 }) });
  await expect(deleteLead('7')).rejects.toMatchObject({ message: 'JWT expired', status: 401 });
});

test.each([
  ['deleteAllLeads', { everything: true }],
  ['deleteQuarantined', { filter: { list: 'quarantine' } }],
] as const)('%s asks for batches of one run until it is finished', async (name, target) => {
  const answers = [answer(2, false), answer(3, true)];
  const sent = stubDesk({ bin_leads: () => answers.shift() });
  expect(await deletions[name]()).toMatchObject({ done: 3 });
  expect(sent.map(({ line }) => line)).toEqual(Array(2).fill('POST /rest/v1/rpc/bin_leads'));
  const [first, second] = sent.map(({ body }) => body as { run_id: string });
  expect(first).toEqual({ run_id: expect.any(String), target, at_most: 2000 });
  expect(second).toEqual(first);
});
