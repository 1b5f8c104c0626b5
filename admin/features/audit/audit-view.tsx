import { useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '../../../ui/button/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { auditEntrySchema, describeDetail, nameAction } from './describe-entry.ts';

const entriesSchema = v.array(auditEntrySchema);

const PAGE = 100;
const COLUMNS = [
  { id: 'when', label: 'When' },
  { id: 'who', label: 'Who' },
  { id: 'what', label: 'What' },
  { id: 'detail', label: 'To what' },
];

/** Who did what and when, newest first; not even the administrator can change it. */
export default function AuditView() {
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) =>
      callDesk(
        'audit_entries',
        { at_most: PAGE, ...(pageParam && { before: pageParam }) },
        entriesSchema,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    retry: false,
  });
  const entries = log.data?.pages.flat() ?? [];
  return (
    <Panel
      title="Audit log"
      words="Sign-ins, changes of password and second factor, leads that were opened, exports, deletions and what visitors did on their receipt page. Entries are only ever added: nobody can change or remove one, not even you."
    >
      {log.isError && <p role="alert">The audit log could not be loaded.</p>}
      {log.isPending ? (
        <RowsSkeleton />
      ) : (
        <Table
          caption="Entries of the audit log, the newest first"
          isCaptionHidden
          columns={COLUMNS}
          narrow="stack"
        >
          {entries.map(({ id, at, actor, action, detail }) => (
            <tr key={id}>
              <td>{formatWritten(at)}</td>
              <td>{actor ?? 'visitor or server'}</td>
              <td>{nameAction(action)}</td>
              <td>{describeDetail(detail)}</td>
            </tr>
          ))}
        </Table>
      )}
      {log.hasNextPage && (
        <Button
          kind="secondary"
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </Panel>
  );
}
