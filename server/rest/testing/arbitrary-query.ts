import fc from 'fast-check';
import type { Table } from '../catalogue.ts';
import { COMPARISONS } from '../query/table-query.ts';

/** Columns of the table that `createParcels` makes, as the catalogue describes them. */
export const PARCELS: Table = {
  name: 'parcels',
  columns: new Map([
    ['id', 'integer'],
    ['owner', 'uuid'],
    ['label', 'text'],
    ['weight', 'numeric'],
    ['is_sent', 'boolean'],
    ['tags', 'text[]'],
    ['details', 'jsonb'],
    ['sent_at', 'timestamp with time zone'],
    ['odd "name', 'text'],
  ]),
  anonymousMay: { read: false, delete: false },
};

/** Marks text of a request: wherever it turns up, it came from there. */
export const MARK = 'zQ9x';

/** Fragments that look like SQL, like PostgREST's grammar, or like nothing in particular. */
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
      '->>',
      '{',
      '}',
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

// Mostly text columns, since other types refuse hostile values before anything is compared.
const column = fc.constantFrom('label', 'label', 'odd "name', ...PARCELS.columns.keys());
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const quotedText = hostileText.map(quote);

/** Steps into JSON by hostile keys and by indices. */
const path = fc
  .array(fc.tuple(fc.constantFrom('->', '->>'), fc.oneof(quotedText, fc.constantFrom('0', '-7'))), {
    minLength: 1,
    maxLength: 3,
  })
  .map((steps) => steps.map((step) => step.join('')).join(''));
const field = fc.oneof(
  { weight: 3, arbitrary: column.map(quote) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('details', 'tags', 'label'), path)
      .map((parts) => parts.join('')),
  },
);
const selected = fc.oneof(
  column.map(quote),
  fc.tuple(fc.constantFrom('details', 'tags'), path).map(([name, steps]) => `a_1:${name}${steps}`),
);
const comparison = fc.constantFrom(...COMPARISONS);
const not = fc.constantFrom('', 'not.');

const operation = fc.oneof(
  fc.tuple(not, comparison, hostileText).map(([n, op, v]) => `${n}${op}.${v}`),
  fc.tuple(not, fc.array(quotedText, { maxLength: 3 })).map(([n, vs]) => `${n}in.(${vs})`),
  fc.tuple(not, fc.constantFrom('null', 'TRUE', 'false')).map(([n, v]) => `${n}is.${v}`),
);

const search = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();

/** Query strings that parse: every operator, JSON paths, hostile keys and values. */
export const validSearch = fc
  .tuple(
    fc.array(fc.tuple(field, operation), { maxLength: 4 }),
    fc.array(fc.tuple(field, fc.constantFrom('', '.asc', '.desc.nullslast')), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(selected, { maxLength: 3 }),
  )
  .map(([filters, order, select]) =>
    search([
      ...filters,
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
          fc.constantFrom(
            'select',
            'order',
            'limit',
            'offset',
            'columns',
            'and',
            'not.or',
            'id',
            'details->>a',
          ),
        ),
        hostileText,
      ),
      { maxLength: 4 },
    )
    .map(search),
);
