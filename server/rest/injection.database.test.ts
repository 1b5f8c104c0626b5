import { expect, test } from 'vitest';
import { startRestService } from './testing/rest-service.ts';

const ATTACKS = [
  "' or 1=1 --",
  "'; drop table public.leads; --",
  '"; drop table public.leads; --',
  "\\'; select pg_sleep(9); --",
  '1);select set_config($$role$$,$$none$$,false);--',
  '$1; reset role; select 1 from auth.users where ($1',
  '*/ union select encrypted_password from auth.users /*',
  '(select encrypted_password from auth.users limit 1)',
];
const ID = '00000000-0000-0000-0000-000000000000';

const service = await startRestService();
const { id, token } = await service.signUp('admin');
await service.database.transaction((tx) =>
  tx.query(`
    insert into public.leads (name, email, message) values ('hidden', 'h@example.in', 'Hello');
    create function public.echo(said text) returns text language sql as $$ select said $$;
    grant execute on function public.echo to authenticated`),
);

/** Every parameter that is accepted, with the attack beside or instead of what belongs there. */
const placesOf = (attack: string): [string, string, Record<string, string>][] =>
  [attack, `*${attack}`, `eq.${attack}`, `eq.${ID}${attack}`, `1${attack}`].flatMap(
    (text): [string, string, Record<string, string>][] => [
      ...['select', 'order', 'limit', 'offset', text].flatMap(
        (name): [string, string, Record<string, string>][] => [
          ['GET', 'leads', { [name]: text }],
          ['GET', 'profiles', { select: 'role', user_id: `eq.${id}`, [name]: text }],
        ],
      ),
      ['GET', 'profiles', { select: 'role', user_id: text }],
      ['DELETE', 'leads', { id: text }],
      ['DELETE', 'leads', { id: `eq.${ID}`, [text]: text }],
      ['GET', text, {}],
      ['POST', `rpc/${text}`, {}],
    ],
  );

test.each(ATTACKS)('%s changes and reveals nothing, wherever it is', async (attack) => {
  for (const [method, place, parameters] of placesOf(attack)) {
    const path = `/${place.split('/').map(encodeURIComponent).join('/')}?${new URLSearchParams(parameters)}`;
    const answer = await service.send(path, { method }, token);
    const body = await answer.text();
    expect([400, 404], `${method} ${path}: ${body}`).toContain(answer.status);
    // A syntax error (42601) would mean that the text became SQL.
    expect(body).not.toMatch(/42601|hidden/);
  }
  for (const key of [attack, `said ${attack}`, 'said']) {
    const body = JSON.stringify({ [key]: attack });
    const answer = await service.send('/rpc/echo', { method: 'POST', body }, token);
    expect([answer.status, await answer.json()]).toEqual(
      key === 'said' ? [200, attack] : [404, expect.objectContaining({ code: 'PGRST202' })],
    );
  }
  expect(await service.database.statement('select name from public.leads', [])).toHaveLength(1);
});
