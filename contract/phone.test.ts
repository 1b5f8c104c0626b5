import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

const digitsFrom = (first: string, rest: number) =>
  fc
    .tuple(
      fc.constantFrom(...first),
      fc.array(fc.constantFrom(...'0123456789'), { minLength: rest, maxLength: rest }),
    )
    .map(([head, tail]) => head + tail.join(''));

const mobile = digitsFrom('6789', 9);
/** Area code (Delhi, Mumbai, Chandigarh, Ludhiana, Amritsar, a small town) and subscriber: ten digits. */
const landline = fc
  .constantFrom('11', '22', '172', '161', '183', '1881')
  .chain((area) => digitsFrom('2345', 9 - area.length).map((subscriber) => ({ area, subscriber })));
const prefix = fc.constantFrom(
  '',
  '0',
  '91',
  '+91',
  '0091',
  '+91 0',
  '+91-',
  '+91 (0)',
  '(+91) ',
  '91 - ',
  '0 91 ',
);
const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '  ', ' - ', '\u2013');

/** Puts `gap` after each of the given numbers of digits. */
const grouped = (digits: string, sizes: readonly number[], gap: string) =>
  sizes
    .map((size, index) => {
      const start = sizes.slice(0, index).reduce((sum, before) => sum + before, 0);
      return digits.slice(start, start + size);
    })
    .join(gap);
const grouping = fc.constantFrom([10], [5, 5], [3, 3, 4], [4, 3, 3], [2, 4, 4], [4, 6]);

/** A mobile number in the digits that begin with `zero`. */
const writeDigits = (zero: number) =>
  [...'9876543210'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

const isIndian = (e164: string) => parsePhoneNumberFromString(e164)?.country === 'IN';

describe('Indian numbers', () => {
  it('reads a mobile number in every common notation', () => {
    fc.assert(
      fc.property(mobile, prefix, grouping, separator, (digits, before, sizes, gap) => {
        expect(normalisePhone(before + grouped(digits, sizes, gap))).toBe(`+91${digits}`);
      }),
    );
  });

  it('reads a landline with its area code', () => {
    fc.assert(
      fc.property(landline, separator, ({ area, subscriber }, gap) => {
        for (const spelling of [
          `0${area}${gap}${subscriber}`,
          `(0${area})${gap}${subscriber}`,
          `+91 ${area}${gap}${subscriber}`,
          `+91-0${area}${gap}${subscriber}`,
          `${area}${gap}${subscriber}`,
        ]) {
          expect(normalisePhone(spelling), spelling).toBe(`+91${area}${subscriber}`);
        }
      }),
    );
  });

  it('accepts every number that libphonenumber considers valid', () => {
    fc.assert(
      fc.property(digitsFrom('123456789', 9), prefix, (digits, before) => {
        const expected = parsePhoneNumberFromString(`+91${digits}`);
        fc.pre(expected?.isValid() === true && isIndian(expected.number));
        expect(normalisePhone(before + digits)).toBe(expected?.number);
      }),
      { numRuns: 300 },
    );
  });

  it('reads the digits of the scripts used in India', () => {
    for (const zero of [
      ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
      ...[0x6f0, 0x660],
    ]) {
      const typed = writeDigits(zero);
      expect(normalisePhone(typed), typed).toBe('+919876543210');
    }
    expect(normalisePhone('＋９１　９８７６５４３２１０')).toBe('+919876543210');
  });

  it('reads no digits of other scripts', () => {
    const sinhala = 0xde6;
    expect(normalisePhone(writeDigits(sinhala))).toBeNull();
  });
});

describe('foreign numbers', () => {
  const foreign = getCountries().flatMap((country) => {
    const example = country === 'IN' ? undefined : getExampleNumber(country, examples);
    return example ? [example] : [];
  });

  it('reads numbers of every country in international notation, with + and with 00', () => {
    expect(foreign.length).toBeGreaterThan(200);
    for (const number of foreign) {
      const spelling = number.formatInternational();
      expect(normalisePhone(spelling), spelling).toBe(number.number);
      expect(normalisePhone(spelling.replace('+', '00 ')), spelling).toBe(number.number);
    }
  });
});

it.each([
  // A mobile number may begin with the digits of the country code.
  ['91987 65432', '+919198765432'],
  ['+91 91987 65432', '+919198765432'],
  // Toll-free.
  ['1800 123 4567', '+9118001234567'],
  ['1860-266-7766', '+9118602667766'],
  // Invisible characters, and others that copying adds.
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['\u2066098765\u200b43210\u2069\ufeff', '+919876543210'],
  ['98765\ufe0f43210', '+919876543210'],
  ['9876\u3164543210', '+919876543210'],
  ['tel:+91-98765-43210', '+919876543210'],
  // The bracketed zero is not dialled from abroad.
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044(0)2079460958', '+442079460958'],
])('reads %j as %s', (text, number) => expect(normalisePhone(text)).toBe(number));

it.each([
  ...['+9198765432', '+91 987654321', '+91 9876543210 1', '98765', '12345', '2700000'],
  ...['0000000000', '00000000000000', '+1 234', '+0123456789', '+1234567890123456', '+'],
  ...['', ' ', 'call me', '98765 43210 ext 5', 'name@example.com', '98765+43210'],
])('refuses "%s"', (text) => expect(normalisePhone(text)).toBeNull());

it('anything else never throws and returns only what the database accepts', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-() .٣९') }),
  );
  fc.assert(
    fc.property(noise, (text) => {
      const read = normalisePhone(text);
      if (read !== null) expect(read).toMatch(/^\+[1-9][0-9]{6,14}$/);
    }),
    { numRuns: 500 },
  );
});
