import { RestFault } from '../fault.ts';
import { MAX_ITEMS, MAX_QUERY_LENGTH } from '../limits.ts';

/** The named arguments of one call, not yet checked against the catalogue. */
export type CallArguments =
  /** A JSON object as text: PostgreSQL reads the values out of it. */
  | { kind: 'json'; json: string; names: readonly string[] }
  /** Texts of a query string. */
  | { kind: 'texts'; texts: ReadonlyMap<string, string>; names: readonly string[] };

/**
 * Reads the arguments of a POST; an empty body is a call without any.
 * @throws RestFault 400 PGRST102 for anything but one JSON object, 400 for too many arguments
 */
export async function readBodyArguments(request: Request): Promise<CallArguments> {
  const type = request.headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/(?:json|vnd\.pgrst\.object\+json)\b/.test(type)) {
    throw new RestFault(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const json = (await request.text()).trim() || '{}';
  return { kind: 'json', json, names: requireFew(Object.keys(parseObject(json))) };
}

/**
 * Reads the arguments of a GET: every parameter is one.
 * @throws RestFault 400 PGRST100 for a parameter that is given twice, and for too many
 */
export function readQueryArguments(search: string): CallArguments {
  if (search.length > MAX_QUERY_LENGTH) {
    throw new RestFault(400, 'PGRST100', 'The query string is too long');
  }
  const texts = new Map<string, string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (texts.has(name))
      throw new RestFault(400, 'PGRST100', `The parameter ${name} is given twice`);
    texts.set(name, text);
  }
  return { kind: 'texts', texts, names: requireFew([...texts.keys()]) };
}

function parseObject(json: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new RestFault(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RestFault(400, 'PGRST102', 'The body must be an object of named arguments');
  }
  return value;
}

function requireFew(names: readonly string[]): readonly string[] {
  if (names.length > MAX_ITEMS) {
    throw new RestFault(400, 'PGRST100', 'Too many arguments in one request', {
      details: `At most ${MAX_ITEMS} are allowed.`,
    });
  }
  return names;
}
