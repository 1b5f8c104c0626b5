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
  undone int not null default 0,
  -- The entry that was looked at last while the run is taken back, and why some stayed.
  undo_after bigint not null default 0,
  undo_refused jsonb not null default '{}',
  is_taken_back boolean not null default false
);
alter table private.bulk_runs enable row level security;

-- Holds leads until the transaction ends. Whoever holds many does it here, in the order of their ids, which never
-- change: in different orders two would wait for each other, and one of them be turned away.
create function private.hold_leads(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.leads l where l.id = any (ids) order by l.id for update;
end
$$;

-- Nobody comes back to a run of the day before.
create function private.forget_runs() returns void
language sql security definer set search_path = ''
as $$ delete from private.bulk_runs r where r.started_at < now() - interval '1 day' $$;

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
    return jsonb_build_object('asked', private.with_similar(asked)
      || jsonb_build_object('order', 'newest', 'has_due', asked ->> 'order' = 'due'));
  end if;
  return target;
end
$$;

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
          where l.created_at <= now() and not l.is_test and l.merged_into is null)
        when t.target ? 'ids' then jsonb_array_length(t.target -> 'ids')
        when t.target #>> '{asked,list}' = 'quarantine' and not t.target -> 'asked' ?| array['query', 'ids', 'from', 'until']
          then private.count_leads(t.target -> 'asked') end,
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

-- The next leads of a run, newest first, and the run moves on behind them. Fewer than wanted: it is at its end.
create function private.next_of_run(run private.bulk_runs, at_most int) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  if run.target ? 'asked' then
    ids := private.find_leads(run.target -> 'asked', run.after_at, run.after_id, at_most);
  else
    ids := array(
      select l.id from public.leads l
      where (l.created_at, l.id) < (run.after_at, run.after_id) and l.merged_into is null
        and (run.target ? 'everything'
          or l.id = any (array(select i::uuid from jsonb_array_elements_text(run.target -> 'ids') i)))
      order by l.created_at desc, l.id desc limit at_most);
  end if;
  update private.bulk_runs r set after_at = l.created_at, after_id = l.id
  from public.leads l where r.id = run.id and l.id = ids[cardinality(ids)];
  return ids;
end
$$;

-- Adds what a batch did, and notes it: once when the run begins and once when it ends, or a single time where the
-- first batch was all. outcomes: {done, same, or a reason: leads}. A run at its end keeps its numbers only.
create function private.settle_run(of_run uuid, ids uuid[], outcomes jsonb, is_at_end boolean, was_begun boolean,
  doing text, done text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.bulk_runs;
begin
  update private.bulk_runs r set done = r.done + coalesce((outcomes ->> 'done')::int, 0),
    same = r.same + coalesce((outcomes ->> 'same')::int, 0),
    refused = r.refused || coalesce((
      select jsonb_object_agg(n.key, coalesce((r.refused ->> n.key)::int, 0) + n.value::int)
      from jsonb_each_text(outcomes - array['done', 'same']) n), '{}'),
    target = case when is_at_end then '{}' else r.target end,
    finished_at = case when is_at_end then now() end
  where r.id = of_run returning r.* into run;
  if is_at_end and run.done > 0 then
    perform private.write_audit(settle_run.done, jsonb_build_object('count', run.done)
      || case when was_begun then '{}' else jsonb_build_object('ids', to_jsonb(ids[1:100])) end);
  elsif not is_at_end and not was_begun then
    perform private.write_audit(doing, jsonb_strip_nulls(jsonb_build_object('count', run.total)));
  end if;
  return private.run_answer(run);
end
$$;

create function private.refused_leads(reasons jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reason', n.key, 'count', n.value::int)
    order by n.value::int desc, n.key), '[]') from jsonb_each_text(reasons) n
$$;

create function private.run_answer(run private.bulk_runs) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('run_id', run.id, 'total', run.total, 'done', run.done, 'same', run.same,
    'refused', private.refused_leads(run.refused), 'is_finished', run.finished_at is not null)
$$;

-- One of {stage, reason}, {assigned_to}, {add_tag}, {remove_tag} and {answered: true}, checked and tidied.
create function private.read_bulk_change(change jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  tag_key text;
begin
  perform private.refuse_other_keys(change, 'change',
    array['stage', 'reason', 'assigned_to', 'add_tag', 'remove_tag', 'answered']);
  if (select count(*) from jsonb_object_keys(change - 'reason')) <> 1 then
    perform private.refuse_value('change must hold one of stage, assigned_to, add_tag, remove_tag and answered.');
  end if;
  tag_key := case when change ? 'add_tag' then 'add_tag' when change ? 'remove_tag' then 'remove_tag' end;
  if tag_key is null and not change ? 'answered' then
    return private.read_work(change);
  elsif change ? 'reason' then
    perform private.refuse_value('reason belongs to the stages lost and not-suitable only.');
  elsif tag_key is not null then
    return jsonb_build_object(tag_key, private.read_text(change -> tag_key, tag_key, 40));
  elsif change -> 'answered' <> 'true' then
    perform private.refuse_value('answered must be true.');
  end if;
  return change;
end
$$;

-- By the rules of work_lead and with an entry of its own. Null: done. 'same': the lead is as wanted already. Else why it
-- stays as it is.
create function private.work_in_run(run private.bulk_runs, of_lead uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  -- The same lead in the same run is the same action, however often it is tried.
  action constant uuid := md5(run.id::text || of_lead::text)::uuid;
  change jsonb := run.change;
  tag text := coalesce(run.change ->> 'add_tag', run.change ->> 'remove_tag');
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = of_lead and l.merged_into is null for update;
  if not found then
    return 'It is not there any more.';
  elsif exists (select from private.lead_events e where e.action_id = action) then
    return 'same';
  elsif change ? 'stage' and lead.stage <> change ->> 'stage'
    and not private.is_stage_move(lead.stage, change ->> 'stage') then
    return format('%s may not go to %s', replace(initcap(left(lead.stage, 1)) || substr(lead.stage, 2), '-', ' '),
      replace(initcap(left(change ->> 'stage', 1)) || substr(change ->> 'stage', 2), '-', ' '));
  elsif change ? 'add_tag' then
    change := jsonb_build_object('tags', lead.tags || tag);
  elsif change ? 'remove_tag' then
    change := jsonb_build_object('tags', array(select t from unnest(lead.tags) t where lower(t) <> lower(tag)));
  end if;
  if change ->> 'stage' = lead.stage or (change ? 'assigned_to' and
      change ->> 'assigned_to' is not distinct from lead.assigned_to::text)
    or change -> 'tags' = to_jsonb(lead.tags)
    or (run.change ? 'add_tag' and lower(tag) = any (array(select lower(t) from unnest(lead.tags) t)))
    or (change ? 'answered' and lead.answered_at is not null) then
    return 'same';
  elsif cardinality(lead.tags) >= 20 and run.change ? 'add_tag' then
    return 'It has 20 tags already';
  elsif change ? 'answered' then
    -- Somebody answered before there was a desk: nobody knows when, so that the entry says no more than that.
    insert into private.lead_events (action_id, lead_id, actor, kind, detail)
    values (action, of_lead, (select auth.uid()), 'work', jsonb_build_object(
      'change', '{"answered_before": true}'::jsonb, 'before', '{"answered_at": null}'::jsonb, 'after',
      private.work_columns(private.write_work(lead, jsonb_build_object('answered_at', now())))));
  else
    perform public.work_lead(action, of_lead, change);
  end if;
  return null;
exception when sqlstate '22023' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  return sqlerrm;
end
$$;

-- Works on the next batch of a run. target: {ids} or {filter}; change: see contract/desk/bulk.ts; both as of the
-- first call. at_most 0 ends the run where it stands.
create function public.bulk_work(run_id uuid, target jsonb, change jsonb, at_most int default 200) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  run private.bulk_runs;
  ids uuid[] := '{}';
  outcomes jsonb;
  was_begun boolean;
begin
  perform private.require_worker();
  if at_most is null or at_most not between 0 and 500 then
    perform private.refuse_value('at_most must be a whole number from 0 to 500.');
  end if;
  if target ? 'everything' then
    perform private.refuse_value('target must hold ids or a filter.');
  end if;
  was_begun := exists (select from private.bulk_runs r where r.id = run_id);
  run := private.hold_run(run_id, 'work', target, private.read_bulk_change(change));
  if run.finished_at is not null then
    return private.run_answer(run);
  end if;
  perform set_config('yctfc.run', run_id::text, true);
  if at_most > 0 then
    ids := private.next_of_run(run, at_most);
    perform private.hold_leads(ids);
  end if;
  select coalesce(jsonb_object_agg(o.outcome, o.leads), '{}') into outcomes from (
    select coalesce(private.work_in_run(run, i.id), 'done') as outcome, count(*) as leads
    from unnest(ids) with ordinality i (id, at) group by 1) o;
  perform set_config('yctfc.run', '', true);
  return private.settle_run(run_id, ids, outcomes, at_most = 0 or cardinality(ids) < at_most, was_begun,
    'leads.working', 'leads.worked');
end
$$;

-- Takes back the next batch of one's own run, for ten minutes after it ended. Leads that were changed since stay
-- as they are and are counted.
create function public.undo_bulk(run_id uuid, at_most int default 200) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  run private.bulk_runs;
  event record;
  seen int := 0;
  stayed jsonb;
begin
  perform private.require_worker();
  if at_most is null or at_most not between 1 and 500 then
    perform private.refuse_value('at_most must be a whole number from 1 to 500.');
  end if;
  select * into run from private.bulk_runs r
  where r.id = run_id and r.kind = 'work' and r.actor = (select auth.uid()) for update;
  if not found then
    raise exception 'There is no such run of yours.' using errcode = 'PT404';
  elsif run.undo_after = 0 and run.finished_at < now() - interval '10 minutes' then
    raise exception 'Only a run of the last ten minutes can be undone.' using errcode = 'PT410';
  end if;
  perform set_config('yctfc.run', run_id::text, true);
  stayed := run.undo_refused;
  perform private.hold_leads(array(
    select e.lead_id from private.lead_events e
    where e.run_id = run.id and e.kind = 'work' and e.id > run.undo_after order by e.id limit at_most));
  for event in
    select e.id, e.action_id from private.lead_events e
    where e.run_id = run.id and e.kind = 'work' and e.id > run.undo_after order by e.id limit at_most
  loop
    seen := seen + 1;
    run.undo_after := event.id;
    begin
      if not private.is_undone(event.action_id) then
        perform public.undo_work(event.action_id);
        run.undone := run.undone + 1;
      end if;
    exception when sqlstate 'PT404' or sqlstate 'PT409' then
      stayed := stayed || jsonb_build_object(sqlerrm, coalesce((stayed ->> sqlerrm)::int, 0) + 1);
    end;
  end loop;
  perform set_config('yctfc.run', '', true);
  if seen < at_most and not run.is_taken_back and run.undone > 0 then
    perform private.write_audit('leads.work_undone', jsonb_build_object('count', run.undone));
  end if;
  update private.bulk_runs r set undo_after = run.undo_after, undone = run.undone, undo_refused = stayed,
    is_taken_back = seen < at_most, target = '{}', finished_at = coalesce(r.finished_at, now())
  where r.id = run.id;
  return private.run_answer(run) || jsonb_build_object('total', run.done, 'done', run.undone, 'same', 0,
    'is_finished', seen < at_most, 'refused', private.refused_leads(stayed));
end
$$;

revoke all on function public.bulk_work, public.undo_bulk from public, anon, authenticated, service_role;
grant execute on function public.bulk_work, public.undo_bulk to authenticated;
