import { expect, test } from 'vitest';
import { writePhoneForSheet } from '../../../contract/leads-file/lead-cells.ts';
import { chatLink, formatPhone, mailLink } from './lead-phone.ts';

test.each([
  ['+919876543210', '+91 98765 43210', '98765 43210'],
  ['+911722345678', '+91 172 2345678', '01722 345678'],
  ['+911123456789', '+91 11 23456789', '01123 456789'],
  ['+442079460958', '+442079460958', '00 442079460958'],
])('writes %s for the screen and for a spreadsheet', (phone, screen, sheet) => {
  expect(formatPhone(phone)).toBe(screen);
  expect(writePhoneForSheet(phone)).toBe(sheet);
});

test('a chat link holds digits only', () => {
  expect(chatLink('+919876543210')).toBe('https://wa.me/919876543210');
});

test('an address cannot add headers to a mail link', () => {
  expect(mailLink('asha@example.in')).toBe('mailto:asha@example.in');
  expect(mailLink('a?bcc=b&c@example.in')).toBe('mailto:a%3Fbcc%3Db%26c@example.in');
});
