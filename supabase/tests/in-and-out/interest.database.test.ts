import { expect, test } from 'vitest';
import { startDesk } from '../desk/desk.ts';

const desk = await startDesk();

const submit = (interest: unknown) => desk.enquire({ subject: 'franchise' }, { interest });
const readLead = async (id: string) => {
  const { interest, city, budget_rupees, area_sqft, model, brand } = await desk.row(id);
  return {
    interest,
    city,
    budget_rupees: budget_rupees && Number(budget_rupees),
    area_sqft,
    model,
    brand,
  };
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

test('its receipt and its timeline hold it', async () => {
  const id = await submit({ city: 'Moga' });
  expect(await desk.callAs('service', 'read_receipt($1)', [id])).toMatchObject({
    interest: { city: 'Moga' },
  });
  expect(await desk.call('desk_lead($1)', [id])).toMatchObject({
    timeline: [{ kind: 'enquiry', detail: { interest: { city: 'Moga' } } }],
  });
});
