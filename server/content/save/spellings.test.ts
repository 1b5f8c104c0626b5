import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentChange } from '../../../contract/desk/content/content.ts';
import { applyChanges } from './apply-changes.ts';
import { readValues } from './content-text.ts';

const COMPANY = `# Each fact once.
name: YCTFC
phone: { value: "+919876543210", sample: true }
blurb: >-
  Nine food brands, one hall.
story:
  sample: true
  value:
    - We began with one roll.
    - We went on.
# For the footer.
dishes: [ roll, momo ]
none: []
people:
  - id: first # the founder
    name: Asha
  # The second one came later.
  - id: second
    name: Ravi
`;

const change = (...changes: ContentChange[]): string =>
  applyChanges('company.yaml', COMPANY, changes);
const valuesOf = (text: string) =>
  readValues('company.yaml', text).values as Record<string, unknown>;

const valueAt = (path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown>)[key],
    valuesOf(COMPANY),
  );

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'yes',
    'null',
    '~',
    '0x1f',
    '1e3',
    '2026-12-24',
    '- a',
    '# a',
    'a # b',
    'a: b',
    '{a}',
    "it's",
  ),
  fc.constantFrom(
    ' a',
    'a ',
    '\ta',
    'a\nb',
    'a\n\nb',
    '\n',
    'a\n',
    '"',
    '...',
    '---',
    '&a',
    '*a',
    '!a',
    '@a',
    '%a',
  ),
  fc
    .array(fc.constantFrom('कि', 'ਕਿ', '₹8,00,000', 'word', '–', '😀'), { maxLength: 60 })
    .map((w) => w.join(' ')),
);

test('whatever is written is read back, wherever it stands', () => {
  const places = [
    ['name'],
    ['phone', 'value'],
    ['blurb'],
    ['story', 'value', 1],
    ['dishes', 0],
    ['people', 1, 'name'],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...places), texts, (path, value) => {
      const changed = change({ op: 'set', path, value });
      const before = JSON.stringify(valuesOf(COMPANY));
      const back = applyChanges('company.yaml', changed, [
        { op: 'set', path, value: valueAt(path) },
      ]);
      expect(JSON.stringify(valuesOf(back))).toBe(before);
      expect(changed).toContain('# For the footer.');
      expect(changed).toContain('# The second one came later.');
    }),
    { numRuns: 400 },
  );
});

test.each(['\u00a0', 'Asha\u00a0', '\u3000', 'a\u2003'])(
  'a pasted wide space at the end, as in %j, is changed again',
  (pasted) => {
    const first = change({ op: 'set', path: ['name'], value: pasted });
    expect(valuesOf(first)).toHaveProperty('name', pasted);
    const second = applyChanges('company.yaml', first, [
      { op: 'set', path: ['name'], value: 'YCTFC' },
    ]);
    expect(second).toBe(COMPANY);
  },
);

test.each<[string, ContentChange, string, string]>([
  [
    'a confirmed fact',
    { op: 'set', path: ['phone'], value: '+911' },
    'phone: { value: "+919876543210", sample: true }',
    'phone: "+911"',
  ],
  [
    'a folded text',
    { op: 'set', path: ['blurb'], value: 'Seven brands.' },
    '  Nine food brands, one hall.',
    '  Seven brands.',
  ],
  [
    'a new field',
    { op: 'set', path: ['people', 0, 'role'], value: 'Founder' },
    '    name: Asha\n',
    '    name: Asha\n    role: Founder\n',
  ],
  [
    'the first entry',
    { op: 'add', path: ['none'], at: 0, value: 'one' },
    'none: []',
    'none:\n  - one',
  ],
  [
    'an entry in brackets',
    { op: 'add', path: ['dishes'], at: 1, value: 'dosa, idli' },
    '[ roll, momo ]',
    '[ roll, "dosa, idli", momo ]',
  ],
  [
    'a first field beside its dash',
    { op: 'unset', path: ['people', 1, 'id'] },
    '  - id: second\n    name: Ravi',
    '  - name: Ravi',
  ],
  [
    'an entry with its comment',
    { op: 'remove', path: ['people'], at: 1 },
    '  # The second one came later.\n  - id: second\n    name: Ravi\n',
    '',
  ],
])('%s', (_what, given, before, after) => {
  expect(change(given)).toBe(COMPANY.replace(before, after));
});

test('a confirmed text of several paragraphs stands below its key', () => {
  const said = ['We began with one roll on one iron.', 'We went on, and here we are today.'];
  const changed = change({ op: 'set', path: ['story'], value: said });
  expect(valuesOf(changed).story).toEqual(said);
  expect(changed).toContain(`story:
  - ${said[0]}
  - ${said[1]}
# For the footer.`);
});

test('comments outlive the value that they stand at, and a text of lines is a block', () => {
  const text = `# Above.
fee: { value: 5, sample: true } # asked every spring
# Below.
lines: one
`;
  const changed = applyChanges('a.yaml', text, [
    { op: 'set', path: ['fee'], value: 6 },
    { op: 'set', path: ['lines'], value: 'one\ntwo' },
  ]);
  expect(changed).toBe(`# Above.
fee: 6 # asked every spring
# Below.
lines: |-
  one
  two
`);
});

test('a file that was written by hand is left alone until a value changes', () => {
  const text = 'name:   "A"\n\n\ntags: [a,b]   # two\n';
  const set = (value: string) =>
    applyChanges('a.yaml', text, [{ op: 'set', path: ['name'], value }]);
  expect(set('A')).toBe(text);
  expect(set('B')).toBe('name: "B"\n\ntags: [ a, b ] # two\n');
});

test.each([
  ['a key twice', 'name: A\nname: B\n'],
  ['a value for two places', 'name: &same A\nother: *same\n'],
])('a file with %s is refused in words', (_what, text) => {
  const set = () => applyChanges('a.yaml', text, [{ op: 'set', path: ['name'], value: 'C' }]);
  expect(set).toThrow(expect.objectContaining({ name: 'UnfitChange' }));
});

test.each<[string, ContentChange]>([
  ['a field of nothing', { op: 'set', path: ['name', 'x'], value: 1 }],
  ['what every object has', { op: 'set', path: ['__proto__', 'x'], value: 1 }],
  ['a name that every object has', { op: 'set', path: ['constructor'], value: 1 }],
  ['a name that is none', { op: 'set', path: ['a b'], value: 1 }],
  ['a place behind the end', { op: 'add', path: ['dishes'], at: 3, value: 1 }],
  ['half a place', { op: 'move', path: ['dishes'], at: 0, to: 0.5 }],
  ['a list that is none', { op: 'remove', path: ['name'], at: 0 }],
  ['a field that is not there', { op: 'unset', path: ['nothing'] }],
  ['a text below YAML', { op: 'body', value: 'x' }],
  ['the whole file', { op: 'set', path: [], value: {} }],
])('%s is refused in words', (_what, given) => {
  expect(() => change(given)).toThrow(expect.objectContaining({ name: 'UnfitChange' }));
});

test('an article keeps its fields, and its lines end as before', () => {
  const article = '---\r\ntitle: A\r\n---\r\n\r\nOld.\r\n';
  expect(applyChanges('a.md', article, [{ op: 'body', value: 'New.\n\n---\n\nMore.' }])).toBe(
    '---\r\ntitle: A\r\n---\r\n\r\nNew.\r\n\r\n---\r\n\r\nMore.\r\n',
  );
});
