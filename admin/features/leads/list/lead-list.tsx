import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { ListRow } from '../../../../contract/desk/list.ts';
import rows from '../../../shared/rows/rows.module.css';
import type { Selection } from '../../../shared/selection/use-selection.ts';
import { useClock } from '../../../shared/time/use-clock.ts';
import { LeadRow } from './lead-row.tsx';
import { useViewReports } from './use-view-reports.ts';
import type { DrawRow } from './window-body.tsx';

export interface LeadListProps {
  /** The leads that have been read and are still there. */
  leads: readonly ListRow[];
  /** How many come before them. */
  before?: number;
  hasMore?: boolean;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  /** Undefined where none can be selected. */
  selection?: Selection | undefined;
  /** On a narrow screen the boxes are there on request. */
  isSelecting?: boolean;
  /** Somebody is about to see the lead of this place, which is not there. */
  onReach?: (index: number) => void;
}

/** What computes places is loaded for long lists only, while the first rows are there already. */
const WindowBody = lazy(() => import('./window-body.tsx'));

/**
 * Lists up to this length are rendered whole, so that the browser's own search finds everything.
 */
const MAX_WHOLE_ROWS = 60;

const IGNORE = () => {};

const COLUMNS = ['Name', 'Contact', 'Subject', 'Message', 'Received'] as const;

/**
 * The leads as a table of which only the rows near the viewport exist. A table, not a feed: every
 * screen reader has table commands, announces "row 12 of 10,001" and reads each cell with its
 * column. On phones the rows look like cards and stay rows to assistive technology.
 */
export function LeadList(props: LeadListProps) {
  const { leads, before = 0, hasMore = false, selection, onReach = IGNORE } = props;
  const { total = hasMore ? undefined : before + leads.length } = props;
  const { expanded, toggle } = useExpandedRows();
  const { unreported, reportView } = useViewReports();
  const toggleAndReport = useCallback(
    (id: string) => {
      if (toggle(id)) reportView(id);
    },
    [toggle, reportView],
  );
  const now = useClock();
  const table = useRef<HTMLTableElement>(null);

  const drawRow: DrawRow = (index, ref) => {
    const lead = leads[index - before];
    return (
      lead && (
        <LeadRow
          key={lead.id}
          ref={ref}
          lead={lead}
          index={index}
          now={now}
          isExpanded={expanded.has(lead.id)}
          isUnreported={unreported.has(lead.id)}
          isSelected={selection?.ids.has(lead.id) || selection?.isWholeFilter}
          onSelect={selection?.toggle}
          onToggle={toggleAndReport}
        />
      )
    );
  };
  const whole = (
    <tbody className={rows.body} data-whole>
      {leads.map((_lead, at) => drawRow(before + at))}
    </tbody>
  );

  return (
    <div className={rows.box}>
      <table
        ref={table}
        aria-label="Leads"
        aria-rowcount={total === undefined ? -1 : total + 1}
        className={rows.table}
        data-selecting={props.isSelecting || undefined}
      >
        <thead className={rows.head}>
          <tr aria-rowindex={1} className={rows.titles}>
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
        {hasMore || before > 0 || leads.length > MAX_WHOLE_ROWS ? (
          <Suspense fallback={whole}>
            <WindowBody
              table={table}
              leads={leads}
              before={before}
              hasMore={hasMore}
              onReach={onReach}
              drawRow={drawRow}
            />
          </Suspense>
        ) : (
          whole
        )}
      </table>
    </div>
  );
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
