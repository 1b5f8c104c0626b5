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
    ['call 10-6 98765 43210', '+919876543210', 'call 10-6 98765 43210'],
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
