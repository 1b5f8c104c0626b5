import { expect, it } from 'vitest';
import { type Correction, renderCorrectionMail } from './handler.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const FACTS = { leadsTo: 'leads@example.in', deskUrl: 'https://desk.yctfc.example' };
const CORRECTION: Correction = {
  name: 'Asha Rani',
  email: 'asha@example.in',
  phone: '+919876511111',
  message: 'A kiosk in Mohali',
};
const linesOf = (changes: object) =>
  renderCorrectionMail(ID, { ...CORRECTION, ...changes }, FACTS).body_text.split('\n');

it('lists each corrected detail once, the message last', () => {
  const lines = linesOf({});
  expect(lines.filter((line) => /: \S/.test(line))).toEqual([
    'All enquiries: https://desk.yctfc.example/admin',
    'Name: Asha Rani',
    'E-mail: asha@example.in',
    'Phone: +919876511111',
    'Reference: YC-F47A-C10B',
  ]);
  expect(lines.slice(-3)).toEqual(['', 'A kiosk in Mohali', '']);
});

it('leaves out a number that was taken away', () => {
  expect(linesOf({ phone: '' }).filter((line) => line.startsWith('Phone'))).toEqual([]);
});

it('adds the number as it was typed where that differs', () => {
  expect(linesOf({ phone_typed: '98765 1111O' })).toContain('Phone as typed: 98765 1111O');
});
