import { referenceOf } from '../reference.ts';

/** Minutes that a follow-up takes in the calendar, and before it at which the phone reminds. */
const LENGTH_MINUTES = 15;
const REMINDER_MINUTES = 10;
/** Bytes of a line, after which RFC 5545 wants it folded. */
const MAX_LINE = 75;

/** A next step as an entry of a calendar. */
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

/** What a subscribed calendar is called, and how often programs are asked to look again. */
const SUBSCRIPTION = [
  'METHOD:PUBLISH',
  'X-WR-CALNAME:YCTFC follow-ups',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

/**
 * Next steps as a calendar file (RFC 5545), which phones and office programs open. An entry is the same wherever
 * it comes from, so that one that was saved and one of a subscription do not stand twice.
 */
export function writeCalendar(steps: readonly FollowUp[], isSubscription = false): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//YCTFC//Lead desk//EN',
    ...(isSubscription ? SUBSCRIPTION : []),
    ...steps.flatMap(writeEvent),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

function writeEvent({ id, name, due_at, due_what, changed_at, about, url }: FollowUp): string[] {
  const starts = Date.parse(due_at);
  return [
    'BEGIN:VEVENT',
    // The same for the same lead: a later date moves the entry instead of doubling it.
    `UID:${id}@yctfc`,
    `DTSTAMP:${writeTime(Date.parse(changed_at))}`,
    `DTSTART:${writeTime(starts)}`,
    `DTEND:${writeTime(starts + LENGTH_MINUTES * 60_000)}`,
    `SUMMARY:${escapeText(`${due_what ?? 'Follow up'}: ${name}`)}`,
    `DESCRIPTION:${escapeText([about, referenceOf(id)].filter(Boolean).join(', '))}`,
    ...(url ? [`URL:${url}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(name)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const writeTime = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** A control character would end the line and begin another, of somebody else's making. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Lines are cut between characters, never within one, and go on after a space. */
function fold(line: string): string {
  const lines = [''];
  let room = MAX_LINE;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (bytes > room) {
      lines.push(' ');
      room = MAX_LINE - 1;
    }
    lines[lines.length - 1] += character;
    room -= bytes;
  }
  return lines.join('\r\n');
}
