import { createContext, use } from 'react';
import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import {
  capitalise,
  nameOf,
  plainValue,
  wordsOfKey,
} from '../../../../contract/desk/content/field-path.ts';

/** The file that the fields of a form belong to. */
export interface FormScope {
  file: string;
  version: string;
  values: unknown;
  /** Something waits to be saved. */
  isEdited: boolean;
  edit: (change: ContentChange) => void;
  /** What is wrong with the value there. */
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

/** Id of the control of a field. */
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
