import { useSyncExternalStore } from 'react';

/** In rem of the window: `pair` for a list and a lead side by side, `table` for the table of leads. */
const ROOMS = {
  pair: matchMedia('(min-width: 64rem)'),
  table: matchMedia('(min-width: 86rem)'),
};

/** Whether the window is wide enough, now and whenever that changes. */
export const useHasRoom = (what: keyof typeof ROOMS): boolean =>
  useSyncExternalStore(
    (listener) => {
      ROOMS[what].addEventListener('change', listener);
      return () => ROOMS[what].removeEventListener('change', listener);
    },
    () => ROOMS[what].matches,
  );
