// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find, findAll, mount } from '../testing/mount.ts';
import { Table } from './table.tsx';

const draw = () => (
  <Table
    caption="Leads"
    columns={[
      { id: 'name', label: 'Name' },
      { id: 'ways', label: 'What to do', isLabelHidden: true },
    ]}
  >
    <tr>
      <td>Asha</td>
    </tr>
  </Table>
);

/** Texts that only assistive technology finds. */
const hidden = () => findAll('.visually-hidden').map(({ textContent }) => textContent);

it('can be scrolled by keyboard, as a region with the name of the table', async () => {
  await mount(draw());
  const region = find('section');
  expect(region.getAttribute('tabindex')).toBe('0');
  expect(region.getAttribute('aria-labelledby')).toBe(find('caption').id);
  expect(find('caption').textContent).toBe('Leads');
});

it('hides the words of the caption and of a column that speaks for itself, and no others', async () => {
  await mount(draw());
  expect(hidden()).toEqual(['Leads', 'What to do']);
  expect(findAll('th').map(({ textContent }) => textContent)).toEqual(['Name', 'What to do']);
});
