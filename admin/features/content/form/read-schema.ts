import { readableKey } from './field-words.ts';
import type { FormNode, JsonSchema, Shape, Texts } from './form-node.ts';
import { asSchema, asText, isFixed, isObject, readPlain } from './read-plain.ts';

/** Where a schema stands, and what it describes. */
export interface Described {
  schema: JsonSchema;
  root: JsonSchema;
  value: unknown;
  name: string | number;
  isRequired?: boolean;
}

/**
 * Follows `$ref` inside the file's own schema and puts the parts of `allOf` together; what it refers to elsewhere, or to
 * itself, describes nothing.
 */
export function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, allOf, ...own } = schema;
  if (Array.isArray(allOf))
    return allOf.map((part) => resolve(asSchema(part), root)).reduce(joinParts, own);
  const address = asText($ref);
  if (address === undefined) return schema;
  const found = address
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce((inside, key) => asSchema(inside[key]), root);
  return { ...(found.$ref === address ? {} : resolve(found, root)), ...own };
}

const joinParts = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  properties: { ...asSchema(one.properties), ...asSchema(other.properties) },
  required: [one.required, other.required].flatMap((keys) => (Array.isArray(keys) ? keys : [])),
  additionalProperties: other.additionalProperties || one.additionalProperties,
});

/** @returns how a value is to be shown and written, by its schema and, where that leaves a choice, by itself */
export function readNode(described: Described): FormNode {
  const { root, value, name, isRequired = true } = described;
  const schema = resolve(described.schema, root);
  const branches = branchesOf(schema, root);
  // Of a fact, the words usually stand at the value and not at the choice between confirmed and not.
  const [first = {}] = branches?.filter((branch) => !isSampleBranch(branch)) ?? [];
  const texts: Texts = {
    label: asText(schema.title) ?? asText(first.title) ?? readableKey(name),
    help: asText(schema.description) ?? asText(first.description),
    isRequired,
  };
  if (branches) return { ...texts, ...readUnion(branches, { ...described, schema }, texts) };
  return { ...texts, ...readPlain(schema, value, name) };
}

function branchesOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] | undefined {
  const union = schema.anyOf ?? schema.oneOf;
  return Array.isArray(union) ? union.map((branch) => resolve(asSchema(branch), root)) : undefined;
}

const isSampleBranch = (branch: JsonSchema): boolean => {
  const fields = asSchema(branch.properties);
  return 'value' in fields && asSchema(fields.sample).const === true;
};

function readUnion(branches: JsonSchema[], described: Described, { label, help }: Texts): Shape {
  const { value, root, name } = described;
  const sample = branches.find(isSampleBranch);
  const others = branches.filter((branch) => branch !== sample && branch.type !== 'null');
  if (sample) {
    const [only] = others;
    // The value is called what the fact is called, confirmed or not.
    const inner = {
      ...(others.length === 1 && only ? only : { anyOf: others }),
      title: label,
      ...(help && { description: help }),
    };
    const isSample = isObject(value) && value.sample === true && 'value' in value;
    return { kind: 'fact', inner, isConfirmed: !isSample } as Shape;
  }
  const fixed = others.flatMap((branch) => (isFixed(branch.const) ? [branch.const] : []));
  if (fixed.length > 0 && fixed.length === others.length)
    return { kind: 'choice', options: fixed, names: [] };
  const fitting = others.length === 1 ? others : others.filter((branch) => fits(branch, value));
  const [chosen] = fitting;
  if (!chosen) return { kind: 'unknown' };
  return readNode({ schema: chosen, root, value, name });
}

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
