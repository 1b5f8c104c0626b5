import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { isInside } from '../../../contract/desk/content/field-path.ts';
import type { historySchema, restoreSchema } from '../../../contract/desk/content/history.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Clock } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './content.module.css';
import { describeRefusal, historyQuery } from './content-queries.ts';
import { ChangeList } from './state-bar.tsx';

/** Who changed what, the newest first, and the way back for a field, a file or everything. */
export default function HistoryView({ file }: { file: string | undefined }) {
  const history = useQuery(historyQuery(file));
  const [request, setRequest] = useState<RestoreRequest>();
  if (history.isPending) return <RowsSkeleton />;
  if (history.isError) {
    return (
      <EmptyState
        icon={Clock}
        title="The history could not be loaded"
        action={<Button onClick={() => void history.refetch()}>Try again</Button>}
      >
        {describeRefusal(history.error)}
      </EmptyState>
    );
  }
  if (history.data.length === 0) {
    return (
      <EmptyState icon={Clock} title="Nobody has changed anything yet">
        Every save will stand here, with its way back.
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles.entries} aria-label="Changes, the newest first">
        {history.data.map((entry) => (
          <OneSave key={entry.commit} entry={entry} file={file} onRequest={setRequest} />
        ))}
      </ol>
      {request && (
        <RestoreDialog
          request={request}
          entries={history.data}
          onClose={() => setRequest(undefined)}
        />
      )}
    </>
  );
}

interface OneSaveProps {
  entry: Entry;
  file: string | undefined;
  onRequest: (request: RestoreRequest) => void;
}

function OneSave({ entry, file, onRequest }: OneSaveProps) {
  const { commit, at, by, changes, isPublished, hasBefore } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <b>{by}</b> {formatWritten(at)} {isPublished && <Badge tone="green">Published</Badge>}
      </p>
      <ul className={styles.changes}>
        {changes.map(({ id, title, path, words }) => (
          <li key={`${id} ${words}`}>
            <span dir="auto">
              {!file && <small>{title}</small>}
              <span>{words}</span>
            </span>
            {path && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => onRequest({ body: { commit, id, path }, entry })}
              >
                Undo this change<span className="visually-hidden">: {words}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasBefore && (
        <Button
          kind="secondary"
          size="small"
          className={styles.whole}
          onClick={() => onRequest({ body: { commit, ...(file && { id: file }) }, entry })}
        >
          {file ? 'Whole file' : 'Everything'} as it was before this
          <span className="visually-hidden">, {formatWritten(at)}</span>
        </Button>
      )}
    </li>
  );
}

export type Entry = v.InferOutput<typeof historySchema>[number];
type Change = Entry['changes'][number];

/** What is to be as it was before a save. */
export interface RestoreRequest {
  body: v.InferInput<typeof restoreSchema>;
  entry: Entry;
}

export interface RestoreDialogProps {
  request: RestoreRequest;
  entries: readonly Entry[];
  onClose: () => void;
}

/** Asks before something is taken back, and says what goes with it. */
export function RestoreDialog({ request, entries, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => askContent('/restore', v.unknown(), { body: request.body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content'] });
      showToast({
        title: 'Undone',
        description: 'It is in the draft. Visitors see it once you publish.',
        tone: 'success',
      });
      onClose();
    },
  });
  const gone = findGone(request, entries);
  return (
    <Dialog
      isOpen
      title={titleOf(request)}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
            Undo change
          </Button>
        </>
      }
    >
      {restoring.isError && <p role="alert">{describeRefusal(restoring.error)}</p>}
      <p>This is undone in the draft; nothing is lost from the history:</p>
      <ChangeList changes={gone} />
    </Dialog>
  );
}

function titleOf({ body, entry }: RestoreRequest): string {
  if (body.path) return 'Undo this change?';
  return `${body.id ? 'This file' : 'Everything'} as it was before ${formatWritten(entry.at)}?`;
}

/** The change itself, and what was saved in the same place since then. */
function findGone(
  { body, entry }: RestoreRequest,
  entries: readonly Entry[],
): (Change & { commit: string })[] {
  const { id, path } = body;
  return entries
    .slice(0, entries.indexOf(entry) + 1)
    .flatMap(({ commit, changes }) => changes.map((change) => ({ ...change, commit })))
    .filter((change) => !path || (change.id === id && change.path && isInside(change.path, path)));
}
