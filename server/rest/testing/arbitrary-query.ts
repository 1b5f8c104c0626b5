import fc from 'fast-check';
import type { Table } from '../catalogue.ts';

/** Columns of the table that `createParcels` makes, as the catalogue describes them. */
export const PARCELS: Table = {
  name: 'parcels',
  columns: new Map([
    ['id', 'integer'],
    ['owner', 'uuid'],
    ['label', 'text'],
    ['weight', 'numeric'],
    ['is_sent', 'boolean'],
    ['sent_at', 'timestamp with time zone'],
    ['odd "name', 'text'],
  ]),
  primaryKey: ['id'],
};

/** Text that only a request says: wherever it turns up, it came from there. */
export const MARK = 'zQ9x';

/** Pieces that look like SQL, like PostgREST's grammar, or like nothing. */
const fragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...[
      '"',
      "'",
      '\\',
      '\0',
      '--',
      '/*',
      ';',
      '$1',
      '$$',
      '(',
      ')',
      ',',
      '.',
      ':',
      '::',
      '*',
      '->',
    ],
    ...[
      "' or 1=1 --",
      '"; drop table leads; --',
      'pg_sleep(9)',
      'not.',
      'and(',
      'or(',
      'in.(',
      'eq.',
    ],
  ),
);

/** Arbitrary text that carries the mark. */
export const hostileText = fc
  .array(fragment, { maxLength: 5 })
  .map((parts) => [...parts, MARK, ...parts].join(''));

// Texts more often than not, since other types refuse hostile values before anything is compared.
const column = fc.constantFrom('label', 'label', 'odd "name', ...PARCELS.columns.keys());
const quotedColumn = column.map((name) => `"${name.replace(/["\\]/g, '\\$&')}"`);
const quotedText = hostileText.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`);
const comparison = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike');
const not = fc.constantFrom('', 'not.');

const operation = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.tuple(not, comparison, value).map(([n, op, v]) => `${n}${op}.${v}`),
    fc.tuple(not, fc.array(quotedText, { maxLength: 3 })).map(([n, vs]) => `${n}in.(${vs})`),
    fc.tuple(not, fc.constantFrom('null', 'TRUE', 'false')).map(([n, v]) => `${n}is.${v}`),
  );

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((nodes) => `(${nodes})`),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(quotedColumn, operation(quotedText)).map((parts) => parts.join('.')),
    fc.tuple(not, fc.constantFrom('and', 'or'), tie('tree')).map((parts) => parts.join('')),
  ),
}));

const search = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();

/** Query strings that parse: every operator, nested logic, hostile values. */
export const validSearch = fc
  .tuple(
    fc.array(fc.tuple(quotedColumn, operation(hostileText)), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), tree), { maxLength: 2 }),
    fc.array(fc.tuple(quotedColumn, fc.constantFrom('', '.asc', '.desc.nullslast')), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(quotedColumn, { minLength: 1, maxLength: 3 }),
  )
  .map(([filters, groups, order, select]) =>
    search([
      ...filters,
      ...groups,
      ['order', order.map((term) => term.join('')).join(',')],
      ['select', select.join(',')],
    ]),
  );

/** Query strings of any kind, most of them refused. */
export const anySearch = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.tuple(
        fc.oneof(
          hostileText,
          fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'and', 'not.or', 'id'),
        ),
        hostileText,
      ),
      { maxLength: 4 },
    )
    .map(search),
);
