import { readableKey } from './field-words.ts';

export type JsonSchema = Record<string, unknown>;

interface Texts {
  label: string;
  help: string | undefined;
  isRequired: boolean;
}

interface TextLimits {
  minLength: number | undefined;
  maxLength: number | undefined;
  pattern: string | undefined;
}

/** What a form shows of one value; `unknown` is shown and never written. */
export type FormNode = Texts &
  (
    | ({ kind: 'text' | 'long' | 'date' | 'colour' } & TextLimits)
    | { kind: 'choice'; options: readonly (string | number)[] }
    | {
        kind: 'number';
        isWhole: boolean;
        minimum: number | undefined;
        maximum: number | undefined;
        unit: string | undefined;
      }
    | { kind: 'switch' }
    | { kind: 'group'; fields: readonly { key: string; schema: JsonSchema; isRequired: boolean }[] }
    | { kind: 'picture'; alt: JsonSchema; rest: readonly string[] }
    | { kind: 'list'; item: JsonSchema; minItems: number; maxItems: number }
    /** A fact that the owner has to confirm, or has. */
    | { kind: 'fact'; inner: JsonSchema; isConfirmed: boolean }
    | { kind: 'unknown' }
  );

/** Where a schema stands, and what it describes. */
export interface Described {
  schema: JsonSchema;
  root: JsonSchema;
  value: unknown;
  name: string | number;
  isRequired?: boolean;
}

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : {};
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows `$ref` inside the file's own schema; anything else it refers to describes nothing. */
export function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const address = asText(schema.$ref);
  if (address === undefined) return schema;
  const found = address
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce((inside, key) => asSchema(inside[key]), root);
  const { $ref: _, ...own } = schema;
  return { ...(found.$ref === address ? {} : resolve(found, root)), ...own };
}

/** @returns how a value is to be shown and written, by its schema and, where that leaves a choice, by itself */
export function readNode(described: Described): FormNode {
  const { root, value, name, isRequired = true } = described;
  const schema = resolve(described.schema, root);
  const texts: Texts = {
    label: asText(schema.title) ?? readableKey(name),
    help: asText(schema.description),
    isRequired,
  };
  const branches = branchesOf(schema, root);
  if (branches) return { ...texts, ...readUnion(branches, { ...described, schema }) };
  return { ...texts, ...readPlain(schema, value, name) };
}

type Shape = FormNode extends infer Node ? (Node extends Texts ? Omit<Node, keyof Texts> : never) : never;

function branchesOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] | undefined {
  const union = schema.anyOf ?? schema.oneOf;
  return Array.isArray(union) ? union.map((branch) => resolve(asSchema(branch), root)) : undefined;
}

const isSampleBranch = (branch: JsonSchema): boolean => {
  const fields = asSchema(branch.properties);
  return 'value' in fields && asSchema(fields.sample).const === true;
};

function readUnion(branches: JsonSchema[], described: Described): Shape {
  const { value, root, name } = described;
  const sample = branches.find(isSampleBranch);
  const others = branches.filter((branch) => branch !== sample && branch.type !== 'null');
  if (sample) {
    const [only] = others;
    const inner = others.length === 1 && only ? only : { anyOf: others };
    const isSample = isObject(value) && value.sample === true && 'value' in value;
    return { kind: 'fact', inner, isConfirmed: !isSample } as Shape;
  }
  const fixed = others.flatMap((branch) => (isFixed(branch.const) ? [branch.const] : []));
  if (fixed.length > 0 && fixed.length === others.length) return { kind: 'choice', options: fixed };
  const fitting = others.length === 1 ? others : others.filter((branch) => fits(branch, value));
  const [chosen] = fitting;
  if (!chosen) return { kind: 'unknown' };
  return readNode({ schema: chosen, root, value, name });
}

const isFixed = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Whether a value may be of this branch of a union: by its type, its fixed fields and those it must have. */
function fits(branch: JsonSchema, value: unknown): boolean {
  if ('const' in branch) return branch.const === value;
  if (Array.isArray(branch.enum)) return branch.enum.includes(value);
  if (branch.type === 'array') return Array.isArray(value);
  if (branch.type === 'integer') return Number.isInteger(value);
  if (branch.type !== 'object') return branch.type === typeof value;
  if (!isObject(value)) return false;
  const required = Array.isArray(branch.required) ? branch.required : [];
  const fields = asSchema(branch.properties);
  return (
    required.every((key) => String(key) in value) &&
    Object.entries(fields).every(([key, field]) => {
      const { const: fixed } = asSchema(field);
      return fixed === undefined || value[key] === fixed;
    })
  );
}

function readPlain(schema: JsonSchema, value: unknown, name: string | number): Shape {
  if (Array.isArray(schema.enum)) {
    const options = schema.enum.filter(isFixed);
    return options.length === schema.enum.length ? { kind: 'choice', options } : { kind: 'unknown' };
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
      return { kind: 'unknown' };
  }
}

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
    return { kind: 'picture', alt: asSchema(fields.alt), rest };
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
