import { expect, test } from 'vitest';
import type { Transaction } from '../../database/database.ts';
import { PARCELS } from '../testing/arbitrary-query.ts';
import { readRows } from './read-rows.ts';

/** Reads from a database that answers each statement with the next of `rows`. */
async function read(method: string, rows: object[], search = '', maxRows = 10) {
  const statements: string[] = [];
  const query = async (text: string) => {
    statements.push(text);
    return { rows: [rows[statements.length - 1]] };
  };
  const request = new Request(`http://rest.test/parcels${search}`, { method });
  const answer = await readRows(request, 'parcels', {
    catalogue: { withTable: async (_name, plan) => plan(PARCELS) },
    run: (work) => work({ query } as unknown as Transaction),
    maxRows,
  });
  return { answer, statements };
}

test('for HEAD the database builds no body', async () => {
  const { answer, statements } = await read('HEAD', [{ rows: 2, body: '' }]);
  expect(statements).toEqual([expect.stringContaining("'' as body")]);
  expect(answer.headers.get('Content-Range')).toBe('0-1/*');
  const { statements: got } = await read('GET', [{ rows: 2, body: '[]' }]);
  expect(got).toEqual([expect.stringContaining('json_agg')]);
});

test('rows are counted only where the answer was cut', async () => {
  const cut = await read('GET', [{ rows: 10, body: '[]' }, { total: 12 }]);
  expect([cut.answer.status, cut.answer.headers.get('Content-Range')]).toEqual([206, '0-9/12']);
  expect(cut.statements).toHaveLength(2);
  const asked = await read('GET', [{ rows: 10, body: '[]' }], '?limit=10');
  expect(asked.answer.headers.get('Content-Range')).toBe('0-9/*');
  const fewer = await read('GET', [{ rows: 9, body: '[]' }], '?limit=20');
  expect(fewer.answer.headers.get('Content-Range')).toBe('0-8/*');
});
