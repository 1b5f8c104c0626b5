// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { control, press, settle, show, toasts, until, words } from '../../testing/person.ts';
import ExportDialog from './export-dialog.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../shared/save-file.ts', () => ({ saveFile }));
beforeEach(() => {
  vi.clearAllMocks();
  // Where the backend is hosted, the page writes the file itself.
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co');
});
afterEach(() => vi.unstubAllEnvs());

const COLUMNS = ['name', 'email', 'message', 'created_at', 'withdrawn_at', 'calls_allowed'];
const page = (name: string, next: string | null) => ({
  columns: COLUMNS,
  rows: [[name, 'a@example.in', 'Hello', '2026-11-21T00:10:00Z', null, true]],
  next,
});
const SIZE = { leads: 3, no_contact: 1 };
const BEGUN = { ...SIZE, export: '11111111-1111-4111-8111-111111111111', ticket: 'f'.repeat(64) };
const FILTER = { list: 'new', city: 'Moga' } as const;

async function open(replies: Parameters<typeof stubDesk>[0]) {
  const onClose = vi.fn();
  const sent = stubDesk({ export_size: SIZE, begin_export: BEGUN, end_export: null, ...replies });
  await show(<ExportDialog filter={FILTER} onClose={onClose} />);
  await until(() => expect(words()).toContain('Download 2 leads'));
  return { sent, onClose };
}
const choose = (label: string) =>
  [...document.querySelectorAll('label')]
    .find((tag) => tag.textContent?.includes(label))
    ?.querySelector('input')
    ?.click();

test('the list that is shown is asked for, without who may not be contacted unless ticked', async () => {
  const replies = {
    desk_export: ({ body }: { body: unknown }) =>
      (body as { after?: string }).after ? page('Last', null) : page('First', 'more'),
  };
  const { sent, onClose } = await open(replies);
  choose('CSV');
  choose('nobody may contact');
  await until(() => expect(words()).toContain('Download 3 leads'));
  await press('Download 3 leads');
  await until(() => expect(onClose).toHaveBeenCalledOnce());
  const [name, file] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/-2\.csv$/);
  expect(await (file as Blob).text()).toMatch(/"First"[\s\S]*"Last"/);
  expect(toasts()).toEqual(['Saved: 2 leads in the file.']);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { filter: FILTER },
    { filter: FILTER, with_no_contact: true, format: 'csv' },
    { export: BEGUN.export },
    { export: BEGUN.export, after: 'more' },
    { export: BEGUN.export, is_whole: true },
  ]);
});

test('of a download that breaks half way there is no file, and another try begins anew', async () => {
  const { onClose } = await open({
    desk_export: ({ body }: { body: unknown }) =>
      (body as { after?: string }).after ? refuse(503) : page('First', 'more'),
  });
  choose('CSV');
  await settle();
  await press('Download 2 leads');
  await until(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatch(/^No file was saved: No It came as far as 1 lead\. Try again\.$/);
  expect(saveFile).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(control('Download 2 leads').disabled).toBe(false);
});

test('whoever closes the dialog stops the download', async () => {
  const held = holdReply(page('First', null));
  await open({ desk_export: held.reply });
  choose('CSV');
  await settle();
  await press('Download 2 leads');
  await show(null);
  held.release();
  await settle();
  expect(saveFile).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});
