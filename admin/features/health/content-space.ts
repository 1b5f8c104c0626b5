import { useQuery } from '@tanstack/react-query';
import { spaceSchema } from '../../../contract/desk/content/content.ts';
import { askContent } from '../../shared/backend/ask-content.ts';

/** What the content takes of the server's disk; nothing where the site is not kept at the desk. */
export const useContentSpace = () =>
  useQuery({
    queryKey: ['health', 'content-space'],
    queryFn: () => askContent('/space', spaceSchema),
    refetchInterval: 60_000,
    retry: false,
  });
