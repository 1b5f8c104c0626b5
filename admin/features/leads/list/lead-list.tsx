import { lazy, memo, type Ref, Suspense, useCallback, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ListRow } from '../../../../contract/desk/list.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../../ui/icon/icons.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { callDesk } from '../../../shared/backend/call-desk.ts';
import { LeadContact } from '../../../shared/lead/lead-contact.tsx';
import { LeadMarks } from '../../../shared/lead/lead-marks.tsx';
import leadPartsStyles from '../../../shared/lead/lead-parts.module.css';
import { SubjectBadge } from '../../../shared/lead/subject-badge.tsx';
import { leadPlace, usePlace } from '../../../shared/place/place.ts';
import rows from '../../../shared/rows.module.css';
import { formatAgo, formatWritten } from '../../../shared/time/format-time.ts';
import { useClock } from '../../../shared/time/use-clock.ts';
import type { Selection } from '../../../shared/use-selection.ts';
import { STAGE_NAMES, STAGE_TONES } from '../../../shared/work/stage-names.ts';
import styles from './lead-row.module.css';
import type { DrawRow } from './window-body.tsx';

interface MessageToggleProps {
  /** Name of the lead. */
  name: string;
  /** Id of the details while they are shown. */
  controls: string | undefined;
  isExpanded: boolean;
  onToggle: () => void;
}

/** The button that opens and closes a row. */
function MessageToggle({ name, controls, isExpanded, onToggle }: MessageToggleProps) {
  return (
    <button
      type="button"
      className={leadPartsStyles.chevron}
      aria-label={`Everything about ${name}`}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon icon={ChevronDown} size="medium" />
    </button>
  );
}

interface LeadRowProps {
  lead: ListRow;
  /** Zero-based position in the list. */
  index: number;
  /** Milliseconds since 1970. */
  now: number;
  isExpanded: boolean;
  /** Opening this lead could not be written to the audit log. */
  isUnreported: boolean;
  isSelected: boolean | undefined;
  /** Undefined where no lead can be selected. */
  onSelect: ((id: string) => void) | undefined;
  onToggle: (id: string) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

const LeadDetails = lazy(() => import('../details/lead-details.tsx'));

/** One lead. Closed rows share one height; an open row shows the whole message and all details. */
const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, index, now, isExpanded, isUnreported, onToggle, ref } = props;
  const { isSelected = false, onSelect } = props;
  const place = usePlace();
  const detailsId = useId();

  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-open={isExpanded || undefined}
      data-keys
      className={styles.row}
    >
      <td className={styles.name}>
        {onSelect && (
          <label className={styles.select}>
            <input
              type="checkbox"
              aria-label={`Select ${lead.name}`}
              checked={isSelected}
              onChange={() => onSelect(lead.id)}
            />
          </label>
        )}
        <div className={styles.who}>
          <a
            dir="auto"
            className={styles.clamp}
            data-lead-link
            href={leadPlace({ ...place, view: 'leads' }, lead.id)}
            aria-current={place.reference === referenceOf(lead.id) || undefined}
          >
            {lead.name}
          </a>
          <LeadMarks lead={lead} />
        </div>
      </td>
      <td className={styles.contact}>
        <LeadContact lead={lead} />
      </td>
      <td className={styles.subject}>
        <SubjectBadge subject={lead.subject} />
        {lead.stage !== 'new' && (
          <Badge tone={STAGE_TONES[lead.stage]}>{STAGE_NAMES[lead.stage]}</Badge>
        )}
      </td>
      <td className={styles.message}>
        <p dir="auto" className={styles.clamp}>
          {lead.message}
          {lead.message_is_cut && '…'}
        </p>
      </td>
      <td className={styles.received}>
        <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
        <span className={styles.ago}>{formatAgo(lead.created_at, now)}</span>
      </td>
      <td className={styles.toggle}>
        <MessageToggle
          name={lead.name}
          controls={isExpanded ? detailsId : undefined}
          isExpanded={isExpanded}
          onToggle={() => onToggle(lead.id)}
        />
      </td>
      {isExpanded && (
        <td id={detailsId} className={styles.details}>
          <Suspense fallback={<Skeleton />}>
            <LeadDetails lead={lead} isUnreported={isUnreported} />
          </Suspense>
        </td>
      )}
    </tr>
  );
});

/** Ids per request, which keeps the body far below the server's limit. */
const MAX_IDS = 1000;

/**
 * Writes to the audit log what the database cannot see: that leads were opened or exported.
 * @throws DeskError
 */
export async function reportUse(
  action: 'viewed' | 'exported',
  leadIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < leadIds.length; at += MAX_IDS) {
    const lead_ids = leadIds.slice(at, at + MAX_IDS);
    // The function returns nothing.
    await callDesk('record_desk_use', { action, lead_ids }, v.null());
  }
}

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
