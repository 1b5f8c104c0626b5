import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Caller } from '../../../server/caller.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const SERVICE: Caller = { role: 'service_role', claims: {} };
const STRANGER: Caller = { role: 'anon', claims: {} };

async function submit(interest: unknown, caller = SERVICE): Promise<string> {
  const id = randomUUID();
  const lead = {
    id,
    name: 'Asha',
    email: `${id}@example.in`,
    message: 'Hello',
    subject: 'franchise',
  };
  await database.transactionAs(caller, (tx) =>
    tx.query('select public.submit_enquiry($1, $2, $3)', [
      JSON.stringify(lead),
      '[]',
      JSON.stringify({ interest }),
    ]),
  );
  return id;
}

const readLead = async (id: string) => {
  const { rows } = await database.transaction((tx) =>
    tx.query(
      'select interest, city, budget_rupees::int, area_sqft, model, brand from public.leads where id = $1',
      [id],
    ),
  );
  return rows[0];
};

test('answers are stored beside the words and fill what the desk knows', async () => {
  const interest = {
    ...{ from: 'finder', models: ['multiBrand'], brands: ['yctfc-idli-from-south'] },
    ...{ city: 'Moga', budget: 2_600_000, area: 1800 },
  };
  expect(await readLead(await submit(interest))).toEqual({
    interest,
    ...{ city: 'Moga', budget_rupees: 2_600_000, area_sqft: 1800 },
    ...{ model: 'Multi-Brand Food Court', brand: 'YCTFC Idli From South' },
  });
});

test('of several models or brands none is taken for the wanted one', async () => {
  const found = await readLead(
    await submit({
      models: ['singleBrand', 'cloudKitchen'],
      brands: ['roll-nation', 'delhi-gali'],
    }),
  );
  expect(found).toMatchObject({ model: null, brand: null });
});

test.each([undefined, null, {}, 'text', []])(
  'an enquiry with %j is stored without',
  async (told) => {
    expect(await readLead(await submit(told))).toMatchObject({ interest: null, city: null });
  },
);

test('unknown keys never get into the column', async () => {
  await expect(submit({ admin: true })).rejects.toThrow('leads_interest_check');
});

test('its receipt, timeline and copy of a person hold it; strangers cannot write it', async () => {
  const id = await submit({ city: 'Moga' });
  const { rows } = await database.transaction((tx) =>
    tx.query(
      `select public.read_receipt($1) -> 'interest' as receipt,
        (select private.lead_timeline(l.id) #> '{0,detail,interest}' from public.leads l where l.id = $1) as timeline`,
      [id],
    ),
  );
  expect(rows[0]).toEqual({ receipt: { city: 'Moga' }, timeline: { city: 'Moga' } });
  await expect(submit({ city: 'Moga' }, STRANGER)).rejects.toThrow('permission denied');
});
