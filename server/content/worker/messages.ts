import { HTTPException } from 'hono/http-exception';
import type { ContentWork } from './content-work.ts';

/** What the server asks the worker. Both are our own code; a picture's bytes go along as they are. */
export interface Question {
  id: number;
  method: keyof ContentWork;
  args: unknown[];
  /** A function is added to `args` that asks the server with what it is called with. */
  listens: boolean;
}

/** What the server says when a function of a question was called. */
export interface Reply {
  reply: number;
  value: unknown;
}

interface Refused {
  status: number;
  message: string;
  body: string;
  headers: Record<string, string>;
}

/** What the worker says of a question; `died` of all that are open. */
export type Answer =
  | { id: number; done: unknown }
  /** `call` is the number of the reply. */
  | { id: number; told: unknown; call: number }
  | { id: number; refused: Refused }
  | { id: number; failed: string }
  | { died: true };

/** An error as it crosses to the server: a refusal with all that the desk is answered, anything else as its words. */
export async function packError(
  error: unknown,
): Promise<{ refused: Refused } | { failed: string }> {
  if (!(error instanceof HTTPException))
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const answer = error.getResponse();
  const headers = Object.fromEntries(answer.headers);
  const { status } = answer;
  return { refused: { status, headers, message: error.message, body: await answer.text() } };
}

/** @returns the error that the worker's one is for the server */
export function unpackError(answer: { refused: Refused } | { failed: string }): Error {
  if ('failed' in answer) return new Error(`The content worker failed.\n${answer.failed}`);
  const { status, message, body, headers } = answer.refused;
  const res = new Response(body, { status, headers });
  return new HTTPException(res.status as 400, { message, res });
}
