import { queryOptions } from '@tanstack/react-query';
import { type OneLead, oneLeadSchema } from '../../../contract/desk/one-lead.ts';
import { callDesk } from '../backend/call-desk.ts';

export type WholeLead = NonNullable<OneLead>['lead'];

/** @param reference `YC-3F7A-91C2` or a uuid; the answer is null where no lead has it */
export const leadQuery = (reference: string) =>
  queryOptions({
    queryKey: ['desk-lead', reference],
    queryFn: () => callDesk('desk_lead', { reference }, oneLeadSchema),
  });
