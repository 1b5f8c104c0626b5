import { expect, test } from 'vitest';
import { isSuperseded } from './superseded.ts';

const FILE = 'supabase/migrations/2_own.sql';
const OWN = `create table t (n int check (n < 3));
create function public.f(a int,
  b text) returns int language sql as $$ select 1 where 1 < 2 $$;
create function public.g() returns int language sql as $$ select 1 where 1 < 2 $$;
select 1 where 1 < 4;`;
const places = [...OWN.matchAll(/</g)].map(({ index }) => index);

const found = (later: string, name = '3_later.sql') =>
  places.map((start) => isSuperseded({ file: FILE, start }, OWN, [[name, later]]));

test.each([
  ['replaces it', 'create or replace function public.f(a int, b text) returns int'],
  ['replaces it as PostgreSQL writes it', 'CREATE OR REPLACE FUNCTION public.f(a integer, b text)'],
  ['drops it', 'drop function public.f(int, text);\ncreate function public.f() returns int'],
])('a function is superseded where a later migration %s', (_how, later) => {
  expect(found(later)).toEqual([false, true, false, false]);
});

test.each([
  ['an earlier migration', 'create function public.f(a int, b text) returns int', '1_first.sql'],
  ['one with other parameters', 'create function public.f(a int) returns int', '3_later.sql'],
  ['a call', 'select public.f(1, 2);', '3_later.sql'],
])('%s supersedes nothing', (_what, later, name) => {
  expect(found(later, name)).toEqual([false, false, false, false]);
});
