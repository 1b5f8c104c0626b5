import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
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
import { countLeads, formatCount } from '../../shared/lead/lead-count.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import { leadQuery } from '../../shared/lead/lead-query.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { deleteLead, deleteQuarantined } from '../../shared/removal/delete-leads.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './quarantine.module.css';

type DoubtfulRow = Pick<ListRow, 'id' | 'name'>;

const showError = (error: unknown) => showToast(describeChangeError(error));

/** The actions on quarantined leads; each outcome shows a toast. */
function useQuarantine() {
  const client = useQueryClient();

  /** The list keeps its place; what else has changed is read anew. */
  const drop = (isGone: (id: string) => boolean) => {
    void dropFromLists(client, isGone);
    void refreshAllButLists(client);
  };

  const release = useMutation({
    mutationFn: ({ id }: DoubtfulRow) => callDesk('release_lead', { lead_id: id }, v.boolean()),
    onSuccess: (_wasHeld, { id, name }) => {
      drop((one) => one === id);
      showToast({
        title: 'Not spam',
        description: `The enquiry of ${name} is in the list, and its mails go out now.`,
        tone: 'success',
      });
    },
    onError: showError,
  });

  const remove = useMutation({
    mutationFn: ({ id }: DoubtfulRow) => deleteLead(id),
    onSuccess: (_nothing, { id }) => {
      drop((one) => one === id);
      showToast({ title: 'Deleted', description: 'The enquiry is deleted.', tone: 'success' });
    },
    onError: showError,
  });

  const removeAll = useMutation({
    mutationFn: deleteQuarantined,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void refreshAllButLists(client);
      showToast({ title: 'Deleted', description: 'The quarantine is empty.', tone: 'success' });
    },
    onError: showError,
  });

  return { release, remove, removeAll };
}

interface DoubtfulLeadProps {
  lead: ListRow;
  isBusy: boolean;
  onRelease: () => void;
  onDelete: () => void;
}

/** One quarantined enquiry: its text, plain and without links, and the reasons for quarantine. */
function DoubtfulLead({ lead, isBusy, onRelease, onDelete }: DoubtfulLeadProps) {
  const {
    name,
    email,
    phone,
    phone_typed,
    message,
    created_at,
    quarantine_reasons: reasons,
  } = lead;
  // A list holds the beginning of a message; the rest is read on request.
  const [isAsked, setIsAsked] = useState(false);
  const { data: whole, isError, refetch } = useQuery({ ...leadQuery(lead.id), enabled: isAsked });
  return (
    <li className={styles.lead}>
      <div className={styles.who}>
        <h3 dir="auto" className={styles.name}>
          {name}
        </h3>
        <p>{email}</p>
        {phone && <p>{formatPhone(phone)}</p>}
        {phone_typed && <p dir="auto">Typed: {phone_typed}</p>}
        <p className={styles.quiet}>
          {formatWritten(created_at)}, {referenceOf(lead.id)}
        </p>
      </div>
      <div className={styles.words}>
        <p className={styles.quiet}>Why it waits</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p dir="auto" className={styles.message}>
          {whole?.lead.message ?? message}
          {lead.message_is_cut && !whole && '…'}
        </p>
        {lead.message_is_cut && !whole && (
          <Button
            kind="quiet"
            size="small"
            isBusy={isAsked && !isError}
            aria-label={`Whole message of ${name}`}
            onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
          >
            {isError ? 'Try again' : 'Whole message'}
          </Button>
        )}
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`Not spam: the enquiry of ${name}`}
          onClick={onRelease}
        >
          Not spam
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          aria-label={`Delete the enquiry of ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

interface DeleteDialogProps {
  /** What to delete; the dialog is closed while undefined. */
  question: Pick<ListRow, 'name'> | 'all' | undefined;
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
  const { release, remove, removeAll } = useQuarantine();
  const [question, setQuestion] = useState<ListRow | 'all'>();
  const box = useRef<HTMLDivElement>(null);

  if (list.isError && !list.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The leads could not be loaded"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        They are still safe in the database.
      </EmptyState>
    );
  }
  if (!list.data) return <RowsSkeleton />;
  const leads = list.data.pages.flatMap(({ rows }) => rows);
  // The list may know of more, or of less, than the count of some seconds ago.
  const count = list.hasNextPage ? Math.max(counts?.quarantined ?? 0, leads.length) : leads.length;

  async function erase() {
    const hasGone = await (question === 'all' || !question
      ? removeAll.mutateAsync()
      : remove.mutateAsync(question)
    ).then(
      () => true,
      () => false,
    );
    if (hasGone) leave();
  }

  /** The pressed button no longer exists, so the list takes the focus. */
  function leave() {
    setQuestion(undefined);
    requestAnimationFrame(() => box.current?.focus());
  }

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
        {count === 0 ? (
          <EmptyState icon={ShieldCheck} title="Nothing is doubted">
            Enquiries that look like spam wait here instead of in the list.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {leads.map((lead) => (
              <DoubtfulLead
                key={lead.id}
                lead={lead}
                isBusy={release.isPending && release.variables.id === lead.id}
                onRelease={() => release.mutate(lead, { onSuccess: leave })}
                onDelete={() => setQuestion(lead)}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            kind="secondary"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : 'Show more'}
            {count > leads.length && ` (${formatCount(count - leads.length)} left)`}
          </Button>
        )}
      </div>
      <DeleteDialog
        question={question}
        count={count}
        isDeleting={remove.isPending || removeAll.isPending}
        onDelete={() => void erase()}
        onClose={() => setQuestion(undefined)}
      />
    </Panel>
  );
}
