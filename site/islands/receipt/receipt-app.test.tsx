// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { find, findAll, happens, mount, press } from '../../../ui/testing/mount.ts';
import {
  CLOSED,
  KEPT,
  openReceipt,
  readPage,
  stubFunction,
  TOKEN,
} from '../../testing/open-receipt.tsx';
import { ReceiptApp } from './receipt-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

const titles = () => findAll('h2').map(({ textContent }) => textContent);
const go = (hash: string) =>
  happens(() => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });

it('says that it looks the enquiry up, and then shows it with what its visitor may do', async () => {
  const { wishes, show } = await openReceipt();
  expect(readPage()).toBe('Looking up your enquiry …');
  expect(wishes).toEqual([{ token: TOKEN, action: 'see' }]);
  await show(KEPT);
  expect(titles().slice(0, 4)).toEqual([
    'What you sent',
    'Take it back',
    'What else you allow',
    'Erase it',
  ]);
  expect(readPage()).not.toMatch(/Looking up|Corrected/);
  expect(wishes).toHaveLength(1);
});

it('says when it was sent and when it was corrected, in India', async () => {
  await openReceipt({ ...KEPT, correctedAt: '2026-11-22T10:00:00Z' });
  expect(
    findAll('dt')
      .slice(0, 3)
      .map(({ nextSibling }) => nextSibling?.textContent),
  ).toEqual(['YC-F47A-C10B', '21 November 2026 at 5:40 am', '22 November 2026 at 3:30 pm']);
});

it.each(['', '#main', '#f47ac10b-58cc-4372-a567-0e02b2c3d479.short'])(
  'a link that ends with "%s" belongs to no enquiry, and nobody is asked',
  async (hash) => {
    location.hash = hash;
    const { wishes } = stubFunction();
    await mount(<ReceiptApp endpoint="/receipt" />);
    expect(titles()).toEqual(['This link belongs to no enquiry']);
    expect(readPage()).not.toMatch(/Looking up/);
    expect(wishes).toEqual([]);
    await go('#elsewhere');
    expect(location.hash, 'other links of the page stay as they are').toBe('#elsewhere');
  },
);

it('a token that the function does not know belongs to no enquiry', async () => {
  const { answer } = await openReceipt();
  await answer({ error: { message: 'Not found' } }, 404);
  expect(titles()).toEqual(['This link belongs to no enquiry']);
});

it.each([
  ['nobody answers', { error: { message: 'Try again in a minute.' } }, 'Try again in a minute.'],
  [
    'the answer makes no sense',
    { error: { fields: {} } },
    'This did not work, and nothing has changed. Please try again.',
  ],
])('offers to try again where %s', async (_why, body, words) => {
  const { answer, show, wishes } = await openReceipt();
  await answer(body, 503);
  expect(titles()).toEqual(['We cannot look it up just now']);
  expect(readPage()).toContain(words);
  await press('Try again');
  expect(readPage()).toBe('Looking up your enquiry …');
  expect(wishes).toHaveLength(2);
  await show(KEPT);
  expect(titles()).toContain('What you sent');
});

it('keeps the token in the address when a link within the page would replace it', async () => {
  const { wishes } = await openReceipt(KEPT);
  await go('#main');
  expect(location.hash).toBe(`#${TOKEN}`);
  expect(wishes).toHaveLength(1);
});

it('follows another link to another enquiry', async () => {
  const { wishes, show } = await openReceipt(KEPT);
  const other = TOKEN.replace('f47', 'a11');
  await go(`#${other}`);
  expect(readPage()).toBe('Looking up your enquiry …');
  expect(wishes.at(-1)).toEqual({ token: other, action: 'see' });
  await show({ ...CLOSED, reference: 'YC-A11A-C10B' });
  expect(readPage()).toContain('YC-A11A-C10B');
});

it('says of an erased enquiry what is left, without taking the focus from anybody', async () => {
  await openReceipt(CLOSED);
  expect(titles()).toEqual(['Nothing about you is kept here']);
  expect(readPage()).toContain('21 November 2026');
  expect(document.activeElement).toBe(document.body);
});

it('says of an archived enquiry when its copy is destroyed, and offers to erase it now', async () => {
  await openReceipt({ ...CLOSED, isArchived: true, purgeAt: '2028-11-20T22:00:00Z' });
  expect(titles().slice(0, 2)).toEqual(['This enquiry is closed', 'Erase it']);
  expect(readPage()).toContain('A sealed copy is kept until 21 November 2028 and then destroyed.');
  expect(find('button', 'Erase my enquiry')).toBeTruthy();
});
