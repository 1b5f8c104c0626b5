// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { followFile } from './save-leads.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const TICKET = 'f'.repeat(64);
const going = (written: number) => ({ written, is_over: false, is_whole: false });
const posted: Record<string, string>[] = [];
/** What the frame shows; nothing of it can be read where it belongs to another origin. */
let shown: string | undefined;
function look() {
  if (shown === undefined) throw new DOMException('Blocked', 'SecurityError');
  return { href: shown };
}

beforeEach(() => {
  posted.length = 0;
  // This page loads no frames: a plain element stands in for one.
  const create = document.createElement.bind(document);
  shown = 'about:blank';
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name !== 'iframe') return create(name);
    const contentWindow = {
      get location() {
        return look();
      },
    };
    return Object.assign(create('i-frame'), { contentWindow });
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const { method, action, target } = this;
    posted.push({
      method,
      action: new URL(action, location.href).pathname,
      target,
      ...values(this),
    });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const values = (form: HTMLFormElement) =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]));

function follow(progress: object[]) {
  const answers = [...progress];
  stubDesk({ export_progress: () => answers.shift() ?? progress.at(-1) });
  const written: number[] = [];
  const stop = new AbortController();
  const done = followFile(ID, TICKET, {
    onProgress: (count) => written.push(count),
    signal: stop.signal,
  });
  return { done, written, stop };
}

test('the ticket is posted into a frame of its own, and the progress told until the file is whole', async () => {
  const { done, written } = follow([
    going(0),
    going(2000),
    { written: 2500, is_over: true, is_whole: true },
  ]);
  await done;
  expect(written).toEqual([0, 2000, 2500]);
  const frame = document.querySelector<HTMLIFrameElement>('i-frame');
  expect(posted).toEqual([
    { method: 'post', action: '/desk/export', target: frame?.name, ticket: TICKET },
  ]);
  expect(document.querySelector('form')).toBe(null);
});

test('a file that breaks off is a failure', async () => {
  const { done } = follow([going(0), { written: 2000, is_over: true, is_whole: false }]);
  await expect(done).rejects.toThrow('broke off');
});

test.each([undefined, '/desk/export'])(
  'an answer that is no file is a failure (%s)',
  async (page) => {
    const { done } = follow([going(0)]);
    shown = page;
    await expect(done).rejects.toThrow('broke off');
  },
);

test('whoever stops does not wait for it', async () => {
  const { done, stop } = follow([going(0)]);
  stop.abort(new Error('left'));
  await expect(done).rejects.toThrow('left');
});
