import type { ChildProcess } from 'node:child_process';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type RefusalParts, refusal } from '../refusal.ts';
import type { ContentWork } from './content-work.ts';

export type AskedWork = ReturnType<typeof askWorker>;

/** Lets the server ask the process that works on the content. One that died is started again at the next question. */
export function askWorker(
  first: ChildProcess,
  start: () => ChildProcess,
  log: Pick<Logger, 'error'> = console,
) {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let child: ChildProcess | undefined = follow(first);
  let lastId = 0;
  let isStopped = false;

  function follow(next: ChildProcess): ChildProcess {
    const lose = () => {
      if (child === next) child = undefined;
      loseAll();
    };
    return next.on('message', hear).on('error', lose).once('exit', lose);
  }

  function loseAll(): void {
    for (const { reject } of open.values()) reject(stoppedRefusal());
    open.clear();
  }

  function hear(answer: Answer): void {
    if ('died' in answer) {
      loseAll();
      return;
    }
    const asked = open.get(answer.id);
    open.delete(answer.id);
    if ('done' in answer) asked?.resolve(answer.done);
    else asked?.reject(unpackError(answer));
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
    child ??= startAgain();
    const id = ++lastId;
    const asked = Promise.withResolvers<unknown>();
    open.set(id, asked);
    child.send({ id, method, args } satisfies Question, (error) => {
      if (error && open.delete(id)) asked.reject(stoppedRefusal());
    });
    return asked.promise;
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
}

type Failure = { refused: RefusalParts } | { failed: string };

/** What the worker says of a question; `died` of all that are open. */
export type Answer = { id: number; done: unknown } | ({ id: number } & Failure) | { died: true };

/** A refusal crosses to the server with all that the desk is answered, any other error as its words. */
export function packError(error: unknown): Failure {
  if (error instanceof HTTPException && error.cause)
    return { refused: error.cause as RefusalParts };
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const unpackError = (answer: Failure): Error =>
  'failed' in answer
    ? new Error(`The content worker failed.\n${answer.failed}`)
    : refusal(...answer.refused);
