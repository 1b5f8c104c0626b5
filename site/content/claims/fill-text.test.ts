import { describe, expect, it } from 'vitest';
import type { Claim, Register } from './claim.ts';
import { fillProse, fillText } from './fill-text.ts';

const claim = (id: string, rest: Partial<Claim>): [string, Claim] => [
  id,
  {
    ...{ id, label: id, subject: 'shop', basis: 'Stated by the company', source: 'Plan' },
    ...{ conditions: 'None', since: '2024-01-01', isExpired: false },
    ...rest,
  },
];
const register: Register = new Map([
  claim('money', { range: { min: 800_000, max: 1_500_000, unit: 'rupees' } }),
  claim('months', { range: { min: 12, max: 18, unit: 'months' } }),
  claim('space', { range: { min: 300, max: 600, unit: 'sq ft' } }),
  claim('many', { value: '50+' }),
  claim('old', { value: '100+', isExpired: true }),
]);
const fill = (text: string) => fillText(text, { register }).text;
const faults = (text: string, hasTradeSource = false) =>
  fillText(text, { register, hasTradeSource }).faults.join();
const prose = (text: string) => fillProse(text, { register, basisPath: '/n' }).text;

describe('a placeholder', () => {
  it.each([
    ['{claim:money}', '₹8-15 Lakhs'],
    ['{claim:money:from}', '₹8 Lakhs'],
    ['{claim:months:ends}', '12-18'],
    ['{claim:space:words}', '300 to 600 sq ft'],
    ['{claim:many} shops', '50+ shops'],
    ['[ from {claim:many}]', ' from 50+'],
    ['See [ours](/a) of {claim:many}', 'See [ours](/a) of 50+'],
  ])('%s becomes %s', (text, filled) => expect(fill(text)).toBe(filled));

  it.each([
    ['{claim:none}', 'there is no claim "none" in content/claims/'],
    ['{claim:money:half}', '"half" is no form of a figure'],
  ])('%s is refused', (text, fault) => expect(faults(text)).toBe(fault));
});

it.each([
  ['Shops[ with {claim:old} seats]', 'Shops'],
  ['[{claim:old} shops|Shops]', 'Shops'],
  ['We cook. We have {claim:old} shops. Come in.', 'We cook. Come in.'],
  ['We have {claim:old} shops.', ''],
])('a claim that has ended goes from "%s"', (text, left) => expect(fill(text)).toBe(left));

describe('a figure that is in no register', () => {
  it.each([
    ...['₹500', 'Rs. 99', '40%', '40 per cent', '200+ shops', '5 Lakhs', '2 Crores', '24/7'],
    ...['2-3 years', '200 to 500 sq ft', '8-10 brands', 'payback after 30 months'],
    'a ROI in 3 years',
  ])('%s is refused', (text) => expect(faults(`We say ${text}.`)).toContain('is not in content'));

  it.each(['Nine brands', 'a PIN of 160017', '7 days', '18 years', 'September 15', '₹ in hand'])(
    '%s persuades nobody',
    (text) => expect(faults(text)).toBe(''),
  );

  it('is named whole, and each of several', () => {
    const said = faults('₹500 a day, 40% more, 200+ shops and again 40%.');
    expect(said.match(/"[^"]+"/g)).toEqual(['"₹500"', '"40%"', '"200+"']);
  });

  it('may be one of the trade where the text says whose it is', () => {
    expect(faults('Rent is 8-15% of sales.', true)).toBe('');
  });

  it('is refused though, where it is our own', () => {
    expect(faults('From ₹8-15\nLakhs.', true)).toBe(
      '"₹8-15 Lakhs" is our own figure: write {claim:money}',
    );
    expect(faults('₹18-15 Lakhs', true)).toBe('');
    expect(faults('We have 50+ shops', true)).toContain('{claim:many}');
  });
});

describe('Markdown', () => {
  it('says behind each block with figures who states them', () => {
    expect(prose('# A\n\nFrom {claim:money}.\n\nNo figure.')).toBe(
      '# A\n\nFrom ₹8-15 Lakhs. (stated by the company: [basis of these figures](/n#shop))\n\nNo figure.',
    );
    expect(prose('| a |\n|---|\n| {claim:many} |')).toBe(
      '| a |\n|---|\n| 50+ |\n\n*Figures stated by the company: [basis of these figures](/n#shop).*',
    );
  });

  it('loses rows, items and sentences with a claim that has ended', () => {
    expect(prose('| a |\n|---|\n| b. {claim:old} |\n| c |')).toBe('| a |\n|---|\n| c |');
    expect(prose('One.\n\n| a |\n|---|\n| {claim:old} |\n\nTwo.')).toBe('One.\n\nTwo.');
    expect(prose('- one\n- {claim:old} shops\n- two')).toBe('- one\n- two');
    expect(prose('One.\n\nWe have {claim:old}.\n\nTwo.')).toBe('One.\n\nTwo.');
  });

  it('names what is wrong', () => {
    expect(fillProse('One\n\n₹5', { register }).faults).toHaveLength(1);
  });
});
