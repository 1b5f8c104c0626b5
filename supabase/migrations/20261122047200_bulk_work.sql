-- The same work on many leads: each goes through work_lead, by its rules and with its own entry, and those that
-- may not stay as they are and are counted with the reason.

-- The run that did it, if one did.
alter table private.lead_events
  add column run_id uuid default nullif(current_setting('yctfc.run', true), '')::uuid;
create index lead_events_run_idx on private.lead_events (run_id, id) where run_id is not null;
alter table private.bulk_runs
  -- The entry that was looked at last while the run is taken back, and why some stayed.
  add column undo_after bigint not null default 0,
  add column undo_refused jsonb not null default '{}',
  add column is_taken_back boolean not null default false;

-- For so long one's own action can be taken back; a run looks after its time itself.
create function private.undo_time() returns interval
language sql stable set search_path = ''
as $$
  select case when coalesce(current_setting('yctfc.run', true), '') = '' then interval '60 seconds'
    else interval '1 hour' end
$$;
revoke all on function private.undo_time() from public, anon, authenticated, service_role;
select private.amend_function('public.undo_work(uuid)',
  $said$now() - interval '60 seconds'$said$, 'now() - private.undo_time()');

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
revoke all on function private.read_bulk_change(jsonb) from public, anon, authenticated, service_role;

create function private.stage_words(stage text) returns text
language sql immutable set search_path = ''
as $$ select upper(left(stage, 1)) || replace(substr(stage, 2), '-', ' ') $$;
revoke all on function private.stage_words(text) from public, anon, authenticated, service_role;

-- Somebody answered before there was a desk: nobody knows when, so that the entry says no more than that, and
-- the time is the one at which it was said.
create function private.mark_answered(lead public.leads, action uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.lead_events (action_id, lead_id, actor, kind, detail)
  select action, lead.id, (select auth.uid()), 'work', jsonb_build_object('change', '{"answered_before": true}'::jsonb,
    'before', '{"answered_at": null}'::jsonb, 'after', private.work_columns(
      private.write_work(lead, jsonb_build_object('answered_at', now()))))
$$;
revoke all on function private.mark_answered(public.leads, uuid) from public, anon, authenticated, service_role;

-- Null: done. 'same': the lead is as wanted already. Else why it stays as it is.
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
  select * into lead from public.leads l where l.id = of_lead for update;
  if not found then
    return 'It is not there any more.';
  elsif exists (select from private.lead_events e where e.action_id = action) then
    return 'same';
  elsif change ? 'stage' and lead.stage <> change ->> 'stage'
    and not private.is_stage_move(lead.stage, change ->> 'stage') then
    return format('%s may not go to %s', private.stage_words(lead.stage), private.stage_words(change ->> 'stage'));
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
    perform private.mark_answered(lead, action);
  else
    perform public.work_lead(action, of_lead, change);
  end if;
  return null;
exception when sqlstate '22023' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  return sqlerrm;
end
$$;
revoke all on function private.work_in_run(private.bulk_runs, uuid) from public, anon, authenticated, service_role;

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
  run := private.settle_run(run_id, coalesce((outcomes ->> 'done')::int, 0),
    coalesce((outcomes ->> 'same')::int, 0), outcomes - array['done', 'same'],
    at_most = 0 or cardinality(ids) < at_most);
  -- One entry when it begins and one when it ends, or a single one where the first batch was all.
  if run.finished_at is not null and run.done > 0 then
    perform private.write_audit('leads.worked', jsonb_build_object('count', run.done)
      || case when was_begun then '{}' else jsonb_build_object('ids', to_jsonb(ids[1:100])) end);
  elsif run.finished_at is null and not was_begun then
    perform private.write_audit('leads.working', jsonb_strip_nulls(jsonb_build_object('count', run.total)));
  end if;
  return private.run_answer(run);
end
$$;
revoke all on function public.bulk_work(uuid, jsonb, jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.bulk_work(uuid, jsonb, jsonb, int) to authenticated;

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
    'is_finished', seen < at_most, 'refused', (
      select coalesce(jsonb_agg(jsonb_build_object('reason', n.key, 'count', n.value::int)
        order by n.value::int desc, n.key), '[]') from jsonb_each_text(stayed) n));
end
$$;
revoke all on function public.undo_bulk(uuid, int) from public, anon, authenticated, service_role;
grant execute on function public.undo_bulk(uuid, int) to authenticated;
