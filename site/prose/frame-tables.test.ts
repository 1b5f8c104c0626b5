import { expect, it } from 'vitest';
import { frameTables } from './frame-tables.ts';

const table = '<table><thead><tr><th>Item</th></tr></thead></table>';
const framed = (name: string) =>
  `<div class="table-frame" role="region" tabindex="0" aria-label="${name}">` +
  '<table><thead><tr><th scope="col">Item</th></tr></thead></table></div>';

it('names a table’s region after the heading above it', () => {
  expect(frameTables(`<h2 id="r">Rent &amp; <em>"power"</em></h2><p>x</p>${table}`)).toBe(
    `<h2 id="r">Rent &amp; <em>"power"</em></h2><p>x</p>${framed('Rent &amp; &quot;power&quot;')}`,
  );
});

it('counts anew below each heading, and names a table without one', () => {
  expect(frameTables(`${table}<h2>Cost</h2>${table}${table}<h3>Rent</h3>${table}`)).toBe(
    `${framed('Table')}<h2>Cost</h2>${framed('Cost')}${framed('Cost, table 2')}<h3>Rent</h3>${framed('Rent')}`,
  );
});

it('gives each table below one heading a name of its own', () => {
  expect(frameTables(`<h2>Cost</h2>${table}${table}`)).toBe(
    `<h2>Cost</h2>${framed('Cost')}${framed('Cost, table 2')}`,
  );
});

it('leaves text without tables alone', () => {
  expect(frameTables('<h2>Cost</h2><p>Three</p>')).toBe('<h2>Cost</h2><p>Three</p>');
});
