import { referenceOf } from '../../../contract/reference.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';

/** Minutes that a follow-up takes in the calendar, and before it at which the phone reminds. */
const LENGTH_MINUTES = 15;
const REMINDER_MINUTES = 10;
/** Bytes of a line, after which RFC 5545 wants it folded. */
const MAX_LINE = 75;

interface FollowUp {
  id: string;
  name: string;
  phone: string | null;
  due_at: string;
  due_what: string | null;
}

/**
 * A follow-up as a calendar file (RFC 5545), which phones and office programs open.
 * @param now milliseconds since 1970
 */
export function writeFollowUp(lead: FollowUp, now: number): string {
  const reference = referenceOf(lead.id);
  const starts = Date.parse(lead.due_at);
  const about = [lead.phone && formatPhone(lead.phone), reference].filter(Boolean).join(', ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//YCTFC//Lead desk//EN',
    'BEGIN:VEVENT',
    // The same for the same lead: a later date moves the entry instead of doubling it.
    `UID:${lead.id}@yctfc`,
    `DTSTAMP:${writeTime(now)}`,
    `DTSTART:${writeTime(starts)}`,
    `DTEND:${writeTime(starts + LENGTH_MINUTES * 60_000)}`,
    `SUMMARY:${escapeText(`${lead.due_what ?? 'Follow up'}: ${lead.name}`)}`,
    `DESCRIPTION:${escapeText(about)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(lead.name)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

const writeTime = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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
