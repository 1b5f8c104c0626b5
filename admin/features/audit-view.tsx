import { useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { isFields } from '../../contract/desk/content/field-path.ts';
import { referenceOf } from '../../contract/reference.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import ACTION_NAMES from '../shared/language/audit-actions.json' with { type: 'json' };
import { t } from '../shared/language/language.ts';
import { type LogColumn, LogTable, Panel } from '../shared/panel.tsx';
import { formatWritten } from '../shared/time/format-time.ts';

/** One row of the audit log, as `audit_entries` returns it. */
const auditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  /** Address of the administrator; null for the server and for visitors. */
  actor: v.nullable(v.string()),
  action: v.string(),
  detail: v.unknown(),
});

const ACTIONS: Readonly<Record<string, string>> = ACTION_NAMES;
const MAX_NAMED_IDS = 3;

/** Describes what the action applied to: references of leads, counts, words; empty when nothing is known. */
export function describeDetail(detail: unknown): string {
  if (!isFields(detail)) return '';
  const { ids, count, session: _session, ...rest } = detail;
  const listed = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  const total = typeof count === 'number' ? count : listed.length;
  const some = listed.slice(0, MAX_NAMED_IDS).map(referenceOf);
  const names = some.join(', ');
  const more = total - some.length;
  const others = Object.entries(rest).map(([key, value]) => describePart(key, value));
  const leads = names && more > 0 ? t('{names} and {more} more', { names, more }) : names;
  const figure = !names && typeof count === 'number' && t('{count} in all', { count });
  return [leads, figure, ...others].filter(Boolean).join('; ');
}

function describePart(key: string, value: unknown): string {
  if (key === 'id' && typeof value === 'string') return referenceOf(value);
  if (key === 'is_granted') return t(value ? 'given' : 'taken back');
  const words = typeof value === 'string' ? t(value) : JSON.stringify(value);
  return `${t(key.replaceAll('_', ' '))}: ${words}`;
}

const PAGE = 100;
const COLUMNS: readonly LogColumn<v.InferOutput<typeof auditEntrySchema>>[] = [
  { label: 'When', cell: ({ at }) => formatWritten(at) },
  { label: 'Who', cell: ({ actor }) => t(actor ?? 'visitor or server') },
  { label: 'What', cell: ({ action }) => t(ACTIONS[action] ?? action) },
  { label: 'To what', cell: ({ detail }) => describeDetail(detail) },
];

export default function AuditView() {
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) =>
      callDesk(
        'audit_entries',
        { at_most: PAGE, ...(pageParam && { before: pageParam }) },
        v.array(auditEntrySchema),
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });
  return (
    <Panel
      title="Activity log"
      words="Sign-ins, changes of password and two-step login, leads that were opened, exports, deletions and what visitors did on their receipt page. Nobody can change or remove an entry, not even you."
    >
      <LogTable
        caption="Entries, newest first"
        columns={COLUMNS}
        rows={log.data?.pages.flat()}
        keyOf={({ id }) => id}
        failed={log.isError && t('The activity log could not be loaded.')}
        pages={log}
        more="Show older entries"
      />
    </Panel>
  );
}
