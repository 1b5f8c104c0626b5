import { useRef, useState } from 'react';
import type { Run } from '../../../contract/desk/run.ts';
import { followRun, PartlyDone } from './follow-run.ts';

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
