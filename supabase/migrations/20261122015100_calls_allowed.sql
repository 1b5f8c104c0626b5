-- Whether a lead may be called or written to on WhatsApp. The ledger of consents decides; this column
-- repeats it, so that the list and its export know it without asking for each lead. Null where the ledger
-- knows nothing about the lead.
alter table public.leads add column calls_allowed boolean;
comment on column public.leads.calls_allowed is
  'Repeats the ledger of consents; written by its trigger only.';

create function private.calls_allowed(of_lead uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (private.consent_state(of_lead) -> 'calls' ->> 'is_granted')::boolean
$$;
revoke all on function private.calls_allowed(uuid) from public, anon, authenticated, service_role;

create function private.repeat_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who was asked and left the box empty has not allowed it.
  update public.leads l set calls_allowed = coalesce(private.calls_allowed(l.id), false)
  where l.id in (select a.lead_id from added a);
  return null;
end
$$;
revoke all on function private.repeat_consents() from public, anon, authenticated, service_role;
create trigger consents_are_repeated
  after insert on private.consents referencing new table as added
  for each statement execute function private.repeat_consents();

update public.leads l set calls_allowed = coalesce(private.calls_allowed(l.id), false)
where exists (select from private.consents c where c.lead_id = l.id);

-- How a person may be contacted about one enquiry, in words for an export.
create function private.contact_permission(lead jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when lead ->> 'withdrawn_at' is not null then 'Do not contact: the visitor took the enquiry back.'
    when (lead ->> 'calls_allowed')::boolean then 'Email, calls and WhatsApp.'
    when not (lead ->> 'calls_allowed')::boolean
      then 'Email only: the visitor did not allow calls and WhatsApp.'
    else 'Not known: no consent is kept for this enquiry.'
  end
$$;
revoke all on function private.contact_permission(jsonb) from public, anon, authenticated, service_role;

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
      from private.mail_attempts t where t.lead_id = any (found_ids))
  );
end
$$;
