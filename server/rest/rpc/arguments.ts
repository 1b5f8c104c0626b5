import { RestError, tooMany } from '../rest-error.ts';

/** Maximum arguments of a call. */
const MAX_ARGUMENTS = 100;

/** The named arguments of a call, not yet checked against the catalogue. */
export interface CallArguments {
  /** The original JSON object, parsed by PostgreSQL so that no number is rounded on the way. */
  json: string;
  names: readonly string[];
}

/**
 * Reads the arguments of a call; an empty body is a call without any.
 * @throws RestError 400 PGRST102 for anything but one JSON object, 400 for too many arguments
 */
export async function readArguments(request: Request): Promise<CallArguments> {
  const type = request.headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/(?:json|vnd\.pgrst\.object\+json)\b/.test(type)) {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const json = (await request.text()).trim() || '{}';
  const names = Object.keys(parseObject(json));
  if (names.length > MAX_ARGUMENTS) {
    throw tooMany('arguments', MAX_ARGUMENTS);
  }
  return { json, names };
}

function parseObject(json: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RestError(400, 'PGRST102', 'The body must be an object of named arguments');
  }
  return value;
}
