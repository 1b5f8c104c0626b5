import { type ReactNode, type Ref, type RefObject, useMemo } from 'react';
import type { ListRow } from '../../../../contract/desk/list.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import rows from '../../../shared/rows/rows.module.css';
import styles from './lead-row.module.css';
import { useRowWindow } from './use-row-window.ts';

/** Draws one row. @param ref for rows whose place is computed */
export type DrawRow = (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;

export interface WindowBodyProps {
  table: RefObject<HTMLTableElement | null>;
  leads: readonly ListRow[];
  before: number;
  hasMore: boolean;
  onReach: (index: number) => void;
  drawRow: DrawRow;
}

/** The rows of a long list: only those near the viewport exist, and others have their place meanwhile. */
export default function WindowBody({ drawRow, leads, ...list }: WindowBodyProps) {
  const ids = useMemo(() => leads.map((lead) => lead.id), [leads]);
  const { virtualizer, body, followFocus } = useRowWindow({ ids, ...list });
  return (
    <tbody
      ref={body}
      className={rows.body}
      // From the start, or a page that was scrolled already would jump.
      style={{ height: virtualizer.getTotalSize() }}
      {...followFocus}
    >
      {virtualizer.getVirtualItems().map(
        ({ index, key }) =>
          drawRow(index, virtualizer.measureElement) ?? (
            <tr
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.row}
            >
              <td>
                <Skeleton />
              </td>
            </tr>
          ),
      )}
    </tbody>
  );
}
