import { useState } from 'react';
import { summariseFacts } from '../../../contract/desk/facts-of.ts';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ContactButtons } from '../../shared/contact/contact-ways.tsx';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { SelectLead } from '../../shared/desk-list/select-lead.tsx';
import { t } from '../../shared/language/language.ts';
import { LeadMarks, ScoreBadge, SubjectBadge } from '../../shared/lead/lead-badges.tsx';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import { useFacts } from '../../shared/lead/use-facts.ts';
import { type LogColumn, LogTable } from '../../shared/panel.tsx';
import { Person } from '../../shared/person.tsx';
import { leadPlace, usePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { deviceStorage } from '../../shared/storage.ts';
import { useAssignee } from '../../shared/team-query.ts';
import { formatAgo, formatWritten, useClock } from '../../shared/time/format-time.ts';
import type { Selection } from '../../shared/use-selection.ts';
import view from '../../shared/view.module.css';
import { STAGE_NAMES, STAGE_TONES } from '../../shared/work/stage-names.ts';
import styles from './lead-table.module.css';

function Assignee({ id }: { id: string | null }) {
  const name = useAssignee(id);
  return name ? <Person name={name} /> : t('Nobody');
}

const directionOf = (order: ListFilter['order']) =>
  order === 'oldest' || order === 'due' || order === 'city'
    ? ('ascending' as const)
    : ('descending' as const);

/** Labels of the columns that are left out, kept on the device. */
const LEFT_OUT = 'lead-desk-columns-left-out';
const AT_FIRST = 'Email,Score,Assigned to';

export interface LeadTableProps {
  leads: readonly ListRow[];
  order: ListFilter['order'];
  onOrder: (order: ListFilter['order']) => void;
  selection?: Selection | undefined;
}

/** Leads where there is room for columns: which of them is everybody's own choice. */
export default function LeadTable({ leads, order = 'newest', onOrder, selection }: LeadTableProps) {
  const place = usePlace();
  const now = useClock();
  const facts = useFacts(leads);
  const mayWork = useRole() !== 'viewer';
  const [leftOut, setLeftOut] = useState(() =>
    (deviceStorage.read(LEFT_OUT) ?? AT_FIRST).split(','),
  );

  function toggle(label: string) {
    const others = leftOut.filter((one) => one !== label);
    const next = others.length < leftOut.length ? others : [...leftOut, label];
    setLeftOut(next);
    deviceStorage.keep(LEFT_OUT, next.join(','));
  }

  const sort = (...orders: NonNullable<ListFilter['order']>[]) => ({
    sorted: orders.includes(order) && directionOf(order),
    onSort: () => onOrder(orders.find((one) => one !== order)),
  });

  const name: LogColumn<ListRow> = {
    label: 'Name',
    cell: (lead) => (
      <div className={styles.name}>
        {selection && <SelectLead lead={lead} selection={selection} />}
        <a
          dir="auto"
          data-lead-link
          href={leadPlace({ ...place, view: 'leads' }, lead.id)}
          aria-current={place.reference === referenceOf(lead.id) || undefined}
        >
          {lead.name}
        </a>
        <LeadMarks lead={lead} />
      </div>
    ),
  };
  const columns: readonly LogColumn<ListRow>[] = [
    {
      label: 'About',
      cell: (lead) => (
        <div className={styles.about} dir="auto">
          <strong>{summariseFacts(facts[leads.indexOf(lead)] ?? {}, t)}</strong>
          <p>{lead.message}</p>
        </div>
      ),
    },
    {
      label: 'Phone',
      cell: (lead) => (
        <div className={styles.phone}>
          {lead.phone ? formatPhone(lead.phone) : lead.phone_typed}
          {mayWork && <ContactButtons lead={lead} isDense />}
        </div>
      ),
    },
    { label: 'Email', cell: ({ email }) => email },
    {
      label: 'Subject',
      cell: ({ subject, stage }) => (
        <div className={styles.subject}>
          <SubjectBadge subject={subject} />
          {stage !== 'new' && <Badge tone={STAGE_TONES[stage]}>{t(STAGE_NAMES[stage])}</Badge>}
        </div>
      ),
    },
    { label: 'Score', cell: (lead) => <ScoreBadge lead={lead} />, ...sort('worth') },
    { label: 'Assigned to', cell: ({ assigned_to }) => <Assignee id={assigned_to} /> },
    {
      label: 'Next step',
      cell: (lead) => (
        <div className={styles.next}>
          <LeadClock lead={lead} now={now} />
        </div>
      ),
      ...sort('due'),
    },
    {
      label: 'Received',
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formatWritten(at)}>
          {formatAgo(at, now)}
        </time>
      ),
      ...sort('newest', 'oldest'),
    },
  ];
  return (
    <div className={styles.table}>
      <details className={view.fold}>
        <summary>{t('Columns')}</summary>
        <div className={view.row}>
          {columns.map(({ label }) => (
            <label key={label} className={view.pill}>
              <input
                type="checkbox"
                checked={!leftOut.includes(label)}
                onChange={() => toggle(label)}
              />
              {t(label)}
            </label>
          ))}
        </div>
      </details>
      <LogTable
        caption="Leads"
        columns={[name, ...columns.filter(({ label }) => !leftOut.includes(label))]}
        rows={leads}
        keyOf={({ id }) => id}
      />
    </div>
  );
}
