import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { ViewLinks, ViewRow } from './view-row.tsx';
import { viewsQuery } from './views-query.ts';

export interface OwnViewsProps {
  filter: ListFilter;
}

/** The views that this account keeps, at the end of those that everybody has. */
export function OwnViews({ filter }: OwnViewsProps) {
  const { data = [] } = useQuery(viewsQuery);
  return <ViewLinks views={data} filter={filter} />;
}

/** The same above the search, where they open; nothing until one is kept. */
export function OwnViewRow({ filter }: OwnViewsProps) {
  const { data = [] } = useQuery(viewsQuery);
  if (data.length === 0) return null;
  return (
    <ViewRow>
      <ViewLinks views={data} filter={filter} view="search" />
    </ViewRow>
  );
}
