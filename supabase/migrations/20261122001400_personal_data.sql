-- Leads of one person, living and archived, by e-mail address or number as E.164.
create function private.leads_of(address text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.leads where lower(email) = lower(address) or phone = address
  union
  select id from private.lead_archive
  where lower(lead ->> 'email') = lower(address) or lead ->> 'phone' = address
$$;
revoke all on function private.leads_of(text) from public;

-- Everything that is kept about one person; the audit log notes that it was asked for.
create function public.export_person(address text) returns jsonb
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
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.leads l where l.id = any (found_ids)),
    'archived', (select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at)), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids))
  );
end
$$;

-- Returns how many enquiries were erased.
create function public.erase_person(address text) returns int
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.erase_leads(array(select private.leads_of(address)));
end
$$;

revoke all on function public.export_person(text) from public, anon, authenticated, service_role;
revoke all on function public.erase_person(text) from public, anon, authenticated, service_role;
grant execute on function public.export_person(text) to authenticated;
grant execute on function public.erase_person(text) to authenticated;
