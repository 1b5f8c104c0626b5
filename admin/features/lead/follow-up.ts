import { type FollowUp, writeCalendar } from '../../../contract/desk/calendar.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';

interface FollowedLead extends Pick<FollowUp, 'id' | 'name' | 'due_at' | 'due_what'> {
  phone: string | null;
}

/**
 * A follow-up as a calendar file of its own. It stays on the device that saves it, so that it names the number.
 * @param now milliseconds since 1970
 */
export const writeFollowUp = (lead: FollowedLead, now: number): string =>
  writeCalendar([
    {
      ...lead,
      changed_at: new Date(now).toISOString(),
      about: lead.phone && formatPhone(lead.phone),
    },
  ]);
