-- A merged lead is the same person's: whatever the law asks for covers it, and its visitor's link opens his own words.

-- Erasing one enquiry erases that one: what was merged comes apart first.
alter function private.erase_leads(uuid[]) rename to erase_parted_leads;
create function private.erase_leads(lead_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.part_lead(m.id) from private.merged_leads m
  where m.id = any (lead_ids) or m.kept_id = any (lead_ids);
  -- What a merge remembers are values of leads.
  delete from private.lead_merges m
  where m.kept_id = any (lead_ids)
    or not exists (select from private.merged_leads l where l.action_id = m.action_id);
  return private.erase_parted_leads(lead_ids);
end
$$;
revoke all on function private.erase_leads(uuid[]) from public, anon, authenticated, service_role;

-- All leads of one person, and all that were merged with one of them.
alter function private.leads_of(text) rename to unmerged_leads_of;
create function private.leads_of(address text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with own as (
    select private.unmerged_leads_of(address) as id
    union
    select m.id from private.merged_leads m
    where lower(m.lead ->> 'email') = lower(address) or m.lead ->> 'phone' = address
    union
    select m.id from private.merged_leads m
    where m.lead -> 'history' <> '[]' and private.history_names(m.lead -> 'history', address)
  ), kept as (
    select o.id from own o
    union
    select m.kept_id from private.merged_leads m join own o on o.id = m.id
  )
  select k.id from kept k
  union
  select m.id from private.merged_leads m join kept k on k.id = m.kept_id
$$;
revoke all on function private.leads_of(text) from public, anon, authenticated, service_role;

alter function public.export_person(text) rename to export_unmerged;
alter function public.export_unmerged(text) set schema private;
revoke all on function private.export_unmerged(text) from public, anon, authenticated, service_role;
-- Everything that is kept about one person; the audit log notes that it was asked for.
create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_unmerged(address) || jsonb_build_object('merged', (
    select coalesce(jsonb_agg(m.lead || jsonb_build_object('merged_into', m.kept_id, 'merged_at', m.merged_at,
      'contact_permission', private.contact_permission(m.lead)) order by m.lead ->> 'created_at'), '[]')
    from private.merged_leads m where m.id in (select private.leads_of(address))));
end
$$;
revoke all on function public.export_person(text) from public, anon, authenticated, service_role;
grant execute on function public.export_person(text) to authenticated;

-- The law's year counts from the newest enquiry, and a merged lead goes with the copy of the one it was merged into.
create function private.newest_enquiry(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(private.own_time(of_lead), max((m.lead ->> 'created_at')::timestamptz))
  from private.merged_leads m where m.kept_id = of_lead
$$;
revoke all on function private.newest_enquiry(uuid) from public, anon, authenticated, service_role;
create function private.keep_copy_long_enough() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.purge_at := greatest(new.purge_at, private.newest_enquiry(new.id) + interval '1 year');
  return new;
end
$$;
revoke all on function private.keep_copy_long_enough() from public, anon, authenticated, service_role;
create trigger lead_archive_keeps_long_enough
  before insert on private.lead_archive for each row execute function private.keep_copy_long_enough();
create function private.forget_merged() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[];
begin
  with deleted as (
    delete from private.merged_leads m
    where m.kept_id in (select g.id from gone g)
      and not exists (select from public.leads l where l.id = m.kept_id)
      and not exists (select from private.lead_archive a where a.id = m.kept_id)
    returning m.id)
  select coalesce(array_agg(d.id), '{}') into lost from deleted d;
  delete from private.lead_merges m
  where m.kept_id in (select g.id from gone g)
    and not exists (select from public.leads l where l.id = m.kept_id)
    and not exists (select from private.lead_archive a where a.id = m.kept_id);
  perform private.forget_work(lost);
  return null;
end
$$;
revoke all on function private.forget_merged() from public, anon, authenticated, service_role;
create trigger lead_archive_forgets_merged
  after delete on private.lead_archive referencing old table as gone
  for each statement execute function private.forget_merged();
select private.amend_function('public.run_retention()',
  $said$(rules ->> 'leads')::interval and quarantined_at is null and not is_test$said$,
  $says$(rules ->> 'leads')::interval and quarantined_at is null and not is_test and coalesce(private.newest_enquiry(id) < now() - (rules ->> 'leads')::interval, true)$says$);

-- What a visitor does with a merged enquiry he does with his own words: it comes back for that moment.
create function private.fetch_merged(of_lead uuid) returns private.merged_leads
language plpgsql security definer set search_path = ''
as $$
declare
  kept uuid := (select m.kept_id from private.merged_leads m where m.id = of_lead);
begin
  -- Without a living lead nobody works with it any more, and it stays where it is.
  perform from public.leads l where l.id = kept for update;
  if not found then
    return null;
  end if;
  return private.put_back(of_lead);
end
$$;
revoke all on function private.fetch_merged(uuid) from public, anon, authenticated, service_role;
create function private.return_merged(merged private.merged_leads) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if merged.id is null then
    return;
  end if;
  perform private.put_away(merged.id, merged.kept_id, merged.action_id);
  perform private.weigh_consents(merged.kept_id, (
    select m.before from private.lead_merges m where m.kept_id = merged.kept_id order by m.at limit 1));
  perform private.index_lead(l) from public.leads l where l.id = merged.kept_id;
end
$$;
revoke all on function private.return_merged(private.merged_leads) from public, anon, authenticated, service_role;

alter function public.correct_enquiry(uuid, jsonb, jsonb, jsonb) rename to correct_own_enquiry;
alter function public.correct_own_enquiry(uuid, jsonb, jsonb, jsonb) set schema private;
revoke all on function private.correct_own_enquiry(uuid, jsonb, jsonb, jsonb)
  from public, anon, authenticated, service_role;
create function public.correct_enquiry(of_lead uuid, fields jsonb, mails jsonb, reasons jsonb default '[]')
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  merged private.merged_leads := private.fetch_merged(of_lead);
  is_corrected boolean := private.correct_own_enquiry(of_lead, fields, mails, reasons);
begin
  perform private.return_merged(merged);
  return is_corrected;
end
$$;
revoke all on function public.correct_enquiry(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.correct_enquiry(uuid, jsonb, jsonb, jsonb) to service_role;

alter function public.change_consent(uuid, jsonb, jsonb) rename to change_own_consent;
alter function public.change_own_consent(uuid, jsonb, jsonb) set schema private;
revoke all on function private.change_own_consent(uuid, jsonb, jsonb)
  from public, anon, authenticated, service_role;
create function public.change_consent(of_lead uuid, consent jsonb, mails jsonb default '[]') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  merged private.merged_leads := private.fetch_merged(of_lead);
  is_changed boolean := private.change_own_consent(of_lead, consent, mails);
begin
  perform private.return_merged(merged);
  return is_changed;
end
$$;
revoke all on function public.change_consent(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.change_consent(uuid, jsonb, jsonb) to service_role;

alter function public.read_receipt(uuid) rename to read_own_receipt;
alter function public.read_own_receipt(uuid) set schema private;
revoke all on function private.read_own_receipt(uuid) from public, anon, authenticated, service_role;
-- As before. Nothing of another enquiry is shown, also where one was merged with it.
create function public.read_receipt(of_lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  merged private.merged_leads;
  lead public.leads;
  receipt jsonb := private.read_own_receipt(of_lead);
  consents jsonb := private.consent_state(of_lead);
begin
  select m.* into merged from private.merged_leads m where m.id = of_lead;
  if not found then
    if receipt ->> 'state' = 'kept' and exists (select from private.lead_merges m where m.kept_id = of_lead) then
      receipt := receipt || jsonb_strip_nulls(jsonb_build_object('received_at', private.own_time(of_lead)))
        || case when consents ? 'enquiry' then jsonb_build_object('withdrawn_at',
          case when not (consents #>> '{enquiry,is_granted}')::boolean then consents #> '{enquiry,at}' end)
          else '{}' end;
    end if;
    return receipt;
  end if;
  if not exists (select from public.leads l where l.id = merged.kept_id) then
    return receipt || (select coalesce(jsonb_object_agg('is_archived', true) || jsonb_build_object(
      'purge_at', max(a.purge_at)), '{}') from private.lead_archive a where a.id = merged.kept_id);
  end if;
  lead := private.row_of(merged);
  return private.enquiry_fields(lead) || jsonb_build_object(
    'held_words', case when lead.correction_held_at is not null
      then private.enquiry_fields(lead) || (lead.history -> -1 -> 'words') end,
    'state', 'kept', 'received_at', lead.created_at, 'withdrawn_at', lead.withdrawn_at,
    'corrected_at', coalesce(lead.correction_held_at, lead.corrected_at), 'consents', consents,
    'is_acknowledged', exists (select from private.mail_outbox m
      where m.id = any (merged.mails) and m.kind = 'acknowledgement' and m.sent_at is not null));
end
$$;
revoke all on function public.read_receipt(uuid) from public, anon, authenticated;
grant execute on function public.read_receipt(uuid) to service_role;
