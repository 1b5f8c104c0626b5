import { expect, test } from 'vitest';
import { parseCalendar } from '../../tests/support/calendar/parse-calendar.ts';
import { writeCalendar } from './calendar.ts';

const step = {
  id: '3f7a91c2-0000-4000-8000-000000000000',
  name: 'Gurpreet; Kaur, "Dhillon" \\ Sons',
  due_at: '2026-11-25T11:00:00+05:30',
  due_what: 'गुरप्रीत को दुकान का नक्शा भेजना है 🏪'.repeat(5),
  phone: '+919876543210',
  changed_at: '2026-11-22T10:00:00.123456+00:00',
  url: 'https://yctfc.example/admin#leads/YC-3F7A-91C2',
};

test('a subscription is read back as it was meant', () => {
  const calendar = parseCalendar(writeCalendar([step]));
  expect(calendar.properties).toEqual({
    VERSION: '2.0',
    PRODID: '-//YCTFC//Lead desk//EN',
    METHOD: 'PUBLISH',
    NAME: 'YCTFC follow-ups',
    'X-WR-CALNAME': 'YCTFC follow-ups',
    'REFRESH-INTERVAL': 'PT1H',
    'X-PUBLISHED-TTL': 'PT1H',
  });
  expect(calendar.parts).toEqual([
    {
      name: 'VEVENT',
      properties: {
        UID: `${step.id}@yctfc`,
        SEQUENCE: '0',
        DTSTAMP: '20261122T100000Z',
        DTSTART: '20261125T053000Z',
        DTEND: '20261125T054500Z',
        SUMMARY: `${step.due_what}: ${step.name}`,
        DESCRIPTION: '+919876543210\nYC-3F7A-91C2',
        URL: step.url,
      },
      parts: [
        {
          name: 'VALARM',
          properties: { ACTION: 'DISPLAY', DESCRIPTION: step.name, TRIGGER: '-PT10M' },
          parts: [],
        },
      ],
    },
  ]);
});

test('an empty calendar is one, too', () => {
  expect(parseCalendar(writeCalendar([])).parts).toEqual([]);
});

test.each([
  '\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  '\rATTENDEE:mailto:x@example.in',
  '\u0000\u0085\u000B',
])('nobody begins a line of his own with %j', (attack) => {
  const { parts } = parseCalendar(writeCalendar([{ ...step, name: attack, due_what: attack }]));
  expect(parts).toHaveLength(1);
  expect(Object.keys(parts[0]?.properties ?? {})).not.toContain('ATTENDEE');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point.
  expect(parts[0]?.properties.SUMMARY).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u0085]/);
});
