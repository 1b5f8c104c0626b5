import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { type SavedView, viewsSchema } from '../../../contract/desk/views.ts';
import { callDesk } from '../backend/call-desk.ts';
import { t } from '../language/language.ts';
import { writePlace } from '../place.ts';
import css from '../view.module.css';
import { writeFilter } from './filter-address.ts';
import styles from './list-filter.module.css';

export const viewsQuery = queryOptions({
  queryKey: ['desk-views'],
  queryFn: () => callDesk('desk_views', {}, viewsSchema),
  staleTime: Number.POSITIVE_INFINITY,
});

const DEFAULT_VIEWS: readonly SavedView[] = [
  { id: 'all', name: 'All leads', filter: {} },
  { id: 'unanswered', name: 'Unanswered', filter: { list: 'unanswered' } },
  { id: 'overdue', name: 'Overdue', filter: { list: 'overdue' } },
];

export interface ViewRowProps {
  /** The filter that is open; undefined until the desk has loaded. */
  filter?: ListFilter;
  own?: readonly SavedView[] | undefined;
  beside: ReactNode;
}

export const ViewRow = ({ filter, own = [], beside }: ViewRowProps) => (
  <div className={styles.views}>
    <nav className={css.line} aria-label={t('Views of the leads')}>
      {[...DEFAULT_VIEWS, ...own].map((view) => (
        <a
          key={view.id}
          className={css.pill}
          dir="auto"
          href={writePlace({ view: 'leads', query: writeFilter(view.filter) })}
          aria-current={filter && isSameFilter(view.filter, filter) ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
    </nav>
    {beside}
  </div>
);

const write = (filter: ListFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, [value].flat().sort()])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const isSameFilter = (one: ListFilter, other: ListFilter): boolean =>
  write(one) === write(other);
