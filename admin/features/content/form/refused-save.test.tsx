// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentFault, OpenFile } from '../../../../contract/desk/content/content.ts';
import { wipeDrafts } from '../../../shared/offline/kept-drafts.ts';
import { controls, field, press, show, type, until, words } from '../../../testing/person.ts';
import { FileForm } from '../file-view.tsx';
import { newDraft } from './use-draft.ts';

vi.mock('../../../shared/session/use-session.ts', () => ({
  useSession: () => ({ session: { user: { id: 'owner' } } }),
  pageSession: {},
}));

const text = { type: 'string', minLength: 1, maxLength: 60 };
const OFFERS: OpenFile = {
  id: 'promotions.yaml',
  title: 'Offers',
  version: 'v1',
  values: [
    { name: 'Monsoon deals', price: 90, menu: 'delhi-gali' },
    { name: 'Combo offers', price: 80, menu: 'delhi-gali' },
  ],
  body: null,
  schema: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: text,
        price: { type: 'integer', minimum: 1 },
        menu: { ...text, enum: ['delhi-gali', 'yctfc-momos'], enumNames: ['Delhi Gali', 'Momos'] },
      },
      required: ['name', 'price', 'menu'],
    },
  },
  faults: [],
};

const fault = (about: Omit<ContentFault, 'file' | 'line' | 'column'>): ContentFault => ({
  ...about,
  file: 'content/promotions.yaml',
  line: 1,
  column: 1,
});
const NAME = fault({
  ...{ field: 'name of "x"', path: [0, 'name'] },
  ...{ problem: 'is taken', remedy: 'write another one' },
});
const PRICE = fault({
  ...{ field: 'price of "x"', path: [0, 'price'] },
  ...{ problem: '₹9 is outside', remedy: 'mend the price' },
});
const REFUSED = 'This cannot be published like that. Nothing was saved.';

let faults: ContentFault[] = [];
beforeEach(async () => {
  await wipeDrafts();
  vi.stubGlobal('fetch', async () => Response.json({ message: REFUSED, faults }, { status: 422 }));
  const start = newDraft(OFFERS);
  await show(<FileForm start={start} account="owner" wasKept={false} at="" onlyFacts={false} />);
  await until(() => field('Name'));
});

test('a file that is a list is open under its title, and its entries under their names', () => {
  const summaries = [...document.querySelectorAll('summary')];
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    'Offers (2)',
    'Monsoon deals',
    'Combo offers',
  ]);
  expect(summaries.map(({ parentElement }) => parentElement?.hasAttribute('open'))).toEqual([
    true,
    false,
    false,
  ]);
  const { options } = field('Menu') as HTMLSelectElement;
  expect([...options].map(({ text: words }) => words)).toEqual(['Delhi Gali', 'Momos']);
});

test('what the server said of a field goes once that field is edited, and of others stays', async () => {
  faults = [NAME, PRICE];
  await type('Name', 'Rain');
  await type('Price (₹)', '9');
  await press('Save');
  await until(() => expect(words()).toContain('Not saved yet'));
  expect(controls('Name of "x": is taken – write another one')).toHaveLength(1);
  await type('Price (₹)', '95');
  expect(words()).not.toContain('outside');
  expect(words()).toContain('is taken');
  await type('Name', 'Rains');
  expect(words()).not.toContain('Not saved yet');
});

test('what the server said of the whole file stays until the next save', async () => {
  faults = [fault({ field: 'the file', problem: 'is odd', remedy: '' })];
  await type('Name', 'Rain');
  await press('Save');
  await until(() => expect(words()).toContain('The file: is odd'));
  await type('Price (₹)', '95');
  expect(words()).toContain('is odd');
  faults = [PRICE];
  await press('Save');
  await until(() => expect(words()).toContain('outside'));
  expect(words()).not.toContain('is odd');
});

test('a refusal that names no field says why, until what was typed is thrown away', async () => {
  faults = [];
  await type('Name', 'Rain');
  await press('Save');
  await until(() => expect(words()).toContain(REFUSED));
  await press('Undo');
  expect(words()).not.toContain(REFUSED);
});
