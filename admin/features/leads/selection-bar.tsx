import { useState } from 'react';
import type { Found, ListFilter } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { Button } from '../../../ui/button/button.tsx';
import { t } from '../../shared/language/language.ts';
import { countLeads, tLeads } from '../../shared/lead/lead-count.ts';
import { focusLeadCount } from '../../shared/list-filter/filter-bar.tsx';
import { useRole } from '../../shared/role.ts';
import { useWorkers } from '../../shared/team-query.ts';
import type { Selection } from '../../shared/use-selection.ts';
import view from '../../shared/view.module.css';
import { BULK_ACTIONS, type BulkAction, BulkDialog } from './bulk-dialog.tsx';
import styles from './leads.module.css';

export interface SelectionBarProps {
  selection: Selection;
  filter: ListFilter;
  shown: readonly string[];
  found: Found | undefined;
}

/** At the foot while leads are selected: how many, the way to all of them, and what can be done. */
export default function SelectionBar({ selection, filter, shown, found }: SelectionBarProps) {
  const isOwner = useRole() === 'owner';
  const hasWorkers = Boolean(useWorkers()?.length);
  const [action, setAction] = useState<BulkAction>();
  const { ids, isWholeFilter } = selection;
  const total = found && !found.is_more ? found.found : undefined;
  const all = found && `${formatNumber(found.found)}${found.is_more ? '+' : ''}`;
  const count = isWholeFilter ? total : ids.size;
  const named = count === undefined ? t('leads') : countLeads(count);

  function leave() {
    selection.clear();
    focusLeadCount();
  }

  return (
    <section className={styles.bar} aria-label={t('Selected leads')}>
      <div className={styles.choices}>
        <p role="status" className={styles.selected}>
          {isWholeFilter
            ? t('All {leads} of this view', { leads: all ?? t('leads') })
            : tLeads(ids.size, '{leads} selected')}
        </p>
        {/* Where all are shown, one button for them is enough. */}
        {!isWholeFilter && ids.size < shown.length && found?.found !== shown.length && (
          <Button kind="quiet" size="small" onClick={() => selection.setAll(shown)}>
            {t('Select the {count} shown', { count: formatNumber(shown.length) })}
          </Button>
        )}
        {!isWholeFilter && all && (found.is_more || found.found > ids.size) && (
          <Button kind="quiet" size="small" onClick={selection.chooseWholeFilter}>
            {t('Select all {count}', { count: all })}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={leave}>
          {t('Select none')}
        </Button>
      </div>
      <div className={view.line}>
        {BULK_ACTIONS.filter(
          ({ id }) => (id !== 'assign' || hasWorkers) && (id !== 'bin' || isOwner),
        ).map((one) => (
          <Button key={one.id} kind="secondary" size="small" onClick={() => setAction(one)}>
            {t(one.label)}
          </Button>
        ))}
      </div>
      {action && (
        <BulkDialog
          key={action.id}
          action={action}
          chosen={{
            count,
            target: isWholeFilter ? { filter } : { ids: [...ids] },
            words: isWholeFilter ? t('All {leads} of this view', { leads: named }) : named,
          }}
          onClose={() => setAction(undefined)}
          onDone={leave}
        />
      )}
    </section>
  );
}
