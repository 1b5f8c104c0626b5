import { useRef, useState } from 'react';
import type { Run } from '../../contract/desk/run.ts';
import { answerStatus, DeskError } from './backend/desk-error.ts';

/** A run that ended before its end: by the person, or because the backend refused or was not reached. */
export class PartlyDone extends DeskError {
  override readonly name = 'PartlyDone';
  readonly done: number;
  readonly wasStopped: boolean;

  constructor(message: string, status: number, done: number, wasStopped: boolean) {
    super(message, status);
    this.done = done;
    this.wasStopped = wasStopped;
  }
}

export interface Watch {
  onProgress?: (run: Run) => void;
  signal?: AbortSignal;
}

/** Waits before a batch is asked for again; a phone may be without a connection for that long. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Asks for batches until the run is finished. One that was not answered is asked for again: the run
 * itself knows how far it is.
 * @param ask for the next batch; with `isLast` for the end of the run where it stands
 * @throws PartlyDone when something was done and the rest was not; DeskError when nothing was
 */
export async function followRun(
  ask: (isLast: boolean) => Promise<Run>,
  { onProgress, signal }: Watch = {},
): Promise<Run> {
  let last: Run | undefined;
  let failures = 0;
  while (!last?.is_finished) {
    const isLast = signal?.aborted ?? false;
    try {
      last = await ask(isLast);
      failures = 0;
    } catch (error) {
      const wait = isPassing(error) ? WAITS_MS[failures++] : undefined;
      if (wait === undefined || isLast) throw describeBreak(error, last);
      await pause(wait, signal);
      continue;
    }
    onProgress?.(last);
    if (isLast) throw new PartlyDone('The run was stopped.', 0, last.done, true);
  }
  return last;
}

/** No answer, or one of a server that is not well: another try may do. */
const isPassing = (error: unknown): boolean => {
  const status = answerStatus(error);
  return error instanceof DeskError && (status === 0 || status >= 500);
};

function describeBreak(error: unknown, last: Run | undefined): unknown {
  if (!(error instanceof DeskError) || !last || last.done === 0) return error;
  return new PartlyDone(error.message, error.status, last.done, false);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export function useRun() {
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);

  /** @returns what was done until the end, or until it was stopped */
  async function start(ask: (isLast: boolean) => Promise<Run>) {
    let last: Run | undefined;
    const onProgress = (told: Run) => {
      last = told;
      setRun(told);
    };
    setRun(undefined);
    stopper.current = new AbortController();
    try {
      const { signal } = stopper.current;
      return { run: await followRun(ask, { signal, onProgress }), wasStopped: false };
    } catch (error) {
      if (error instanceof PartlyDone && error.wasStopped && last)
        return { run: last, wasStopped: true };
      throw error;
    }
  }

  return { run, start, stop: () => stopper.current?.abort() };
}
