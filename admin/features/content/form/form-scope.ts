import { createContext, use } from 'react';
import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import {
  capitalise,
  isFields,
  isSample,
  nameOf,
  plainValue,
  wordsOfKey,
} from '../../../../contract/desk/content/field-path.ts';

export interface FormScope {
  file: string;
  version: string;
  values: unknown;
  /** Something waits to be saved. */
  isEdited: boolean;
  edit: (change: ContentChange) => void;
  faultAt: (path: FieldPath) => string | undefined;
}

const Scope = createContext<FormScope | undefined>(undefined);
export const FormScopeProvider = Scope.Provider;

/** @throws outside a form of content */
export function useFormScope(): FormScope {
  const scope = use(Scope);
  if (!scope) throw new Error('There is no form of content around this field.');
  return scope;
}

export const fieldId = (path: FieldPath): string =>
  `content-${path.map((key) => String(key).replaceAll(/[^\w-]/g, '_')).join('.')}`;

/** Brings a field into view and gives it the focus, or the nearest one around it. @returns whether there is one */
export function focusField(path: FieldPath): boolean {
  if (path.length === 0) return false;
  const found = document.getElementById(fieldId(path));
  if (!found) return focusField(path.slice(0, -1));
  for (let box: Element | null = found; box; box = box.parentElement)
    if (box instanceof HTMLDetailsElement) box.open = true;
  found.scrollIntoView({ block: 'center' });
  // A group takes no focus itself, its first field does.
  const field = found.matches('details') ? found.querySelector('input, select, textarea') : found;
  if (field instanceof HTMLElement) field.focus();
  return true;
}

/** A key of a file as words: `priceRange` becomes “Price range”. */
export const readableKey = (key: string | number): string =>
  typeof key === 'number' ? String(key + 1) : capitalise(wordsOfKey(key));

const MAX_CHARS = 60;

/** The name of an item of a list; its number where it has none. */
export function nameOfItem(item: unknown, place: number): string {
  const value = plainValue(item);
  if (typeof value === 'number') return String(value);
  const words =
    (typeof value === 'string' ? value : nameOf(value))?.trim() || `Number ${place + 1}`;
  return words.length > MAX_CHARS ? `${words.slice(0, MAX_CHARS - 1).trimEnd()}…` : words;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

interface Texts {
  label: string;
  help: string | undefined;
  isRequired: boolean;
}

interface Room {
  maxLength: number | undefined;
}

/** What a form shows of one value; `unknown` is shown and never written. */
type Shape =
  | ({ kind: 'text' } & Room)
  | ({ kind: 'long' } & Room)
  | { kind: 'date' }
  | { kind: 'colour' }
  | { kind: 'switch' }
  | { kind: 'picture' }
  | { kind: 'unknown' }
  /** `names` are the words for the options, as far as these do not say it. */
  | { kind: 'choice'; options: readonly (string | number)[]; names: readonly string[] }
  | { kind: 'number'; isWhole: boolean; unit: string | undefined }
  | {
      kind: 'group';
      fields: readonly { key: string | number; schema: JsonSchema; isRequired: boolean }[];
    }
  | { kind: 'list'; item: JsonSchema; minItems: number; maxItems: number }
  /** A fact that the owner has to confirm, or has. */
  | { kind: 'fact'; inner: JsonSchema; isConfirmed: boolean };

export type FormNode = Texts & Shape;

export interface FieldProps<Kind extends FormNode['kind']> {
  node: Extract<FormNode, { kind: Kind }>;
  path: FieldPath;
  value: unknown;
}

interface Described {
  schema: JsonSchema;
  value: unknown;
  name: string | number;
  isRequired?: boolean;
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asSchema = (value: unknown): JsonSchema => (isFields(value) ? value : {});

/** @returns how a value is shown and written, by its schema and, where that leaves a choice, by itself */
export function readNode({ schema, value, name, isRequired = true }: Described): FormNode {
  const branches = asList(schema.anyOf).map(asSchema);
  const plain = branches.filter((branch) => !isSampleBranch(branch) && branch.type !== 'null');
  // Of a fact, the words may stand at its value.
  const [first = {}] = plain;
  const label = asText(schema.title) ?? asText(first.title) ?? readableKey(name);
  const help = asText(schema.description) ?? asText(first.description);
  const texts: Texts = { label, help, isRequired };
  if (branches.some(isSampleBranch)) {
    const inner = { ...first, title: label, ...(help && { description: help }) };
    return { ...texts, kind: 'fact', inner, isConfirmed: !isSample(value) };
  }
  const chosen = plain.length > 1 ? plain.find((branch) => fits(branch, value)) : first;
  return { ...texts, ...readShape(branches.length > 0 ? (chosen ?? {}) : schema, value, name) };
}

const isSampleBranch = ({ properties }: JsonSchema): boolean =>
  asSchema(asSchema(properties).sample).const === true;

/** Whether a value may be of this branch of a union, by the fields that it must have. */
const fits = (branch: JsonSchema, value: unknown): boolean =>
  isFields(value) && asList(branch.required).every((key) => String(key) in value);

function readShape(schema: JsonSchema, value: unknown, name: string | number): Shape {
  if (Array.isArray(schema.enum))
    return {
      kind: 'choice',
      options: schema.enum.filter((one) => typeof one === 'string' || typeof one === 'number'),
      names: asList(schema.enumNames).map(String),
    };
  switch (schema.type) {
    case 'string':
      return readText(schema, asText(value) ?? '');
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        isWhole: schema.type === 'integer',
        unit: asText(schema.unit) ?? (RUPEES.test(String(name)) ? '₹' : undefined),
      };
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

/** Longer texts get several lines. */
const LINE_CHARS = 90;

function readText(schema: JsonSchema, text: string): Shape {
  const maxLength = asNumber(schema.maxLength);
  if (schema.format === 'date') return { kind: 'date' };
  if (asText(schema.pattern)?.startsWith('^#[0-9a-f')) return { kind: 'colour' };
  const isLong = Math.max(maxLength ?? 0, text.length) > LINE_CHARS || text.includes('\n');
  return { kind: isLong ? 'long' : 'text', maxLength };
}

const RUPEES = /price|rupees|fee|cost|rent|investment|salary|royalty(?!percent)/i;

function readList({ prefixItems, items, minItems, maxItems }: JsonSchema): Shape {
  if (Array.isArray(prefixItems)) {
    const row = prefixItems.map((item, key) => ({ key, schema: asSchema(item), isRequired: true }));
    return { kind: 'group', fields: row };
  }
  if (!isFields(items)) return { kind: 'unknown' };
  return {
    kind: 'list',
    item: items,
    minItems: asNumber(minItems) ?? 0,
    maxItems: asNumber(maxItems) ?? Number.POSITIVE_INFINITY,
  };
}

function readGroup(schema: JsonSchema, value: unknown): Shape {
  const fields = asSchema(schema.properties);
  if (fields.src && fields.alt) return { kind: 'picture' };
  const required = asList(schema.required);
  const known = Object.entries(fields).map(([key, field]) => ({
    key,
    schema: asSchema(field),
    isRequired: required.includes(key),
  }));
  const others = isFields(schema.additionalProperties) && isFields(value) ? Object.keys(value) : [];
  const free = others
    .filter((key) => !(key in fields))
    .map((key) => ({ key, schema: asSchema(schema.additionalProperties), isRequired: true }));
  const all = [...known, ...free];
  return all.length > 0 ? { kind: 'group', fields: all } : { kind: 'unknown' };
}

/** What a new item of a list begins with: every field that it must have, empty. */
export function startValue(schema: JsonSchema): unknown {
  if ('default' in schema) return schema.default;
  const node = readNode({ schema, value: undefined, name: '' });
  switch (node.kind) {
    case 'group': {
      const required = node.fields.filter(({ isRequired }) => isRequired);
      if (schema.prefixItems) return required.map(({ schema: field }) => startValue(field));
      return Object.fromEntries(required.map((field) => [field.key, startValue(field.schema)]));
    }
    case 'fact':
      return startValue(node.inner);
    case 'list':
      return Array.from({ length: node.minItems }, () => startValue(node.item));
    case 'choice':
      return node.options[0];
    case 'switch':
      return false;
    case 'picture':
      return { src: '', alt: '' };
    default:
      return '';
  }
}
