// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, findAll, fire, happens, press } from '../../../ui/testing/mount.ts';
import { changeEntry, keepEnquiry, type OutboxEntry } from '../../outbox/outbox.ts';
import {
  blockStorage,
  endAll,
  openForm,
  readFields,
  readKept,
  readOutcome,
  startAfresh,
  submit,
  type,
  wait,
} from '../../testing/open-form.tsx';
import { FACTS, FILLED } from '../../testing/outbox.ts';

beforeEach(() => {
  startAfresh();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(endAll);

/** Puts an enquiry on the device before the page opens. */
function keep(id: string, change: Partial<OutboxEntry> = {}, time = Date.now()) {
  keepEnquiry(localStorage, FILLED, { ...FACTS, id }, new Date(time));
  changeEntry(localStorage, id, (entry) => ({ ...entry, ...change }));
}
const news = () => find('[aria-live] > p');
const WAITS = 'Saved on this device, waiting for our server. ';

it('an enquiry that the server did not take is kept, and goes out by itself in five seconds', async () => {
  const { sent, answer, store } = await openForm();
  await type();
  await submit();
  await answer({}, 503);
  expect(readOutcome()).toMatch(/^Saved until it arrives, Harpreet Kaur\./);
  expect(readFields().message).toBe('');
  expect(readKept()).toEqual([expect.stringContaining(`${WAITS}We'll try again soon.`)]);
  expect(findAll('a', 'Send by email').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('mailto:support@yctfc.com?subject=Message%20from%20Harpreet%20Kaur'),
  ]);
  await wait(4_999);
  expect(sent).toHaveLength(1);
  await wait(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  await store();
  expect(readOutcome()).toMatch(/^Thank you, Harpreet Kaur\./);
  expect(readKept()).toEqual([expect.stringMatching(/^Sent.*Reference YC-1.*correct or withdraw/)]);
  expect(findAll('a', 'Send by email')).toEqual([]);
});

it('says that it waits for the connection, as soon as there is none', async () => {
  keep('f47ac10b');
  await openForm();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fire(window, new Event('offline'));
  expect(readKept()).toEqual([expect.stringContaining('when you are online')]);
});

it('lists what the device keeps, newest first, also while another is being sent', async () => {
  keep('confirmed', { confirmedAt: Date.now() }, Date.now() - 3000);
  keep('tried', { tries: 1, notBefore: Date.now() + 600_000 }, Date.now() - 2000);
  keep('refused', { faults: { email: 'Not this one.' } }, Date.now() - 1000);
  const { sent } = await openForm();
  const listed = [
    expect.stringMatching(/^Not sent: Not this one\./),
    expect.stringMatching(/^Saved on this device/),
    expect.stringMatching(/^Sent/),
  ];
  expect(readKept()).toEqual(listed);
  await type();
  await submit();
  expect(sent).toHaveLength(1);
  expect(readKept()).toEqual(listed);
});

it('lists what an earlier page has not sent yet, and what another tab keeps', async () => {
  keep('first');
  await openForm();
  expect(readKept()).toEqual([expect.stringContaining(WAITS)]);
  const text = localStorage.getItem('contactLead:first') ?? '';
  localStorage.setItem('contactLead:second', text.replaceAll('first', 'second'));
  await fire(window, new Event('storage'));
  expect(readKept()).toHaveLength(2);
});

it('moves the focus for each that is removed, also where the words are the same', async () => {
  keep('first', { confirmedAt: Date.now() });
  keep('second', { confirmedAt: Date.now() });
  await openForm();
  for (const left of [1, 0]) {
    const [button] = findAll('button', 'Remove my copy');
    await happens(() => {
      button?.focus();
      button?.click();
    });
    expect(readKept()).toHaveLength(left);
    expect(document.activeElement).toBe(news());
  }
});

it('changes nothing where the storage was blocked meanwhile', async () => {
  keep('f47ac10b', { faults: { email: 'Not this one.' } });
  await openForm();
  blockStorage('localStorage');
  await press('Correct it');
  await press('Remove my copy');
  expect(readFields().email).toBe('');
  expect(findAll('[aria-live] > p')).toEqual([]);
});
