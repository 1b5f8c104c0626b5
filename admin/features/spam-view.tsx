import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { ListFilter, ListRow } from '../../contract/desk/list.ts';
import { formatNumber } from '../../contract/desk/rupees.ts';
import { referenceOf } from '../../contract/reference.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { done, showToast } from '../../ui/toast/toast.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { showChangeError } from '../shared/backend/desk-error.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { dropFromLists, refreshAllButLists } from '../shared/desk-list/change-lists.ts';
import { countsQuery, LISTS_KEY, listQuery } from '../shared/desk-list/desk-lists.ts';
import { deleteLead, deleteQuarantined } from '../shared/follow-run.ts';
import { tFilled } from '../shared/language/filled.ts';
import { t } from '../shared/language/language.ts';
import { tLeads } from '../shared/lead/lead-count.ts';
import { formatPhone } from '../shared/lead/lead-phone.ts';
import { leadQuery } from '../shared/lead/lead-query.ts';
import { LoadFailed } from '../shared/loading.tsx';
import { LogTable, Panel } from '../shared/panel.tsx';
import { formatWritten } from '../shared/time/format-time.ts';
import view from '../shared/view.module.css';

/** The actions on quarantined leads; each outcome shows a toast. @param onGone called when something has left the list */
function useDecision(onGone: () => void) {
  const client = useQueryClient();
  const finish = (title: string, description: string, gone?: Pick<ListRow, 'id'>) => {
    if (gone) void dropFromLists(client, (id) => id === gone.id);
    else void client.invalidateQueries({ queryKey: LISTS_KEY });
    void refreshAllButLists(client);
    showToast(done(title, description));
    onGone();
  };

  const release = useMutation({
    mutationFn: ({ id }: ListRow) => callDesk('release_lead', { lead_id: id }, v.boolean()),
    onSuccess: (_wasHeld, lead) =>
      finish('Not spam', t('{name} is in the list, and the mails go out now.', lead), lead),
    onError: showChangeError,
  });
  const remove = useMutation({
    mutationFn: async (lead: ListRow | 'all'): Promise<unknown> =>
      lead === 'all' ? deleteQuarantined() : deleteLead(lead.id),
    onSuccess: (_nothing, lead) =>
      lead === 'all'
        ? finish('Deleted', 'No suspected spam is left.')
        : finish('Deleted', 'The enquiry is deleted.', lead),
    onError: showChangeError,
  });
  return { release, remove };
}

/** Why an enquiry waits, and its text, plain and without links. */
function Doubt({ lead }: { lead: ListRow }) {
  // A list holds the beginning of a message; the rest is read on request.
  const [isAsked, setIsAsked] = useState(false);
  const { data: whole, isError, refetch } = useQuery({ ...leadQuery(lead.id), enabled: isAsked });
  const isCut = lead.message_is_cut && !whole;
  return (
    <>
      <p className={view.muted}>{t('Why it looks like spam')}</p>
      <ul>
        {lead.quarantine_reasons.map((reason) => (
          <li key={reason}>{tFilled(reason)}</li>
        ))}
      </ul>
      <p dir="auto" className={view.typed}>
        {whole?.lead.message ?? lead.message}
        {isCut && '…'}
      </p>
      {isCut && (
        <Button
          kind="quiet"
          size="small"
          isBusy={isAsked && !isError}
          aria-label={t('Whole message of {name}', lead)}
          onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
        >
          {t(isError ? 'Try again' : 'Whole message')}
        </Button>
      )}
    </>
  );
}

const FILTER = { list: 'quarantine' } as const satisfies ListFilter;

/** Quarantined leads with their reasons, a page at a time. Nothing is refused automatically: a person decides. */
export default function QuarantineView() {
  const list = useInfiniteQuery(listQuery(FILTER));
  const { data: counts } = useQuery(countsQuery);
  const [question, setQuestion] = useState<ListRow | 'all'>();
  const box = useRef<HTMLDivElement>(null);
  const { release, remove } = useDecision(() => {
    setQuestion(undefined);
    // The pressed button no longer exists, so the list takes the focus.
    requestAnimationFrame(() => box.current?.focus());
  });
  const leads = list.data?.pages.flatMap(({ rows }) => rows);
  const shown = leads?.length ?? 0;
  // The list may know of more, or of less, than the count of some seconds ago.
  const count = list.hasNextPage ? Math.max(counts?.quarantined ?? 0, shown) : shown;
  const one = question === 'all' ? undefined : question;
  const left = formatNumber(count - shown);

  return (
    <Panel
      title="Spam"
      words="Enquiries that look like spam. Their senders were told that they arrived; no mail about them goes out until you press Not spam. After 60 days they are deleted."
      actions={
        count > 1 && (
          <Button kind="secondary" size="small" onClick={() => setQuestion('all')}>
            {tLeads(count, 'Delete all {leads}')}
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1} className={view.stack}>
        <LogTable
          caption="Suspected spam"
          columns={[
            {
              label: 'When',
              cell: ({ created_at, id }) => `${formatWritten(created_at)}, ${referenceOf(id)}`,
            },
            {
              label: 'Who',
              cell: ({ name, email, phone, phone_typed }) => (
                <>
                  <strong dir="auto">{name}</strong>
                  <p>{email}</p>
                  {phone && <p>{formatPhone(phone)}</p>}
                  {phone_typed && <p dir="auto">{t('Typed: {typed}', { typed: phone_typed })}</p>}
                </>
              ),
            },
            { label: 'Message', cell: (lead) => <Doubt lead={lead} /> },
            {
              label: 'Decide',
              isLabelHidden: true,
              cell: (lead) => (
                <div className={view.row}>
                  <Button
                    size="small"
                    isBusy={release.isPending && release.variables.id === lead.id}
                    aria-label={t('Not spam: {name}', lead)}
                    onClick={() => release.mutate(lead)}
                  >
                    {t('Not spam')}
                  </Button>
                  <Button
                    kind="secondary"
                    size="small"
                    disabled={release.isPending && release.variables.id === lead.id}
                    aria-label={t('Delete the enquiry of {name}', lead)}
                    onClick={() => setQuestion(lead)}
                  >
                    {t('Delete')}
                  </Button>
                </div>
              ),
            },
          ]}
          rows={leads}
          keyOf={({ id }) => id}
          failed={
            list.isError && (
              <LoadFailed what="The leads" onRetry={list.refetch}>
                {t('They are still safe in the database.')}
              </LoadFailed>
            )
          }
          empty={
            <EmptyState title={t('No suspected spam')}>
              {t('Enquiries that look like spam wait here instead of in the list.')}
            </EmptyState>
          }
          pages={list}
          more={count > shown ? t('Show more ({left} left)', { left }) : undefined}
        />
      </div>
      <ConfirmDialog
        isOpen={question !== undefined}
        onClose={() => setQuestion(undefined)}
        title={one ? t('Delete the enquiry of {name}?', one) : tLeads(count, 'Delete {leads}?')}
        confirm={t('Delete')}
        kind="danger"
        isBusy={remove.isPending}
        onConfirm={() => question && remove.mutate(question)}
      >
        <p>
          {!one && t('Every enquiry under Spam is deleted, also one that has just come in.')}{' '}
          {t(
            'The desk cannot bring it back. A sealed copy stays in the database’s archive for a year from the day of the enquiry and is then destroyed.',
          )}
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
