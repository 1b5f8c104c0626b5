import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Clock } from '../../../../ui/icon/icons.ts';
import { RowsSkeleton } from '../../../shared/rows-skeleton.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { historyQuery } from '../answers/content-queries.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';
import styles from './history.module.css';
import { type Entry, RestoreDialog, type Wish } from './restore-dialog.tsx';

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
                onClick={() => onWish({ body: { commit, id, path }, entry })}
              >
                Take this change back<span className="visually-hidden">: {words}</span>
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
          onClick={() => onWish({ body: { commit, ...(file && { id: file }) }, entry })}
        >
          {file ? 'Whole file' : 'Everything'} as it was before this
          <span className="visually-hidden">, {formatWritten(at)}</span>
        </Button>
      )}
    </li>
  );
}
