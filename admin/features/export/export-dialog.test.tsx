// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { control, press, settle, show, toasts, until, words } from '../../testing/person.ts';
import ExportDialog from './export-dialog.tsx';

const posted: Record<string, string>[] = [];
/** What the frame shows; nothing of it can be read where it belongs to another origin. */
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
    const { method, action, target } = this;
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    const { pathname } = new URL(action, location.href);
    posted.push({ method, action: pathname, target, ...Object.fromEntries(fields) });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const SIZE = { leads: 3, no_contact: 1 };
const BEGUN = { ...SIZE, export: '11111111-1111-4111-8111-111111111111', ticket: 'f'.repeat(64) };
const FILTER = { list: 'new', city: 'Moga' } as const;
const state = (written: number, is_over = false, is_whole = false) => ({
  written,
  is_over,
  is_whole,
});

async function open(progress: object[], replies: Parameters<typeof stubDesk>[0] = {}) {
  const onClose = vi.fn();
  const answers = [...progress];
  const sent = stubDesk({
    ...{ export_size: SIZE, begin_export: BEGUN, end_export: null },
    export_progress: () => answers.shift() ?? progress.at(-1),
    ...replies,
  });
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
  const { sent, onClose } = await open([state(1), state(3, true, true)]);
  choose('CSV');
  choose('nobody may contact');
  await until(() => expect(words()).toContain('Download 3 leads'));
  await press('Download 3 leads');
  await until(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts()).toEqual(['Saved: 3 leads in the file.']);
  const frame = document.querySelector<HTMLIFrameElement>('i-frame');
  expect(posted).toEqual([
    { method: 'post', action: '/desk/export', target: frame?.name, ticket: BEGUN.ticket },
  ]);
  expect(document.querySelector('form[action="/desk/export"]')).toBe(null);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { filter: FILTER },
    { filter: FILTER, with_no_contact: true, format: 'csv' },
    { export: BEGUN.export },
    { export: BEGUN.export },
  ]);
});

test.each<[string, object[], string | undefined, Parameters<typeof stubDesk>[0], string]>([
  [
    'breaks off half way',
    [state(1), state(1, true)],
    'about:blank',
    {},
    'It came as far as 1 lead. ',
  ],
  ['is answered with a page', [state(0)], '/desk/export', {}, ''],
  ['is not answered at all', [state(0)], undefined, {}, ''],
  ['may not begin', [], 'about:blank', { begin_export: refuse(400) }, ''],
])('of a download that %s there is no file, and another try begins anew', async (...given) => {
  const [, progress, page, replies, far] = given;
  const { onClose } = await open(progress, replies);
  shown = page;
  await press('Download 2 leads');
  await until(() => expect(toasts()).toHaveLength(1));
  const why = replies?.begin_export ? 'No' : 'The connection broke.';
  expect(toasts()).toEqual([`No file was saved: ${why} ${far}Try again.`]);
  expect(onClose).not.toHaveBeenCalled();
  await until(() => expect(control('Download 2 leads').disabled).toBe(false));
});

test('whoever closes the dialog stops the download', async () => {
  const held = holdReply(state(0));
  const { sent } = await open([], { export_progress: held.reply });
  await press('Download 2 leads');
  await until(() => expect(posted).toHaveLength(1));
  await show(null);
  held.release();
  await until(() => expect(sent.at(-1)?.line).toMatch(/end_export$/));
  await settle();
  expect(toasts()).toEqual([]);
});
