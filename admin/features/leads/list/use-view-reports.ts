import { useCallback, useState } from 'react';
import { reportUse } from '../report-use.ts';

/**
 * Writes opened leads to the audit log and remembers which of these reports failed; never throws.
 */
export function useViewReports() {
  const [unreported, setUnreported] = useState<ReadonlySet<string>>(new Set());
  const reportView = useCallback((id: string) => {
    const mark = (isReported: boolean) =>
      setUnreported((known) => {
        const others = [...known].filter((other) => other !== id);
        return new Set(isReported ? others : [...others, id]);
      });
    reportUse('viewed', [id]).then(
      () => mark(true),
      () => mark(false),
    );
  }, []);
  return { unreported, reportView };
}
