import { RestFault } from '../fault.ts';

/** The body of a write: rows to insert or values to set. */
export interface Payload {
  /** The body as it came, for PostgreSQL to read: no number is rounded on the way. */
  json: string;
  isArray: boolean;
  /** Keys of the objects; the same for all of them unless `columns` names them. */
  keys: readonly string[];
}

/**
 * Parses the body of a write.
 * @param columns from `columns=`: the keys to take, whatever the objects hold
 * @throws RestFault 400 PGRST102 for anything but an object or an array of objects with the same keys
 */
export function parsePayload(json: string, columns: readonly string[] | undefined): Payload {
  const body = parseJson(json);
  const objects: unknown[] = Array.isArray(body) ? body : [body];
  if (!objects.every(isObject)) {
    throw invalidBody('The body must be an object or an array of objects');
  }
  const keys = columns ?? Object.keys(objects[0] ?? {});
  if (columns === undefined && !objects.every((object) => hasKeys(object, keys))) {
    throw invalidBody('All object keys must match');
  }
  return { json, isArray: Array.isArray(body), keys: [...new Set(keys)] };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKeys(object: object, keys: readonly string[]): boolean {
  return (
    Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key))
  );
}

function invalidBody(message: string): RestFault {
  return new RestFault(400, 'PGRST102', message);
}
