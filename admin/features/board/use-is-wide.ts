import { useSyncExternalStore } from 'react';

/** Wide enough for columns beside each other, as the desk's own sheet has it. */
const wide = matchMedia('(min-width: 64rem)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
