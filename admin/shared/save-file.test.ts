// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTextFile } from './save-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a text is offered under its name, and let go once the download has it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue(undefined);
  saveTextFile('leads.csv', 'text/csv', 'a,b');
  expect(click).toHaveBeenCalledOnce();
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:x', download: 'leads.csv' });
  const [blob] = create.mock.calls[0] ?? [];
  expect(blob).toMatchObject({ type: 'text/csv' });
  expect(await (blob as Blob).text()).toBe('a,b');
  vi.advanceTimersByTime(9_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
});
