/** One thing that the product's SQL needs of a database. */
export interface Feature {
  name: string;
  /** What of the product stops working without it. */
  usedFor: string;
  /** Statements that fail where it is missing; the last one yields `ok`, which must be true. */
  attempt: string;
}

/**
 * What the migrations, the server and the backup ask of PostgreSQL. Every attempt runs in a schema
 * `probe` that is rolled back, and begins where the one before began.
 */
export const FEATURES: readonly Feature[] = [
  {
    name: 'definitions in a transaction',
    usedFor: 'a migration goes in whole or not at all',
    attempt: `savepoint inner_one; create table probe.gone (id int); rollback to inner_one;
      select to_regclass('probe.gone') is null as ok`,
  },
  {
    name: 'advisory locks of a transaction',
    usedFor: 'processes that start together migrate in turn; one retention run at a time',
    attempt: `select pg_advisory_xact_lock(7920433);
      select exists (select from pg_locks where locktype = 'advisory' and objid = 7920433) as ok`,
  },
  {
    name: 'settings of a transaction',
    usedFor: 'claims of a request, time limits; works through a pooler',
    attempt: `select set_config('request.jwt.claims', '{"sub": "x"}', true),
        set_config('statement_timeout', '8000', true);
      select current_setting('request.jwt.claims')::jsonb ->> 'sub' = 'x'
        and current_setting('statement_timeout') = '8s' as ok`,
  },
  {
    name: 'acting as another role',
    usedFor: 'every request runs as anon, authenticated or service_role',
    attempt: `set local role anon; select current_user = 'anon' as ok`,
  },
  {
    name: 'row-level security',
    usedFor: 'who reads which lead',
    attempt: `create table probe.rows (owner text); insert into probe.rows values ('a'), ('b');
      alter table probe.rows enable row level security;
      create policy mine on probe.rows for select to anon
        using (owner = (select current_setting('request.jwt.claims')));
      grant usage on schema probe to anon; grant select on probe.rows to anon;
      select set_config('request.jwt.claims', 'b', true);
      set local row_security = on;
      set local role anon; select count(*) = 1 and min(owner) = 'b' as ok from probe.rows`,
  },
  {
    name: "functions with their owner's rights",
    usedFor: 'the few doors that the roles may go through',
    attempt: `create table probe.closed (id int); insert into probe.closed values (1);
      create function probe.door() returns bigint language sql security definer set search_path = ''
        as $$ select count(*) from probe.closed $$;
      revoke all on function probe.door() from public; grant execute on function probe.door() to anon;
      grant usage on schema probe to anon;
      set local role anon; select probe.door() = 1 and not has_table_privilege('probe.closed', 'select') as ok`,
  },
  {
    name: 'PL/pgSQL with conditions and faults',
    usedFor: 'hooks, doors, ledgers',
    attempt: `do $do$ begin
        begin raise exception 'x' using errcode = 'insufficient_privilege';
        exception when insufficient_privilege then null; end;
        execute format('create table probe.%I (id int)', 'made');
      end $do$;
      select to_regclass('probe.made') is not null as ok`,
  },
  {
    name: 'row triggers',
    usedFor: 'the confirmed address becomes administrator; ledgers refuse changes',
    attempt: `create table probe.watched (id int);
      create function probe.double() returns trigger language plpgsql
        as $$ begin new.id := new.id * 2; return new; end $$;
      create trigger doubling before insert on probe.watched
        for each row execute function probe.double();
      insert into probe.watched values (2); select id = 4 as ok from probe.watched`,
  },
  {
    name: 'statement triggers that see the rows',
    usedFor: 'deleted leads go to the archive',
    attempt: `create table probe.kept (id int); create table probe.archive (id int);
      create function probe.keep() returns trigger language plpgsql
        as $$ begin insert into probe.archive select id from gone; return null; end $$;
      create trigger keeping after delete on probe.kept referencing old table as gone
        for each statement execute function probe.keep();
      insert into probe.kept values (1), (2); delete from probe.kept;
      select count(*) = 2 as ok from probe.archive`,
  },
  {
    name: 'triggers before truncate',
    usedFor: 'ledgers cannot be emptied',
    attempt: `create table probe.ledger (id int);
      create function probe.refuse() returns trigger language plpgsql
        as $$ begin raise exception 'no'; end $$;
      create trigger refusing before truncate on probe.ledger
        for each statement execute function probe.refuse();
      do $do$ begin truncate probe.ledger; raise exception using errcode = 'P9999';
        exception when raise_exception then null; end $do$;
      select true as ok`,
  },
  {
    name: 'locks that skip what others hold',
    usedFor: 'each mail is sent by one process',
    attempt: `create table probe.queue (id int); insert into probe.queue values (1);
      with due as materialized (select id from probe.queue limit 1 for update skip locked)
      update probe.queue q set id = 2 from due where q.id = due.id;
      select id = 2 as ok from probe.queue`,
  },
  {
    name: 'insert or count up in one statement',
    usedFor: 'limits that all processes share',
    attempt: `create table probe.counts (bucket text primary key, hits int);
      insert into probe.counts values ('a', 1);
      insert into probe.counts as c values ('a', 1)
        on conflict on constraint counts_pkey do update set hits = c.hits + 1;
      select hits = 2 as ok from probe.counts`,
  },
  {
    name: 'unique over part of a table and over expressions',
    usedFor: 'one address one account; a session has one open token',
    attempt: `create table probe.tokens (email text, used_at timestamptz);
      create unique index on probe.tokens (lower(email)) where used_at is null;
      insert into probe.tokens values ('A', now()), ('a', null);
      insert into probe.tokens values ('A', null) on conflict do nothing;
      select count(*) = 2 as ok from probe.tokens`,
  },
  {
    name: 'checks by regular expression',
    usedFor: 'phone numbers; addresses without line breaks',
    attempt: `create table probe.phones (phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'));
      insert into probe.phones values ('+919876543210');
      select count(*) = 1 as ok from probe.phones where phone !~ '[\\r\\n]'`,
  },
  {
    name: 'letters by ASCII rules',
    usedFor: 'no look-alike of the administrator',
    attempt: `select lower(E'A\\u212A' collate "C") = E'a\\u212A' as ok`,
  },
  {
    name: 'rows from JSON and back',
    usedFor: 'an enquiry and its mails in one call',
    attempt: `create table probe.leads (id uuid, name text);
      insert into probe.leads
        select r.* from jsonb_populate_record(null::probe.leads, '{"name": "A"}') r;
      select (select name from probe.leads) = 'A' and
        (select jsonb_agg(m.a) from jsonb_to_recordset('[{"a": 1}, {"a": 2}]') as m (a int)) = '[1, 2]'
        as ok`,
  },
  {
    name: 'random ids, identity columns, intervals',
    usedFor: 'keys and times',
    attempt: `create table probe.entries (
        id bigint generated always as identity primary key, key uuid default gen_random_uuid(),
        at timestamptz default now() + make_interval(secs => 60));
      insert into probe.entries default values;
      select key is not null and at > now() as ok from probe.entries`,
  },
  {
    name: 'one moment for many reads',
    usedFor: 'npm run backup',
    attempt: `set local row_security = off;
      select count(*) > 0 as ok from pg_settings where name = 'default_transaction_isolation'
        and enumvals @> '{repeatable read}'`,
  },
];
