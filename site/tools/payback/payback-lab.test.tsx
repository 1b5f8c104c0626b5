// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, findAll, mount } from '../../../ui/testing/mount.ts';
import { testLab } from '../../testing/lab.ts';
import PaybackLab from './payback-lab.tsx';
import LabResults from './results/lab-results.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const keyFigures = () => findAll('dl[aria-live] dd').map(({ textContent }) => textContent);

/** Types into a field of the lab as a person does: the browser tells React of each change. */
async function type(name: string, text: string): Promise<void> {
  const input = find<HTMLInputElement>(`#payback-${name}`);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function openLab(query = ''): Promise<void> {
  history.replaceState(null, '', `/franchise/payback${query}`);
  await mount(<PaybackLab {...testLab()} />);
  // The lab loads it by itself; here it is there already, and comes with the next turn.
  expect(LabResults).toBeTypeOf('function');
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Take it with')));
}

it('calls a loss a loss, wherever it stands', async () => {
  await openLab();
  await type('ordersPerDay', '10');
  expect(keyFigures()[1]).toMatch(/^Loss of ₹/);
  expect(keyFigures()[2]).toBe('Not within 5 years');
  expect(document.body.textContent).toContain('Loss each month');
});

it('keeps only what differs in the address, and takes it back when the field is emptied', async () => {
  await openLab();
  await type('areaSqFt', '4,50');
  expect(location.search).toBe('?areaSqFt=450');
  await type('areaSqFt', '');
  expect(location.search).toBe('');
});

it('says when a value is unusual, and when it is no number', async () => {
  await openLab();
  const hint = () => find('#payback-rentPerSqFt-hint').textContent;
  await type('rentPerSqFt', '900');
  expect(hint()).toContain('Outside what is usual. Usually ₹50 to ₹180.');
  await type('rentPerSqFt', 'ninety');
  expect(hint()).toContain('Write a number');
  expect(find('#payback-rentPerSqFt').getAttribute('aria-invalid')).toBe('true');
});

it('keeps the place and the loan with another model, and leaves its orders behind', async () => {
  await openLab('?areaSqFt=450&loan=500000&ordersPerDay=99');
  await act(async () => find<HTMLInputElement>('input[value="cloudKitchen"]').click());
  expect(location.search).toBe('?model=cloudKitchen&areaSqFt=450&loan=500000');
});

it('shows what the company states beside the result', async () => {
  await openLab();
  expect(document.body.textContent).toContain('Stated by the company: 3-4 years');
  expect(document.body.textContent).toContain('Your figures: Month');
});
