import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { ViewLinks } from './view-row.tsx';
import { viewsQuery } from './views-query.ts';

/** The views that this account keeps. */
export function OwnViews({ filter }: { filter: ListFilter }) {
  const { data = [] } = useQuery(viewsQuery);
  return <ViewLinks views={data} filter={filter} />;
}
