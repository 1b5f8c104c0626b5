import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RestService, startRestService } from './testing/rest-service.ts';

// Queries on the JSON and array columns of leads, with the official client.

let service: RestService;
let client: SupabaseClient;

beforeAll(async () => {
  service = await startRestService();
  client = service.clientFor((await service.signUp('admin')).token);
  await service.database.transaction((tx) =>
    tx.query(`
      insert into public.leads
        (name, email, message, attribution, quarantine_reasons, quarantined_at)
      values
        ('Asha', 'asha@example.com', 'Namaste', '{}', '{}', null),
        ('Ravi', 'ravi@example.com', 'Namaste', '{"utm_source":"mela","page":"/menu"}',
          '{links,speed}', now())`),
  );
});
afterAll(() => service.drop());

test('where a lead came from', async () => {
  const { data } = await client
    .from('leads')
    .select('name,attribution->>utm_source')
    .eq('attribution->>utm_source', 'mela')
    .order('attribution->>page');
  expect(data).toEqual([{ name: 'Ravi', utm_source: 'mela' }]);
});

test.each([
  ['cs', '{links}', 1],
  ['cd', '{links,speed,words}', 2],
  ['ov', '{speed,words}', 1],
  ['ov', '{words}', 0],
])('why a lead is held: %s.%s', async (operator, value, count) => {
  const held = client.from('leads').select('', { count: 'exact', head: true });
  expect((await held.filter('quarantine_reasons', operator, value)).count).toBe(count);
});
