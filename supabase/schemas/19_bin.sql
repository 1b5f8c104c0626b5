-- Deleted and old leads, until the law lets them go after a year (rule 8(3) of the DPDP Rules 2025).
create table private.lead_archive (
  id uuid primary key,
  lead jsonb not null,
  archived_at timestamptz not null default now(),
  purge_at timestamptz not null,
  is_in_bin boolean not null default false,
  -- One run, else one transaction: it can be restored together.
  removal uuid default coalesce(nullif(current_setting('yctfc.run', true), '')::uuid,
    md5(pg_current_xact_id()::text || now()::text)::uuid)
);
create index lead_archive_purge_at_idx on private.lead_archive (purge_at);
create index lead_archive_bin_idx on private.lead_archive (archived_at desc, id) where is_in_bin;
create index lead_archive_removal_idx on private.lead_archive (removal, archived_at desc, id) where is_in_bin;
create index lead_archive_merged_idx on private.lead_archive ((lead ->> 'merged_into')) where lead ->> 'merged_into' is not null;

-- yctfc.removal: 'erased' leaves no copy, 'tested' neither copy nor audit entry.
create function private.archive_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := coalesce(nullif(current_setting('yctfc.removal', true), ''), 'deleted');
begin
  if not exists (select from gone) then
    return null;
  elsif reason in ('deleted', 'expired') then
    -- The law's year counts from the newest enquiry of those that were merged.
    insert into private.lead_archive (id, lead, purge_at, is_in_bin)
    select g.id, to_jsonb(g), greatest(now() + interval '30 days', a.purge_at, interval '1 year'
        + max(greatest(g.created_at, private.newest_enquiry(g.id))) over (partition by coalesce(g.merged_into, g.id))),
      reason = 'deleted' and g.merged_into is null
    from gone g left join private.lead_archive a on a.id = g.merged_into
    where not g.is_test
    on conflict (id) do nothing;
  end if;
  -- What was merged into a lead goes with it, and comes back with it.
  delete from public.leads l where l.merged_into in (select g.id from gone g);
  perform private.delete_lead_events(array(select g.id from gone g));
  if reason <> 'tested' and exists (select from gone g where g.merged_into is null) then
    perform private.write_audit('leads.' || reason, (
      select jsonb_build_object('count', count(*), 'ids', (
        select jsonb_agg(f.id) from (select id from gone limit 100) f)) from gone));
  end if;
  return null;
end
$$;
create trigger leads_archive
  after delete on public.leads referencing old table as gone
  for each statement execute function private.archive_leads();

create function private.remove_leads(lead_ids uuid[], reason text) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  removed int;
begin
  perform set_config('yctfc.removal', reason, true);
  delete from public.leads where id = any (lead_ids);
  get diagnostics removed = row_count;
  perform set_config('yctfc.removal', '', true);
  return removed;
end
$$;

create function private.delete_archived_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_lead_events(array(select g.id from gone g));
  delete from private.lead_merges m where m.kept_id in (select g.id from gone g)
    and not exists (select from public.leads l where l.id = m.kept_id);
  return null;
end
$$;
create trigger lead_archive_deletes_work
  after delete on private.lead_archive referencing old table as gone
  for each statement execute function private.delete_archived_work();

create function private.is_in_bin(archived private.lead_archive) returns boolean
language sql stable set search_path = ''
as $$ select archived.is_in_bin and archived.archived_at > now() - interval '30 days' $$;

create function public.desk_bin(at_most int default 50, after text default null) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  rows_wanted int := least(greatest(coalesce(at_most, 50), 1), 200);
  parts text[] := regexp_match(after, '^([0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
  after_at timestamptz := timestamptz 'epoch' + parts[1]::bigint * interval '1 microsecond';
  page private.lead_archive[];
  removals jsonb;
  held bigint;
begin
  perform private.require_admin();
  perform private.refuse_if(after is not null and parts is null, 'after must be what an answer gave as next.');
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
  perform private.count_reading(least(cardinality(page), rows_wanted));
  return jsonb_build_object('count', held,
    'removals', (select coalesce(jsonb_agg(r.value - 'place'), '[]') from jsonb_array_elements(removals) r),
    'next', case when cardinality(page) > rows_wanted then
      (extract(epoch from page[rows_wanted].archived_at) * 1000000)::bigint || ' ' || page[rows_wanted].id end,
    'leads', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.lead ->> 'name',
        'subject', b.lead ->> 'subject', 'created_at', b.lead ->> 'created_at', 'deleted_at', b.archived_at)
        order by b.archived_at desc, b.id), '[]') from unnest(page[1:rows_wanted]) b));
end
$$;

-- lead_ids, removal, or neither for everything in the bin. Unsent mails about them stay unsent.
create function public.restore_leads(lead_ids uuid[] default null, removal uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  batch constant int := 2000;
  found_ids uuid[];
begin
  perform private.require_admin();
  perform private.refuse_if(cardinality(lead_ids) > batch, format('lead_ids: at most %s at once', batch));
  found_ids := array(
    select a.id from private.lead_archive a
    where private.is_in_bin(a) and (lead_ids is null or a.id = any (lead_ids))
      and (restore_leads.removal is null or a.removal = restore_leads.removal)
    order by a.archived_at desc, a.id limit batch for update);
  perform set_config('yctfc.arrival', 'returned', true);
  -- With those that were merged into them. A copy may be older than a column that wants a value.
  insert into public.leads
  select r.* from private.lead_archive a, private.read_lead(a.lead) r
  where a.id = any (found_ids) or a.lead ->> 'merged_into' = any (found_ids::text[])
  on conflict (id) do nothing;
  perform set_config('yctfc.arrival', '', true);
  delete from private.lead_archive a where a.id = any (found_ids) or a.lead ->> 'merged_into' = any (found_ids::text[]);
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

-- Plans anew: a connection that planned for small tables could not delete ten thousand leads in a statement's time.
create function private.force_custom_plans() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('plan_cache_mode', 'force_custom_plan', true);
  return null;
end
$$;
create trigger leads_plan_deletion
  before delete on public.leads
  for each statement execute function private.force_custom_plans();
