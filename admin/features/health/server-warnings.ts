import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { warningsSchema } from './describe-warnings.ts';

/**
 * What the servers find wrong with their own settings. Refetched as often as the health; a failure
 * shows nothing, since the health itself says when the database does not answer.
 */
export const useServerWarnings = () =>
  useQuery({
    queryKey: ['server-warnings'],
    queryFn: () => callDesk('server_warnings', {}, warningsSchema),
    refetchInterval: 60_000,
    retry: false,
  });
