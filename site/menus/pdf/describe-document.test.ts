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

test.each([
  ['a price', page(createElement(Price, { value: 90 }))],
  ['what a component draws', page(createElement(Bold, { value: 80 }))],
  ['a picture', page(createElement('IMAGE', { src: Buffer.from('two') }))],
  ['the order', page('a', createElement(Price, { value: 80 }))],
])('another one differs by %s', (_case, text) => {
  expect(text).not.toBe(page(createElement(Price, { value: 80 })));
  expect(text).not.toBe(page(createElement('IMAGE', { src: Buffer.from('one') })));
});
