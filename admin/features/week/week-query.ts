import { queryOptions, skipToken } from '@tanstack/react-query';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { weekSchema } from '../../../contract/desk/week.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';

/**
 * How the days went. It is of the family of single leads, since work on any of them changes it.
 * @param answer undefined until the content is known
 */
export const weekQuery = (from: string, until: string, answer: DeskContent['answer'] | undefined) =>
  queryOptions({
    queryKey: ['desk-lead', 'week', from, until],
    queryFn: answer ? () => readWeek(from, until, answer) : skipToken,
    retry: false,
  });

const readWeek = (from_day: string, until_day: string, answer: DeskContent['answer']) =>
  callDesk(
    'desk_week',
    {
      from_day,
      until_day,
      hours: {
        aim_minutes: answer.aimMinutes,
        days: [...answer.days],
        from: answer.from,
        until: answer.until,
        reply_hours: LIMITS.replyHours,
      },
    },
    weekSchema,
  );
