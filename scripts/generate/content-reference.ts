import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import type { JsonSchema } from '../../site/content/describe-content.ts';
import { inContentFolder } from '../check/content-workshop.ts';

const { values } = parseArgs({ options: { print: { type: 'boolean' } } });
const REFERENCE = resolve('docs/content-reference.md');

const HEAD = `# Every file of content, field by field

Written by \`npm run generate -- content-reference\` from the schemas in \`site/content/\`; do not edit. What to
change where: [content model](developer/content-model.md).

- \`a.b\` is a field \`b\` indented below \`a\`; \`a[].b\` the field \`b\` of each entry of the list \`a\`.
- Every field is text and required unless it says otherwise; a field that is not listed stops the build.
- *Fact*: \`{ value: …, sample: true }\` until the owner has confirmed it.
- Markdown files have their fields between lines of \`---\` at the top.
`;

type Field = Record<'path' | 'says', string>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value : []);
const isSample = ({ properties }: JsonSchema): boolean =>
  isObject(properties) && Object.keys(properties).join() === 'value,sample';

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? asList(schema.anyOf).filter((one) => !isSample(one)) : [schema];

function listFields(schema: JsonSchema, path: string, shared: SharedShapes): Field[] {
  const fields = branchesOf(schema).flatMap((one) => {
    if (isObject(one.items)) return listFields(one.items, `${path}[]`, shared);
    const [first] = asList(one.prefixItems);
    if (first) return listFields(first, `${path}[]`, shared);
    const required = Array.isArray(one.required) ? one.required : [];
    const named = Object.entries((one.properties ?? {}) as Record<string, JsonSchema>);
    const rest = isObject(one.additionalProperties)
      ? [['<name>', one.additionalProperties] as const]
      : [];
    return [...named, ...rest].flatMap(([key, child]) => {
      const own = path ? `${path}.${key}` : key;
      const isRequired = key === '<name>' || required.includes(key);
      const group = shared.get(key);
      const isShared = group && signOf(group) === signOf(groupOf(child));
      const says = describe(child, isRequired, isShared ? key : undefined);
      const below = isShared ? [] : listFields(child, own, shared);
      return says === 'fields' && below.length > 0 ? below : [{ path: own, says }, ...below];
    });
  });
  return fields.filter(({ path: own }, at) => fields.findIndex((one) => one.path === own) === at);
}

type SharedShapes = ReadonlyMap<string, JsonSchema>;

function groupOf(schema: JsonSchema): JsonSchema {
  const [one = schema] = branchesOf(schema);
  return isObject(one.items) ? one.items : one;
}
const signOf = ({ properties, required }: JsonSchema) => JSON.stringify([properties, required]);
const MIN_USES = 4;

function findShared(schemas: readonly JsonSchema[]): SharedShapes {
  const groups = schemas.flatMap((schema) =>
    Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      .map(([name, child]) => [name, groupOf(child)] as const)
      .filter(([, { properties }]) => properties),
  );
  const usesOf = (name: string, group: JsonSchema) =>
    groups.filter(([other, one]) => other === name && signOf(one) === signOf(group)).length;
  return new Map(groups.filter(([name, group]) => usesOf(name, group) >= MIN_USES));
}

function describe(schema: JsonSchema, isRequired: boolean, shape: string | undefined): string {
  const branches = branchesOf(schema);
  const [first = {}] = branches;
  const isList = first.type === 'array';
  const kinds = shape
    ? [`${isList ? `list${amount(first.minItems, first.maxItems)} of ` : ''}*${shape}*`]
    : [...new Set(branches.map(describeOne))];
  const words = [
    isRequired && schema.default === undefined ? '' : 'optional',
    schema.anyOf && branches.length < asList(schema.anyOf).length ? 'fact' : '',
    ...kinds,
  ].filter(Boolean);
  const said = [schema.title ?? first.title, schema.description ?? first.description]
    .filter(Boolean)
    .join('. ');
  const limits = words.join(', ');
  return [limits, said].filter(Boolean).join('. ') || 'text';
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'day',
  picture: 'picture file',
  uri: 'web address',
  email: 'e-mail address',
};
const MAX_OPTIONS = 8;

function describeOne(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  // Brands come and go; the page lists none.
  if (schema.enumNames) return 'name of a folder in `content/brands/`';
  if (Array.isArray(schema.enum)) return describeChoice(schema.enum);
  switch (schema.type) {
    case 'array': {
      const { items, minItems, maxItems } = schema;
      const of = isObject(items) && !items.properties && !items.anyOf ? describeOne(items) : '';
      return `list${amount(minItems, maxItems)}${of && ` of ${of}`}`;
    }
    case 'object':
      return schema.properties ? 'fields' : 'names with values';
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'string':
      return describeText(schema);
    default:
      return describeNumber(schema);
  }
}

function describeChoice(options: readonly unknown[]): string {
  const named = options.slice(0, MAX_OPTIONS).map((value) => `\`${value}\``);
  const more = options.length - named.length;
  return named.join(more ? ', ' : ' or ') + (more ? ` and ${more} more` : '');
}

function describeNumber({ type, exclusiveMinimum, minimum, maximum }: JsonSchema): string {
  const least = typeof exclusiveMinimum === 'number' ? Math.floor(exclusiveMinimum) + 1 : minimum;
  return `${type === 'integer' ? 'whole number' : 'number'}${amount(least, maximum)}`;
}

function describeText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const known = FORMATS[String(format)];
  if (known) return known;
  const chars = amount(minLength, maxLength === CONTENT_LIMITS.maxFieldChars ? '' : maxLength);
  const as = pattern ? ` as \`${pattern}\`` : '';
  return chars || as ? `text${chars && `${chars} letters`}${as}` : '';
}

/** ` 3–5`; of bounds that are no more than a number can hold nothing. */
function amount(least: unknown, most: unknown): string {
  const isBound = (value: unknown) => typeof value === 'number' && Math.abs(value) < 1e12;
  const [from, to] = [least, most].map((value) => (isBound(value) ? value : undefined));
  if (from !== undefined && to !== undefined) return ` ${from === to ? from : `${from}–${to}`}`;
  if (to !== undefined) return ` ≤ ${to}`;
  return from ? ` ≥ ${from}` : '';
}

function renderFields(fields: readonly Field[]): string[] {
  const lines: { paths: string[]; says: string }[] = [];
  for (const { path, says } of fields) {
    const last = lines.at(-1);
    if (last?.says === says) last.paths.push(`\`${path}\``);
    else lines.push({ paths: [`\`${path}\``], says });
  }
  return lines.map(({ paths, says }) => {
    return `- ${paths.join(', ')}${says === 'text' ? '' : `: ${says}`}`;
  });
}

await inContentFolder('content', async (files) => {
  const { CONTENT_KINDS, describeContent } = await import('../../site/content/describe-content.ts');
  const { schemas } = describeContent(files);
  const shared = findShared(Object.values(schemas));
  const shapes = [...shared].flatMap(([name, schema]) => [
    ...['', `### ${name}`, ''],
    ...renderFields(listFields(schema, '', shared)),
  ]);
  const kinds = Object.entries(CONTENT_KINDS).flatMap(([name, { loader }]) => {
    const path = [loader.base, loader.pattern].filter(Boolean).join('/').replace(/^\.\//, '');
    const schema = schemas[name] ?? {};
    const isList = isObject(schema.items);
    return [
      ...['', `## \`${path.replaceAll('*', '<name>')}\``, ''],
      ...(isList ? ['A list; each entry has these fields.', ''] : []),
      ...renderFields(listFields(isList ? (schema.items as JsonSchema) : schema, '', shared)),
    ];
  });
  const text = `${[HEAD, '## Groups of fields that several files have', ...shapes, ...kinds].join('\n')}\n`;
  if (values.print) process.stdout.write(text);
  else writeFileSync(REFERENCE, text);
});
