import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { listPageSchema } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { startDesk } from './desk.ts';

const desk = await startDesk();

let gurpreet: string;
beforeAll(async () => {
  gurpreet = await desk.enquire(
    {
      name: 'Gurpreet Dhillon',
      email: 'g.dhillon+shop@gmail.com',
      phone: '+911672234567',
      phone_typed: '01672 234567, 98765-43210 (whatsapp)',
      message: 'A kiosk in Moga/Ludhiana.Budget 25 lakh <soon>, मोगा',
    },
    { attribution: { first: { utm_campaign: 'punjab-mela' } } },
  );
  await desk.enquire({
    name: 'Sunita Agarwal',
    email: 'sunita@example.in',
    phone: '+919812300000',
  });
  await desk.enquire({
    name: 'Harpreet Sharma',
    email: 'h@example.in',
    message: "O'Brien & \\ 100% sure",
  });
});

async function search(words: string) {
  const page = v.parse(
    listPageSchema,
    await desk.call('desk_leads($1)', [JSON.stringify({ search: words })]),
  );
  return {
    names: page.rows.map(({ name }) => name.split(' ')[0]).sort(),
    is_similar: page.is_similar,
  };
}
const found = async (words: string) => (await search(words)).names;

test.each([
  'dhillon',
  'GURPREET',
  'gurp dhil',
  'dhillon kiosk',
  'moga',
  'ludhiana budget',
  'मोगा',
  'soon',
  'punjab mela',
  'mela',
  '1672',
  '234567',
  '01672 234567',
  '01672-234567',
  '+91 1672 234567',
  '0091 1672 234567',
  '(01672) 234567',
  '98765',
  '9876543210',
  '098765 43210',
  '६७२२३',
  'dhillon 98765 43210',
  '25 lakh',
  '65',
  'g.dhillon+shop@',
  'dhillon+shop@gmail',
  'g.dhillon+shop@gmail.com',
  '@gmail',
  '@gmail.com',
])('%s finds Gurpreet Dhillon alone', async (words) => {
  expect(await search(words)).toEqual({ names: ['Gurpreet'], is_similar: false });
});

test('the reference finds a lead, whole or from its first half on, and the id does', async () => {
  const reference = referenceOf(gurpreet);
  for (const words of [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ' '),
    reference.slice(0, 7),
    gurpreet,
  ])
    expect(await found(words)).toEqual(['Gurpreet']);
});

test.each([
  ['dhilon', ['Gurpreet']],
  ['dillon', ['Gurpreet']],
  ['gurprit', ['Gurpreet']],
  ['gurpeet dhilon', ['Gurpreet']],
  ['dhilon kiosk', ['Gurpreet']],
  ['aggarwal', ['Sunita']],
  ['agrawal', ['Sunita']],
  ['suneeta', ['Sunita']],
  ['sarma', ['Harpreet']],
])('the misspelt %s finds names that sound like it', async (words, names) => {
  expect(await search(words)).toEqual({ names, is_similar: true });
});

test.each([
  'dhillon pune',
  'dhillon 99999',
  '777777',
  '5432109',
  'hillon@',
  'gmail',
  'zanzibar',
  '!!',
  '%',
  '%stage:new',
  "'",
  '\\',
  "' | '",
  '*',
  '(',
  '@',
  'YC-0000-0000',
  '~zln',
  '#987',
  'x'.repeat(200),
])('%s finds nobody', async (words) => {
  expect(await search(words)).toEqual({ names: [], is_similar: false });
});

test.each(["o'brien", 'brien sure', '100%'])('%s is found with its signs', async (words) => {
  expect(await found(words)).toEqual(['Harpreet']);
});

test('no search, or only space, is the list itself', async () => {
  expect(await found('')).toHaveLength(3);
  expect(await found('   ')).toHaveLength(3);
});

test('notes are found until they are taken back, and corrected words from then on', async () => {
  const { action_id } = await desk.work(gurpreet, { note: 'Uncle owns a petrol pump' });
  expect(await found('petrol')).toEqual(['Gurpreet']);
  await desk.undo(action_id);
  expect(await found('petrol')).toEqual([]);
  const fields = { name: 'Gurpreet Sandhu', phone: '+911672999999' };
  await desk.callAs('service', "correct_enquiry($1, $2, '[]')", [gurpreet, JSON.stringify(fields)]);
  expect(await found('sandhu')).toEqual(['Gurpreet']);
  expect(await found('1672999')).toEqual(['Gurpreet']);
  expect(await found('gurpreet dhillon')).toEqual([]);
});
