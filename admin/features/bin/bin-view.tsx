import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Trash2 } from '../../../ui/icon/icons.ts';
import { Table } from '../../../ui/table/table.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { describeChangeError, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { restoreAll, restoreLeads } from '../../shared/removal/restore-leads.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';

const binSchema = v.object({
  count: v.number(),
  leads: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      subject: v.nullable(v.string()),
      created_at: v.string(),
      deleted_at: v.string(),
    }),
  ),
});

const MAX_SHOWN = 100;
const COLUMNS = [
  { id: 'name', label: 'Name' },
  { id: 'subject', label: 'Subject' },
  { id: 'received', label: 'Received' },
  { id: 'deleted', label: 'Deleted' },
  { id: 'restore', label: 'Take back', isLabelHidden: true },
];

/** Leads that were deleted in the last 30 days, and the way back. */
export default function BinView() {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const { data: bin, isError } = useQuery({
    queryKey: ['bin'],
    queryFn: () => callDesk('desk_bin', { at_most: MAX_SHOWN }, binSchema),
    retry: false,
  });
  const restoring = useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      ids === 'all' ? restoreAll() : restoreLeads(ids),
    onSuccess: (count) => {
      showToast({ title: `Restored: ${countLeads(count)}`, tone: 'success' });
      // The pressed button no longer exists, so the list takes the focus.
      box.current?.focus();
      return client.invalidateQueries();
    },
    onError: (error) => {
      if (!isSessionRefused(error)) showToast(describeChangeError(error));
    },
  });

  return (
    <Panel
      title="Bin"
      words="What was deleted stays here for 30 days and comes back with everything that was worked on it. Mails about it that had not gone out are not sent any more."
      actions={
        bin &&
        bin.count > 1 && (
          <Button
            kind="secondary"
            size="small"
            isBusy={restoring.isPending && restoring.variables === 'all'}
            onClick={() => restoring.mutate('all')}
          >
            Take back all {countLeads(bin.count)}
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1}>
        {isError && !bin && <p role="alert">The bin could not be loaded.</p>}
        {!bin && !isError && <RowsSkeleton />}
        {bin?.count === 0 && (
          <EmptyState icon={Trash2} title="The bin is empty">
            Leads that you delete wait here for 30 days.
          </EmptyState>
        )}
        {bin && bin.count > 0 && (
          <Table caption="Deleted leads" isCaptionHidden columns={COLUMNS}>
            {bin.leads.map((lead) => (
              <tr key={lead.id}>
                <td dir="auto">{lead.name}</td>
                <td>{lead.subject ?? 'no subject'}</td>
                <td>{formatWritten(lead.created_at)}</td>
                <td>{formatWritten(lead.deleted_at)}</td>
                <td>
                  <Button
                    kind="secondary"
                    size="small"
                    disabled={restoring.isPending}
                    onClick={() => restoring.mutate([lead.id])}
                  >
                    Take back<span className="visually-hidden"> {lead.name}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        )}
        {bin && bin.count > bin.leads.length && (
          <p>The newest {bin.leads.length} are shown. “Take back all” means the others too.</p>
        )}
      </div>
    </Panel>
  );
}
