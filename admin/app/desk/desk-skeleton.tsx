import { FilterBar } from '../../shared/list-filter/filter-bar.tsx';
import { LeadCount } from '../../shared/list-filter/lead-count.tsx';
import { ViewRow } from '../../shared/list-filter/view-row.tsx';
import { RowsSkeleton } from '../../shared/loading.tsx';
import styles from './desk.module.css';
import { DeskActions } from './desk-actions.tsx';
import { DeskFrame } from './desk-frame.tsx';

export const DeskSkeleton = () => (
  <DeskFrame
    section="leads"
    isWaiting
    actions={<DeskActions email="" hasLeads={false} canClear={false} isRefreshing={false} />}
  >
    <div className={styles.open}>
      <div className={styles.list}>
        <FilterBar filter={{}} />
        <ViewRow beside={<LeadCount />} />
        <RowsSkeleton />
      </div>
    </div>
  </DeskFrame>
);
