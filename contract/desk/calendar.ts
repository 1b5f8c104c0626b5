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
  /** Where the desk shows the lead. */
  url: string;
}

/** Next steps as a calendar (RFC 5545) to subscribe to. An entry keeps its id, so that a later date moves it. */
export function writeCalendar(steps: readonly FollowUp[]): string {
  const calendar = ical({
    prodId: { company: 'YCTFC', product: 'Lead desk' },
    method: ICalCalendarMethod.PUBLISH,
    name: 'YCTFC follow-ups',
    ttl: REFRESH_SECONDS,
  });
  for (const { id, name, due_at, due_what, changed_at, url } of steps) {
    const start = new Date(due_at);
    const shownName = toText(name);
    calendar.createEvent({
      id: `${id}@yctfc`,
      stamp: new Date(changed_at),
      start,
      end: new Date(start.getTime() + LENGTH_MINUTES * 60_000),
      summary: `${toText(due_what ?? 'Follow up')}: ${shownName}`,
      description: referenceOf(id),
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: shownName },
      ],
      url,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library writes line breaks as text and leaves other control characters, which RFC 5545 forbids. */
const toText = (text: string): string => text.replace(/[^\P{Cc}\r\n]/gu, ' ');
