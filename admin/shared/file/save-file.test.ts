import '../testing/page/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageDocument } from '../testing/page/page.ts';
import { saveTextFile } from './save-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a text is offered under its name, and let go once the download has it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const make = vi.spyOn(pageDocument, 'createElement');
  const clicked = vi.fn();
  make.mockImplementation(() => ({ click: clicked }) as never);
  saveTextFile('leads.csv', 'text/csv', 'a,b');
  const [link] = make.mock.results;
  expect(link?.value).toMatchObject({ href: 'blob:x', download: 'leads.csv' });
  expect(clicked).toHaveBeenCalledOnce();
  const [blob] = create.mock.calls[0] ?? [];
  expect(blob).toMatchObject({ type: 'text/csv' });
  expect(await (blob as Blob).text()).toBe('a,b');
  vi.advanceTimersByTime(9_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
});
