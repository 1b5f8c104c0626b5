import { lazy, Suspense, useState } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { focusLeadCount } from '../../shared/list-filter/lead-count.tsx';
import styles from './bulk.module.css';
import type { BulkAction, Chosen } from './bulk-action.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

/** Which leads are chosen in a list. */
export interface BulkSelection {
  ids: ReadonlySet<string>;
  /** Everything that the filter finds, also what is not on the screen. */
  isWholeFilter: boolean;
  clear: () => void;
}

export interface BulkBarProps {
  selection: BulkSelection;
  filter: ListFilter;
  /** How many leads the filter finds, where that is known. */
  total?: number | undefined;
  /** Who may work on leads; without them nothing is offered to assign. */
  members?: readonly { id: string; name: string }[] | undefined;
  /** The person may delete leads. */
  mayDelete?: boolean | undefined;
}

const ACTIONS: readonly { action: BulkAction; label: string }[] = [
  { action: 'stage', label: 'Stage' },
  { action: 'assign', label: 'Assign' },
  { action: 'tag', label: 'Tag' },
  { action: 'answered', label: 'Mark as answered' },
  { action: 'bin', label: 'Move to the bin' },
];

/** What can be done with all selected leads at once; how many they are, the bar around it says. */
export default function BulkBar({
  selection,
  filter,
  total,
  members = [],
  mayDelete,
}: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>();
  const [isOpen, setIsOpen] = useState(false);
  const { ids, isWholeFilter } = selection;
  const count = isWholeFilter ? total : ids.size;
  const chosen: Chosen = {
    count,
    target: isWholeFilter ? { filter } : { ids: [...ids] },
    words: describeChosen(count, isWholeFilter),
  };
  const offered = ACTIONS.filter(
    (one) =>
      (one.action !== 'assign' || members.length > 0) &&
      (one.action !== 'bin' || mayDelete === true),
  );

  return (
    <>
      <div className={styles.buttons}>
        {offered.map((one) => (
          <Button
            key={one.action}
            kind="secondary"
            size="small"
            onClick={() => {
              setAction(one.action);
              setIsOpen(true);
            }}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {action && (
        <Suspense>
          <BulkDialog
            key={action}
            isOpen={isOpen}
            action={action}
            chosen={chosen}
            members={members}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              selection.clear();
              // The bar goes; how many leads there are stays.
              focusLeadCount();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function describeChosen(count: number | undefined, isWholeFilter: boolean): string {
  if (count === undefined) return 'All leads of this view';
  return isWholeFilter ? `All ${countLeads(count)} of this view` : countLeads(count);
}
