import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBackend } from '../../shared/backend/testing/stub-backend.ts';

const saveTextFile = vi.fn();
vi.mock('../../shared/save-file.ts', () => ({ saveTextFile }));

const load = async () => {
  vi.resetModules();
  return await import('./person-view.tsx');
};
beforeEach(() => {
  saveTextFile.mockClear();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [2, 0],
  [0, 1],
  [2, 1],
])('%i enquiries and %i archived ones go into one file, unchanged', async (open, archived) => {
  const found = {
    enquiries: Array.from({ length: open }, () => ({ name: 'Asha' })),
    archived: Array.from({ length: archived }, () => ({ name: 'Asha' })),
    erasures: [],
  };
  const sent = stubBackend(200, found);
  expect(await (await load()).exportPerson('asha@example.in')).toBe(open + archived);
  expect(sent.map(({ body }) => body)).toEqual([{ address: 'asha@example.in' }]);
  const [name, type, text] = saveTextFile.mock.calls[0] ?? [];
  expect(saveTextFile).toHaveBeenCalledOnce();
  expect(name).toBe('person-2026-11-21.json');
  expect(type).toBe('application/json');
  // A person reads it, so each value has a line.
  expect(text).toBe(`${JSON.stringify(found, null, 2)}\n`);
});

test('nobody known means no file', async () => {
  stubBackend(200, { enquiries: [], archived: [] });
  expect(await (await load()).exportPerson('nobody@example.in')).toBe(0);
  expect(saveTextFile).not.toHaveBeenCalled();
});

test('a refusal and an unreadable answer save no file', async () => {
  stubBackend(403, { message: 'Administrators only' });
  await expect((await load()).exportPerson('a@example.in')).rejects.toMatchObject({ status: 403 });
  stubBackend(200, { enquiries: 'none' });
  await expect((await load()).exportPerson('a@example.in')).rejects.toThrow('cannot be read');
  expect(saveTextFile).not.toHaveBeenCalled();
});
