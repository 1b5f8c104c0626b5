import type { ReactNode } from 'react';
import type { Found } from '../../../contract/desk/counts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { countLeads, formatCount } from '../../shared/lead/lead-count.ts';
import { focusLeadCount } from '../../shared/list-filter/lead-count.tsx';
import type { Selection } from '../../shared/use-selection.ts';
import styles from './leads.module.css';

export interface SelectionBarProps {
  selection: Selection;
  /** Ids of the leads that have been read. */
  shown: readonly string[];
  /** How many the filter finds. */
  found: Found | undefined;
  /** What can be done with them. */
  children: ReactNode;
}

/** At the foot while leads are selected: how many, the way to all of them, and what can be done. */
export default function SelectionBar({ selection, shown, found, children }: SelectionBarProps) {
  const { ids, isWholeFilter } = selection;
  const all = found && `${formatCount(found.found)}${found.is_more ? '+' : ''}`;
  return (
    <section className={styles.bar} aria-label="Selected leads">
      <div className={styles.choices}>
        <p role="status" className={styles.selected}>
          {isWholeFilter
            ? `All ${all ?? 'leads'} of this view`
            : `${countLeads(ids.size)} selected`}
        </p>
        {/* Where all are shown, one button for them is enough. */}
        {!isWholeFilter && ids.size < shown.length && found?.found !== shown.length && (
          <Button kind="quiet" size="small" onClick={() => selection.setAll(shown)}>
            Select the {formatCount(shown.length)} shown
          </Button>
        )}
        {!isWholeFilter && all && (found.is_more || found.found > ids.size) && (
          <Button kind="quiet" size="small" onClick={selection.chooseWholeFilter}>
            Select all {all}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            selection.clear();
            // The pressed button disappears with the bar.
            focusLeadCount();
          }}
        >
          Select none
        </Button>
      </div>
      {children}
    </section>
  );
}
