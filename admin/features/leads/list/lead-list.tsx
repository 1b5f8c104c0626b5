import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Lead } from '../../../shared/lead/lead.ts';
import styles from '../../../shared/rows/rows.module.css';
import { LeadRow } from './lead-row.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useViewReports } from './use-view-reports.ts';

export interface LeadListProps {
  leads: readonly Lead[];
}

const COLUMNS = ['Name', 'Contact', 'Subject', 'Message', 'Received'] as const;

/**
 * The leads as a virtual table: only the rows near the viewport exist. A table, not a feed: every
 * screen reader has table commands, announces "row 12 of 10,001" and reads each cell with its
 * column. On phones the rows look like cards and stay rows to assistive technology.
 */
export function LeadList({ leads }: LeadListProps) {
  const ids = useMemo(() => leads.map((lead) => lead.id), [leads]);
  const { virtualizer, list, followFocus } = useRowWindow(ids);
  const { expanded, toggle } = useExpandedRows();
  const { unreported, reportView } = useViewReports();
  const toggleAndReport = useCallback(
    (id: string) => {
      if (toggle(id)) reportView(id);
    },
    [toggle, reportView],
  );
  const now = useNow();

  return (
    <div className={styles.box}>
      <table aria-label="Leads" aria-rowcount={leads.length + 1} className={styles.table}>
        <thead className={styles.head}>
          <tr aria-rowindex={1} className={styles.titles}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Open or close</span>
            </th>
            <th scope="col" className="visually-hidden">
              Details
            </th>
          </tr>
        </thead>
        <tbody ref={list} className={styles.body} {...followFocus}>
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const lead = leads[index];
            return (
              lead && (
                <LeadRow
                  key={key}
                  ref={virtualizer.measureElement}
                  lead={lead}
                  index={index}
                  now={now}
                  isExpanded={expanded.has(lead.id)}
                  isUnreported={unreported.has(lead.id)}
                  onToggle={toggleAndReport}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The time in milliseconds since 1970, once a minute, so that "5 minutes ago" stays true. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Which leads are opened; kept by id, since rows come and go while scrolling. */
function useExpandedRows() {
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
