import { queryOptions, useQuery } from '@tanstack/react-query';
import { viewsSchema } from '../../../contract/desk/views.ts';
import { callDesk } from '../backend/call-desk.ts';
import { ViewLinks, type ViewsProps } from './view-row.tsx';

export const viewsQuery = queryOptions({
  queryKey: ['desk-views'],
  queryFn: () => callDesk('desk_views', {}, viewsSchema),
  staleTime: Number.POSITIVE_INFINITY,
});

export function OwnViews({ filter }: ViewsProps) {
  const { data = [] } = useQuery(viewsQuery);
  return <ViewLinks views={data} filter={filter} />;
}
