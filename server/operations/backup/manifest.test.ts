import { expect, test } from 'vitest';
import type { Transaction } from '../../database/database.ts';
import { readTables } from './manifest.ts';

const answering = (...tables: [name: string, ...refersTo: string[]][]) =>
  ({
    query: async () => ({
      rows: tables.map(([name, ...refersTo]) => ({ name, columns: [`${name}_id`], refersTo })),
    }),
  }) as unknown as Transaction;
const namesOf = async (tx: Transaction) => (await readTables(tx)).map(({ name }) => name);

test('each table comes after those that it references', async () => {
  const tx = answering(['a', 'c'], ['b', 'a', 'c'], ['c'], ['d', 'elsewhere']);
  expect(await namesOf(tx)).toEqual(['c', 'd', 'a', 'b']);
  expect((await readTables(answering(['a'])))[0]).toEqual({ name: 'a', columns: ['a_id'] });
  expect(await namesOf(answering())).toEqual([]);
});

test('tables that reference each other have no order', async () => {
  await expect(readTables(answering(['a', 'b'], ['b', 'a'], ['c']))).rejects.toThrow(
    'in a circle: a, b',
  );
});
