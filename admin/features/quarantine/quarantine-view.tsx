import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert, ShieldCheck } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../shared/backend/desk-error.ts';
import { dropFromLists, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import { LISTS_KEY, listQuery } from '../../shared/desk-list/desk-lists.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import { leadQuery } from '../../shared/lead/lead-query.ts';
import { LogTable } from '../../shared/log-table.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { deleteLead, deleteQuarantined } from '../../shared/removal/delete-leads.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './quarantine.module.css';

/** The actions on quarantined leads; each outcome shows a toast. @param onGone called when something has left the list */
function useQuarantine(onGone: () => void) {
  const client = useQueryClient();
  const onError = (error: unknown) => showToast(describeChangeError(error));
  /** @param gone the lead, or all; a list of the others keeps its place, and what else has changed is read anew */
  const finish = (title: string, description: string, gone?: Pick<ListRow, 'id'>) => {
    if (gone) void dropFromLists(client, (id) => id === gone.id);
    else void client.invalidateQueries({ queryKey: LISTS_KEY });
    void refreshAllButLists(client);
    showToast({ title, description, tone: 'success' });
    onGone();
  };

  const release = useMutation({
    mutationFn: ({ id }: ListRow) => callDesk('release_lead', { lead_id: id }, v.boolean()),
    onSuccess: (_wasHeld, lead) =>
      finish(
        'Not spam',
        `The enquiry of ${lead.name} is in the list, and its mails go out now.`,
        lead,
      ),
    onError,
  });
  const remove = useMutation({
    mutationFn: async (lead: ListRow | 'all'): Promise<unknown> =>
      lead === 'all' ? deleteQuarantined() : deleteLead(lead.id),
    onSuccess: (_nothing, lead) =>
      lead === 'all'
        ? finish('Deleted', 'The quarantine is empty.')
        : finish('Deleted', 'The enquiry is deleted.', lead),
    onError,
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
      <p className={styles.quiet}>Why it waits</p>
      <ul className={styles.reasons}>
        {lead.quarantine_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p dir="auto" className={styles.message}>
        {whole?.lead.message ?? lead.message}
        {isCut && '…'}
      </p>
      {isCut && (
        <Button
          kind="quiet"
          size="small"
          isBusy={isAsked && !isError}
          aria-label={`Whole message of ${lead.name}`}
          onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
        >
          {isError ? 'Try again' : 'Whole message'}
        </Button>
      )}
    </>
  );
}

interface DeleteDialogProps {
  /** What to delete; the dialog is closed while undefined. */
  question: ListRow | 'all' | undefined;
  /** How many leads are in quarantine. */
  count: number;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation before quarantined leads are deleted; Cancel has the focus. */
function DeleteDialog({ question, count, isDeleting, onDelete, onClose }: DeleteDialogProps) {
  const isOne = question !== undefined && question !== 'all';
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={onClose}
      title={isOne ? `Delete the enquiry of ${question.name}?` : `Delete ${countLeads(count)}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        {!isOne &&
          'Every enquiry that is in quarantine is deleted, also one that has just come in. '}
        The desk cannot bring it back. A sealed copy stays in the database’s archive for a year from
        the day of the enquiry and is then destroyed.
      </p>
    </Dialog>
  );
}

const FILTER = { list: 'quarantine' } as const satisfies ListFilter;

/** Quarantined leads with their reasons, a page at a time. Nothing is refused automatically: a person decides. */
export default function QuarantineView() {
  const list = useInfiniteQuery(listQuery(FILTER));
  const { data: counts } = useQuery(countsQuery);
  const [question, setQuestion] = useState<ListRow | 'all'>();
  const box = useRef<HTMLDivElement>(null);
  const { release, remove } = useQuarantine(() => {
    setQuestion(undefined);
    // The pressed button no longer exists, so the list takes the focus.
    requestAnimationFrame(() => box.current?.focus());
  });
  const leads = list.data?.pages.flatMap(({ rows }) => rows);
  const shown = leads?.length ?? 0;
  // The list may know of more, or of less, than the count of some seconds ago.
  const count = list.hasNextPage ? Math.max(counts?.quarantined ?? 0, shown) : shown;
  const left = count > shown ? ` (${formatNumber(count - shown)} left)` : '';

  return (
    <Panel
      title="Quarantine"
      words="Enquiries that look as if a machine had sent them. Their senders were told that they arrived; no mail about them goes out until you say that they are no spam. After 60 days they are deleted."
      actions={
        count > 1 && (
          <Button kind="secondary" size="small" onClick={() => setQuestion('all')}>
            Delete all {countLeads(count)}
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1} className={styles.box}>
        <LogTable
          caption="Enquiries in quarantine"
          columns={[
            {
              label: 'When',
              cell: ({ created_at, id }) => `${formatWritten(created_at)}, ${referenceOf(id)}`,
            },
            {
              label: 'Who',
              cell: ({ name, email, phone, phone_typed }) => (
                <>
                  <h3 dir="auto" className={styles.name}>
                    {name}
                  </h3>
                  <p>{email}</p>
                  {phone && <p>{formatPhone(phone)}</p>}
                  {phone_typed && <p dir="auto">Typed: {phone_typed}</p>}
                </>
              ),
            },
            { label: 'Message', cell: (lead) => <Doubt lead={lead} /> },
            {
              label: 'Decide',
              isLabelHidden: true,
              cell: (lead) => (
                <div className={styles.ways}>
                  <Button
                    size="small"
                    isBusy={release.isPending && release.variables.id === lead.id}
                    aria-label={`Not spam: the enquiry of ${lead.name}`}
                    onClick={() => release.mutate(lead)}
                  >
                    Not spam
                  </Button>
                  <Button
                    kind="secondary"
                    size="small"
                    disabled={release.isPending && release.variables.id === lead.id}
                    aria-label={`Delete the enquiry of ${lead.name}`}
                    onClick={() => setQuestion(lead)}
                  >
                    Delete
                  </Button>
                </div>
              ),
            },
          ]}
          rows={leads}
          keyOf={({ id }) => id}
          failed={
            list.isError && (
              <EmptyState
                icon={CircleAlert}
                title="The leads could not be loaded"
                action={<Button onClick={() => void list.refetch()}>Try again</Button>}
              >
                They are still safe in the database.
              </EmptyState>
            )
          }
          empty={
            <EmptyState icon={ShieldCheck} title="No suspected spam">
              Enquiries that look like spam wait here instead of in the list.
            </EmptyState>
          }
          pages={list}
          more={`Show more${left}`}
        />
      </div>
      <DeleteDialog
        question={question}
        count={count}
        isDeleting={remove.isPending}
        onDelete={() => question && remove.mutate(question)}
        onClose={() => setQuestion(undefined)}
      />
    </Panel>
  );
}
