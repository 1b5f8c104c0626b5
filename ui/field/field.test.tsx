// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find, findAll, mount } from '../testing/mount.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** What assistive technology hears of a control: its description, and whether it is wrong. */
function hear() {
  const control = find('input, select, textarea');
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    label: find<HTMLLabelElement>('label').textContent,
    isTied: find<HTMLLabelElement>('label').htmlFor === control.id,
    described: ids.map((id) => document.getElementById(id)?.textContent),
    invalid: control.getAttribute('aria-invalid'),
  };
}

it.each([
  ['nothing', {}, [], null],
  ['a hint', { hint: 'As on your card' }, ['As on your card'], null],
  ['an error', { error: 'Enter it.' }, ['Enter it.'], 'true'],
  [
    'both',
    { hint: 'As on your card', error: 'Enter it.' },
    ['As on your card', 'Enter it.'],
    'true',
  ],
])('ties label, and %s, to its control', async (_what, texts, described, invalid) => {
  await mount(<TextField name="name" label="Name" {...texts} />);
  expect(hear()).toEqual({ label: 'Name', isTied: true, described, invalid });
  expect(findAll('p')).toHaveLength(described.length);
});

it.each([
  ['text', <TextField key="1" name="x" label="Subject" isOptional />],
  ['long text', <TextArea key="2" name="x" label="Subject" isOptional />],
  ['choice', <SelectField key="3" name="x" label="Subject" isOptional options={[]} />],
])('says of a %s that it may stay empty', async (_kind, field) => {
  await mount(field);
  expect(hear().label).toBe('Subject (optional)');
});

it('has an id that an error summary can link to, and one of its own otherwise', async () => {
  await mount(<TextField name="name" label="Name" id="contact-name" />);
  expect(find('input').id).toBe('contact-name');
  const { place } = await mount(<TextField name="name" label="Name" />);
  expect(place.querySelector('input')?.id).not.toBe('');
});

it('sums up errors as links to their fields, focusable, and is absent without any', async () => {
  const { render, place } = await mount(<ErrorSummary errors={[]} />);
  expect(place.innerHTML).toBe('');
  await render(<ErrorSummary errors={[{ fieldId: 'a', message: 'Enter it.' }]} />);
  const summary = find('[role=alert]');
  expect(summary.tabIndex).toBe(-1);
  expect(summary.hasAttribute('tabindex')).toBe(true);
  expect(document.getElementById(summary.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'There is a problem',
  );
  expect(find('a', 'Enter it.').getAttribute('href')).toBe('#a');
});
