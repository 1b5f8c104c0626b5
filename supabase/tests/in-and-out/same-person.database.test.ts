import { beforeEach, expect, test } from 'vitest';
import { startDesk } from '../desk/desk.ts';

const { sql, callAs, submit } = await startDesk();
beforeEach(() => sql('truncate public.leads, private.lead_archive, private.mail_outbox cascade'));

const count = async (table: string, where = 'true') =>
  (await sql(`select from ${table} where ${where}`)).length;

test('what shares a number is offered, and erased only where it was chosen', async () => {
  await submit();
  const insert = async (name: string, email: string | null, phone: string | null) => {
    const [row] = await sql<{ id: string }>(
      'insert into public.leads (name, email, phone, message) values ($1, $2, $3, $4) returning id',
      [name, email, phone, 'Hello'],
    );
    return row?.id ?? '';
  };
  const byHand = await insert('Asha by hand', null, '+919876543210');
  const shared = await insert('Ravi', 'ravi@example.in', '+919876543210');
  const stranger = await insert('Meena', null, '+919811111111');
  const deleted = await insert('Asha before', null, '+919876543210');
  await sql('delete from public.leads where id = $1', [deleted]);
  const offered = await callAs<{ id: string; name: string }[]>(
    'administrator',
    "related_leads('asha@EXAMPLE.in')",
  );
  expect(offered.map(({ name }) => name).sort()).toEqual(['Asha before', 'Asha by hand', 'Ravi']);
  for (const also of [`'{${stranger}}'`, `'{${byHand},${stranger}}'`, 'null']) {
    const call = `erase_person('asha@example.in', ${also})`;
    await expect(callAs('administrator', call)).rejects.toMatchObject({ code: '22023' });
  }
  const chosen = `erase_person('asha@example.in', '{${byHand},${deleted}}')`;
  expect(await callAs('administrator', chosen)).toBe(3);
  expect(await sql('select id from public.leads order by name')).toEqual([
    { id: stranger },
    { id: shared },
  ]);
  expect(await count('private.lead_archive')).toBe(0);
});

test('unasked, only what has the address itself is erased', async () => {
  await submit();
  await sql(
    "insert into public.leads (name, phone, message) values ('By hand', '+919876543210', 'Hello')",
  );
  expect(await callAs('administrator', "erase_person('asha@example.in')")).toBe(1);
  expect(await count('public.leads')).toBe(1);
});

test.each([
  '+919876543210',
  '9876543210',
  '09876543210',
  '98765 43210',
  '+91 98765-43210',
  '919876543210',
  '0091 9876543210',
  ' ASHA@example.in ',
])('%j finds the same person', async (address) => {
  await submit();
  const found = await callAs<{ enquiries: unknown[] }>('administrator', 'export_person($1)', [
    address,
  ]);
  expect(found.enquiries).toHaveLength(1);
  expect(await callAs('administrator', 'erase_person($1)', [address])).toBe(1);
});

test.each(['+449876543210', '987654321', '', ' ', '%'])('%j finds nobody', async (address) => {
  await submit();
  expect(await callAs('administrator', 'erase_person($1)', [address])).toBe(0);
});

test('of a click only the page is kept, without what follows it', async () => {
  for (const page of ['/menu?name=Zebulonia', '/menu#Zebulonia', '/menu?a\nb', '/menu'])
    await callAs('service', "record_chat_click('K7Q2', $1)", [page]);
  expect(await sql('select distinct page from private.chat_clicks')).toEqual([{ page: '/menu' }]);
  const insert = "insert into private.chat_clicks (code, page) values ('K7Q2', '/menu?name=Z')";
  await expect(sql(insert)).rejects.toMatchObject({ code: '23514' });
});
