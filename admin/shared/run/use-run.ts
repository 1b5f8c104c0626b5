import { useRef, useState } from 'react';
import type { Run } from '../../../contract/desk/run.ts';
import { followRun, PartlyDone } from './follow-run.ts';

/** A run over many leads that this page has begun: how far it is, and how to stop it. */
export function useRun() {
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);

  /**
   * @param ask for the next batch, as `followRun` takes it
   * @returns what was done until the end, or until it was stopped
   * @throws PartlyDone when it broke off; DeskError when nothing was done
   */
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
