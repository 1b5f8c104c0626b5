import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { undoSchema } from '../../../../contract/desk/content/history.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { ChangeList } from '../history/change-list.tsx';
import styles from './publish.module.css';

export interface UndoChangesProps {
  before: NonNullable<ContentState['before']>;
  published: ContentState['published'];
}

/**
 * For whoever wants to know before pressing: what visitors will see after an undo, or after the way forward again, from
 * today's value to the coming one. It stands beside the button and not between it and the undo, which one press does
 * and another takes back.
 */
export function UndoChanges({ before, published }: UndoChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['content', 'undo', published?.commit ?? '', before.commit],
    queryFn: () => askContent('/undo', undoSchema),
    enabled: isOpen,
    retry: false,
  });
  const changes = data ?? [];
  return (
    <details
      className={styles.undo}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>What that changes</summary>
      <p>
        Visitors see the site of {formatWritten(before.at)} by {before.by} again, at once. Your
        edits stay saved.
      </p>
      {changes.length > 0 && <ChangeList changes={changes} className={styles.list} />}
    </details>
  );
}
