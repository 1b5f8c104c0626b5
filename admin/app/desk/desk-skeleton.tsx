import { NO_FILTER } from '../../features/leads/filter-leads.ts';
import { LeadsFilter } from '../../features/leads/leads-filter.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import styles from './desk.module.css';
import { DeskActions } from './desk-actions.tsx';
import { DeskNav } from './desk-nav.tsx';

/** Placeholder with the desk's layout; rendered at build time and while it loads. */
export function DeskSkeleton() {
  return (
    <div className={styles.desk} aria-busy="true">
      <DeskActions email="" hasLeads={false} canClear={false} isRefreshing={false} />
      <DeskNav view={undefined} />
      <LeadsFilter filter={NO_FILTER} shownCount={undefined} totalCount={0} loadedAt={0} />
      <RowsSkeleton />
    </div>
  );
}
