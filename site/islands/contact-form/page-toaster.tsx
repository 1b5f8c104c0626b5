import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from '../../../ui/toast/toaster.tsx';

const never = () => () => {};

/** The page's toasts, outside everything that could cover or move them. */
export function PageToaster() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(<Toaster />, document.body) : null;
}
