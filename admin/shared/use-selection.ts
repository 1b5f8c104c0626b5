import { useCallback, useMemo, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

const NONE: ReadonlySet<string> = new Set();

/** @param key of what the selection belongs to, such as a filter: nothing stays selected of another one */
export function useSelection(key: string) {
  const [chosen, setChosen] = useState({ key, ids: NONE, isWholeFilter: false });
  const current = chosen.key === key ? chosen : undefined;

  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const ids = new Set(before.key === key ? before.ids : NONE);
        if (!ids.delete(id)) ids.add(id);
        return { key, ids, isWholeFilter: false };
      }),
    [key],
  );

  return useMemo(
    () => ({
      ids: current?.ids ?? NONE,
      isWholeFilter: current?.isWholeFilter ?? false,
      toggle,
      setAll: (ids: Iterable<string>) =>
        setChosen({ key, ids: new Set(ids), isWholeFilter: false }),
      chooseWholeFilter: () => setChosen((before) => ({ ...before, key, isWholeFilter: true })),
      clear: () => setChosen({ key, ids: NONE, isWholeFilter: false }),
    }),
    [key, current, toggle],
  );
}
