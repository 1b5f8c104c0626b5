// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, wipeDrafts } from '../../shared/offline/kept-drafts.ts';
import {
  control,
  controls,
  field,
  focused,
  press,
  toasts,
  until,
  words,
} from '../../testing/person.ts';
import { MENU } from './testing/fake-content.ts';
import { at, CHAI, open, price, priceOf, sent } from './testing/open-content.tsx';

vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => ({ session: { user: { id: 'owner' } } }),
  pageSession: {},
}));

beforeEach(() => wipeDrafts());

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

test('an address leads to its field, also on the other tab', async () => {
  await open(at({ file: MENU, at: '["categories",0,"dishes",1,"name"]' }));
  await until(() => expect(focused()).toBe('content-categories.0.dishes.1.name'));
  await press('Prices');
  expect(priceOf(CHAI).value).toBe('40');
});

test('what was typed is there after a reload, and can be thrown away', async () => {
  await open(at({ file: MENU }));
  await price('4');
  await vi.waitFor(async () => expect(await readDraft('owner', MENU)).toBeDefined());
  await open();
  await until(() => expect(words()).toContain('You have unsaved changes here'));
  await open(at({ file: MENU }));
  await until(() => expect(words()).toContain('You have unsaved changes'));
  expect(priceOf(CHAI).value).toBe('4');
  await press('Discard changes');
  expect(priceOf(CHAI).value).toBe('40');
  await vi.waitFor(async () => expect(await readDraft('owner', MENU)).toBeUndefined());
});

/** Types a price that somebody else saves first. */
async function collide() {
  const fake = await open(at({ file: MENU }));
  await price('45');
  fake.saveElsewhere();
  await press('Save');
  await until(() => expect(words()).toContain('Asha saved it'));
  return fake;
}

test('somebody else was faster: both values stand side by side, and theirs can be taken', async () => {
  await collide();
  expect(words()).toContain('Kulhad chai, price');
  expect(words()).toMatch(/Yours\s+45\s+Theirs\s+48/);
  await press('Take theirs');
  expect(controls('Save')).toEqual([]);
});

test('with mine kept, the next save builds on theirs', async () => {
  const fake = await collide();
  await press('Keep mine');
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([{ version: 'v1' }, { version: 'v1x' }]);
});

test('a fact is confirmed, an unknown shape is only shown', async () => {
  const fake = await open(at({ file: 'company.yaml' }));
  await until(() => field('Franchise hotline'));
  expect(words()).toContain('Only a developer can change this part, in the file.');
  field('Confirmed: Franchise hotline').click();
  await until(() => expect(words()).toContain('1 change'));
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([
    { changes: [{ op: 'set', path: ['hotline'], value: '+919876543210' }] },
  ]);
});

test('what is added to a list stands open, with the focus in its first field', async () => {
  await open(at({ file: 'company.yaml' }));
  await until(() => control('Remove: Press'));
  await press('Add to Desks');
  await until(() => expect(focused()).toBe('content-desks.1.name'));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('items of a list are added, moved and removed, and the last step is taken back', async () => {
  const fake = await open(at({ file: 'company.yaml' }));
  await until(() => control('Remove: Mohali'));
  await press('Remove: Mohali');
  expect(control('Remove: Chandigarh').disabled).toBe(true);
  await press('Undo');
  await press('Move up: Chandigarh');
  await press('Add to Towns');
  await press('Remove: Number 3');
  await press('Save');
  await until(() => expect(toasts().at(-1)).toContain('Saved'));
  expect(sent(fake, '/save')).toMatchObject([
    { changes: [{ op: 'move', path: ['towns'], at: 1, to: 0 }, { op: 'add' }, { op: 'remove' }] },
  ]);
});
