import type { ChildProcess } from 'node:child_process';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { refusal } from '../refusal.ts';
import type { ContentWork } from './content-work.ts';

interface Open {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  told: ((value: unknown) => unknown) | undefined;
}

export interface AskedWork {
  /** Each method asks the worker; a function as the last argument is asked meanwhile. */
  work: ContentWork;
  stop(): Promise<void>;
}

/**
 * Lets the server ask the process that works on the content. One that died is started again at the next question.
 * @param first is running already
 * @param start starts another
 */
export function askWorker(
  first: ChildProcess,
  start: () => ChildProcess,
  log: Pick<Logger, 'error'> = console,
): AskedWork {
  const open = new Map<number, Open>();
  let child: ChildProcess | undefined = follow(first);
  let lastId = 0;
  let isStopped = false;

  function follow(next: ChildProcess): ChildProcess {
    const lose = () => {
      if (child === next) child = undefined;
      loseAll();
    };
    next
      .on('message', (answer: Answer) => hear(answer, next))
      .on('error', lose)
      .once('exit', lose);
    return next;
  }

  function loseAll(): void {
    const lost = [...open.values()];
    open.clear();
    for (const { reject } of lost) reject(stoppedRefusal());
  }

  function hear(answer: Answer, from: ChildProcess): void {
    if ('died' in answer) {
      loseAll();
      return;
    }
    const asked = open.get(answer.id);
    if ('told' in answer) {
      void replyTo(answer, asked, from);
      return;
    }
    open.delete(answer.id);
    if ('done' in answer) asked?.resolve(answer.done);
    else asked?.reject(unpackError(answer));
  }

  /** What fails here counts as no. */
  async function replyTo(
    { told, call }: { told: unknown; call: number },
    asked: Open | undefined,
    from: ChildProcess,
  ): Promise<void> {
    const value = await (async () => asked?.told?.(told))().catch(() => undefined);
    if (from.connected) from.send({ reply: call, value } satisfies Reply);
  }

  function startAgain(): ChildProcess {
    try {
      return follow(start());
    } catch (err) {
      log.error({ err }, 'the content worker cannot be started: restart the server');
      throw refusal(503, ENDED);
    }
  }

  async function ask(method: keyof ContentWork, args: unknown[]): Promise<unknown> {
    if (isStopped) throw stoppedRefusal();
    const last = args.at(-1);
    const told = typeof last === 'function' ? (last as Open['told']) : undefined;
    lastId += 1;
    const id = lastId;
    child ??= startAgain();
    const to = child;
    return new Promise((resolve, reject) => {
      open.set(id, { resolve, reject, told });
      const question: Question = {
        id,
        method,
        args: told ? args.slice(0, -1) : args,
        listens: told !== undefined,
      };
      to.send(question, (error) => {
        if (error && open.delete(id)) reject(stoppedRefusal());
      });
    });
  }

  return {
    work: new Proxy({} as ContentWork, {
      get:
        (_none, method: keyof ContentWork) =>
        (...args: unknown[]) =>
          ask(method, args),
    }),
    async stop(): Promise<void> {
      isStopped = true;
      if (!child) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Once the supervisor is gone: the server has given up root by then and can start none as another user. */
const ENDED =
  'The program that keeps the content has ended. Ask a developer to restart the server; nothing that was saved is lost.';

const stoppedRefusal = () =>
  refusal(503, 'The program that keeps the content has stopped, and starts again. Try again.');

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
