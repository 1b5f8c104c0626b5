import type { ContentFault, FieldPath } from '../../../../contract/desk/content/content.ts';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { readableKey } from './form-scope.ts';
import type { FormNode, JsonSchema } from './read-schema.ts';
import { readNode } from './read-schema.ts';

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
    return isMissing ? 'Write something here; it may not stay empty.' : undefined;
  }
  if (node.kind === 'number') return faultOfNumber(node, value);
  if ('maxLength' in node && typeof value === 'string') return faultOfText(node, value);
  return undefined;
}

function faultOfNumber(node: Extract<FormNode, { kind: 'number' }>, value: unknown) {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'Write a number, in digits.';
  if (node.isWhole && !Number.isInteger(value)) return 'Write a whole number, without a point.';
  if (node.minimum !== undefined && value < node.minimum) return `Write ${node.minimum} or more.`;
  if (node.maximum !== undefined && value > node.maximum) return `Write ${node.maximum} or less.`;
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
    return `Shorten it by ${text.length - maxLength}: ${maxLength} characters have room.`;
  if (text.length < minLength) return `Write at least ${minLength} characters.`;
  if (pattern !== undefined && !matches(pattern, text))
    return node.help ? `It does not fit. ${node.help}` : 'It is not written as it has to be.';
  return undefined;
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // A pattern that only the server understands is left to it.
    return true;
  }
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

const normal = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Where the server's fault belongs, which names its field in plain words: of the fields that were just changed the
 * one whose words stand in it, or the only one.
 * @returns undefined where nobody can say
 */
export function placeFault(
  fault: ContentFault,
  changed: readonly FieldPath[],
): FieldPath | undefined {
  const told = ` ${normal(fault.field)} `;
  const scored = changed
    .map((path) => ({
      path,
      score: path.filter((key) => told.includes(` ${normal(readableKey(key))} `)).length,
    }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || (best.score === 0 && changed.length > 1)) return undefined;
  return second && second.score === best.score && changed.length > 1 ? undefined : best.path;
}
