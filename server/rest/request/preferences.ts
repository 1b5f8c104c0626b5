import { notOffered, RestError } from '../rest-error.ts';

/** The supported preferences of a `Prefer` header (RFC 7240). */
export interface Preferences {
  /** Whether a delete answers with nothing or with the deleted rows. */
  returns: 'minimal' | 'representation' | undefined;
  count: 'exact' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  /** Maximum rows that a delete or a function may affect. */
  maxAffected: number | undefined;
}

/** Kind of request; each supports its own preferences. */
export type RequestKind = 'read' | 'delete' | 'call';

const FOLLOWED: Readonly<Record<RequestKind, readonly RegExp[]>> = {
  read: [/^count=exact$/, /^handling=(?:strict|lenient)$/],
  delete: [
    /^return=(?:minimal|representation)$/,
    /^count=exact$/,
    /^handling=(?:strict|lenient)$/,
    /^max-affected=\d{1,15}$/,
  ],
  call: [/^handling=(?:strict|lenient)$/, /^max-affected=\d{1,15}$/],
};

const KIND_NAMES = { read: 'reading', delete: 'deleting', call: 'calling a function' } as const;

/** Matches every preference of PostgREST, in any notation. */
const OF_POSTGREST =
  /^(?:return|count|handling|max-affected|missing|resolution|tx|params|timezone|timeout)\s*(?:[=;]|$)/i;

/**
 * Parses the `Prefer` header. PostgREST's preferences are applied or refused, never ignored: a
 * delete that overlooked `tx=rollback` or `max-affected` would be worse than none. Preferences
 * unknown to PostgREST are ignored (RFC 7240, 2) unless handling=strict is set. Of several values
 * for one preference the first counts.
 * @throws RestError 400 PGRST127 for a preference that this kind of request does not support, 400
 *   PGRST122 for an unknown one with handling=strict
 */
export function parsePreferences(header: string | null, kind: RequestKind): Preferences {
  const wishes = (header ?? '').split(',').map((wish) => wish.trim());
  const unknown = wishes.filter((wish) => wish !== '' && !OF_POSTGREST.test(wish));
  const isFollowed = (wish: string) => FOLLOWED[kind].some((pattern) => pattern.test(wish));
  for (const wish of wishes) {
    if (OF_POSTGREST.test(wish) && !isFollowed(wish)) {
      throw notOffered(`Prefer: ${wish} when ${KIND_NAMES[kind]}`);
    }
  }
  const preferences = collect(wishes);
  if (preferences.handling === 'strict' && unknown.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  if (preferences.handling !== 'strict' && preferences.maxAffected !== undefined) {
    throw notOffered('Prefer: max-affected without handling=strict');
  }
  return preferences;
}

/** Collects the supported preferences; the others have been checked before. */
function collect(wishes: readonly string[]): Preferences {
  const pick = <Value extends string>(name: string, values: readonly Value[]) => {
    const wish = wishes.find((candidate) => candidate.startsWith(`${name}=`));
    return values.find((value) => wish === `${name}=${value}`);
  };
  const bound = wishes.find((wish) => wish.startsWith('max-affected='))?.split('=')[1];
  return {
    returns: pick('return', ['minimal', 'representation']),
    count: pick('count', ['exact']),
    handling: pick('handling', ['strict', 'lenient']),
    maxAffected: bound === undefined ? undefined : Number(bound),
  };
}

/** The value of `Preference-Applied`; undefined where nothing was asked for. */
export function describeApplied(preferences: Preferences): string | undefined {
  const { returns, count, handling, maxAffected } = preferences;
  const applied = [
    returns && `return=${returns}`,
    count && `count=${count}`,
    handling && `handling=${handling}`,
    maxAffected !== undefined && `max-affected=${maxAffected}`,
  ].filter(Boolean);
  return applied.length > 0 ? applied.join(', ') : undefined;
}
