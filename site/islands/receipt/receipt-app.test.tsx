// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { NOTICE } from '../../../contract/consent.ts';
import { CORRECTABLE, type CorrectableField, type Receipt } from '../../../contract/receipt.ts';
import { find, findAll, happens, mount, press } from '../../../ui/testing/mount.ts';
import { ReceiptApp } from './receipt-app.tsx';

const TOKEN = 'f47ac10b-58cc-4372-a567-0e02b2c3d479.abcdefghijklmnopqrstuv';
const FAILED = 'This did not work, and nothing has changed. Please try again.';
/** Fields that came later are empty. */
const FIELDS = Object.fromEntries(CORRECTABLE.map((field) => [field, ''])) as Record<
  CorrectableField,
  string
>;
const KEPT = {
  ...FIELDS,
  state: 'kept',
  reference: 'YC-F47A-C10B',
  receivedAt: '2026-11-21T00:10:00Z',
  subject: 'franchise',
  withdrawnAt: null,
  correctedAt: null,
  consents: { calls: { isGranted: true, at: '2026-11-21T00:10:00Z' } },
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  message: 'Which model fits?',
} satisfies Receipt;
const CLOSED = {
  state: 'closed',
  reference: 'YC-F47A-C10B',
  receivedAt: '2026-11-21T00:10:00Z',
  isArchived: false,
  purgeAt: null,
} satisfies Receipt;

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/**
 * Opens the page by the link in the mail; its first action is to see.
 * @returns what was asked, and functions that answer the oldest question
 */
async function openReceipt(receipt?: Receipt, hash = `#${TOKEN}`) {
  location.hash = hash;
  const asked: Record<string, unknown>[] = [];
  const open: ((answer: Response) => void)[] = [];
  const fetched = vi.fn((_address: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => open.push(resolve));
  });
  vi.stubGlobal('fetch', fetched);
  const answer = (body: object | string, status = 200) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return happens(() => open.shift()?.(new Response(text, { status })));
  };
  await mount(<ReceiptApp endpoint="/receipt" apiKey="sb_publishable_1" />);
  if (receipt) await answer({ receipt });
  return { asked, fetched, answer, show: (shown: Receipt) => answer({ receipt: shown }) };
}

const readPage = (): string => document.body.textContent ?? '';
const titles = () => findAll('h2').map(({ textContent }) => textContent);
const said = () =>
  findAll('p[role=status]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
const save = () =>
  happens(() =>
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const boxes = () => findAll<HTMLInputElement>('[type=checkbox]');
const ticks = () => boxes().map(({ checked }) => checked);
const go = (hash: string) =>
  happens(() => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });

it('asks with the token and the key, and shows what was sent, when, and what one may do', async () => {
  const { asked, fetched, show } = await openReceipt();
  expect(readPage()).toBe('Looking up your enquiry …');
  expect(asked).toEqual([{ token: TOKEN, action: 'see' }]);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.headers).toEqual({ 'content-type': 'application/json', apikey: 'sb_publishable_1' });
  expect(init?.keepalive, 'it arrives also where the visitor leaves at once').toBe(true);
  await show({ ...KEPT, correctedAt: '2026-11-22T10:00:00Z' });
  expect(titles().slice(0, 4)).toEqual([
    ...['What you sent', 'Withdraw it', 'What else you allow', 'Erase it'],
  ]);
  expect(findAll('dl > div').map(({ textContent }) => textContent)).toEqual([
    'ReferenceYC-F47A-C10B',
    'Received21 November 2026 at 5:40 am',
    'Corrected22 November 2026 at 3:30 pm',
    'Full nameAsha Rao',
    'Email addressasha@example.in',
    'Phone number+91 98765 43210',
    'MessageWhich model fits?',
  ]);
  expect(findAll('label').map(({ textContent }) => textContent)).toEqual([
    NOTICE.texts.calls,
    NOTICE.texts.news,
  ]);
  expect(document.activeElement, 'opening the page moves no focus').toBe(document.body);
});

it.each(['', '#main', '#f47ac10b-58cc-4372-a567-0e02b2c3d479.short'])(
  'a link that ends with "%s" belongs to no enquiry, and nobody is asked',
  async (hash) => {
    const { asked } = await openReceipt(undefined, hash);
    expect(titles()).toEqual(['This link belongs to no enquiry']);
    expect(asked).toEqual([]);
    await go('#elsewhere');
    expect(location.hash, 'other links of the page stay as they are').toBe('#elsewhere');
  },
);

it.each([
  [404, { error: { message: 'Not found' } }, 'This link belongs to no enquiry', ''],
  [503, { error: { message: 'Try again in a minute.' } }, undefined, 'Try again in a minute.'],
  [409, { receipt: KEPT }, undefined, FAILED],
  [200, {}, undefined, FAILED],
  [422, { error: { fields: {} } }, undefined, FAILED],
  [502, '<h1>Bad gateway</h1>', undefined, FAILED],
])(
  'an answer with %i %j is told apart, and may be asked for again',
  async (status, body, title, text) => {
    const { answer, show } = await openReceipt();
    await answer(body, status);
    expect(titles()).toEqual([title ?? 'We cannot look it up just now']);
    expect(readPage()).toContain(text);
    if (title) return;
    await press('Try again');
    expect(readPage()).toBe('Looking up your enquiry …');
    await show(KEPT);
    expect(titles()).toContain('What you sent');
  },
);

it('follows another link to another enquiry', async () => {
  const { asked, show } = await openReceipt(KEPT);
  const other = TOKEN.replace('f47', 'a11');
  await go(`#${other}`);
  expect(asked.at(-1)).toEqual({ token: other, action: 'see' });
  await show({ ...CLOSED, reference: 'YC-A11A-C10B' });
  expect(readPage()).toContain('YC-A11A-C10B');
});

it('names each error of a correction at its field, of the page and of the server, and stays open', async () => {
  const { asked, answer } = await openReceipt(KEPT);
  await press('Correct it');
  await happens(() => find('form button', 'Cancel').click());
  expect(document.activeElement).toBe(find('button', 'Correct it'));
  await press('Correct it');
  field('email').value = 'asha';
  field('message').value = ' ';
  await save();
  expect(asked).toHaveLength(1);
  expect(findAll('[aria-invalid]')).toEqual([field('email'), field('message')]);
  expect(document.activeElement, 'the first of them').toBe(field('email'));
  field('email').value = KEPT.email;
  field('message').value = KEPT.message;
  await save();
  const { name, email, phone, message } = KEPT;
  const fields = { name, email, phone, message };
  expect(asked[1]).toEqual({ token: TOKEN, action: 'correct', ...fields });
  expect(find<HTMLButtonElement>('button', 'Saving...').disabled).toBe(true);
  expect(findAll('[aria-invalid]')).toEqual([]);
  await answer({ error: { message: 'Invalid', fields: { phone: 'Not this one.' } } }, 422);
  expect(document.activeElement).toBe(field('phone'));
  expect(find('form').textContent).toContain('Not this one.');
  await save();
  await answer({ error: { message: 'Try again in a minute.' } }, 503);
  expect(said()).toEqual(['Try again in a minute.']);
  expect(find('[data-error]').textContent).toBe('Try again in a minute.');
  await save();
  expect(said(), 'what was said before is over').toEqual([]);
  await answer({ error: {} }, 404);
  expect(titles()).toEqual(['This link belongs to no enquiry']);
});

it.each([
  [0, 'calls', false, 'No calls and no WhatsApp any more.', [false, false]],
  [1, 'news', true, 'You get our news.', [true, true]],
] as const)('switch %i changes %s to %s at once, or goes back', async (...row) => {
  const [at, purpose, isGranted, text, after] = row;
  const { asked, answer, show } = await openReceipt(KEPT);
  await happens(() => boxes()[at]?.click());
  expect(asked[1]).toEqual({ token: TOKEN, action: 'consent', purpose, isGranted });
  expect(ticks()).toEqual(after);
  expect(boxes().map((box) => box.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(
    boxes().some(({ disabled }) => disabled),
    'the focus stays',
  ).toBe(false);
  await answer({ error: { message: 'Try again in a minute.' } }, 503);
  expect(ticks()).toEqual([true, false]);
  expect(said()).toEqual(['Try again in a minute.']);
  await happens(() => boxes()[at]?.click());
  const consents = { ...KEPT.consents, [purpose]: { isGranted, at: KEPT.receivedAt } };
  await show({ ...KEPT, consents });
  expect(ticks()).toEqual(after);
  expect(said()).toEqual([text]);
});

it('takes one action after the other', async () => {
  const { asked, show } = await openReceipt(KEPT);
  await press('Withdraw my enquiry');
  await happens(() => boxes()[0]?.click());
  expect(asked).toHaveLength(2);
  await show(KEPT);
  expect(asked).toHaveLength(3);
});

it('says of an archived enquiry when its copy is destroyed, and erases it when asked twice', async () => {
  const { asked, answer, show } = await openReceipt({
    ...{ ...CLOSED, isArchived: true, purgeAt: '2028-11-20T22:00:00Z' },
  });
  expect(titles().slice(0, 2)).toEqual(['This enquiry is closed', 'Erase it']);
  expect(readPage()).toContain('A sealed copy is kept until 21 November 2028 and then destroyed.');
  expect(document.activeElement).toBe(document.body);
  for (const close of ['Cancel', 'Close']) {
    await press('Erase my enquiry');
    await press(close);
  }
  expect(asked).toHaveLength(1);
  await press('Erase my enquiry');
  await press('Erase');
  expect(asked[1]).toEqual({ token: TOKEN, action: 'erase' });
  await answer({ error: { message: 'Try again in a minute.' } }, 503);
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  expect(said()).toEqual(['Try again in a minute.']);
  await press('Erase my enquiry');
  await press('Erase');
  await show(CLOSED);
  const heading = find('h2');
  expect(heading.textContent).toBe('Nothing about you is kept here');
  expect(document.activeElement, 'the pressed button is gone').toBe(heading);
});
