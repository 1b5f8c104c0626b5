import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { refusal } from '../refusal.ts';

/** @throws HTTPException 400 when it is no JSON, 413 when it is too large */
export const bodyOf = (c: Context): Promise<unknown> =>
  c.req.json().catch((error: unknown) => {
    if (error instanceof HTTPException) throw error;
    throw refusal(400, 'The request must hold JSON.');
  });

/** @returns what a text of JSON says; nothing for any other */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws HTTPException 400 that names the field */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refusal(400, `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}`);
}
