import { z } from 'astro/zod';

/** The part of JSON Schema that our content schemas become. */
interface Shape {
  $ref?: string;
  type?: string;
  format?: string;
  title?: string;
  description?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
  items?: Shape;
  prefixItems?: readonly Shape[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Field {
  /** From the top of the file: `categories[].dishes[].price`. */
  path: string;
  isRequired: boolean;
  /** What may stand there, with its limits. */
  takes: string;
  /** The schema's own words about it. */
  words: string;
}

/** An amount or a length beyond this is only what a number can hold. */
const ENDLESS = Number.MAX_SAFE_INTEGER;
/** So many words of a list are named; the rest is counted. */
const NAMED = 14;

/** Every field that a file of this schema may have, in the order of the schema, with its limits. */
export function listFields(schema: z.ZodType): Field[] {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as Shape;
  return fieldsOf(shape, '');
}

function fieldsOf(shape: Shape, path: string): Field[] {
  const parts = alternatives(shape).flatMap((part) => ownFields(part, path));
  const isNew = ({ path: own }: Field, at: number) =>
    parts.findIndex((other) => other.path === own) === at;
  return parts.filter(isNew);
}

function ownFields(shape: Shape, path: string): Field[] {
  if (shape.items) return fieldsOf(shape.items, `${path}[]`);
  if (shape.prefixItems?.[0]) return fieldsOf(shape.prefixItems[0], `${path}[]`);
  const named = Object.entries(shape.properties ?? {}).flatMap(([key, child]) => {
    const own = path ? `${path}.${key}` : key;
    const isRequired = (shape.required?.includes(key) ?? false) && child.default === undefined;
    return [fieldOf(child, own, isRequired), ...fieldsOf(child, own)];
  });
  const { additionalProperties: rest } = shape;
  if (typeof rest !== 'object') return named;
  const own = path ? `${path}.<name>` : '<name>';
  return [...named, fieldOf(rest, own, false), ...fieldsOf(rest, own)];
}

const fieldOf = (shape: Shape, path: string, isRequired: boolean): Field => ({
  path,
  isRequired,
  takes: describe(shape),
  words: [shape.title, shape.description].filter(Boolean).join(': '),
});

/** `{ value, sample: true }`, which a fact may be instead of its plain value. */
const isSample = ({ properties }: Shape): boolean =>
  properties !== undefined && Object.keys(properties).join() === 'value,sample';

/** What a value may be, without the way in which a fact is marked as a sample. */
function alternatives(shape: Shape): readonly Shape[] {
  const all = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (!all) return [shape];
  return all.filter((one) => !isSample(one)).flatMap(alternatives);
}

function describe(shape: Shape): string {
  const words = [...new Set(alternatives(shape).map(describeOne))].join(', or ');
  const isFact = shape.anyOf?.some(isSample) ? ', or a sample' : '';
  const other = shape.default === undefined ? '' : `; else ${JSON.stringify(shape.default)}`;
  return words + isFact + other;
}

function describeOne(shape: Shape): string {
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum) return oneOf(shape.enum);
  if (shape.type === 'array') return list(shape);
  if (shape.type === 'object') return shape.properties ? 'fields' : 'names with values';
  if (shape.type === 'boolean') return '`true` or `false`';
  if (shape.type === 'null') return '`null`';
  if (shape.type === 'integer') return `whole number${bounds(shape)}`;
  if (shape.type === 'number') return `number${bounds(shape)}`;
  return text(shape);
}

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, NAMED).map((value) => `\`${value}\``);
  const more = values.length - named.length;
  return `one of ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function list({ items, prefixItems, minItems, maxItems }: Shape): string {
  if (prefixItems) return `list of ${prefixItems.length}`;
  const of = items && !items.properties && !items.anyOf ? `: each ${describe(items)}` : '';
  return `list${range(minItems, maxItems, 'entries')}${of}`;
}

const FORMATS: Record<string, string> = {
  date: 'day, as `2026-12-24`',
  picture: "picture: the file's name from here",
  uri: 'web address',
  email: 'e-mail address',
};

function text({ format = '', pattern, minLength, maxLength }: Shape): string {
  const known = FORMATS[format];
  // A format has a pattern of its own, which says no more than its name.
  const as = pattern && !known ? `, as \`${pattern}\`` : '';
  return `${known ?? 'text'}${range(minLength, maxLength, 'letters')}${as}`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && least === most) return ` of ${least} ${unit}`;
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most} ${unit}`;
  if (most !== undefined) return ` of at most ${most} ${unit}`;
  return least ? ` of at least ${least} ${unit}` : '';
}

function bounds(shape: Shape): string {
  const { minimum = -ENDLESS, maximum = ENDLESS, exclusiveMinimum, exclusiveMaximum } = shape;
  return [
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    minimum > -ENDLESS ? `from ${minimum}` : '',
    maximum < ENDLESS ? `to ${maximum}` : '',
    exclusiveMaximum === undefined ? '' : `below ${exclusiveMaximum}`,
  ]
    .filter(Boolean)
    .map((words) => ` ${words}`)
    .join('');
}
