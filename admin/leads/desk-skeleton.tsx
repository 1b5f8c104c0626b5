import { DeskNav } from '../desk/desk-nav.tsx';
import styles from './desk.module.css';
import { DeskActions } from './desk-actions.tsx';
import { DeskFilter } from './desk-filter.tsx';
import { NO_FILTER } from './filter-leads.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The desk before it works, at the height that it will have; rendered at build and while loading. */
export function DeskSkeleton() {
  return (
    <div className={styles.desk} aria-busy="true">
      <DeskActions email="" hasLeads={false} canClear={false} isRefreshing={false} />
      <DeskNav view={undefined} />
      <DeskFilter filter={NO_FILTER} shownCount={undefined} totalCount={undefined} loadedAt={0} />
      <RowsSkeleton />
    </div>
  );
}
