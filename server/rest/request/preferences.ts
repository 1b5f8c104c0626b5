import { notOffered, RestFault } from '../fault.ts';

/** What a caller prefers by `Prefer` (RFC 7240), as far as this service knows it. */
export interface Preferences {
  /** What a write answers with: nothing, the rows, or a Location header. */
  returns: 'minimal' | 'representation' | 'headers-only' | undefined;
  count: 'exact' | 'planned' | 'estimated' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  /** Most rows that a write may touch; counts with handling=strict only. */
  maxAffected: number | undefined;
}

const RETURNS = ['minimal', 'representation', 'headers-only'] as const;
const COUNTS = ['exact', 'planned', 'estimated'] as const;
const HANDLINGS = ['strict', 'lenient'] as const;
const KNOWN = /^(?:return|count|handling|max-affected|missing|resolution|tx|params)=/;

/**
 * Reads the `Prefer` header. The first of several values for one preference counts.
 * @throws RestFault 400 for an upsert and for missing=default, which would change what is stored,
 *   and with handling=strict for a preference that is not known.
 */
export function parsePreferences(header: string | null): Preferences {
  const wishes = (header ?? '').split(',').map((wish) => wish.trim());
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find(
      (value) => wishes.find((wish) => isWish(wish, name, values)) === `${name}=${value}`,
    );
  const handling = pick('handling', HANDLINGS);
  const unknown = wishes.filter((wish) => wish !== '' && !KNOWN.test(wish));
  if (handling === 'strict' && unknown.length > 0) {
    throw new RestFault(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const refused = wishes.find((wish) => /^resolution=|^missing=default$/.test(wish));
  if (refused !== undefined) {
    throw notOffered(`Prefer: ${refused}`);
  }
  const bound = wishes.map((wish) => /^max-affected=(\d{1,15})$/.exec(wish)?.[1]).find(Boolean);
  return {
    returns: pick('return', RETURNS),
    count: pick('count', COUNTS),
    handling,
    maxAffected: handling === 'strict' && bound !== undefined ? Number(bound) : undefined,
  };
}

/** The value of `Preference-Applied`; undefined where nothing was asked for. */
export function describeApplied(preferences: Preferences, isWrite: boolean): string | undefined {
  const { returns, count, handling, maxAffected } = preferences;
  const applied = [
    isWrite && returns && `return=${returns}`,
    count && `count=${count}`,
    handling && `handling=${handling}`,
    isWrite && maxAffected !== undefined && `max-affected=${maxAffected}`,
  ].filter(Boolean);
  return applied.length > 0 ? applied.join(', ') : undefined;
}

function isWish(wish: string, name: string, values: readonly string[]): boolean {
  return values.some((value) => wish === `${name}=${value}`);
}
