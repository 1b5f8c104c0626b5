import * as v from 'valibot';

export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** Validates an answer of the backend: it may not be what the types say. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  source: string,
): v.InferOutput<Schema> {
  // The first issue is enough for the message; a long list is not searched for more.
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = [source, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new AnswerError(
    `The server's answer cannot be read (${place}: ${issue.message}). Reload the page; if that does not help, site and server are of different versions.`,
  );
}
