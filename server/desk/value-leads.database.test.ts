import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { KNOWN } from '../../admin/testing/known.ts';
import { startDesk } from '../../supabase/tests/desk/desk.ts';
import { folderOfFile } from '../../tests/support/folders.ts';
import { startValuing } from './value-leads.ts';

const { sql, call, callAs, work, enquire, database } = await startDesk();
const siteFolder = folderOfFile();
mkdirSync(join(siteFolder, 'admin'));
const { score } = parse(readFileSync('content/desk.yaml', 'utf8'));
const decide = (change: object = {}) =>
  writeFileSync(
    join(siteFolder, 'admin/desk.json'),
    JSON.stringify({ ...KNOWN, score: { ...score, openCities: [], ...change } }),
  );

/** Reads what is to be read, and stops. */
async function read() {
  const log = { error: vi.fn() };
  const valuing = startValuing({
    database,
    findSite: async () => siteFolder,
    log,
    intervalMs: 60_000,
  });
  onTestFinished(() => valuing.stop());
  await valuing.wake();
  expect(log.error).not.toHaveBeenCalled();
}
const names = async (filter: object) => {
  const { rows } = await call<{ rows: { name: string }[] }>('desk_leads($1)', [
    JSON.stringify(filter),
  ]);
  return rows.map(({ name }) => name);
};
const scoreOf = async (id: string) =>
  Number((await sql('select score from private.lead_worth where lead_id = $1', [id]))[0]?.score);

test('lists go by what messages say, by what is noted since, and by the rules of today', async () => {
  decide();
  const developer = 'We are mall developers in Bathinda, 12,000 sq ft, budget ₹1 crore, franchise';
  const mall = await enquire({ name: 'Mall', message: developer, subject: 'franchise' });
  const kiosk = await enquire({ name: 'Kiosk', message: 'Kiosk in Moga, budget 8 lakh' });
  await enquire({ name: 'Guest', message: 'Is the food court open today?' });
  expect(await names({ order: 'budget' })).toEqual([]);
  await read();
  expect(await names({ order: 'budget' })).toEqual(['Mall', 'Kiosk']);
  expect(await names({ order: 'worth', list: 'unanswered' })).toEqual(['Mall', 'Kiosk', 'Guest']);
  expect(await names({ order: 'city' })).toEqual(['Mall', 'Kiosk']);
  expect(await names({ area: '10000', budget: '5000000', city: 'bathinda' })).toEqual(['Mall']);
  expect((await call<{ fields: object }>('desk_facets()')).fields).toMatchObject({
    city: expect.arrayContaining([{ value: 'Moga', leads: 1 }]),
  });

  await work(kiosk, { fields: { budget_rupees: 90_000_000, city: 'Moga' } });
  expect(await names({ order: 'budget' })).toEqual(['Kiosk', 'Mall']);
  const [before, mallBefore] = [await scoreOf(kiosk), await scoreOf(mall)];
  await read();
  expect(await scoreOf(kiosk)).toBeGreaterThan(before);
  decide({ rules: [] });
  await read();
  expect([await scoreOf(mall), mallBefore > 0]).toEqual([0, true]);
});

test('who changed while he was read is read anew, and many are read to the last', async () => {
  const id = await enquire({ name: 'Quick', message: 'Kiosk in Moga, budget 8 lakh' });
  const due = await callAs<{ id: string; version: string }[]>(
    'service',
    "leads_to_value('x', 500)",
  );
  const values = due.map((lead) => ({ ...lead, score: 7, budget: 1, area: 1, city: '' }));
  await work(id, { fields: { budget_rupees: 700_000 } });
  await callAs('service', "value_leads('x', $1)", [JSON.stringify(values)]);
  expect(await scoreOf(id)).toBe(0);
  await sql(`insert into public.leads (name, phone, message)
    select 'Many', '+91987' || (1000000 + n), 'Budget ' || n || ' lakh' from generate_series(1, 120) n`);
  await read();
  expect(await sql("select from private.lead_worth where rules in ('', 'x')")).toEqual([]);
  expect(await sql('select from private.lead_worth where budget > 0')).toHaveLength(123);
});
