import { useCallback, useState } from 'react';

/** Which leads are opened; kept by id, since rows come and go while scrolling. */
export function useExpandedRows() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setExpanded((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { expanded, toggle };
}
