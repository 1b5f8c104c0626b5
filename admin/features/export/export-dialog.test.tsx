// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { control, press, settle, show, toasts, until, words } from '../../testing/person.ts';
import ExportDialog from './export-dialog.tsx';

const SIZE = { leads: 3, no_contact: 1 };
const BEGUN = { ...SIZE, export: '11111111-1111-4111-8111-111111111111', ticket: 'f'.repeat(64) };
const FILTER = { list: 'new', city: 'Moga' } as const;
const whole = (written: number) => ({ written, is_over: true, is_whole: true });

const posted: (string | undefined)[][] = [];
/** What the frame of the download shows; nothing of it can be read where it belongs to another origin. */
let shown: string | undefined;

beforeEach(() => {
  posted.length = 0;
  shown = 'about:blank';
  // This page loads no frames: a plain element stands in for one.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name !== 'iframe') return create(name);
    const contentWindow = {
      get location() {
        if (shown === undefined) throw new DOMException('Blocked', 'SecurityError');
        return { href: shown };
      },
    };
    return Object.assign(create('i-frame'), { contentWindow });
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect(this.target).toBe(document.querySelector<HTMLIFrameElement>('i-frame')?.name);
    posted.push([new URL(this.action, location.href).pathname, this.querySelector('input')?.value]);
  });
});
afterEach(() => void vi.restoreAllMocks());

async function open(replies: Parameters<typeof stubDesk>[0], size = SIZE) {
  const onClose = vi.fn();
  const sent = stubDesk({ export_size: size, begin_export: BEGUN, end_export: null, ...replies });
  await show(<ExportDialog filter={FILTER} onClose={onClose} />);
  await until(() => expect(words()).toContain('Download '));
  return { sent, onClose };
}
const choose = (label: string) =>
  [...document.querySelectorAll('label')]
    .find((tag) => tag.textContent?.includes(label))
    ?.querySelector('input')
    ?.click();

test('the list that is shown is asked for, without who may not be contacted unless ticked', async () => {
  const { sent, onClose } = await open({ export_progress: whole(2) });
  choose('CSV');
  choose('nobody may contact');
  await until(() => expect(words()).toContain('Download 3 leads'));
  await press('Download 3 leads');
  await until(() => expect(onClose).toHaveBeenCalledOnce());
  expect(posted).toEqual([['/desk/export', BEGUN.ticket]]);
  expect(toasts()).toEqual(['Saved: 2 leads in the file.']);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { filter: FILTER },
    { filter: FILTER, with_no_contact: true, format: 'csv' },
    { export: BEGUN.export },
  ]);
});

test.each([
  [
    { written: 1, is_over: true, is_whole: false },
    'The connection broke. It came as far as 1 lead.',
  ],
  [refuse(503), 'No'],
])(
  'of a download that breaks there is no success, and another try begins anew (%#)',
  async (progress, told) => {
    const { sent, onClose } = await open({ export_progress: progress });
    await press('Download 2 leads');
    await until(() => expect(toasts()).toEqual([`No file was saved: ${told} Try again.`]));
    expect(onClose).not.toHaveBeenCalled();
    expect(sent.at(-1)?.body).toEqual({ export: BEGUN.export });
    await until(() => expect(control('Download 2 leads').disabled).toBe(false));
  },
);

test.each([undefined, '/desk/export'])(
  'an answer that is no file is a failure (%s)',
  async (page) => {
    shown = page;
    await open({ export_progress: { written: 0, is_over: false, is_whole: false } });
    await press('Download 2 leads');
    await until(() => expect(toasts()[0]).toContain('No file was saved: The connection broke.'));
  },
);

test('whoever closes the dialog stops the download', async () => {
  const held = holdReply(whole(2));
  const { sent } = await open({ export_progress: held.reply });
  await press('Download 2 leads');
  await until(() => expect(sent.at(-1)?.line).toContain('export_progress'));
  await show(null);
  held.release();
  await until(() => expect(sent.at(-1)?.line).toMatch(/end_export$/));
  await settle();
  expect(toasts()).toEqual([]);
});

test('a workbook has room for a hundred thousand leads, a CSV file for more', async () => {
  await open({}, { leads: 100_001, no_contact: 0 });
  expect(control('Download 1,00,001 leads').disabled).toBe(true);
  choose('CSV');
  await until(() => expect(control('Download 1,00,001 leads').disabled).toBe(false));
});
