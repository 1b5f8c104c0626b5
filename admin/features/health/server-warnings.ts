import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { SERVER_WARNINGS } from '../../../contract/server-warnings.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { Problem } from './find-problems.ts';

const warningsSchema = v.array(v.object({ code: v.string() }));
export type ServerWarnings = v.InferOutput<typeof warningsSchema>;

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

/** @returns the warnings in words; those of a newer server, unknown here, are left out */
export const describeWarnings = (warnings: ServerWarnings): Problem[] =>
  Object.entries(SERVER_WARNINGS)
    .filter(([code]) => warnings.some((warning) => warning.code === code))
    .map(([, words]) => ({ level: 'warning', words }));
