// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { NOTICE } from '../../../contract/consent.ts';
import { find, findAll, happens, press } from '../../../ui/testing/mount.ts';
import { CLOSED, KEPT, openReceipt, readPage, TOKEN } from '../../testing/open-receipt.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

const said = () =>
  findAll('p[role=status]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const boxes = () => findAll<HTMLInputElement>('[type=checkbox]');
const ticks = () => boxes().map(({ checked }) => checked);
const isOpen = () => find<HTMLDialogElement>('dialog').open;
const at = '2026-11-22T10:00:00Z';

it('withdraws the enquiry with one press and lets it stand again with another', async () => {
  const { wishes, show } = await openReceipt(KEPT);
  expect(readPage()).not.toContain('You took it back');
  await press('Take it back');
  expect(wishes[1]).toEqual({
    token: TOKEN,
    action: 'consent',
    purpose: 'enquiry',
    isGranted: false,
  });
  expect(find<HTMLButtonElement>('button', 'Take it back').disabled).toBe(true);
  expect(find<HTMLButtonElement>('button', 'Erase my enquiry').disabled).toBe(false);
  await show({ ...KEPT, withdrawnAt: at });
  expect(said()).toEqual(['Taken back. We do not contact you about it any more.']);
  expect(readPage()).toContain('You took it back on 22 November 2026 at 3:30 pm.');
  expect(find<HTMLButtonElement>('button', 'Let it stand again').disabled).toBe(false);
  await press('Let it stand again');
  expect(wishes[2]).toMatchObject({ purpose: 'enquiry', isGranted: true });
  expect(find<HTMLButtonElement>('button', 'Let it stand again').disabled).toBe(true);
  await show(KEPT);
  expect(said()).toEqual(['Your enquiry stands again. We answer it.']);
});

it('shows what else is allowed; what was never asked is not', async () => {
  await openReceipt(KEPT);
  expect(findAll('label').map(({ textContent }) => textContent)).toEqual([
    NOTICE.texts.calls,
    NOTICE.texts.news,
  ]);
  expect(ticks()).toEqual([true, false]);
  expect(boxes().some((box) => box.hasAttribute('aria-disabled'))).toBe(false);
});

it.each([
  [0, 'calls', false, 'No calls and no WhatsApp any more.', [false, false]],
  [1, 'news', true, 'You get our news.', [true, true]],
] as const)('switch %i changes %s to %s at once', async (at, purpose, isGranted, words, after) => {
  const { wishes, show } = await openReceipt(KEPT);
  await happens(() => boxes()[at]?.click());
  expect(wishes[1]).toEqual({ token: TOKEN, action: 'consent', purpose, isGranted });
  expect(ticks()).toEqual(after);
  expect(boxes().map((box) => box.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(
    boxes().some(({ disabled }) => disabled),
    'the focus stays',
  ).toBe(false);
  await show({
    ...KEPT,
    consents: { ...KEPT.consents, [purpose]: { isGranted, at: KEPT.receivedAt } },
  });
  expect(ticks()).toEqual(after);
  expect(said()).toEqual([words]);
});

it('a switch goes back where the server did not take it', async () => {
  const { refuse } = await openReceipt(KEPT);
  await happens(() => boxes()[0]?.click());
  expect(ticks()).toEqual([false, false]);
  await refuse('Try again in a minute.');
  expect(ticks()).toEqual([true, false]);
  expect(said()).toEqual(['Try again in a minute.']);
});

it('takes one wish after the other', async () => {
  const { wishes, show } = await openReceipt(KEPT);
  await press('Take it back');
  await happens(() => boxes()[0]?.click());
  expect(wishes).toHaveLength(2);
  expect(ticks()).toEqual([true, false]);
  await show(KEPT);
  await happens(() => boxes()[0]?.click());
  expect(wishes).toHaveLength(3);
});

it('erases the enquiry only when it is asked twice', async () => {
  const { wishes, show } = await openReceipt(KEPT);
  expect(isOpen()).toBe(false);
  await press('Erase my enquiry');
  expect(isOpen()).toBe(true);
  await press('Cancel');
  expect(isOpen()).toBe(false);
  await press('Erase my enquiry');
  await press('Close');
  expect(isOpen()).toBe(false);
  expect(wishes).toHaveLength(1);
  await press('Erase my enquiry');
  expect(find<HTMLButtonElement>('button', 'Erase').disabled).toBe(false);
  await press('Erase');
  expect(wishes[1]).toEqual({ token: TOKEN, action: 'erase' });
  expect(find<HTMLButtonElement>('button', 'Erase').disabled).toBe(true);
  await show(CLOSED);
  const heading = find('h2');
  expect(heading.textContent).toBe('Nothing about you is kept here');
  expect(document.activeElement, 'the pressed button is gone').toBe(heading);
});

it('closes the question and says why where the enquiry could not be erased', async () => {
  const { refuse } = await openReceipt({ ...CLOSED, isArchived: true, purgeAt: at });
  await press('Erase my enquiry');
  await press('Erase');
  await refuse('Try again in a minute.');
  expect(isOpen()).toBe(false);
  expect(said()).toEqual(['Try again in a minute.']);
});

it('says nothing more than that it is erased once an archived copy is', async () => {
  const { show } = await openReceipt({ ...CLOSED, isArchived: true });
  expect(readPage()).not.toContain('A sealed copy');
  await press('Erase my enquiry');
  await press('Erase');
  await show(CLOSED);
  expect(findAll('h2').map(({ textContent }) => textContent)).toEqual([
    'Nothing about you is kept here',
  ]);
});
