-- The bin at any size: leads go into it and come out of it a batch at a time, and what was deleted together can
-- be taken back together.

-- What one press deleted: the run that names itself, else all of one transaction.
create function private.this_removal() returns uuid
language sql volatile set search_path = ''
as $$
  select coalesce(nullif(current_setting('yctfc.run', true), '')::uuid,
    md5(pg_current_xact_id()::text || now()::text)::uuid)
$$;
revoke all on function private.this_removal() from public, anon, authenticated, service_role;

alter table private.lead_archive add column removal uuid;
update private.lead_archive set removal = md5(archived_at::text)::uuid where is_in_bin;
alter table private.lead_archive alter column removal set default private.this_removal();
create index lead_archive_removal_idx on private.lead_archive (removal, archived_at desc, id) where is_in_bin;

-- Moves the next batch of a run into the bin. target: {everything: true}, {ids} or {filter}, as of the first call.
-- at_most 0 ends the run where it stands.
create function public.bin_leads(run_id uuid, target jsonb, at_most int default 2000) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  run private.bulk_runs;
  ids uuid[] := '{}';
  was_begun boolean;
  moved int := 0;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 0 and 5000 then
    perform private.refuse_value('at_most must be a whole number from 0 to 5000.');
  end if;
  was_begun := exists (select from private.bulk_runs r where r.id = run_id);
  run := private.hold_run(run_id, 'bin', target);
  if run.finished_at is not null then
    return private.run_answer(run);
  end if;
  if at_most > 0 then
    ids := private.next_of_run(run, at_most);
    perform private.hold_leads(ids);
    perform set_config('yctfc.run', run_id::text, true);
    delete from public.leads l where l.id = any (ids);
    get diagnostics moved = row_count;
    perform set_config('yctfc.run', '', true);
  end if;
  run := private.settle_run(run_id, moved, 0, '{}', at_most = 0 or cardinality(ids) < at_most);
  -- One entry when it begins and one when it ends, or a single one where the first batch was all.
  if run.finished_at is not null and run.done > 0 then
    perform private.write_audit('leads.deleted', jsonb_build_object('count', run.done)
      || case when was_begun then '{}' else jsonb_build_object('ids', to_jsonb(ids[1:100])) end);
  elsif run.finished_at is null and not was_begun then
    perform private.write_audit('leads.deleting', jsonb_strip_nulls(jsonb_build_object('count', run.total)));
  end if;
  return private.run_answer(run);
end
$$;
revoke all on function public.bin_leads(uuid, jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.bin_leads(uuid, jsonb, int) to authenticated;

-- A page of the bin, the newest first; how many it holds, and what was deleted together.
drop function public.desk_bin(int);
create function public.desk_bin(at_most int default 50, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  rows_wanted int := least(greatest(coalesce(at_most, 50), 1), 200);
  parts text[] := regexp_match(after, '^([0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
  after_at timestamptz := timestamptz 'epoch' + parts[1]::bigint * interval '1 microsecond';
  page private.lead_archive[];
  removals jsonb;
  held bigint;
begin
  perform private.require_admin();
  if after is not null and parts is null then
    perform private.refuse_value('after must be what an answer gave as next.');
  end if;
  page := array(
    select a from private.lead_archive a
    where private.is_in_bin(a)
      and (parts is null or a.archived_at < after_at or (a.archived_at = after_at and a.id > parts[2]::uuid))
    order by a.archived_at desc, a.id limit rows_wanted + 1);
  -- Written out as private.is_in_bin says it, so that an index alone answers.
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc) filter (where r.place <= 10 and r.count > 1), '[]'),
    coalesce(sum(r.count), 0)
  into removals, held from (
    select a.removal as id, max(a.archived_at) as at, count(*) as count,
      row_number() over (order by count(*) = 1, max(a.archived_at) desc) as place
    from private.lead_archive a where a.is_in_bin and a.archived_at > now() - interval '30 days'
    group by a.removal) r;
  return jsonb_build_object('count', held,
    'removals', (select coalesce(jsonb_agg(r.value - 'place'), '[]') from jsonb_array_elements(removals) r),
    'next', case when cardinality(page) > rows_wanted then
      (extract(epoch from page[rows_wanted].archived_at) * 1000000)::bigint || ' ' || page[rows_wanted].id end,
    'leads', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.lead ->> 'name',
        'subject', b.lead ->> 'subject', 'created_at', b.lead ->> 'created_at', 'deleted_at', b.archived_at)
        order by b.archived_at desc, b.id), '[]') from unnest(page[1:rows_wanted]) b));
end
$$;
revoke all on function public.desk_bin(int, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_bin(int, text) to authenticated;

-- Takes leads back out of the bin with everything that was worked on them, a batch at a time.
-- lead_ids: these; removal: what was deleted together; without either whatever the bin holds, the newest first
-- Answers how many came back; mails about them that had not gone out stay unsent.
drop function public.restore_leads(uuid[]);
create function public.restore_leads(lead_ids uuid[] default null, removal uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  batch constant int := 2000;
  found_ids uuid[];
begin
  perform private.require_admin();
  if cardinality(lead_ids) > batch then
    raise exception 'lead_ids: at most % at once', batch using errcode = '22023';
  end if;
  found_ids := array(
    select a.id from private.lead_archive a
    where private.is_in_bin(a) and (lead_ids is null or a.id = any (lead_ids))
      and (removal is null or a.removal = removal)
    order by a.archived_at desc, a.id limit batch for update);
  perform set_config('yctfc.arrival', 'returned', true);
  -- A copy may be older than a column that wants a value.
  insert into public.leads
  select r.* from private.lead_archive a, jsonb_populate_record(null::public.leads, jsonb_build_object(
    'stage', 'new', 'tags', '[]'::jsonb, 'history', '[]'::jsonb) || a.lead) r
  where a.id = any (found_ids)
  on conflict (id) do nothing;
  perform set_config('yctfc.arrival', '', true);
  delete from private.lead_archive a where a.id = any (found_ids);
  -- One may be that of a former member.
  update public.leads l set assigned_to = null
  where l.id = any (found_ids) and l.assigned_to is not null and not private.is_worker(l.assigned_to);
  if found_ids <> '{}' then
    perform private.write_audit('leads.restored', jsonb_build_object(
      'count', cardinality(found_ids), 'ids', to_jsonb(found_ids[1:100])));
  end if;
  return cardinality(found_ids);
end
$$;
revoke all on function public.restore_leads(uuid[], uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_leads(uuid[], uuid) to authenticated;
