import { FilterBar, LeadCount, ViewRow } from '../../shared/list-filter/filter-bar.tsx';
import { RowsSkeleton } from '../../shared/loading.tsx';
import styles from './desk.module.css';
import { DeskActions, DeskFrame } from './desk-frame.tsx';

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
