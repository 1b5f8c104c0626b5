// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { holdReply, refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import {
  control,
  controls,
  faultOf,
  field,
  press,
  settle,
  show,
  toasts,
  type,
  until,
  words,
} from '../testing/person.ts';
import PersonView, { readAddress } from './person-view.tsx';

const saveTextFile = vi.hoisted(() => vi.fn());
vi.mock('../shared/save-file.ts', () => ({ saveTextFile }));

const FIELD = 'Email address or phone number';
const FAULT = 'Enter an email address or a phone number.';
const REFUSED = 'Error: The database refused. Nothing has changed.';
const kept = (count: number) => ({ enquiries: Array(count).fill({}), archived: [] as object[] });
const open = async (replies: Parameters<typeof stubDesk>[0] = {}) => {
  const sent = stubDesk(replies);
  const client = await show(<PersonView />);
  return { sent, client };
};
const outcome = () => words().match(/Erase\n([^\n]*)/)?.[1];

beforeEach(() => void vi.clearAllMocks());

test.each(['Export', 'Erase'])(
  '%s of nobody in particular is refused at the field',
  async (way) => {
    const { sent } = await open({ export_person: kept(1) });
    await type(FIELD, 'Asha');
    await press(way);
    expect(faultOf(FIELD)).toBe(FAULT);
    expect(words()).not.toContain('Erase everything about this person?');
    expect(sent).toEqual([]);
    await type(FIELD, 'asha@example.in');
    await press(way);
    expect(faultOf(FIELD)).toBe('');
    expect(field(FIELD).getAttribute('spellcheck')).toBe('false');
  },
);

test.each([
  [1, 0, '1 enquiry of asha@example.in with consents and mails is in the file.'],
  [1, 1, '2 enquiries of asha@example.in with consents and mails are in the file.'],
  [0, 0, 'Nothing is kept about asha@example.in.'],
])('an export of %i enquiries and %i archived ones', async (count, archived, told) => {
  const found = { ...kept(count), archived: Array(archived).fill({}), erasures: [] };
  const answer = holdReply(found);
  const { sent } = await open({ export_person: answer.reply });
  await type(FIELD, ' Asha@Example.in ');
  await press('Export');
  expect(control('Export').disabled).toBe(true);
  answer.release();
  await until(() => expect(outcome()).toBe(told));
  expect(control('Export').disabled).toBe(false);
  expect(sent[0]?.body).toEqual({ address: 'asha@example.in' });
  // A person reads the file, so each value has a line; its name holds nothing personal.
  const text = `${JSON.stringify(found, null, 2)}\n`;
  expect(saveTextFile.mock.calls).toEqual(
    count
      ? [[expect.stringMatching(/^person-\d{4}-\d\d-\d\d\.json$/), 'application/json', text]]
      : [],
  );
  expect(toasts()).toEqual([]);
});

test('what was told of one person goes when the next is entered', async () => {
  await open({ export_person: kept(0) });
  await type(FIELD, 'asha@example.in');
  await press('Export');
  await until(() => expect(outcome()).toContain('Nothing is kept'));
  await type(FIELD, 'nobody');
  await press('Export');
  expect(outcome()).toBeUndefined();
});

test('the browser itself sends nothing', async () => {
  await open();
  const form = document.querySelector('form');
  expect(form?.hasAttribute('novalidate')).toBe(true);
  expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});

test.each([
  [refuse(400), REFUSED],
  [{ enquiries: 'none' }, expect.stringContaining('cannot be read')],
])('a refused or unreadable export is told and saves nothing (%#)', async (answer, told) => {
  await open({ export_person: answer });
  await type(FIELD, 'asha@example.in');
  await press('Export');
  await until(() => expect(toasts()).toEqual([told]));
  expect(saveTextFile).not.toHaveBeenCalled();
});

test.each([
  [' Asha@Example.in ', 'asha@example.in'],
  ['098765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['asha', undefined],
  ['a@b@c', undefined],
  ['12', undefined],
  ['', undefined],
])('%j is %j', (input, address) => expect(readAddress(input)).toBe(address));

/** Enters a person and asks to have everything erased. */
async function askToErase(replies: Parameters<typeof stubDesk>[0]) {
  const opened = await open({ related_leads: [], ...replies });
  await type(FIELD, '98765 43210');
  await press('Erase');
  expect(words()).toContain('Erase everything about this person?\n+919876543210.');
  return opened;
}
/** What was to be erased; the other requests read. */
const erased = (sent: ReturnType<typeof stubDesk>) =>
  sent.find(({ line }) => line.endsWith('/erase_person'))?.body;
/** The one in the dialog stands behind the one that opened it. */
const confirm = () => controls('Erase').at(-1)?.click();

test('erasing can be called off', async () => {
  const { sent } = await askToErase({ erase_person: 1 });
  await press('Cancel');
  expect(controls('Cancel')).toHaveLength(0);
  expect(sent.map(({ line }) => line)).toEqual(['POST /rest/v1/rpc/related_leads']);
});

test('what shares the number is offered, and goes only where it was ticked', async () => {
  const lead = { email: null, phone: '+919876543210', created_at: '2026-11-20T10:00:00Z' };
  const { sent } = await askToErase({
    related_leads: [
      { id: 'one', name: 'Asha by hand', ...lead },
      { id: 'two', name: 'Ravi', ...lead, email: 'ravi@example.in' },
    ],
    erase_person: 2,
  });
  await until(() => expect(words()).toContain('Also at this number or address.'));
  expect(words()).toContain('Ravi, ravi@example.in, +919876543210, 20 Nov 2026');
  const boxes = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  expect([...boxes].map(({ checked }) => checked)).toEqual([false, false]);
  boxes[0]?.click();
  boxes[1]?.click();
  await settle();
  boxes[1]?.click();
  await settle();
  confirm();
  await until(() => expect(outcome()).toBe('2 enquiries erased.'));
  expect(erased(sent)).toEqual({ address: '+919876543210', also: ['one'] });
});

test('nothing is erased before what shares the number is there; what could not be loaded is said', async () => {
  const related = holdReply(refuse(500));
  const { sent } = await askToErase({ related_leads: related.reply, erase_person: 1 });
  expect(controls('Erase').at(-1)?.disabled).toBe(true);
  related.release();
  await until(() => expect(words()).toContain('could not be loaded'));
  confirm();
  await until(() => expect(outcome()).toBe('1 enquiry erased.'));
  expect(erased(sent)).toEqual({ address: '+919876543210', also: [] });
});

test.each([
  [2, '2 enquiries erased.', ['Erased: 2 enquiries erased.']],
  [1, '1 enquiry erased.', ['Erased: 1 enquiry erased.']],
  [0, 'Nothing is kept about +919876543210.', []],
])('erasing %i enquiries', async (count, told, shown) => {
  const answer = holdReply(count);
  const { sent, client } = await askToErase({ erase_person: answer.reply });
  await until(() => expect(controls('Erase').at(-1)?.disabled).toBe(false));
  client.setQueryData(['leads'], []);
  confirm();
  await until(() => expect(controls('Erase').at(-1)?.disabled).toBe(true));
  answer.release();
  await until(() => expect(outcome()).toBe(told));
  await until(() => expect(controls('Cancel')).toHaveLength(0));
  expect(toasts()).toEqual(shown);
  expect(erased(sent)).toEqual({ address: '+919876543210', also: [] });
  expect(client.getQueryState(['leads'])?.isInvalidated).toBe(true);
});

test('a refused erasure is told and can be tried again', async () => {
  await askToErase({ erase_person: refuse(400) });
  confirm();
  await until(() => expect(toasts()).toEqual([REFUSED]));
  expect(controls('Cancel')).toHaveLength(1);
});
