-- A run changes many leads, one batch per call: no call takes long, and a broken connection loses nothing.
create table private.bulk_runs (
  id uuid primary key,
  actor uuid not null,
  kind text not null check (kind in ('bin', 'work')),
  -- {everything}, {ids} or {asked}; emptied at the end, since a search may hold a name.
  target jsonb not null,
  change jsonb,
  started_at timestamptz not null default now(),
  total int,
  after_at timestamptz not null,
  after_id uuid not null,
  done int not null default 0,
  same int not null default 0,
  refused jsonb not null default '{}',
  finished_at timestamptz,
  undone int not null default 0,
  undo_after bigint not null default 0,
  undo_refused jsonb not null default '{}',
  is_taken_back boolean not null default false
);

-- With those merged into them, which are deleted and moved with them. In the order of their ids: in different orders
-- two requests would wait for each other.
create function private.hold_leads(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nothing is merged meanwhile: what was merged into them later would not be held.
  perform pg_advisory_xact_lock_shared(hashtext('yctfc.merge'));
  perform from public.leads l where l.id = any (ids) or l.merged_into = any (ids) order by l.id for update;
end
$$;

-- {everything: true}, {ids: [id]} or {filter: as of desk_leads}, checked and tidied.
create function private.read_target(target jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  asked jsonb;
begin
  perform private.refuse_other_keys(target, 'target', array['everything', 'ids', 'filter']);
  perform private.refuse_if((select count(*) from jsonb_object_keys(target)) <> 1,
    'target must hold one of everything, ids and filter.');
  perform private.refuse_if(target -> 'everything' <> 'true', 'target.everything must be true.');
  if target ? 'ids' then
    perform private.refuse_if(jsonb_typeof(target -> 'ids') <> 'array'
      or jsonb_array_length(target -> 'ids') not between 1 and 2000,
      'target.ids must be a list of 1 to 2000 ids.');
    perform private.read_uuid(i.value, 'target.ids') from jsonb_array_elements(target -> 'ids') i;
  elsif target ? 'filter' then
    asked := private.with_similar(target -> 'filter');
    -- A run goes by the time of the enquiry, which work does not change. What only the order said stays said.
    return jsonb_build_object('asked', asked
      || jsonb_build_object('order', 'newest', 'has_due', asked ->> 'order' = 'due'));
  end if;
  return target;
end
$$;

-- One of {stage, reason}, {assigned_to}, {add_tag}, {remove_tag} and {answered: true}, checked and tidied.
create function private.read_bulk_change(change jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_other_keys(change, 'change',
    array['stage', 'reason', 'assigned_to', 'add_tag', 'remove_tag', 'answered']);
  perform private.refuse_if((select count(*) from jsonb_object_keys(change - 'reason')) <> 1,
    'change must hold one of stage, assigned_to, add_tag, remove_tag and answered.');
  if change ?| array['stage', 'assigned_to'] then
    return private.read_work(change);
  end if;
  perform private.refuse_if(change ? 'reason', 'reason belongs to the stages lost and not-suitable only.');
  perform private.refuse_if(change -> 'answered' <> 'true', 'answered must be true.');
  return (select jsonb_object_agg(c.key, case c.key when 'answered' then c.value
    else to_jsonb(private.read_text(c.value, c.key, 40)) end) from jsonb_each(change) c);
end
$$;

-- Null: done. 'same': nothing to change. Else the reason for leaving it.
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
      private.work_columns(private.write_columns(of_lead, jsonb_build_object('answered_at', now())))));
  else
    perform public.work_lead(action, of_lead, change);
  end if;
  return null;
exception when sqlstate '22023' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  return sqlerrm;
end
$$;

create function private.run_answer(run private.bulk_runs, total int, done int, same int, refused jsonb, is_finished boolean)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('run_id', run.id, 'total', total, 'done', done, 'same', same, 'is_finished', is_finished,
    'refused', (select coalesce(jsonb_agg(jsonb_build_object('reason', n.key, 'count', n.value::int)
      order by n.value::int desc, n.key), '[]') from jsonb_each_text(refused) n))
$$;

-- The next batch of a run, which begins with its first call; at_most 0 ends it. Audited when it begins and ends, or
-- once where the first batch was all.
create function private.run_batch(of_run uuid, of_kind text, target jsonb, change jsonb, at_most int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.bulk_runs;
  was_begun constant boolean := exists (select from private.bulk_runs r where r.id = of_run);
  ids uuid[] := '{}';
  outcomes jsonb := '{}';
  is_at_end boolean;
begin
  perform private.refuse_if(of_run is null, 'run_id must be an id.');
  if not was_begun then
    insert into private.bulk_runs (id, actor, kind, target, change, total, after_at, after_id)
    select of_run, (select auth.uid()), of_kind, t.target, change, case
        when t.target ? 'everything' then (select count(*) from public.leads l
          where l.created_at <= now() and not l.is_test and l.merged_into is null)
        when t.target ? 'ids' then jsonb_array_length(t.target -> 'ids')
        when t.target #>> '{asked,list}' = 'quarantine' and not t.target -> 'asked' ?| array['query', 'ids', 'from', 'until']
          then private.count_leads(t.target -> 'asked') end,
      -- Leads that were named are meant whatever their time.
      case when t.target ? 'ids' then 'infinity' else now() end, 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    from (select private.read_target(target) as target) t
    on conflict (id) do nothing;
  end if;
  select * into run from private.bulk_runs r where r.id = of_run for update;
  perform private.refuse_if((run.actor, run.kind) is distinct from ((select auth.uid()), of_kind),
    'run_id belongs to another run.');
  if run.finished_at is not null then
    return private.run_answer(run, run.total, run.done, run.same, run.refused, true);
  end if;
  perform set_config('yctfc.run', of_run::text, true);
  if at_most > 0 and run.target ? 'asked' then
    ids := private.find_leads(run.target -> 'asked', run.after_at, run.after_id, at_most);
  elsif at_most > 0 then
    ids := array(
      select l.id from public.leads l
      where (l.created_at, l.id) < (run.after_at, run.after_id) and l.merged_into is null
        and (run.target ? 'everything'
          or l.id = any (array(select i::uuid from jsonb_array_elements_text(run.target -> 'ids') i)))
      order by l.created_at desc, l.id desc limit at_most);
  end if;
  is_at_end := at_most = 0 or cardinality(ids) < at_most;
  update private.bulk_runs r set after_at = l.created_at, after_id = l.id
  from public.leads l where r.id = of_run and l.id = ids[cardinality(ids)];
  perform private.hold_leads(ids);
  if of_kind = 'work' then
    select coalesce(jsonb_object_agg(o.outcome, o.leads), '{}') into outcomes from (
      select coalesce(private.work_in_run(run, i.id), 'done') as outcome, count(*) as leads
      from unnest(ids) with ordinality i (id, at) group by 1) o;
  else
    with moved as (delete from public.leads l where l.id = any (ids) and l.merged_into is null returning l.id)
    select jsonb_build_object('done', count(*)) into outcomes from moved;
  end if;
  perform set_config('yctfc.run', '', true);
  update private.bulk_runs r set done = r.done + coalesce((outcomes ->> 'done')::int, 0),
    same = r.same + coalesce((outcomes ->> 'same')::int, 0),
    refused = r.refused || coalesce((
      select jsonb_object_agg(n.key, coalesce((r.refused ->> n.key)::int, 0) + n.value::int)
      from jsonb_each_text(outcomes - array['done', 'same']) n), '{}'),
    target = case when is_at_end then '{}' else r.target end,
    finished_at = case when is_at_end then now() end
  where r.id = of_run returning r.* into run;
  if is_at_end and run.done > 0 then
    perform private.write_audit(case of_kind when 'work' then 'leads.worked' else 'leads.deleted' end,
      jsonb_build_object('count', run.done)
        || case when was_begun then '{}' else jsonb_build_object('ids', to_jsonb(ids[1:100])) end);
  elsif not is_at_end and not was_begun then
    perform private.write_audit(case of_kind when 'work' then 'leads.working' else 'leads.deleting' end,
      jsonb_strip_nulls(jsonb_build_object('count', run.total)));
  end if;
  return private.run_answer(run, run.total, run.done, run.same, run.refused, is_at_end);
end
$$;

create function public.bulk_work(run_id uuid, target jsonb, change jsonb, at_most int default 200) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_worker();
  select private.read_number(to_jsonb(at_most), 'at_most', 0, 500);
  select private.refuse_if(target ? 'everything', 'target must hold ids or a filter.');
  select private.run_batch(run_id, 'work', target, private.read_bulk_change(change), at_most)
$$;

create function public.bin_leads(run_id uuid, target jsonb, at_most int default 2000) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.read_number(to_jsonb(at_most), 'at_most', 0, 5000);
  select private.run_batch(run_id, 'bin', target, null, at_most)
$$;

-- Within ten minutes after its end; leads that were changed since are counted as refused.
create function public.undo_bulk(run_id uuid, at_most int default 200) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.bulk_runs;
  events private.lead_events[];
  event private.lead_events;
begin
  perform private.require_worker();
  perform private.read_number(to_jsonb(at_most), 'at_most', 1, 500);
  select * into run from private.bulk_runs r
  where r.id = run_id and r.kind = 'work' and r.actor = (select auth.uid()) for update;
  perform private.refuse_if(not found, 'There is no such run of yours.', 'PT404');
  perform private.refuse_if(run.undo_after = 0 and run.finished_at < now() - interval '10 minutes',
    'Only a run of the last ten minutes can be undone.', 'PT410');
  perform set_config('yctfc.run', run_id::text, true);
  events := array(
    select e from private.lead_events e
    where e.run_id = run.id and e.kind = 'work' and e.id > run.undo_after order by e.id limit at_most);
  perform private.hold_leads(array(select e.lead_id from unnest(events) e));
  foreach event in array events loop
    run.undo_after := event.id;
    begin
      if not private.is_undone(event.action_id) then
        perform public.undo_work(event.action_id);
        run.undone := run.undone + 1;
      end if;
    exception when sqlstate 'PT404' or sqlstate 'PT409' then
      run.undo_refused := run.undo_refused
        || jsonb_build_object(sqlerrm, coalesce((run.undo_refused ->> sqlerrm)::int, 0) + 1);
    end;
  end loop;
  perform set_config('yctfc.run', '', true);
  if cardinality(events) < at_most and not run.is_taken_back and run.undone > 0 then
    perform private.write_audit('leads.work_undone', jsonb_build_object('count', run.undone));
  end if;
  update private.bulk_runs r set undo_after = run.undo_after, undone = run.undone, undo_refused = run.undo_refused,
    is_taken_back = cardinality(events) < at_most, target = '{}', finished_at = coalesce(r.finished_at, now())
  where r.id = run.id;
  return private.run_answer(run, run.done, run.undone, 0, run.undo_refused, cardinality(events) < at_most);
end
$$;
