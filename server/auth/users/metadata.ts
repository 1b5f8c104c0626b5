import * as v from 'valibot';

export type Metadata = Record<string, unknown>;

/** Metadata is part of every access token, and so of every request header. */
const MAX_LENGTH = 4096;

/** NUL and unpaired surrogates, which JSON can express and PostgreSQL's jsonb refuses. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function isStorable(value: Metadata): boolean {
  try {
    const json = JSON.stringify(value);
    return json.length <= MAX_LENGTH && !UNSTORABLE.test(json);
  } catch {
    // Nested deeper than the stack allows.
    return false;
  }
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Metadata that users may store: an object of at most 4096 characters of JSON. */
export const metadataSchema = v.pipe(
  v.custom<Metadata>(isObject, 'must be an object'),
  v.check(isStorable, `must be at most ${MAX_LENGTH} characters of storable JSON`),
);

/**
 * @returns `current` with `changes` merged key by key; null removes a key
 * @throws v.ValiError when the result is too large
 */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null);
  return v.parse(metadataSchema, Object.fromEntries(merged));
}
