import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { historySchema, restoreSchema } from '../../../../contract/desk/content/content.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Clock } from '../../../../ui/icon/icons.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { RowsSkeleton } from '../../../shared/rows/rows-skeleton.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { askContent, describeRefusal } from '../answers/ask-content.ts';
import { historyQuery } from '../answers/content-queries.ts';
import styles from './history.module.css';

type Entry = v.InferOutput<typeof historySchema>[number];
/** What is to be as it was, and how the owner is asked about it. */
interface Wish {
  body: v.InferInput<typeof restoreSchema>;
  title: string;
  entry: Entry;
}

/** Who changed what, the newest first, and the way back for a field, a file or everything. */
export default function HistoryView({ file }: { file: string | undefined }) {
  const history = useQuery(historyQuery(file));
  const [wish, setWish] = useState<Wish>();
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
          <OneSave key={entry.commit} entry={entry} file={file} onWish={setWish} />
        ))}
      </ol>
      {wish && (
        <RestoreDialog wish={wish} entries={history.data} onClose={() => setWish(undefined)} />
      )}
    </>
  );
}

interface OneSaveProps {
  entry: Entry;
  file: string | undefined;
  onWish: (wish: Wish) => void;
}

function OneSave({ entry, file, onWish }: OneSaveProps) {
  const { commit, at, by, changes, isPublished } = entry;
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
              {words}
            </span>
            {path && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => onWish({ body: { commit, id, path }, title: words, entry })}
              >
                As it was then<span className="visually-hidden">: {words}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="small"
        className={styles.whole}
        onClick={() =>
          onWish({
            body: { commit, ...(file && { id: file }) },
            title: file ? 'This file' : 'Everything',
            entry,
          })
        }
      >
        {file ? 'Whole file' : 'Everything'} as it was then
        <span className="visually-hidden">, {formatWritten(at)}</span>
      </Button>
    </li>
  );
}

function RestoreDialog({
  wish,
  entries,
  onClose,
}: {
  wish: Wish;
  entries: readonly Entry[];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { body, title, entry } = wish;
  const restoring = useMutation({
    mutationFn: () => askContent('/restore', v.unknown(), { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content'] });
      showToast({
        title: 'Taken back',
        description: 'It is in the draft. Visitors see it once you publish.',
        tone: 'success',
      });
      onClose();
    },
  });
  const later = entries.slice(0, entries.indexOf(entry)).flatMap(({ changes }) => changes);
  const gone = body.path
    ? later.filter(
        ({ id, path }) => id === body.id && JSON.stringify(path) === JSON.stringify(body.path),
      )
    : later;
  return (
    <Dialog
      isOpen
      title={`${title}: as it was on ${formatWritten(entry.at)}?`}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
            Take it back
          </Button>
        </>
      }
    >
      {restoring.isError && <p role="alert">{describeRefusal(restoring.error)}</p>}
      {gone.length > 0 ? (
        <>
          <p>What was saved since then is undone in the draft; nothing is lost from the history:</p>
          <ul>
            {gone.slice(0, 12).map(({ id, title: name, words }) => (
              <li key={`${id} ${words}`}>
                {name}: {words}
              </li>
            ))}
            {gone.length > 12 && <li>and {gone.length - 12} more</li>}
          </ul>
        </>
      ) : (
        <p>It becomes part of the draft. Visitors see it once you publish.</p>
      )}
    </Dialog>
  );
}
