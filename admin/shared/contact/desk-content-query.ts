import { queryOptions } from '@tanstack/react-query';
import { DESK_CONTENT_FILE, type DeskContent } from '../../../contract/desk/desk-content.ts';

/** What the owner decided about the desk; null from a build that was made without it. */
export const deskContentQuery = queryOptions({
  queryKey: ['desk-content'],
  queryFn: async (): Promise<DeskContent | null> => {
    const response = await fetch(DESK_CONTENT_FILE);
    return response.ok ? response.json() : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
