-- Leads that were deleted or grew old, until the law lets them go (one year, rule 8(3) of the DPDP Rules
-- 2025); nobody works with them.
create table private.lead_archive (
  id uuid primary key,
  lead jsonb not null,
  archived_at timestamptz not null default now(),
  purge_at timestamptz not null
);
create index lead_archive_purge_at_idx on private.lead_archive (purge_at);
alter table private.lead_archive enable row level security;
revoke all on private.lead_archive from public, anon, authenticated, service_role;

-- `yctfc.removal` names why rows go: 'erased' leaves no copy, 'tested' neither copy nor entry.
create function private.archive_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := coalesce(nullif(current_setting('yctfc.removal', true), ''), 'deleted');
begin
  if reason in ('deleted', 'expired') then
    insert into private.lead_archive (id, lead, purge_at)
    select g.id, to_jsonb(g), greatest(g.created_at + interval '1 year', now() + interval '30 days')
    from gone g where not g.is_test
    on conflict (id) do nothing;
  end if;
  if reason <> 'tested' and exists (select from gone) then
    perform private.write_audit('leads.' || reason, (
      select jsonb_build_object('count', count(*), 'ids', (
        select jsonb_agg(f.id) from (select id from gone limit 100) f)) from gone));
  end if;
  return null;
end
$$;
revoke all on function private.archive_leads() from public;
create trigger leads_archive
  after delete on public.leads referencing old table as gone
  for each statement execute function private.archive_leads();

-- Removes everything personal about these leads, archived copies too. What stays: ids, times, the
-- ledger of consents and that an erasure took place.
create function private.erase_leads(lead_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  removed int;
  archived int;
begin
  perform set_config('yctfc.removal', 'erased', true);
  delete from public.leads where id = any (lead_ids);
  get diagnostics removed = row_count;
  perform set_config('yctfc.removal', '', true);
  delete from private.lead_archive where id = any (lead_ids);
  get diagnostics archived = row_count;
  if archived > 0 then
    perform private.write_audit('archive.erased', jsonb_build_object('count', archived));
  end if;
  return removed + archived;
end
$$;
revoke all on function private.erase_leads(uuid[]) from public;
