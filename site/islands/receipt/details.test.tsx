// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { find, findAll, happens, press } from '../../../ui/testing/mount.ts';
import { KEPT, openReceipt, TOKEN } from '../../testing/open-receipt.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
const section = () => findAll('section')[0];
const said = () => section()?.querySelector('[role=status]');
const save = () =>
  happens(() =>
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

async function openForm() {
  const page = await openReceipt(KEPT);
  await press('Correct it');
  return page;
}

it('shows what was sent, the phone number as people read it', async () => {
  await openReceipt(KEPT);
  const facts = [...(section()?.querySelectorAll('dl > div') ?? [])];
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Full nameAsha Rao',
    'Email addressasha@example.in',
    'Phone number+91 98765 43210',
    'MessageWhich model fits?',
  ]);
  expect(findAll('form')).toEqual([]);
  expect(document.activeElement, 'opening the page moves no focus').toBe(document.body);
});

it('shows a required field that is empty all the same', async () => {
  await openReceipt({ ...KEPT, message: '' });
  expect(section()?.textContent).toContain('Message');
});

it('opens a form with the details in it, and the focus at its beginning', async () => {
  await openForm();
  expect(['name', 'email', 'phone', 'message'].map((name) => field(name).value)).toEqual([
    KEPT.name,
    KEPT.email,
    KEPT.phone,
    KEPT.message,
  ]);
  expect(document.activeElement).toBe(field('name'));
  expect(find('form').hasAttribute('novalidate'), 'every error is shown at once').toBe(true);
});

it('gives the focus back to the button when nothing was corrected after all', async () => {
  const { wishes } = await openForm();
  await happens(() => find('form button', 'Cancel').click());
  expect(document.activeElement).toBe(find('button', 'Correct it'));
  expect(wishes).toHaveLength(1);
});

it('corrects the details and says so', async () => {
  const { wishes, show } = await openForm();
  field('name').value = 'Asha R. Rao';
  await save();
  const { email, phone, message } = KEPT;
  expect(wishes[1]).toEqual({
    token: TOKEN,
    action: 'correct',
    email,
    phone,
    message,
    name: 'Asha R. Rao',
  });
  expect(find<HTMLButtonElement>('button', 'Saving...').disabled).toBe(true);
  await show({ ...KEPT, name: 'Asha R. Rao' });
  expect(findAll('form')).toEqual([]);
  expect(section()?.textContent).toContain('Asha R. Rao');
  expect(said()?.textContent).toBe('Corrected. A person of our team sees your new details.');
  expect(said()?.hasAttribute('data-error')).toBe(false);
  expect(document.activeElement).toBe(find('button', 'Correct it'));
});

it('sends nothing invalid, names each error at its field, and takes them away once all is well', async () => {
  const { wishes } = await openForm();
  field('email').value = 'asha';
  field('message').value = ' ';
  await save();
  expect(wishes).toHaveLength(1);
  expect(findAll('[aria-invalid]').map((control) => control.getAttribute('name'))).toEqual([
    'email',
    'message',
  ]);
  expect(document.activeElement, 'the first of them').toBe(field('email'));
  expect(find<HTMLButtonElement>('button', 'Save').disabled).toBe(false);
  field('email').value = KEPT.email;
  field('message').value = KEPT.message;
  find('button', 'Save').focus();
  await save();
  expect(findAll('[aria-invalid]')).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Saving...');
});

it('shows what the server finds wrong, and keeps the form open', async () => {
  const { answer } = await openForm();
  await save();
  await answer({ error: { message: 'Invalid', fields: { phone: 'Not this one.' } } }, 422);
  expect(document.activeElement).toBe(field('phone'));
  expect(find('form').textContent).toContain('Not this one.');
  expect(said()?.textContent).toBe('');
});

it('keeps the form open and says why where nothing could be corrected', async () => {
  const { refuse, show } = await openForm();
  field('name').value = 'Asha R. Rao';
  await save();
  await refuse('Try again in a minute.');
  expect(said()?.textContent).toBe('Try again in a minute.');
  expect(said()?.getAttribute('data-error')).toBe('true');
  expect(field('name').value).toBe('Asha R. Rao');
  expect(findAll('[aria-invalid]')).toEqual([]);
  await save();
  expect(said()?.textContent, 'what was said before is over').toBe('');
  await show(KEPT);
  expect(findAll('form')).toEqual([]);
});

it('leaves the browser to post nothing', async () => {
  await openForm();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await happens(() => find('form').dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
});

it('says that the enquiry is unknown once it is gone', async () => {
  const { answer } = await openForm();
  await save();
  await answer({ error: {} }, 404);
  expect(find('h2').textContent).toBe('This link belongs to no enquiry');
});
