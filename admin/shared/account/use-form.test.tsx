// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import {
  control,
  drawingOf,
  faultOf,
  field,
  focused,
  press,
  settle,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import {
  checkNewPassword,
  describeStrength,
  type FormPlan,
  NewPasswordField,
  readText,
  useForm,
} from './account-fields.tsx';

type Values = { name: string; city: string };
type Send = FormPlan<Values>['send'];

function Form({ send }: { send: Send }) {
  const { errors, isBusy, formProps } = useForm<Values>({
    read: (data) => ({ name: readText(data, 'name'), city: readText(data, 'none') }),
    check: ({ name }) => (name ? {} : { name: 'Enter a name.', city: 'Enter a city.' }),
    send,
  });
  return (
    <form {...formProps}>
      <TextField label="City" name="city" error={errors.city} />
      <TextField label="Name" name="name" error={errors.name} />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  );
}
const open = async (send: Send) => {
  const sending = vi.fn(send);
  await show(<Form send={sending} />);
  return sending;
};
/** Whether the whole text is selected, so that the next letter takes its place. */
const isSelected = (label: string) => {
  const input = field(label);
  if (!(input instanceof HTMLInputElement)) return false;
  return input.selectionStart === 0 && input.selectionEnd === input.value.length;
};

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset().mockReturnValue(undefined));
afterEach(() => void vi.clearAllMocks());

test('faults stand at their fields, the first of them takes the focus, and nothing is sent', async () => {
  const send = await open(async () => undefined);
  await press('Send');
  expect([faultOf('Name'), faultOf('City')]).toEqual(['Enter a name.', 'Enter a city.']);
  expect(focused()).toBe('name');
  expect(send).not.toHaveBeenCalled();
  await type('Name', 'Asha');
  await press('Send');
  expect(faultOf('Name')).toBe('');
  // What is not in the form is read as empty.
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', city: '' });
});

test('while it is sent the button waits, and nothing is sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = await open(() => promise);
  await type('Name', 'Asha');
  await press('Send');
  expect(control('Send').disabled).toBe(true);
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  expect(send).toHaveBeenCalledOnce();
  resolve(undefined);
  await until(() => expect(control('Send').disabled).toBe(false));
  expect(focused()).toBe('nothing');
});

test('the browser itself sends nothing and checks nothing', async () => {
  await open(async () => undefined);
  const form = document.querySelector('form');
  expect(form?.hasAttribute('novalidate')).toBe(true);
  expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});

test('what was refused takes the focus, its text selected', async () => {
  await open(async () => ({ focus: 'name' }));
  await type('Name', 'Asha');
  expect(isSelected('Name')).toBe(false);
  await press('Send');
  await until(() => expect(focused()).toBe('name'));
  expect(isSelected('Name')).toBe(true);
});

test('what the server refused stands at its field until the form is sent again', async () => {
  const send = await open(async () => ({ errors: { name: 'Taken.' } }));
  await type('Name', 'Asha');
  await press('Send');
  await until(() => expect(faultOf('Name')).toBe('Taken.'));
  await until(() => expect(focused()).toBe('name'));
  send.mockReturnValueOnce(new Promise<never>(() => {}));
  await press('Send');
  expect(faultOf('Name')).toBe('');
});

test('a button that leads to another page stays busy', async () => {
  await open(async () => ({ isLeaving: true }));
  await type('Name', 'Asha');
  await press('Send');
  await settle();
  expect(control('Send').disabled).toBe(true);
});

test('whatever else goes wrong is told and logged, and can be tried again', async () => {
  const fault = new TypeError('broken');
  await open(() => Promise.reject(fault));
  await type('Name', 'Asha');
  await press('Send');
  await until(() =>
    expect(toasts()).toEqual(['Authentication Error: An unexpected error occurred.']),
  );
  expect(error).toHaveBeenCalledExactlyOnceWith(fault);
  expect(control('Send').disabled).toBe(false);
});

test('a new password is hidden until it is to be seen, and judged as it is typed', async () => {
  await show(<NewPasswordField label="Password" />);
  const input = () => field('Password');
  expect(words()).not.toContain('Too short');
  await type('Password', 'abc');
  expect(words()).toContain('Too short');
  expect(input().getAttribute('type')).toBe('password');
  const drawing = () => drawingOf(control('Show password').querySelector('svg'));
  const hidden = drawing();
  await press('Show password');
  expect(drawing()).not.toBe(hidden);
  expect(input().getAttribute('type')).toBe('text');
  expect(control('Show password').getAttribute('aria-pressed')).toBe('true');
  await press('Show password');
  expect(input().getAttribute('type')).toBe('password');
  expect(input().getAttribute('spellcheck')).toBe('false');
});

test.each([
  ['', /^$/],
  ['12345', /^Too short: .* 6 /],
  ['🍛🍜🍝🍞🍟', /^Too short/],
  ['kz7#pa', /^Fair: 12 or more/],
  ['elevenchars', /^Fair/],
  ['abcdabcd', /^Weak/],
  ['abcdeabcde', /^Fair/],
  ['twelve chars', /^Good length/],
  ['aaaaaaaaaaaaaaaa', /^Weak/],
])('%j', (password, told) => expect(describeStrength(password)).toMatch(told));

test.each([
  ['12345', /at least 6/],
  ['123456', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), /at most 128/],
])('a new password has 6 to 128 characters (%#)', (password, told) => {
  const { password: fault } = checkNewPassword({ password });
  if (told) expect(fault).toMatch(told);
  else expect(fault).toBeUndefined();
});
