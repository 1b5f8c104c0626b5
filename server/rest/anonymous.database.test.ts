import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startRestService } from './testing/rest-service.ts';

const nowhere = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
const service = await startRestService({ gateClock: () => 0 });
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

test('a flood of strangers is sent away, and the administrator is answered', async () => {
  const { token } = await service.signUp('admin');
  const answers = await Promise.all(Array.from({ length: 400 }, () => service.send('/leads')));
  const away = answers.filter(({ status }) => status === 429);
  expect(away.length).toBeGreaterThan(300);
  expect(away[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await away[0]?.json()).toMatchObject({ code: 'over_request_rate_limit' });
  expect((await service.send('/leads', {}, 'not.a.token')).status).toBe(429);
  expect((await service.send('/leads', {}, token)).status).toBe(200);
});
