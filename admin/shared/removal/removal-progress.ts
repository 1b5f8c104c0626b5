import { useSyncExternalStore } from 'react';
import type { Run } from '../../../contract/desk/run.ts';
import type { Watch } from '../run/follow-run.ts';

/** The deletion of all leads that this page has begun, if it goes on. */
interface Removal {
  run: Run | undefined;
  stop: () => void;
}

let removal: Removal | undefined;
const listeners = new Set<() => void>();

function publish(next: Removal | undefined): void {
  removal = next;
  for (const listener of listeners) listener();
}

/** Begins to tell how far a deletion is. */
export function followRemoval(): Watch {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  publish({ run: undefined, stop });
  return { signal: stopper.signal, onProgress: (run) => publish({ run, stop }) };
}

export const endRemoval = (): void => publish(undefined);

/** @returns how far the deletion of all leads is and how to stop it; undefined when none goes on */
export const useRemovalProgress = (): Removal | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => removal,
  );
