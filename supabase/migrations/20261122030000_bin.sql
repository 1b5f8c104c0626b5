-- What the administrator deletes is in the bin for 30 days and can be taken back; what grew old or was erased
-- cannot. The archive keeps its copy as long as before.
alter table private.lead_archive add column is_in_bin boolean not null default false;
create index lead_archive_bin_idx on private.lead_archive (archived_at desc, id) where is_in_bin;

-- `yctfc.removal` names why rows go: 'erased' leaves no copy, 'tested' neither copy nor entry.
create or replace function private.archive_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := coalesce(nullif(current_setting('yctfc.removal', true), ''), 'deleted');
begin
  if reason in ('deleted', 'expired') then
    insert into private.lead_archive (id, lead, purge_at, is_in_bin)
    select g.id, to_jsonb(g), greatest(g.created_at + interval '1 year', now() + interval '30 days'),
      reason = 'deleted'
    from gone g where not g.is_test
    on conflict (id) do nothing;
  end if;
  perform private.forget_work(array(select g.id from gone g));
  if reason <> 'tested' and exists (select from gone) then
    perform private.write_audit('leads.' || reason, (
      select jsonb_build_object('count', count(*), 'ids', (
        select jsonb_agg(f.id) from (select id from gone limit 100) f)) from gone));
  end if;
  return null;
end
$$;

create function private.is_in_bin(archived private.lead_archive) returns boolean
language sql stable set search_path = ''
as $$ select archived.is_in_bin and archived.archived_at > now() - interval '30 days' $$;
revoke all on function private.is_in_bin(private.lead_archive) from public, anon, authenticated, service_role;

-- The newest leads of the bin, and how many it holds.
create function public.desk_bin(at_most int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'count', (select count(*) from private.lead_archive a where private.is_in_bin(a)),
    'leads', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.lead ->> 'name',
        'subject', b.lead ->> 'subject', 'created_at', b.lead ->> 'created_at', 'deleted_at', b.archived_at)
        order by b.archived_at desc, b.id), '[]')
      from (select a.* from private.lead_archive a where private.is_in_bin(a)
        order by a.archived_at desc, a.id limit least(greatest(at_most, 1), 200)) b));
end
$$;
revoke all on function public.desk_bin(int) from public, anon, authenticated, service_role;
grant execute on function public.desk_bin(int) to authenticated;

-- Takes leads back out of the bin with everything that was worked on them, a batch at a time.
-- lead_ids: these; without them whatever the bin holds, the newest first
-- Answers how many came back; mails about them that had not gone out stay unsent.
create function public.restore_leads(lead_ids uuid[] default null) returns int
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
    order by a.archived_at desc, a.id limit batch for update);
  -- A copy may be older than a column that wants a value.
  insert into public.leads
  select r.* from private.lead_archive a, jsonb_populate_record(null::public.leads, jsonb_build_object(
    'stage', 'new', 'tags', '[]'::jsonb, 'history', '[]'::jsonb) || a.lead) r
  where a.id = any (found_ids)
  on conflict (id) do nothing;
  delete from private.lead_archive a where a.id = any (found_ids);
  if found_ids <> '{}' then
    perform private.write_audit('leads.restored', jsonb_build_object(
      'count', cardinality(found_ids), 'ids', to_jsonb(found_ids[1:100])));
  end if;
  return cardinality(found_ids);
end
$$;
revoke all on function public.restore_leads(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.restore_leads(uuid[]) to authenticated;
