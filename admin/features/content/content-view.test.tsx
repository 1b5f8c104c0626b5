// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { wipeDrafts } from '../../shared/offline/kept-drafts.ts';
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
} from '../../testing/person.ts';
import ContentView from './content-view.tsx';
import { MENU } from './testing/fake-content.ts';
import { at, open, sent } from './testing/open-content.tsx';

vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => ({ session: { user: { id: 'owner' } } }),
  pageSession: {},
}));

beforeEach(() => wipeDrafts());

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
  await until(() => expect(words()).toContain('Publishing: Building the pages…'));
  await until(() => expect(toasts()).toContain('Live: Visitors see your changes now.'));
  await press('Undo');
  await until(() => expect(toasts()).toContain('Live: The site is as it was before.'));
  expect(toasts()).not.toContain('Live: Visitors see your changes now.');
  expect(words()).toContain('After an undo, visitors see what was published');
  await press('Redo');
  await until(() => expect(toasts()).toContain('Live: Visitors see the newer site again.'));
  expect(controls('Undo')).toHaveLength(1);
  expect(sent(fake, '/undo')).toEqual([{ commit: 'aa' }, { commit: 'b1' }]);
});

test('a failed publishing says why, and leads to the file', async () => {
  const problem = 'content/company.yaml:4:3: The phone has too few digits.';
  await open('', {
    build: { purpose: 'publish', commit: 'aa', step: 'failed', progress: 1, problem },
  });
  await until(() => expect(words()).toContain(problem));
  expect(control('Open the file').getAttribute('href')).toContain('file=company.yaml');
});

test('after an undo of the first publishing, the site of before is said to be shown', async () => {
  const before = { commit: 'b1', at: '2026-11-22T04:30:00Z', by: 'Asha', isNewer: true };
  await open('', { published: null, before });
  await until(() => expect(words()).toContain('visitors see the site before the first publishing'));
});

test('a change is taken back, after a question that names it', async () => {
  const fake = await open(at({ show: 'history' }));
  await until(() => expect(words()).toContain('Kulhad chai, price: 40 → 45'));
  // Nothing stands before the first state.
  expect(controls('Restore everything to before this, 22 Nov 2026, 10:00 am')).toHaveLength(1);
  await press('Undo this change: Kulhad chai, price: 40 → 45');
  await until(() => expect(words()).toContain('Menu of Delhi Gali: Kulhad chai, price: 40 → 45'));
  await press('Undo change');
  await until(() => expect(toasts().at(-1)).toContain('Undone'));
  expect(sent(fake, '/restore')).toEqual([
    { commit: 'b1', id: MENU, path: ['categories', 0, 'dishes', 1, 'price'] },
  ]);
});
