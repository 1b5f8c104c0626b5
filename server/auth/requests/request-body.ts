import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { AuthError, invalidField } from '../auth-error.ts';

/** Well above the longest password and the longest metadata together. */
const MAX_BYTES = 16 * 1024;

/** Refuses bodies larger than any that supabase-js sends. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) =>
    new AuthError(
      413,
      'validation_failed',
      `The request body exceeds ${MAX_BYTES} bytes`,
    ).toResponse(c.req.raw),
});

function parseObject(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  throw new AuthError(400, 'bad_json', 'The request body must be a JSON object');
}

/**
 * Reads and validates a JSON body; as on hosted Supabase, the content type does not matter.
 * @throws AuthError `bad_json` unless it is a JSON object, `validation_failed` naming the first
 *   invalid field
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, parseObject(await c.req.text()));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = issue.input === undefined ? 'is required' : issue.message;
  throw invalidField(v.getDotPath(issue) ?? 'body', reason);
}
