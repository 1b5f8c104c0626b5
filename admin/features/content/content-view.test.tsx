// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentState } from '../../../contract/desk/content/content.ts';
import { readDraft, wipeDrafts } from '../../shared/offline/kept-drafts.ts';
import {
  control,
  controls,
  field,
  press,
  show,
  toasts,
  type,
  until,
  words,
} from '../../shared/testing/page/person.ts';
import ContentView from './content-view.tsx';
import { createFakeContent, MENU } from './testing/fake-content.ts';

vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => ({ session: { user: { id: 'owner' } } }),
  pageSession: {},
}));

beforeEach(() => wipeDrafts());

async function open(hash = '', change: Partial<ContentState> = {}) {
  const fake = createFakeContent(change);
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const [status, answer] = fake.answer(String(input), body);
    return Response.json(answer, { status });
  });
  await go(hash);
  await show(<ContentView />);
  await until(() => expect(words()).not.toBe(''));
  return fake;
}
async function go(hash: string) {
  history.replaceState(null, '', `/admin${hash || '#content'}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
const at = (place: Record<string, string>) => `#content?${new URLSearchParams(place)}`;
const sent = (fake: Awaited<ReturnType<typeof open>>, path: string) =>
  fake.asked.filter((one) => one.path === path).map(({ body }) => body);
const CHAI = 'Kulhad chai, price in rupees';
const priceOf = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  if (!found) throw new Error(`No price of ${name}:\n${words()}`);
  return found;
};
async function price(text: string) {
  await until(() => priceOf(CHAI));
  Reflect.set(HTMLInputElement.prototype, 'value', text, priceOf(CHAI));
  priceOf(CHAI).dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => expect(words()).toContain('1 change'));
}

test('the first screen says what is live and leads to every kind of content', async () => {
  await open();
  await until(() => expect(words()).toContain('Visitors see everything that you saved'));
  expect(words()).toContain('Menus and prices');
  expect(words()).toContain('Facts to confirm');
  // A kind with one file opens it, one without files is not offered.
  expect(control('Phones and addressesOffices, hotline, hours').getAttribute('href')).toContain(
    'file=company.yaml',
  );
  expect(words()).not.toContain('Courses');
});

test('words are searched on every page', async () => {
  const fake = await open();
  await until(() => field('What do you want to change?'));
  await type('What do you want to change?', 'chai');
  await until(() => expect(words()).toContain('Kulhad chai'));
  expect(fake.asked.some(({ path }) => path === '/find')).toBe(true);
  expect(controls('Kulhad chaiMenu of Delhi Gali')[0]?.getAttribute('href')).toContain('at=');
});

test('a home that offers no content says what to do instead', async () => {
  await open('', { reason: 'Edit the files in the checkout.' });
  await until(() => expect(words()).toContain('Edit the files in the checkout.'));
});

test('a price is saved as the one change that it is, under a key of its own', async () => {
  const fake = await open(at({ file: MENU }));
  await price('45');
  await press('Save');
  await until(() => expect(toasts()).toContain('Saved: Visitors see it once you publish.'));
  expect(sent(fake, '/save')).toEqual([
    {
      id: MENU,
      version: 'v1',
      save: expect.stringMatching(/^[0-9a-f-]{36}$/),
      changes: [{ op: 'set', path: ['categories', 0, 'dishes', 1, 'price'], value: 45 }],
    },
  ]);
  expect(controls('Save')).toEqual([]);
  await until(async () => expect(await readDraft('owner', MENU)).toBeUndefined());
});

test('a price that is none is said at its field, and nothing is sent', async () => {
  const fake = await open(at({ file: MENU }));
  await price('forty');
  await press('Save');
  await until(() => expect(words()).toContain('It is not saved yet'));
  expect(priceOf(CHAI).getAttribute('aria-invalid')).toBe('true');
  expect(sent(fake, '/save')).toEqual([]);
  await press('Price: Write a number, in digits.');
  expect(document.activeElement).toBe(priceOf(CHAI));
});

test('what was typed is there after a reload, and can be thrown away', async () => {
  await open(at({ file: MENU }));
  await price('4');
  await vi.waitFor(async () => expect(await readDraft('owner', MENU)).toBeDefined());
  await open();
  await until(() => expect(words()).toContain('You had not saved what you typed here'));
  await open(at({ file: MENU }));
  await until(() => expect(words()).toContain('You had not saved this yet'));
  expect(priceOf(CHAI).value).toBe('4');
  await press('Throw away');
  expect(priceOf(CHAI).value).toBe('40');
  await vi.waitFor(async () => expect(await readDraft('owner', MENU)).toBeUndefined());
});

test('somebody else was faster: both values stand side by side, and theirs can be taken', async () => {
  const fake = await open(at({ file: MENU }));
  await price('45');
  fake.saveElsewhere();
  await press('Save');
  await until(() => expect(words()).toContain('Asha saved it'));
  expect(words()).toContain('Kulhad chai, Price');
  const theirs = document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1];
  theirs?.click();
  await press('Use these');
  expect(controls('Save')).toEqual([]);
});

test('with mine kept, the next save builds on theirs', async () => {
  const fake = await open(at({ file: MENU }));
  await price('45');
  fake.saveElsewhere();
  await press('Save');
  await until(() => expect(words()).toContain('Asha saved it'));
  await press('Use these');
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([{ version: 'v1' }, { version: 'v1x' }]);
});

test('a fact is confirmed, an unknown shape is only shown', async () => {
  const fake = await open(at({ file: 'company.yaml' }));
  await until(() => field('Franchise hotline'));
  expect(words()).toContain('This part is changed by a developer, in the file.');
  field('Confirmed: Franchise hotline').click();
  await until(() => expect(words()).toContain('1 change'));
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([
    { changes: [{ op: 'set', path: ['hotline'], value: '+919876543210' }] },
  ]);
});

test('items of a list are added, moved and removed, and the last step is taken back', async () => {
  const fake = await open(at({ file: 'company.yaml' }));
  await until(() => control('Remove: Mohali'));
  await press('Remove: Mohali');
  expect(control('Remove: Chandigarh').disabled).toBe(true);
  await press('Undo');
  await press('Move up: Chandigarh');
  await press('Add to Towns');
  await press('Save');
  await until(() => expect(words()).toContain('It is not saved yet'));
  await press('Remove: Number 3');
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([
    { changes: [{ op: 'move', path: ['towns'], at: 1, to: 0 }, { op: 'add' }, { op: 'remove' }] },
  ]);
});

test('publishing shows how far it is and says when it is live', async () => {
  const fake = await open();
  fake.answer('/desk/content/save', {
    id: MENU,
    version: 'v1',
    save: crypto.randomUUID(),
    changes: [{ op: 'set', path: ['description'], value: 'x' }],
  });
  await show(<ContentView />);
  await until(() => expect(words()).toContain('Draft: 1 file'));
  await press('Publish');
  await until(() => expect(words()).toContain('Publishing: Making the pages…'));
  await until(() => expect(toasts()).toContain('Live: Visitors see your changes now.'));
  await press('Undo');
  await until(() => expect(words()).toContain('Show the site as it was before?'));
  await press('Undo the publishing');
  await until(() => expect(toasts()).toContain('Live: The site is as it was before.'));
  expect(sent(fake, '/undo')).toEqual([{ commit: 'aa' }]);
});

test('a failed publishing says why, and leads to the file', async () => {
  const problem = 'content/company.yaml:4:3: The phone has too few digits.';
  await open('', {
    build: { purpose: 'publish', commit: 'aa', step: 'failed', progress: 1, problem },
  });
  await until(() => expect(words()).toContain(problem));
  expect(control('Open what has to be mended').getAttribute('href')).toContain('file=company.yaml');
});

test('a field is taken back to what it was, after a question', async () => {
  const fake = await open(at({ show: 'history' }));
  await until(() => expect(words()).toContain('Kulhad chai, price: 40 → 45'));
  await press('As it was then: Kulhad chai, price: 40 → 45');
  await press('Take it back');
  await until(() => expect(toasts().at(-1)).toContain('Taken back'));
  expect(sent(fake, '/restore')).toEqual([
    { commit: 'b1', id: MENU, path: ['categories', 0, 'dishes', 1, 'price'] },
  ]);
});
