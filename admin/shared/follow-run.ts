import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type Run, runSchema } from '../../contract/desk/run.ts';
import type { DeskCalls } from '../../contract/desk-calls.ts';
import { newId } from '../../contract/reference.ts';
import { backend } from './backend/backend.ts';
import { callDesk } from './backend/call-desk.ts';
import { answerStatus, DeskError } from './backend/desk-error.ts';

/** A run that ended before its end, because the backend refused or was not reached. */
export class PartlyDone extends DeskError {
  override readonly name = 'PartlyDone';
  readonly done: number;

  constructor(message: string, status: number, done: number) {
    super(message, status);
    this.done = done;
  }
}

/** Waits before a batch is asked for again; a phone may be without a connection for that long. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Asks for batches until the run is finished, or stopped by the signal. One that was not answered is asked for again:
 * the run itself knows how far it is.
 * @param ask for the next batch; with `isLast` for the end of the run where it stands
 * @throws PartlyDone when something was done and the rest was not; DeskError when nothing was
 */
export async function followRun(
  ask: (isLast: boolean) => Promise<Run>,
  { onProgress, signal }: { onProgress?: (run: Run) => void; signal?: AbortSignal } = {},
): Promise<Run> {
  let last: Run | undefined;
  let failures = 0;
  let isLast = false;
  while (!last?.is_finished && !isLast) {
    isLast = signal?.aborted ?? false;
    try {
      last = await ask(isLast);
      failures = 0;
      onProgress?.(last);
    } catch (error) {
      const wait = isPassing(error) ? WAITS_MS[failures++] : undefined;
      if (wait === undefined || isLast) throw describeBreak(error, last);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return last as Run;
}

/** No answer, or one of a server that is not well: another try may do. */
const isPassing = (error: unknown): boolean => {
  const status = answerStatus(error);
  return error instanceof DeskError && (status === 0 || status >= 500);
};

const describeBreak = (error: unknown, last: Run | undefined): unknown =>
  error instanceof DeskError && last?.done
    ? new PartlyDone(error.message, error.status, last.done)
    : error;

export function useRun() {
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);

  /** @returns what was done until the end, or until it was stopped */
  async function start(ask: (isLast: boolean) => Promise<Run>) {
    setRun(undefined);
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    const done = await followRun(ask, { signal, onProgress: setRun });
    return { run: done, wasStopped: signal.aborted };
  }

  return { run, start, stop: () => stopper.current?.abort() };
}

export const restoreLeads = (ids: readonly string[]): Promise<number> =>
  callDesk('restore_leads', { lead_ids: [...ids] }, v.number());

export async function restoreAll(
  removal: string | undefined,
  onProgress: (restored: number) => void,
): Promise<number> {
  let restored = 0;
  for (;;) {
    const count = await callDesk('restore_leads', removal ? { removal } : {}, v.number());
    if (count === 0) return restored;
    restored += count;
    onProgress(restored);
  }
}

/** Leads of one batch: a second's work for the database. */
const BATCH = 2000;

/** @returns what asks for the batches of one run that moves leads into the bin, as `followRun` takes it */
export function askToBin(target: DeskCalls['bin_leads']['target']) {
  const run_id = newId();
  return (isLast: boolean): Promise<Run> =>
    callDesk('bin_leads', { run_id, target, at_most: isLast ? 0 : BATCH }, runSchema);
}

export async function deleteLead(id: string): Promise<void> {
  const { error, status } = await backend.from('leads').delete().eq('id', id);
  if (error) throw new DeskError(error.message, status);
}

export const deleteQuarantined = (): Promise<Run> =>
  followRun(askToBin({ filter: { list: 'quarantine' } }));
