import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startRestService } from './testing/rest-service.ts';

const nowhere = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
const cut = await startRestService({ database: nowhere });
afterAll(() => nowhere.close());

test.each<[string, RequestInit, string]>([
  ['/leads?select=*', {}, 'table leads'],
  ['/leads?nonsense=1', { method: 'DELETE' }, 'table leads'],
  ['/leads', { method: 'POST', body: '{}' }, 'table leads'],
  ['/profiles?select=role', {}, 'table profiles'],
  ['/rpc/lead_health', { method: 'POST' }, 'function lead_health'],
  ['/rpc/submit_enquiry', { method: 'POST', body: '{}' }, 'function submit_enquiry'],
  ['/rpc/pg_sleep', { method: 'POST', body: '{' }, 'function pg_sleep'],
])('%s %o is refused as PostgreSQL would, without a database', async (path, init, right) => {
  const answer = await cut.send(path, init);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { code: '42501', details: null, hint: null, message: `permission denied for ${right}` },
  ]);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(answer.headers.get('connection')).toBe('close');
});
