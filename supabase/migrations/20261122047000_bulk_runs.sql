-- What is done to many leads at once is a run: a batch with each call, so that no call takes longer than a few
-- seconds however many leads there are, and a connection that breaks loses nothing. The desk draws the run's id
-- and calls until it is finished.
create table private.bulk_runs (
  id uuid primary key,
  actor uuid not null,
  kind text not null check (kind in ('bin', 'work')),
  -- {everything}, {ids} or {asked: a filter as it was read}. Emptied at the end: a search may hold a name.
  target jsonb not null,
  change jsonb,
  -- Leads that came in later are not meant.
  started_at timestamptz not null default now(),
  -- How many there were, where that is cheap to know.
  total int,
  -- The lead that was looked at last; runs go from the newest to the oldest.
  after_at timestamptz not null,
  after_id uuid not null,
  done int not null default 0,
  -- Leads that were as wanted already.
  same int not null default 0,
  -- How many stayed as they were, by reason.
  refused jsonb not null default '{}',
  finished_at timestamptz,
  undone int not null default 0
);
alter table private.bulk_runs enable row level security;
revoke all on private.bulk_runs from public, anon, authenticated, service_role;

-- A run has entries of its own: what it does to each lead is not written into the audit log again.
create or replace function private.write_audit(action text, detail jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor, action, detail)
  select (select auth.uid()), action, detail
  where coalesce(current_setting('yctfc.run', true), '') = ''
$$;

-- Nobody comes back to a run of the day before.
create function private.forget_runs() returns void
language sql security definer set search_path = ''
as $$ delete from private.bulk_runs r where r.started_at < now() - interval '1 day' $$;
revoke all on function private.forget_runs() from public, anon, authenticated, service_role;
select private.amend_function('public.run_retention()',
  'perform private.fold_counts();',
  'perform private.fold_counts(); perform private.forget_runs();');

-- {everything: true}, {ids: [id]} or {filter: as of desk_leads}, checked and tidied.
create function private.read_target(target jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  asked jsonb;
begin
  perform private.refuse_other_keys(target, 'target', array['everything', 'ids', 'filter']);
  if (select count(*) from jsonb_object_keys(target)) <> 1 then
    perform private.refuse_value('target must hold one of everything, ids and filter.');
  elsif target ? 'everything' and target -> 'everything' <> 'true' then
    perform private.refuse_value('target.everything must be true.');
  elsif target ? 'ids' then
    if jsonb_typeof(target -> 'ids') <> 'array' or jsonb_array_length(target -> 'ids') not between 1 and 2000 then
      perform private.refuse_value('target.ids must be a list of 1 to 2000 ids.');
    end if;
    perform private.read_uuid(i.value, 'target.ids') from jsonb_array_elements(target -> 'ids') i;
  elsif target ? 'filter' then
    asked := private.read_list_filter(target -> 'filter');
    -- A run goes by the time of the enquiry, which work does not change. What only the order said stays said.
    return jsonb_build_object('asked', asked || jsonb_build_object('order', 'newest',
      'is_plain', (asked ->> 'is_plain')::boolean and asked ->> 'order' <> 'due'));
  end if;
  return target;
end
$$;
revoke all on function private.read_target(jsonb) from public, anon, authenticated, service_role;

-- The run of this id, which begins if there is none; held until the transaction ends.
create function private.hold_run(of_run uuid, of_kind text, target jsonb, change jsonb default null)
returns private.bulk_runs
language plpgsql security definer set search_path = ''
as $$
declare
  run private.bulk_runs;
begin
  if of_run is null then
    perform private.refuse_value('run_id must be an id.');
  end if;
  if not exists (select from private.bulk_runs r where r.id = of_run) then
    perform private.forget_runs();
    insert into private.bulk_runs (id, actor, kind, target, change, total, after_at, after_id)
    select of_run, (select auth.uid()), of_kind, t.target, change, case
        when t.target ? 'everything' then (select count(*) from public.leads l
          where l.created_at <= now() and not l.is_test)
        when t.target ? 'ids' then jsonb_array_length(t.target -> 'ids')
        when t.target #>> '{asked,list}' = 'quarantine' and (t.target #> '{asked,is_plain}')::boolean then (
          select count(*) from public.leads l
          where l.quarantined_at is not null and l.created_at <= now() and not l.is_test) end,
      -- Whoever names a lead has seen it, whatever its time says.
      case when t.target ? 'ids' then 'infinity' else now() end, 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    from (select private.read_target(target) as target) t
    on conflict (id) do nothing;
  end if;
  select * into run from private.bulk_runs r where r.id = of_run for update;
  if (run.actor, run.kind) is distinct from ((select auth.uid()), of_kind) then
    perform private.refuse_value('run_id belongs to another run.');
  end if;
  return run;
end
$$;
revoke all on function private.hold_run(uuid, text, jsonb, jsonb) from public, anon, authenticated, service_role;

-- The next leads of a run, newest first, and the run moves on behind them. Fewer than wanted: it is at its end.
create function private.next_of_run(run private.bulk_runs, at_most int) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  page constant int := 200;
  asked jsonb := run.target -> 'asked';
  wanted int;
  way record;
  found uuid[];
  ids uuid[] := '{}';
begin
  if asked is null then
    ids := array(
      select l.id from public.leads l
      where (l.created_at, l.id) < (run.after_at, run.after_id)
        and (run.target ? 'everything'
          or l.id = any (array(select i::uuid from jsonb_array_elements_text(run.target -> 'ids') i)))
      order by l.created_at desc, l.id desc limit at_most);
  end if;
  while asked is not null and cardinality(ids) < at_most loop
    wanted := least(page, at_most - cardinality(ids));
    way := private.walk_leads(asked, run.after_at, run.after_id, wanted);
    found := case when way.is_whole then way.ids
      else private.leap_leads(asked, run.after_at, run.after_id, wanted, cardinality(way.ids)) end;
    -- As in the list: names that sound like the words, where nothing has them.
    if found = '{}' and asked ->> 'alike' is not null and run.done + run.same = 0 and run.refused = '{}'
      and ids = '{}' then
      asked := asked - 'alike' || jsonb_build_object('query', asked -> 'alike');
      update private.bulk_runs r set target = jsonb_build_object('asked', asked) where r.id = run.id;
      continue;
    end if;
    ids := ids || found;
    exit when cardinality(found) < wanted;
    select l.created_at, l.id into run.after_at, run.after_id from public.leads l
    where l.id = found[cardinality(found)];
  end loop;
  update private.bulk_runs r set after_at = l.created_at, after_id = l.id
  from public.leads l where r.id = run.id and l.id = ids[cardinality(ids)];
  return ids;
end
$$;
revoke all on function private.next_of_run(private.bulk_runs, int) from public, anon, authenticated, service_role;

-- Adds what a batch did; a run that is at its end keeps its numbers only.
create function private.settle_run(of_run uuid, more int, more_same int, more_refused jsonb, is_at_end boolean)
returns private.bulk_runs
language sql security definer set search_path = ''
as $$
  update private.bulk_runs r set done = r.done + more, same = r.same + more_same,
    refused = r.refused || coalesce((
      select jsonb_object_agg(n.key, coalesce((r.refused ->> n.key)::int, 0) + n.value::int)
      from jsonb_each_text(more_refused) n), '{}'),
    target = case when is_at_end then '{}' else r.target end,
    finished_at = case when is_at_end then now() end
  where r.id = of_run returning r.*
$$;
revoke all on function private.settle_run(uuid, int, int, jsonb, boolean)
  from public, anon, authenticated, service_role;

create function private.run_answer(run private.bulk_runs) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('run_id', run.id, 'total', run.total, 'done', run.done, 'same', run.same,
    'refused', (select coalesce(jsonb_agg(jsonb_build_object('reason', n.key, 'count', n.value::int)
      order by n.value::int desc, n.key), '[]') from jsonb_each_text(run.refused) n),
    'is_finished', run.finished_at is not null)
$$;
revoke all on function private.run_answer(private.bulk_runs) from public, anon, authenticated, service_role;
