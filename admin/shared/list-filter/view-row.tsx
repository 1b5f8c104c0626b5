import type { ReactNode } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import type { SavedView } from '../../../contract/desk/views.ts';
import { t } from '../language/language.ts';
import { writePlace } from '../place.ts';
import css from '../view.module.css';
import { writeFilter } from './filter-address.ts';
import styles from './list-filter.module.css';

const DEFAULT_VIEWS: readonly SavedView[] = [
  { id: 'all', name: 'All leads', filter: {} },
  { id: 'unanswered', name: 'Unanswered', filter: { list: 'unanswered' } },
  { id: 'overdue', name: 'Overdue', filter: { list: 'overdue' } },
];

export const ViewRow = ({ beside, children }: Record<'beside' | 'children', ReactNode>) => (
  <div className={styles.views}>
    <nav className={css.line} aria-label={t('Views of the leads')}>
      {children}
    </nav>
    {beside}
  </div>
);

export interface ViewsProps {
  /** The filter that is open; undefined until the desk has loaded. */
  filter: ListFilter | undefined;
}

export const DefaultViews = ({ filter }: ViewsProps) => (
  <ViewLinks views={DEFAULT_VIEWS} filter={filter} />
);

interface ViewLinksProps extends ViewsProps {
  views: readonly SavedView[];
}

export function ViewLinks({ views, filter }: ViewLinksProps) {
  return views.map((view) => (
    <a
      key={view.id}
      className={css.pill}
      dir="auto"
      href={writePlace({ view: 'leads', reference: undefined, query: writeFilter(view.filter) })}
      aria-current={filter && isSameFilter(view.filter, filter) ? 'page' : undefined}
    >
      {view.name}
    </a>
  ));
}

const write = (filter: ListFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, [value].flat().sort()])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const isSameFilter = (one: ListFilter, other: ListFilter): boolean =>
  write(one) === write(other);
