import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { type FormNode, type JsonSchema, readNode } from './read-schema.ts';

/** What is wrong with a value, in words that say what to write instead. */
export interface FieldFault {
  path: FieldPath;
  label: string;
  words: string;
}

const LEAVES = ['text', 'long', 'number', 'date', 'colour', 'choice'];

/** @returns the fault of one value; undefined where its schema finds none */
function faultOf(node: FormNode, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') {
    const mayBeEmpty = 'minLength' in node && node.minLength === 0;
    const isMissing = node.isRequired && LEAVES.includes(node.kind) && !mayBeEmpty;
    return isMissing ? 'Fill this in.' : undefined;
  }
  if (node.kind === 'number') return faultOfNumber(node, value);
  return 'maxLength' in node && typeof value === 'string' ? faultOfText(node, value) : undefined;
}

function faultOfNumber(node: Extract<FormNode, { kind: 'number' }>, value: unknown) {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'Enter a number, e.g. 190.';
  if (node.isWhole && !Number.isInteger(value)) return 'Enter a whole number, e.g. 190.';
  if (node.minimum !== undefined && value < node.minimum) return `Enter ${node.minimum} or more.`;
  if (node.maximum !== undefined && value > node.maximum) return `Enter ${node.maximum} or less.`;
  return undefined;
}

function faultOfText(
  node: Extract<FormNode, { maxLength: number | undefined }>,
  text: string,
): string | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = node;
  // What stands for a figure is filled in later; only the server knows how long that makes it.
  if (/\{[^{}]+\}/.test(text)) return undefined;
  if (text.length > maxLength)
    return `Shorten this by ${text.length - maxLength}: at most ${maxLength} characters fit.`;
  if (text.length < minLength) return `Write at least ${minLength} characters.`;
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return undefined;
  return `Check how this is written. ${node.help ?? ''}`.trim();
}

/** Every fault that a schema finds in the values, in the order of the form. */
export function findFaults(
  schema: JsonSchema,
  value: unknown,
  path: FieldPath = [],
  isRequired = true,
): FieldFault[] {
  if (value === undefined && !isRequired) return [];
  const node = readNode({ schema, value, name: path.at(-1) ?? '', isRequired });
  const inner = (next: JsonSchema, key: string | number, must = true) =>
    findFaults(next, valueAt(value, [key]), [...path, key], must);
  if (node.kind === 'fact')
    return node.isConfirmed
      ? findFaults(node.inner, value, path, isRequired)
      : inner(node.inner, 'value');
  if (node.kind === 'group')
    return node.fields.flatMap((field) => inner(field.schema, field.key, field.isRequired));
  if (node.kind === 'list' && Array.isArray(value))
    return value.flatMap((_item, at) =>
      inner({ title: `${node.label}, ${at + 1}`, ...node.item }, at),
    );
  const words = faultOf(node, value);
  return words ? [{ path, label: node.label, words }] : [];
}
