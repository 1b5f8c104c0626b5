import type { JsonSchema, Shape, Size, TextLimits } from './form-node.ts';

export const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : {};
export const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
export const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFixed = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** @returns how a value is shown whose schema leaves no choice */
export function readPlain(schema: JsonSchema, value: unknown, name: string | number): Shape {
  if (Array.isArray(schema.enum)) {
    const options = schema.enum.filter(isFixed);
    return options.length === schema.enum.length
      ? { kind: 'choice', options, names: readNames(schema) }
      : { kind: 'unknown' };
  }
  switch (schema.type) {
    case 'string':
      return readText(schema, value);
    case 'number':
    case 'integer':
      return readNumber(schema, name);
    case 'boolean':
      return { kind: 'switch' };
    case 'array':
      return readList(schema);
    case 'object':
      return readGroup(schema, value);
    default:
      // JSON Schema has no dates; what stands there says that it is one.
      return schema.type === undefined && DAY.test(asText(value) ?? '')
        ? { kind: 'date', minLength: undefined, maxLength: undefined, pattern: undefined }
        : { kind: 'unknown' };
  }
}

const readNames = ({ enumNames }: JsonSchema): string[] =>
  Array.isArray(enumNames) ? enumNames.map(String) : [];

function readSize(value: unknown): Size | undefined {
  const { width, height } = asSchema(value);
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}(?:T00:00:00(?:\.000)?Z)?$/;

const LONG = 90;

function readText(schema: JsonSchema, value: unknown): Shape {
  const limits: TextLimits = {
    minLength: asNumber(schema.minLength),
    maxLength: asNumber(schema.maxLength),
    pattern: asText(schema.pattern),
  };
  const text = asText(value) ?? '';
  if (schema.format === 'date') return { kind: 'date', ...limits };
  if (/^\^?#\[0-9a-f/i.test(limits.pattern ?? '')) return { kind: 'colour', ...limits };
  const isLong = (limits.maxLength ?? 0) > LONG || text.length > LONG || text.includes('\n');
  return { kind: isLong ? 'long' : 'text', ...limits };
}

const RUPEES = /price|rupees|fee|cost|rent|investment|salary|royalty(?!percent)/i;

function readNumber(schema: JsonSchema, name: string | number): Shape {
  const unit = asText(schema.unit) ?? (RUPEES.test(String(name)) ? '₹' : undefined);
  const whole = schema.type === 'integer';
  const above = asNumber(schema.exclusiveMinimum);
  return {
    kind: 'number',
    isWhole: whole,
    minimum: asNumber(schema.minimum) ?? (above !== undefined && whole ? above + 1 : above),
    // Of whole numbers without a bound JSON Schema repeats the largest that a program counts to.
    maximum: schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : asNumber(schema.maximum),
    unit,
  };
}

function readList(schema: JsonSchema): Shape {
  if (Array.isArray(schema.prefixItems)) {
    const row = schema.prefixItems.map((item, key) => ({
      key,
      schema: asSchema(item),
      isRequired: true,
    }));
    return { kind: 'group', fields: row };
  }
  if (!isObject(schema.items)) return { kind: 'unknown' };
  return {
    kind: 'list',
    item: schema.items,
    minItems: asNumber(schema.minItems) ?? 0,
    maxItems: asNumber(schema.maxItems) ?? Number.POSITIVE_INFINITY,
  };
}

function readGroup(schema: JsonSchema, value: unknown): Shape {
  const fields = asSchema(schema.properties);
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  if (fields.src && fields.alt) {
    const rest = Object.keys(fields).filter((key) => key !== 'src' && key !== 'alt');
    return { kind: 'picture', alt: asSchema(fields.alt), rest, least: readSize(schema.least) };
  }
  const known = Object.entries(fields).map(([key, field]) => ({
    key,
    schema: asSchema(field),
    isRequired: required.includes(key),
  }));
  const others = isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;
  const free = Object.keys(others && isObject(value) ? value : {})
    .filter((key) => !(key in fields))
    .map((key) => ({ key, schema: asSchema(others), isRequired: true }));
  const all = [...known, ...free];
  return all.length > 0 ? { kind: 'group', fields: all } : { kind: 'unknown' };
}
