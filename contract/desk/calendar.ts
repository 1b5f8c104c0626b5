import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import * as v from 'valibot';
import { referenceOf } from '../reference.ts';

/** Minutes that a follow-up takes in the calendar, and seconds before it at which the phone reminds. */
const LENGTH_MINUTES = 15;
const REMINDER_SECONDS = 10 * 60;
/** How often programs are asked to look again. */
const REFRESH_SECONDS = 3600;

/** An entry of the answer of `calendar_entries`. */
export const followUpSchema = v.object({
  id: v.string(),
  name: v.string(),
  due_at: v.string(),
  due_what: v.nullable(v.string()),
  /** To call from the entry; null where there is none or calls are not allowed. */
  phone: v.nullable(v.string()),
  /** When it was last changed; a program that knows a later state keeps that. */
  changed_at: v.string(),
});
/** `url`: where the desk shows the lead. */
type FollowUp = v.InferOutput<typeof followUpSchema> & { url: string };

/** Next steps as a calendar (RFC 5545) to subscribe to. An entry keeps its id, so that a later date moves it. */
export function writeCalendar(steps: readonly FollowUp[]): string {
  const calendar = ical({
    prodId: { company: 'YCTFC', product: 'Lead desk' },
    method: ICalCalendarMethod.PUBLISH,
    name: 'YCTFC follow-ups',
    ttl: REFRESH_SECONDS,
  });
  for (const { id, name, due_at, due_what, phone, changed_at, url } of steps) {
    const start = new Date(due_at);
    const shownName = toText(name);
    calendar.createEvent({
      id: `${id}@yctfc`,
      stamp: new Date(changed_at),
      start,
      end: new Date(start.getTime() + LENGTH_MINUTES * 60_000),
      summary: `${toText(due_what ?? 'Follow up')}: ${shownName}`,
      description: [phone, referenceOf(id)].filter(Boolean).join('\n'),
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
