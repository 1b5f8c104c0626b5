import { afterEach, expect, test, vi } from 'vitest';
import { stubBackend } from '../../shared/backend/testing/stub-backend.ts';

const load = async () => {
  vi.resetModules();
  return await import('./list/lead-list.tsx');
};
const createIds = (count: number) => Array.from({ length: count }, (_, index) => String(index));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, []],
  [1, [1]],
  [1000, [1000]],
  [1001, [1000, 1]],
])('%i leads are reported in requests of a thousand at most', async (count, sizes) => {
  const sent = stubBackend(200, null);
  const ids = createIds(count);
  await (await load()).reportUse('exported', ids);
  const bodies = sent.map(({ body }) => body as { action: string; lead_ids: string[] });
  expect(sent.map(({ line }) => line)).toEqual(
    sizes.map(() => 'POST /rest/v1/rpc/record_desk_use'),
  );
  expect(bodies.map(({ lead_ids }) => lead_ids.length)).toEqual(sizes);
  expect(bodies.flatMap(({ lead_ids }) => lead_ids)).toEqual(ids);
  expect(bodies.every(({ action }) => action === 'exported')).toBe(true);
});

test('a report that the database refuses is not taken for written', async () => {
  const sent = stubBackend(403, { message: 'Administrators only' });
  const report = (await load()).reportUse('viewed', createIds(1001));
  await expect(report).rejects.toMatchObject({ name: 'DeskError', status: 403 });
  expect(sent).toHaveLength(1);
});
