import { describe, expect, test } from 'vitest';
import { formatDay, formatForSheet } from '../../../contract/desk/indian-clock.ts';
import { formatAgo, formatClock, formatMoment, formatWritten } from './format-time.ts';

/** Node and browsers differ in the space before "am". */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();

describe('times of India', () => {
  test.each([
    ['2026-11-20T18:40:00Z', '21 nov 2026, 12:10 am', '2026-11-21 00:10:00', '2026-11-21'],
    ['2026-11-21T00:10:00Z', '21 nov 2026, 5:40 am', '2026-11-21 05:40:00', '2026-11-21'],
    ['2026-12-31T18:29:59.999Z', '31 dec 2026, 11:59 pm', '2026-12-31 23:59:59', '2026-12-31'],
    ['2026-12-31T18:30:00+00:00', '1 jan 2027, 12:00 am', '2027-01-01 00:00:00', '2027-01-01'],
  ])('%s', (time, written, sheet, day) => {
    expect(plain(formatWritten(time))).toBe(written);
    expect(formatForSheet(time)).toBe(sheet);
    expect(formatDay(Date.parse(time))).toBe(day);
  });

  test('reads the form in which the database writes', () => {
    expect(formatForSheet('2026-11-21T00:10:09.123456+00:00')).toBe('2026-11-21 05:40:09');
    expect(formatForSheet('2026-11-21T05:40:09+05:30')).toBe('2026-11-21 05:40:09');
  });

  test('a clock time', () => {
    expect(plain(formatClock(Date.parse('2026-11-21T08:35:00Z')))).toBe('2:05 pm');
  });
});

test.each([
  ['2026-11-21T12:30:00Z', 'today 6:00 pm'],
  ['2026-11-21T18:31:00Z', 'tomorrow 12:01 am'],
  ['2026-11-20T12:30:00Z', 'yesterday 6:00 pm'],
  ['2026-12-11T05:30:00Z', 'fri, 11 dec, 11:00 am'],
])('%s is named %s', (time, words) =>
  expect(plain(formatMoment(Date.parse(time), Date.parse('2026-11-21T00:10:00Z')))).toBe(words),
);

const now = Date.parse('2026-11-21T00:10:00Z');
test.each([
  ['2026-11-21T00:09:31Z', 'just now'],
  ['2026-11-21T00:09:00.001Z', 'just now'],
  ['2026-11-20T23:10:00Z', '1 hour ago'],
  ['2026-11-21T00:30:00Z', 'just now'],
  ['2026-11-21T00:09:00Z', '1 minute ago'],
  ['2026-11-20T23:11:00Z', '59 minutes ago'],
  ['2026-11-20T18:40:00Z', '5 hours ago'],
  ['2026-11-20T00:11:00Z', '23 hours ago'],
  ['2026-11-20T00:10:00Z', 'yesterday'],
  ['2026-11-19T18:31:00Z', 'yesterday'],
  ['2026-11-19T18:29:00Z', '2 days ago'],
  ['2026-10-22T00:00:00Z', '30 days ago'],
  ['2026-10-21T00:00:00Z', 'last month'],
  ['2026-10-20T00:00:00Z', 'last month'],
  ['2026-05-01T00:00:00Z', '6 months ago'],
  ['2025-11-22T00:00:00Z', '11 months ago'],
  ['2025-11-21T00:00:00Z', 'last year'],
  ['2025-11-20T00:00:00Z', 'last year'],
  ['2025-11-01T00:00:00Z', 'last year'],
  ['2023-11-01T00:00:00Z', '3 years ago'],
])('how long ago %s is %s', (time, words) => expect(formatAgo(time, now)).toBe(words));
