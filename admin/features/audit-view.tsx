import { useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { isFields } from '../../contract/desk/content/field-path.ts';
import { referenceOf } from '../../contract/reference.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
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

const ACTIONS: Readonly<Record<string, string>> = {
  'session.opened': 'Signed in',
  'account.password_changed': 'Changed the password',
  'account.factor_added': 'Added a device for the two-step login',
  'account.factor_removed': 'Removed a device of the two-step login',
  'account.factors_reset': 'The two-step login was reset on the server',
  'account.recovery_asked': 'A link for a forgotten password was requested',
  'refused.sign_in': 'Refused: five wrong passwords',
  'refused.sign_up': 'Refused: sign-up without an invitation',
  'refused.call': 'Refused: the role does not allow it',
  'push.device_added': 'Added a device for notifications',
  'leads.viewed': 'Opened a lead',
  'leads.exported': 'Downloaded leads as a file',
  'leads.deleted': 'Deleted leads',
  'leads.deleting': 'Began to delete leads',
  'leads.restored': 'Restored leads from the bin',
  'leads.released': 'Marked an enquiry as not spam',
  'leads.working': 'Began to work on many leads',
  'leads.worked': 'Worked on a lead',
  'leads.work_undone': 'Undid work on a lead',
  'leads.merged': 'Merged leads',
  'leads.parted': 'Undid a merge',
  'leads.added': 'Added a lead by hand',
  'leads.taken_back': 'Undid a lead added by hand',
  'leads.imported': 'Imported leads from a file',
  'leads.erased': 'Erased enquiries',
  'leads.expired': 'Old enquiries were archived',
  'archive.erased': 'Erased copies in the archive',
  'person.exported': 'Exported a person’s data',
  'mail.retried': 'Sent a mail again',
  'team.invited': 'Invited somebody to the team',
  'team.invitation_revoked': 'Cancelled an invitation',
  'team.joined': 'Joined the team',
  'team.role_changed': 'Changed a role in the team',
  'team.removed': 'Removed somebody from the team',
  'team.assignment_changed': 'Changed to whom new enquiries go',
  'content.saved': 'Changed the site’s content',
  'content.picture': 'Replaced a picture of the site',
  'content.restored': 'Restored earlier content',
  'content.published': 'Published the content',
  'content.previewed': 'Built a preview of the draft',
  'content.preview_opened': 'Opened the draft as a site',
  'content.undone': 'Undid a publishing',
  'content.scheduled': 'Set a time to publish',
  'content.unscheduled': 'Cancelled a planned publishing',
  'content.refused': 'Not published: no longer allowed',
  'calendar.renewed': 'Connected a calendar',
  'calendar.removed': 'Disconnected the calendar',
  'test.begun': 'Sent a test enquiry',
  'enquiry.corrected': 'The visitor corrected an enquiry',
  'correction.accepted': 'Accepted a doubtful correction',
  'correction.rejected': 'Dropped a doubtful correction',
  'enquiry.consent_changed': 'The visitor changed a consent',
  'retention.run': 'The retention schedule ran',
};

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
