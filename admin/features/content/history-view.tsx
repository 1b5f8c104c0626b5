import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { isInside } from '../../../contract/desk/content/field-path.ts';
import type { historySchema, restoreSchema } from '../../../contract/desk/content/history.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Clock } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { describeRefusal, historyQuery } from './content-queries.ts';

type Entry = v.InferOutput<typeof historySchema>[number];

/** What is to be as it was before a save. */
interface RestoreRequest {
  body: v.InferInput<typeof restoreSchema>;
  entry: Entry;
}

/** Who changed what, the newest first, and undo for a field, a file or everything. */
export default function HistoryView({ file }: { file: string | undefined }) {
  const history = useQuery(historyQuery(file));
  const [request, setRequest] = useState<RestoreRequest>();
  if (history.isPending) return <RowsSkeleton />;
  if (history.isError)
    return (
      <LoadFailed what="The history" onRetry={history.refetch}>
        {describeRefusal(history.error)}
      </LoadFailed>
    );
  if (history.data.length === 0) {
    return (
      <EmptyState icon={Clock} title="No changes yet">
        Every save is listed here and can be undone.
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={joinClasses(view.stack, styles.narrow)} aria-label="Changes, the newest first">
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
    <li className={styles.box}>
      <p className={view.row}>
        <b>{by}</b>
        <span className={view.muted}>{formatWritten(at)}</span>
        {isPublished && <Badge tone="green">Published</Badge>}
      </p>
      <ul className={view.stack}>
        {changes.map(({ id, title, path, words }) => (
          <li key={`${id} ${words}`} className={joinClasses(view.row, view.spread)}>
            <span dir="auto" className={styles.grow}>
              {!file && <small>{title}</small>}
              {words}
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
          onClick={() => onRequest({ body: { commit, ...(file && { id: file }) }, entry })}
        >
          Restore {file ? 'the whole file' : 'everything'} to before this
          <span className="visually-hidden">, {formatWritten(at)}</span>
        </Button>
      )}
    </li>
  );
}

interface RestoreDialogProps {
  request: RestoreRequest;
  entries: readonly Entry[];
  onClose: () => void;
}

/** More of them fill a phone's screen. */
const MAX_NAMED = 12;

/** Asks before something is taken back, and lists what goes with it. */
function RestoreDialog({ request: { body, entry }, entries, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => askContent('/restore', v.unknown(), { body }),
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
  const { id, path } = body;
  // The change itself, and what was saved in the same place since then.
  const gone = entries
    .slice(0, entries.indexOf(entry) + 1)
    .flatMap(({ commit, changes }) => changes.map((change) => ({ ...change, commit })))
    .filter((change) => !path || (change.id === id && change.path && isInside(change.path, path)));
  const title = path
    ? 'Undo this change?'
    : `Restore ${id ? 'this file' : 'everything'} to before ${formatWritten(entry.at)}?`;
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      confirm="Undo change"
      isBusy={restoring.isPending}
      onConfirm={() => restoring.mutate()}
    >
      {restoring.isError && <p role="alert">{describeRefusal(restoring.error)}</p>}
      <p>These changes are undone in the draft. The history keeps them:</p>
      <ul>
        {gone.slice(0, MAX_NAMED).map(({ commit, id, title, words }) => (
          <li key={`${commit} ${id} ${words}`}>
            {title}: {words}
          </li>
        ))}
        {gone.length > MAX_NAMED && <li>and {gone.length - MAX_NAMED} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
