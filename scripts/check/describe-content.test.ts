import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  type FormNode,
  type JsonSchema,
  readNode,
  startValue,
} from '../../admin/features/content/form/form-scope.ts';
import type { Inspection } from '../../contract/desk/content/content.ts';
import { readValues } from '../../server/content/save/content-text.ts';
import { folderOfTest } from '../../tests/support/folders.ts';

let folder: string;
beforeEach(() => {
  folder = join(folderOfTest(), 'content');
  cpSync('content', folder, { recursive: true });
});

type Inspected = Inspection;

function inspect(content = folder): Inspected {
  const program = ['scripts/check/check-content.ts', '--json', '--content', content];
  const { stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as Inspected;
}

const put = (id: string, text: string) => writeFileSync(join(folder, id), text);
const fileOf = ({ files }: Inspected, id: string) => files.find((file) => file.id === id);

/** Every value of a file as its form shows it. */
function* nodesOf(
  schema: JsonSchema,
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: string; node: FormNode }> {
  const node = readNode({ schema, value, name: path.at(-1) ?? '' });
  yield { path: path.join('.'), node };
  const below = (key: string | number): unknown => Object(value)[key];
  if (node.kind === 'group')
    for (const field of node.fields)
      yield* nodesOf(field.schema, below(field.key), [...path, field.key]);
  if (node.kind === 'list')
    for (const [at, item] of (Array.isArray(value) ? value : []).entries())
      yield* nodesOf(node.item, item, [...path, at]);
  if (node.kind === 'fact')
    yield* nodesOf(node.inner, node.isConfirmed ? value : below('value'), path);
}

const inspected = inspect('content');

test('every value of every file can be written in a form', () => {
  const { files, schemas, faults } = inspected;
  expect(faults).toEqual([]);
  const strange = files.flatMap(({ id, schema: name }) => {
    const schema = schemas[name] ?? {};
    const { values } = readValues(id, readFileSync(join('content', id), 'utf8'));
    return [...nodesOf(schema, values)]
      .filter(({ node }) => node.kind === 'unknown')
      .map(({ path }) => `${id} ${path}`);
  });
  expect(strange).toEqual([]);
});

const LABELS = [
  ['company.yaml', 'hours', 'Opening hours', undefined],
  [
    'company.yaml',
    'franchisePhone',
    'Franchise hotline',
    'With +91 and ten digits, without spaces, for example +919876543210.',
  ],
  [
    'articles/rise-of-cloud-kitchens-in-india.md',
    'excerpt',
    'Opening words',
    'One or two sentences; lists and search engines show them.',
  ],
  ['brands/delhi-gali/brand.yaml', 'summary', 'Summary', 'One line for cards and search results.'],
] as const;

test('the form says what a field is', () => {
  const found = LABELS.map(([id, field]) => {
    const root: JsonSchema = inspected.schemas[fileOf(inspected, id)?.schema ?? ''] ?? {};
    const { values } = readValues(id, readFileSync(join('content', id), 'utf8'));
    return [...nodesOf(root, values)].find(({ path }) => path === field)?.node;
  });
  expect(found).toMatchObject(LABELS.map(([, , label, help]) => ({ label, help })));
});

test('an article begins with fields that can be written', () => {
  const schema = inspected.schemas.articles ?? {};
  const kinds = [...nodesOf(schema, startValue(schema))].map(({ node }) => node.kind);
  expect(kinds).not.toContain('unknown');
});

test('files are named and placed as their owner knows them', () => {
  expect(fileOf(inspected, 'brands/delhi-gali/menu.yaml')).toEqual({
    id: 'brands/delhi-gali/menu.yaml',
    title: 'Menu of Delhi Gali',
    area: 'menus',
    pages: ['/menu', '/brands/delhi-gali'],
    toConfirm: 0,
    schema: 'menus',
  });
  const titles = inspected.files.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Phones, addresses and hours',
      'Article: The Rise of Cloud Kitchens in India',
      'Figures: Single Brand Franchise',
      'Page: Our numbers',
    ]),
  );
  expect(titles).toHaveLength(new Set(titles).size);
  expect(fileOf(inspected, 'pages/blog.yaml')?.pages).toContain(
    '/blog/rise-of-cloud-kitchens-in-india',
  );
});

test('a file that cannot be read is listed with its fault', () => {
  const before = inspected.files.length;
  put('brands/delhi-gali/brand.yaml', 'name: "Delhi\nGali: [');
  put('claims/club.yaml', ': : :\n  - {');
  put('tiers.yaml', '- just words');
  put('articles/no-fields.md', 'Words without fields.');
  put('notes.yaml', 'a: 1');
  const broken = inspect();
  expect(broken.files).toHaveLength(before + 2);
  expect(fileOf(broken, 'brands/delhi-gali/brand.yaml')).toMatchObject({
    title: 'Brand: Delhi gali',
    toConfirm: 0,
  });
  expect(fileOf(broken, 'brands/delhi-gali/menu.yaml')?.title).toBe('Menu of Delhi gali');
  expect(fileOf(broken, 'claims/club.yaml')?.title).toBe('Figures: Club');
  expect(fileOf(broken, 'articles/no-fields.md')?.title).toBe('Article: No fields');
  expect(fileOf(broken, 'notes.yaml')).toMatchObject({ area: 'rest', schema: 'unknown' });
  const faulty = new Set(broken.faults.map(({ file }) => file));
  expect([...faulty]).toEqual(
    expect.arrayContaining([
      'content/brands/delhi-gali/brand.yaml',
      'content/claims/club.yaml',
      'content/articles/no-fields.md',
    ]),
  );
});
