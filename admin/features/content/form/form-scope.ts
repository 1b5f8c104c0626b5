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

/** Id of the control of a field, to be focused by what names the field. */
export const fieldId = (path: FieldPath): string =>
  `content-${path.map((key) => String(key).replaceAll(/[^\w-]/g, '_')).join('.')}`;

/** Brings a field into view and gives it the focus, or the nearest one around it. */
export function focusField(path: FieldPath): boolean {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const id = fieldId(path.slice(0, depth));
    // In a menu a price has a row of its own, which is nearer than the folded form.
    const found = document.getElementById(`${id}-row`) ?? document.getElementById(id);
    if (!found) continue;
    for (
      let box = found.closest('details');
      box;
      box = box.parentElement?.closest('details') ?? null
    )
      box.open = true;
    found.scrollIntoView({ block: 'center' });
    // A group takes no focus itself, its first field does.
    const field = found.matches('details')
      ? found.querySelector<HTMLElement>('input, select, textarea')
      : found;
    field?.focus();
    return true;
  }
  return false;
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
