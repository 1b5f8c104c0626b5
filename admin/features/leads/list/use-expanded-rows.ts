import { useCallback, useRef, useState } from 'react';

/** Which leads are opened; kept by id, since rows come and go while scrolling. */
export function useExpandedRows() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(expanded);

  /** @returns whether the row is open now */
  const toggle = useCallback((id: string): boolean => {
    const next = new Set(latest.current);
    const isOpen = !next.delete(id);
    if (isOpen) next.add(id);
    latest.current = next;
    setExpanded(next);
    return isOpen;
  }, []);

  return { expanded, toggle };
}
