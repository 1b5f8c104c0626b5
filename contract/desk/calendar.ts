import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { referenceOf } from '../reference.ts';

/** Minutes that a follow-up takes in the calendar, and seconds before it at which the phone reminds. */
const LENGTH_MINUTES = 15;
const REMINDER_SECONDS = 10 * 60;
/** How often programs are asked to look again. */
const REFRESH_SECONDS = 3600;

export interface FollowUp {
  id: string;
  name: string;
  due_at: string;
  due_what: string | null;
  /** When it was last changed; a program that knows a later state keeps that. */
  changed_at: string;
  /** Beside the reference, such as the number. */
  about?: string | null | undefined;
  /** Where the desk shows the lead. */
  url?: string | undefined;
}

/**
 * Next steps as a calendar file (RFC 5545), which phones and office programs open. An entry has the same id in a file
 * and in a subscription, so that a program shows it once and a later date moves it.
 */
export function writeCalendar(steps: readonly FollowUp[], isSubscription = false): string {
  const calendar = ical({ prodId: { company: 'YCTFC', product: 'Lead desk' } });
  if (isSubscription)
    calendar.method(ICalCalendarMethod.PUBLISH).name('YCTFC follow-ups').ttl(REFRESH_SECONDS);
  for (const { id, name, due_at, due_what, changed_at, about, url } of steps) {
    const start = new Date(due_at);
    const shownName = toText(name);
    calendar.createEvent({
      id: `${id}@yctfc`,
      stamp: new Date(changed_at),
      start,
      end: new Date(start.getTime() + LENGTH_MINUTES * 60_000),
      summary: `${toText(due_what ?? 'Follow up')}: ${shownName}`,
      description: [about, referenceOf(id)].filter(Boolean).join(', '),
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: shownName },
      ],
      ...(url && { url }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library writes line breaks as text and leaves other control characters, which RFC 5545 forbids. */
const toText = (text: string): string => text.replace(/[^\P{Cc}\r\n]/gu, ' ');
