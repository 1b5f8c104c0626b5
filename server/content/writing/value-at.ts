import type { FieldPath } from '../../../contract/desk/content/content.ts';

/** @returns what stands at a path; undefined where it leads nowhere */
export function valueAt(values: unknown, path: FieldPath): unknown {
  let found = values;
  for (const key of path) {
    // Only own keys: a path comes from outside, and `__proto__` is a path too.
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string | number, unknown>)[key]
        : undefined;
  }
  return found;
}
