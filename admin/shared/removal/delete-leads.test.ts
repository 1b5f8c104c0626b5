import { afterEach, expect, test, vi } from 'vitest';
import { stubBackend } from '../backend/testing/stub-backend.ts';

/** The deletions of a page that has just loaded. */
const load = async () => {
  vi.resetModules();
  return await import('./delete-leads.ts');
};
type Deletions = Awaited<ReturnType<typeof load>>;
afterEach(() => vi.unstubAllGlobals());

const DELETIONS: [string, string, (deletions: Deletions) => Promise<void>][] = [
  [
    'every lead',
    'id=gte.00000000-0000-0000-0000-000000000000',
    ({ deleteAllLeads }) => deleteAllLeads(),
  ],
  ['one lead', 'id=eq.7', ({ deleteLead }) => deleteLead('7')],
  [
    'what is in quarantine',
    'quarantined_at=not.is.null',
    ({ deleteQuarantined }) => deleteQuarantined(),
  ],
];

test.each(DELETIONS)('deleting %s asks for no other (%s)', async (_which, filter, remove) => {
  const sent = stubBackend(204);
  await remove(await load());
  expect(sent).toEqual([{ line: `DELETE /rest/v1/leads?${filter}`, body: undefined }]);
});

test.each(DELETIONS)(
  'a refusal to delete %s carries its status',
  async (_which, _filter, remove) => {
    stubBackend(401, { message: 'JWT expired' });
    const refusal = { name: 'DeskError', message: 'JWT expired', status: 401 };
    await expect(remove(await load())).rejects.toMatchObject(refusal);
  },
);
