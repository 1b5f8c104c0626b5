import { afterEach, expect, test, vi } from 'vitest';
import { StartupError, startOrExplain } from './startup-error.ts';

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never);
afterEach(() => {
  vi.clearAllMocks();
});

test('a start that cannot succeed prints its sentence and exits with 1', async () => {
  await startOrExplain(() => Promise.reject(new StartupError('Port 80 is in use.')));
  expect(written.mock.calls).toEqual([['Port 80 is in use.\n']]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a file of another user is named, with what to do', async () => {
  const refused = Object.assign(new Error('EACCES: permission denied, mkdir'), {
    code: 'EACCES',
    path: '/srv/yctfc/.cache/build-1',
  });
  await startOrExplain(() => Promise.reject(refused));
  expect(written.mock.calls.join()).toMatch(
    /^\/srv\/yctfc\/.cache\/build-1 belongs to somebody else/,
  );
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a full disk is named', async () => {
  await startOrExplain(() => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })));
  expect(written.mock.calls.join()).toMatch(/^The disk is full\. Free /);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a defect is not explained away', async () => {
  const start = startOrExplain(() => Promise.reject(new TypeError('undefined is not a function')));
  await expect(start).rejects.toThrow(TypeError);
  expect([written.mock.calls, exit.mock.calls]).toEqual([[], []]);
});
