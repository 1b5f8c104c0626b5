import { useSyncExternalStore } from 'react';
import { type DeskView, viewOf } from './desk-view.ts';

function watchAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The view that the address names. */
export const useDeskView = (): DeskView =>
  useSyncExternalStore(watchAddress, () => viewOf(location.hash));
