import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedPhone } from './phone.ts';

describe('what people type', () => {
  it.each([
    ['98765 43210', '+919876543210', null],
    ['0172-2701234', '+911722701234', null],
    ['Mob: 98765 43210', '+919876543210', 'Mob: 98765 43210'],
    ['Mob: 9876543210', '+919876543210', 'Mob: 9876543210'],
    ['Flat 12, 98765432', null, 'Flat 12, 98765432'],
    ['Flat 1 2, 98765432', null, 'Flat 1 2, 98765432'],
    ['98765 43210 (whatsapp)', '+919876543210', '98765 43210 (whatsapp)'],
    ['98765 43210 / 98765 43211', '+919876543210', '98765 43210 / 98765 43211'],
    ['98765 43210 98765 43211', '+919876543210', '98765 43210 98765 43211'],
    ['98765-43210/11', '+919876543210', '98765-43210/11'],
    ['O: 0172-2701234 M: +91-98765-43210', '+911722701234', 'O: 0172-2701234 M: +91-98765-43210'],
    ['मो. ९८७६५ ४३२१०', '+919876543210', 'मो. ९८७६५ ४३२१०'],
    [
      'UK +44 20 7946 0958, India 98765 43210',
      '+442079460958',
      'UK +44 20 7946 0958, India 98765 43210',
    ],
    ['2701234', null, '2701234'],
    ['98765 4321', null, '98765 4321'],
    ['98765432101', null, '98765432101'],
    ['not have, email only', null, 'not have, email only'],
  ])('%j gives %j, and the desk %j', (text, number, typed) => {
    expect(readTypedPhone(text)).toEqual({ number, typed });
  });

  it.each([
    ...['4532-9876543210', '4532/9876543210', '4532_9876543210', '50100 9876543210 12'],
    ...['50100 12345 67890 12345', '98765432109 8765432101', '12.9876543210', '12,9876543210'],
    ...['919800000502.5', '919800000502,5', '2026-11-21 10:30 9876543210'],
    ...['21/11/2026 9876543210', 'call 10-6 98765 43210', 'A/C 4532 9876 5432 1012'],
    ...['9.876543210E+11'],
  ])('%j is longer than a number', (text) => {
    expect(readTypedPhone(text)).toEqual({ number: null, typed: text });
  });

  it.each([
    ...['9876543210 9876543211', '9876543210,9876543211', '9876543210/9876543211'],
    ...['9876543210; 0172 2701234', '2701234, 98765 43210', '2701234/9876543210'],
    ...['12 Sector 5: 98765 43210', '9876543210 +91 98765 43211'],
    ...['Ph.(+91) 98765-43210 / 2701234'],
  ])('%j holds whole numbers', (text) => {
    expect(readTypedPhone(text).number).toBe('+919876543210');
  });

  it('takes no number out of a longer one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[6-9]\d{9}$/),
        fc.stringMatching(/^\d{3}$/),
        (digits, more) => {
          // With the country code before it, a toll-free number has as many digits.
          fc.pre(!digits.startsWith('91'));
          expect(readTypedPhone(`x ${digits}${more}`).number).toBeNull();
        },
      ),
    );
  });
});
