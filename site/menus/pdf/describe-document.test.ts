import { createElement } from 'react';
import { expect, test } from 'vitest';
import { describeDocument } from './describe-document.ts';

const Price = ({ value }: { value: number }) => createElement('TEXT', null, `₹${value}`);
const Bold = ({ value }: { value: number }) => createElement('TEXT', { bold: true }, `₹${value}`);
const page = (...children: Parameters<typeof createElement>[2][]) =>
  describeDocument(createElement('PAGE', { size: 'A4' }, ...children));

test('equal documents read equally', () => {
  expect(page(createElement(Price, { value: 80 }))).toBe(page(createElement(Price, { value: 80 })));
});

const written = (bold: boolean) => () => createElement('TEXT', { bold }, 'Chai');

test('a component reads as what it draws, not as its code', () => {
  const [plain, bold] = [written(false), written(true)];
  expect(String(plain)).toBe(String(bold));
  expect(page(createElement(plain))).not.toBe(page(createElement(bold)));
});

test.each<[string, object, object]>([
  ['dates', { made: new Date(0) }, { made: new Date('2025-01-01') }],
  ['functions', { render: () => 1 }, { render: () => 2 }],
])('two documents differ by %s among their properties', (_case, one, other) => {
  expect(page(createElement('TEXT', one))).not.toBe(page(createElement('TEXT', other)));
});

test('a picture takes no more room than its digest', () => {
  expect(page(createElement('IMAGE', { src: Buffer.alloc(100_000) })).length).toBeLessThan(200);
});

test.each([
  ['a price', page(createElement(Price, { value: 90 }))],
  ['what a component draws', page(createElement(Bold, { value: 80 }))],
  ['a picture', page(createElement('IMAGE', { src: Buffer.from('two') }))],
  ['the order', page('a', createElement(Price, { value: 80 }))],
])('another one differs by %s', (_case, text) => {
  expect(text).not.toBe(page(createElement(Price, { value: 80 })));
  expect(text).not.toBe(page(createElement('IMAGE', { src: Buffer.from('one') })));
});
