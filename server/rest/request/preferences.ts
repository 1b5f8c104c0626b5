import { notOffered, RestError } from '../rest-error.ts';

/** What a caller prefers by `Prefer` (RFC 7240), as far as it is followed. */
export interface Preferences {
  /** What a delete answers with: nothing or the deleted rows. */
  returns: 'minimal' | 'representation' | undefined;
  count: 'exact' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  /** Most rows that a delete or a function may affect. */
  maxAffected: number | undefined;
}

/** What a request does: each kind follows its own preferences. */
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

/** Preferences of PostgREST, however they are written. */
const OF_POSTGREST =
  /^(?:return|count|handling|max-affected|missing|resolution|tx|params|timezone|timeout)\s*(?:[=;]|$)/i;

/**
 * Reads the `Prefer` header. What PostgREST knows is followed or refused, never passed over: a delete
 * whose `tx=rollback` or `max-affected` is not seen is worse than none. Preferences that PostgREST does
 * not know either are ignored, as RFC 7240 (2) has it, unless handling=strict asks to hear of them. The
 * first of several values for one preference counts.
 * @throws RestError 400 PGRST127 for a preference that this kind of request does not follow, 400 PGRST122
 *   with handling=strict for one that is not known
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

/** The preferences among wishes that are all followed or unknown. */
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
