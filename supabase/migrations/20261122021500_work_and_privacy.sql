-- Work on a lead lives as long as the lead: it stays with an archived copy, goes with an erased one, and
-- stands in the export of a person. The columns are part of the lead's row, which the archive keeps whole.

-- `yctfc.removal` names why rows go: 'erased' leaves no copy, 'tested' neither copy nor entry.
create or replace function private.archive_leads() returns trigger
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
  perform private.forget_work(array(select g.id from gone g));
  if reason <> 'tested' and exists (select from gone) then
    perform private.write_audit('leads.' || reason, (
      select jsonb_build_object('count', count(*), 'ids', (
        select jsonb_agg(f.id) from (select id from gone limit 100) f)) from gone));
  end if;
  return null;
end
$$;

-- An archived copy takes its timeline along, whoever removes it: retention or an erasure.
create function private.forget_archived_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_work(array(select g.id from gone g));
  return null;
end
$$;
revoke all on function private.forget_archived_work() from public, anon, authenticated, service_role;
create trigger lead_archive_forgets_work
  after delete on private.lead_archive referencing old table as gone
  for each statement execute function private.forget_archived_work();

-- Everything that is kept about one person; the audit log notes that it was asked for.
create or replace function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  perform private.require_admin();
  found_ids := array(select private.leads_of(address));
  perform private.write_audit('person.exported', jsonb_build_object('ids', to_jsonb(found_ids[1:100])));
  return jsonb_build_object(
    'exported_at', now(),
    'address', address,
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(
        'contact_permission', private.contact_permission(to_jsonb(l))) order by l.created_at), '[]')
      from public.leads l where l.id = any (found_ids)),
    'archived', (
      select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at,
        'contact_permission', private.contact_permission(
          a.lead || jsonb_build_object('calls_allowed', private.calls_allowed(a.id))))), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids)),
    -- What was done and noted; who of us did it is no datum of this person.
    'work', (select coalesce(jsonb_agg(jsonb_build_object('lead_id', e.lead_id, 'at', e.at, 'kind', e.kind,
        'change', e.detail -> 'change', 'is_undone', private.is_undone(e.action_id)) order by e.id), '[]')
      from private.lead_events e where e.lead_id = any (found_ids))
  );
end
$$;
