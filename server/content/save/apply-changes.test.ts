import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { applyChanges } from './apply-changes.ts';
import { parseText, readValues, writeText } from './content-text.ts';

const set = (path: FieldPath, value: unknown): ContentChange => ({ op: 'set', path, value });
const add = (path: FieldPath, at: number, value: unknown): ContentChange => {
  return { op: 'add', path, at, value };
};

/** Every value of a file with its path, and those that it stands in. */
function* valuesOf(value: unknown, path: FieldPath = []): Generator<[FieldPath, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Of a menu with four hundred values some: each run takes the same ones. */
const some = <Entry>(entries: readonly Entry[], atMost: number): Entry[] =>
  entries.filter((_entry, at) => at % Math.ceil(entries.length / atMost) === 0);

const commentsOf = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*# /.test(line));

/** How many lines of one text the other has not, or not so often. */
function countLost(text: string, other: string): number {
  const left = Map.groupBy(other.split('\n'), (line) => line);
  return text.split('\n').filter((line) => left.get(line)?.pop() === undefined).length;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : 'Aloo: "tikki" #1';
}

const FILES = globSync('content/**/*.{yaml,md}').map((file) => {
  const text = readFileSync(file, 'utf8');
  const { values } = readValues(file, text);
  const all = [...valuesOf(values)];
  const lists = all.filter(
    (one): one is [FieldPath, unknown[]] => Array.isArray(one[1]) && one[1].length > 0,
  );
  return { file, text, values, all, lists: some(lists, 2) };
});

test('every file is written as a save writes it, so that a save changes no other line', () => {
  const strange = FILES.filter(({ file, text }) => writeText(parseText(file, text)) !== text);
  expect(
    strange.map(({ file }) => file),
    'npm run generate -- content',
  ).toEqual([]);
});

test('in every file a new value changes its own line and nothing else', () => {
  for (const { file, text, all } of FILES) {
    const leaves = all.filter(([, value]) => typeof value !== 'object');
    for (const [path, value] of some(leaves, 4)) {
      const next = another(value);
      const changed = applyChanges(file, text, [set(path, next)]);
      expect(valueAt(readValues(file, changed).values, path)).toBe(next);
      expect(countLost(changed, text), `${file} ${path.join('.')}`).toBe(1);
      expect(commentsOf(changed)).toEqual(commentsOf(text));
      expect(applyChanges(file, text, [set(path, value)])).toBe(text);
    }
  }
});

test('in every list an entry is moved there and back, and added and removed', () => {
  for (const { file, text, lists } of FILES) {
    const apply = (before: string, change: ContentChange) => applyChanges(file, before, [change]);
    const listAt = (after: string, path: FieldPath) =>
      valueAt(readValues(file, after).values, path);
    for (const [path, list] of lists) {
      const to = list.length - 1;
      const there = apply(text, { op: 'move', path, at: 0, to });
      expect(listAt(there, path)).toEqual([...list.slice(1), list[0]]);
      const back = apply(there, { op: 'move', path, at: to, to: 0 });
      expect(readValues(file, back)).toEqual(readValues(file, text));
      expect(commentsOf(back).sort()).toEqual(commentsOf(text).sort());
      for (const at of [0, list.length]) {
        const more = apply(text, { op: 'add', path, at, value: list[0] });
        expect(listAt(more, path)).toEqual(list.toSpliced(at, 0, list[0]));
        expect(apply(more, { op: 'remove', path, at }), `${file} ${path.join('.')}`).toBe(text);
      }
    }
  }
});

test('in every file a field that is left out takes its line with it', () => {
  for (const { file, text, values, all } of FILES.filter((one) => !Array.isArray(one.values))) {
    for (const [path] of all.filter(([path]) => path.length === 1)) {
      const without = applyChanges(file, text, [{ op: 'unset', path }]);
      const { [path[0] as never]: _gone, ...rest } = values as object;
      expect(readValues(file, without).values).toEqual(rest);
      expect(without.length).toBeLessThan(text.length);
    }
  }
});

const ASHA = '    name: Asha\n';
const COMPANY = `# Each fact once.
name: YCTFC
phone: { value: "+9198", sample: true }
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
const read = (text: string) => readValues('company.yaml', text).values;

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...'yes null ~ 0x1f 1e3 2026-12-24 {a} " ... --- &a *a !a @a %a'.split(' ')),
  fc.constantFrom('- a', '# a', 'a # b', 'a: b', "it's", ' a', 'a ', '\ta'),
  fc.constantFrom('a\nb', 'a\n\nb', '\n', 'a\n', '\u00a0', 'Asha\u00a0', '\u3000', 'a\u2003'),
  fc
    .array(fc.constantFrom('कि', 'ਕਿ', '₹8,00,000', 'word', '–', '😀'), { maxLength: 60 })
    .map((words) => words.join(' ')),
);

test('whatever is written is read back and can be changed again, wherever it stands', () => {
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
      const changed = change(set(path, value));
      expect(valueAt(read(changed), path)).toBe(value);
      const old = valueAt(read(COMPANY), path);
      const back = applyChanges('company.yaml', changed, [set(path, old)]);
      expect(read(back)).toEqual(read(COMPANY));
      expect(commentsOf(changed)).toEqual(expect.arrayContaining(commentsOf(COMPANY)));
    }),
    { numRuns: 400 },
  );
});

test.each<[string, ContentChange, string, string]>([
  ['a confirmed fact', set(['phone'], '+911'), '{ value: "+9198", sample: true }', '"+911"'],
  [
    'a confirmed text of several paragraphs',
    set(['story'], ['We began.', 'We are here.']),
    COMPANY.slice(COMPANY.indexOf('story:'), COMPANY.indexOf('# For')),
    'story:\n  - We began.\n  - We are here.\n',
  ],
  ['a text of lines', set(['name'], 'one\ntwo'), 'name: YCTFC', 'name: |-\n  one\n  two'],
  ['a new field', set(['people', 0, 'role'], 'Chef'), ASHA, `${ASHA}    role: Chef\n`],
  ['a new group', set(['people', 0, 'at', 'x'], 1), ASHA, `${ASHA}    at:\n      x: 1\n`],
  ['a field that is not there', { op: 'unset', path: ['nothing', 'more'] }, '', ''],
  ['the first entry', add(['none'], 0, 'one'), 'none: []', 'none:\n  - one'],
  [
    'an entry in brackets',
    add(['dishes'], 1, 'dosa, idli'),
    'roll, momo',
    'roll, "dosa, idli", momo',
  ],
  ['a first field', { op: 'unset', path: ['people', 1, 'id'] }, '- id: second\n    name', '- name'],
  [
    'an entry with its comment',
    { op: 'remove', path: ['people'], at: 1 },
    '  # The second one came later.\n  - id: second\n    name: Ravi\n',
    '',
  ],
])('%s', (_what, given, before, after) => {
  expect(change(given)).toBe(COMPANY.replace(before, after));
});

test('a file that was written by hand is left alone until a value changes', () => {
  const text = 'name:   "A"\n\n\ntags: [a,b]   # two\n';
  const rename = (value: string) => applyChanges('a.yaml', text, [set(['name'], value)]);
  expect(rename('A')).toBe(text);
  expect(rename('B')).toBe('name: "B"\n\ntags: [ a, b ] # two\n');
});

test.each<[string, ContentChange, string?]>([
  ['a key twice', set(['name'], 'C'), 'name: A\nname: B\n'],
  ['one value twice', set(['name'], 'C'), 'name: &a A\nother: *a\n'],
  ['a field of nothing', set(['name', 'x'], 1)],
  ['what every object has', set(['__proto__', 'x'], 1)],
  ['a name that every object has', set(['constructor'], 1)],
  ['a name that is none', set(['a b'], 1)],
  ['a place behind the end', add(['dishes'], 3, 1)],
  ['half a place', { op: 'move', path: ['dishes'], at: 0, to: 0.5 }],
  ['a list that is none', { op: 'remove', path: ['name'], at: 0 }],
  ['a field below a list’s end', set(['dishes', 7, 'name'], 1)],
  ['a name of a new group', set(['offer', '__proto__', 'x'], 1)],
  ['a text below YAML', { op: 'body', value: 'x' }],
  ['the whole file', set([], {})],
])('%s is refused in words', (_what, given, text = COMPANY) => {
  expect(() => applyChanges('company.yaml', text, [given])).toThrow(
    expect.objectContaining({ status: 422 }),
  );
});

test('an article keeps its fields, and its lines end as before', () => {
  const article = '---\r\ntitle: A\r\n---\r\n\r\nOld.\r\n';
  expect(applyChanges('a.md', article, [{ op: 'body', value: 'New.\n\n---\n\nMore.' }])).toBe(
    '---\r\ntitle: A\r\n---\r\n\r\nNew.\r\n\r\n---\r\n\r\nMore.\r\n',
  );
});
