import { FilterBar } from '../../shared/list-filter/filter-bar.tsx';
import { LeadCount } from '../../shared/list-filter/lead-count.tsx';
import { DefaultViews, ViewRow } from '../../shared/list-filter/view-row.tsx';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import styles from './desk.module.css';
import { DeskActions } from './desk-actions.tsx';
import { DeskNav } from './desk-nav.tsx';

export function DeskSkeleton() {
  return (
    <div className={styles.desk} aria-busy="true">
      <DeskNav view={undefined} />
      <div className={styles.main} data-view="leads">
        <header className={styles.head}>
          <h1>Leads</h1>
          <DeskActions email="" hasLeads={false} canClear={false} isRefreshing={false} />
        </header>
        <div className={styles.open}>
          <div className={styles.list}>
            <ViewRow>
              <DefaultViews filter={undefined} />
            </ViewRow>
            <FilterBar filter={{}}>
              <LeadCount />
            </FilterBar>
            <RowsSkeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
