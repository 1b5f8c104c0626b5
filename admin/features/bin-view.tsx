import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { done, failed, showToast } from '../../ui/toast/toast.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { isSessionRefused, showChangeError } from '../shared/backend/desk-error.ts';
import { restoreAll, restoreLeads } from '../shared/follow-run.ts';
import { t } from '../shared/language/language.ts';
import { tLeads } from '../shared/lead/lead-count.ts';
import { LogTable, Panel } from '../shared/panel.tsx';
import { RunProgress } from '../shared/run-progress.tsx';
import { formatWritten } from '../shared/time/format-time.ts';
import view from '../shared/view.module.css';

const binSchema = v.object({
  count: v.number(),
  next: v.nullable(v.string()),
  removals: v.array(v.object({ id: v.string(), at: v.string(), count: v.number() })),
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

const PAGE = 50;
/** Leads that were deleted in the last 30 days, and the way back. */
export default function BinView() {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState(0);
  const pages = useInfiniteQuery({
    queryKey: ['bin'],
    queryFn: ({ pageParam }) =>
      callDesk('desk_bin', { at_most: PAGE, ...(pageParam && { after: pageParam }) }, binSchema),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const bin = pages.data?.pages[0];
  const restoring = useMutation({
    mutationFn: ({ lead, removal }: { lead?: string; removal?: string }) => {
      setRestored(0);
      return lead ? restoreLeads([lead]) : restoreAll(removal, setRestored);
    },
    onSuccess: (count) => {
      showToast(done(tLeads(count, 'Restored: {leads}')));
      // The pressed button no longer exists, so the list takes the focus.
      box.current?.focus();
    },
    onError: (error) => {
      if (restored === 0 || isSessionRefused(error)) return showChangeError(error);
      showToast(
        failed('Error', tLeads(restored, '{leads} came back; the others are still in the bin.')),
      );
    },
    onSettled: () => client.invalidateQueries(),
  });
  const wanted = restoring.isPending ? restoring.variables : undefined;
  const isAll = wanted !== undefined && !wanted.lead && !wanted.removal;
  const removals = bin?.removals.filter(({ count }) => count < bin.count) ?? [];

  return (
    <Panel
      title="Bin"
      words="What was deleted stays here for 30 days and comes back with everything that was worked on it. Mails about it that had not gone out won’t be sent."
      actions={
        bin &&
        bin.count > 1 && (
          <Button
            kind="secondary"
            size="small"
            isBusy={isAll}
            disabled={restoring.isPending}
            onClick={() => restoring.mutate({})}
          >
            {tLeads(bin.count, 'Restore all {leads}')}
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1} className={view.form}>
        {restored > 0 && restoring.isPending && (
          <RunProgress
            done={restored}
            total={isAll ? bin?.count : removals.find(({ id }) => id === wanted?.removal)?.count}
            words="back"
          />
        )}
        {removals.length > 0 && (
          <ul className={view.row} aria-label={t('Deleted together')}>
            {removals.map(({ id, at, count }) => (
              <li key={id}>
                <Button
                  kind="secondary"
                  size="small"
                  disabled={restoring.isPending}
                  onClick={() => restoring.mutate({ removal: id })}
                >
                  {tLeads(count, 'Restore {leads} of {time}', { time: formatWritten(at) })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <LogTable
          caption="Deleted leads"
          columns={[
            { label: 'Deleted', cell: ({ deleted_at }) => formatWritten(deleted_at) },
            {
              label: 'Lead',
              cell: ({ name }) => <strong dir="auto">{name}</strong>,
            },
            { label: 'Subject', cell: ({ subject }) => t(subject ?? 'no subject') },
            {
              label: 'Enquiry',
              cell: ({ created_at }) => t('received {time}', { time: formatWritten(created_at) }),
            },
            {
              label: 'Restore',
              isLabelHidden: true,
              cell: ({ id, name }) => (
                <Button
                  kind="secondary"
                  size="small"
                  disabled={restoring.isPending}
                  onClick={() => restoring.mutate({ lead: id })}
                >
                  {t('Restore')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              ),
            },
          ]}
          rows={pages.data?.pages.flatMap((page) => page.leads)}
          keyOf={({ id }) => id}
          failed={pages.isError && t('The bin could not be loaded.')}
          empty={
            <EmptyState title={t('The bin is empty')}>
              {t('Leads that you delete wait here for 30 days.')}
            </EmptyState>
          }
          pages={pages}
        />
      </div>
    </Panel>
  );
}
