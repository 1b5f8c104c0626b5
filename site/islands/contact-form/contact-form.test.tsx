// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTICE } from '../../../contract/consent.ts';
import { DEFAULT_SUBJECT, ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { ATTRIBUTION_KEY } from '../../../contract/submission-fields.ts';
import { find, findAll, happens } from '../../../ui/testing/mount.ts';
import {
  blockStorage,
  endAll,
  field,
  OPENED,
  openForm,
  readFields,
  readKept,
  readOutcome,
  readToasts,
  startAfresh,
  submit,
  type,
  wait,
} from '../../testing/open-form.tsx';
import { FILLED } from '../../testing/outbox.ts';

beforeEach(startAfresh);
afterEach(endAll);

const EMPTY = Object.fromEntries(Object.keys(FILLED).map((name) => [name, '']));
const button = () => find<HTMLButtonElement>('form [type=submit]');
const faulty = () => findAll('[aria-invalid]').map((control) => control.getAttribute('name'));
const summary = () => find('[aria-labelledby]:focus');

it('tells the page that it is awake', async () => {
  const hear = vi.fn();
  document.addEventListener('awake', hear, { capture: true, once: true });
  await openForm();
  expect(hear).toHaveBeenCalledOnce();
  expect(hear.mock.calls[0]?.[0].target).toBe(find('form'));
});

it('sends what was typed, ticked and noted, with the identity of this form', async () => {
  sessionStorage.setItem(ATTRIBUTION_KEY, '{"looked":"/brands/roll-nation"}');
  const { open, sent } = await openForm();
  await open();
  await type();
  find<HTMLInputElement>('[type=checkbox][value=news]').checked = true;
  expect(await submit()).toBe(false);
  expect(sent).toEqual([
    {
      ...FILLED,
      // No tool of the site sent him here.
      interest: null,
      subject: DEFAULT_SUBJECT,
      submissionId: OPENED.id,
      formToken: OPENED.token,
      homepage: '',
      consents: ['news'],
      notice: NOTICE.version,
      attribution: { looked: '/brands/roll-nation', page: location.pathname },
    },
  ]);
});

it.each(['broken', null])('sends without notes that cannot be read: %s', async (notes) => {
  if (notes) sessionStorage.setItem(ATTRIBUTION_KEY, notes);
  const { sent } = await openForm();
  await type();
  await submit();
  expect(sent[0]?.attribution).toEqual({ page: location.pathname });
});

it('says that it is sending, once, and thanks when it is done', async () => {
  const { sent, store } = await openForm();
  expect([button().textContent, button().disabled]).toEqual(['Send Message', false]);
  await type();
  await submit();
  expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
  expect(findAll('form [type=submit] svg'), 'no picture beside the spinner').toEqual([]);
  expect(readKept(), 'neither waiting nor sent').toEqual([]);
  await submit();
  expect(sent).toHaveLength(1);
  await store();
  expect([button().textContent, button().disabled]).toEqual(['Send Message', false]);
  expect(readOutcome()).toBe(
    'Thank you, Harpreet Kaur.We reply to harpreet@example.in within 24 hours.',
  );
  const { title, description } = ENQUIRY_MESSAGES.sent;
  expect(readToasts()).toEqual([title + description]);
  expect(find('[aria-label=Notifications] [data-tone]').dataset.tone).toBe('success');
  expect(readFields()).toEqual(EMPTY);
  expect(readKept()).toEqual([expect.stringMatching(/^Sent/)]);
});

it('takes an error away as soon as its field is valid, and adds none until the next submit', async () => {
  await openForm();
  await type({ message: 'Hello' });
  await submit();
  expect(faulty()).toEqual(['name', 'email', 'phone']);
  await happens(() => field('email').focus());
  await type({ email: 'harpreet' });
  expect(faulty(), 'not valid yet').toEqual(['name', 'email', 'phone']);
  await type({ email: 'harpreet@example.in' });
  expect(faulty()).toEqual(['name', 'phone']);
  await type({ email: '', message: '' });
  expect(faulty()).toEqual(['name', 'phone']);
  expect(document.activeElement, 'typing goes on').toBe(field('email'));
  await type();
  expect(faulty()).toEqual([]);
});

it('shows what the server finds wrong and keeps no copy of it', async () => {
  const { answer } = await openForm();
  await type();
  await submit();
  await answer({ error: { fields: { email: 'Not this one.' } } }, 422);
  expect(faulty()).toEqual(['email']);
  expect(summary().textContent).toContain('Not this one.');
  expect([readFields(), readKept(), readToasts()]).toEqual([FILLED, [], []]);
});

it('says that it failed, keeps the text and offers other ways, where no copy can be kept', async () => {
  blockStorage('localStorage');
  const { answer, sent, store } = await openForm();
  await type();
  await submit();
  await answer({}, 503);
  const { title, description } = ENQUIRY_MESSAGES.failed;
  expect(readToasts()).toEqual([title + description]);
  expect(find('[aria-label=Notifications] [data-tone]').dataset.tone).toBe('destructive');
  expect(readOutcome()).toMatch(/^Your message was not sent\./);
  expect(
    findAll('[data-kind=failed] a').map((link) => link.getAttribute('href')?.split('?')[0]),
  ).toEqual(['https://wa.me/919876543212', 'mailto:support@yctfc.com', 'tel:+919876543210']);
  expect(readFields()).toEqual(FILLED);
  await wait(60_000);
  expect(sent, 'nothing goes out by itself').toHaveLength(1);
  await submit();
  await store();
  expect(sent[1]?.submissionId, 'the same enquiry').toBe(sent[0]?.submissionId);
  expect(readOutcome()).toContain('Thank you');
  expect(readOutcome(), 'the page alone shows its receipt').toContain('Reference YC-1');
});

it.each([
  ['keeps it', () => {}],
  ['cannot keep it', () => blockStorage('localStorage')],
])(
  'proves at once the work that the server asks for, where the device %s',
  async (_how, prepare) => {
    prepare();
    vi.doMock('../../outbox/solve-task.ts', () => ({ solveTask: async () => 'solved' }));
    const { sent, store } = await openForm();
    await type();
    await submit();
    await store({ challenge: { parameters: 1 } });
    await wait(0);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ submissionId: sent[0]?.submissionId, proof: 'solved' });
    vi.doUnmock('../../outbox/solve-task.ts');
  },
);
