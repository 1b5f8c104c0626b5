-- Who calls or walks in leaves a number and often no address. The form still asks for both.
alter table public.leads
  alter column email drop not null,
  add constraint leads_contact_check check (email is not null or phone is not null or phone_typed is not null);

-- As before, and a lead may have no address.
create or replace function private.index_lead(lead public.leads) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  notes text := (
    select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
    where e.lead_id = lead.id and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id));
begin
  insert into private.lead_search as s (lead_id, created_at, digits, address, tokens)
  values (lead.id, lead.created_at, concat_ws(' ', substr(lead.phone, 2),
      case when lead.phone_typed is not null then private.plain_digits(lead.phone_typed) end),
    coalesce(lower(lead.email), ''), private.search_tokens(lead, notes))
  on conflict (lead_id) do update
    set digits = excluded.digits, address = excluded.address, tokens = excluded.tokens;
end
$$;

-- What was said to us in person or on the telephone is noted at the desk.
alter table private.consents drop constraint consents_source_check,
  add constraint consents_source_check check (source in ('form', 'receipt', 'desk'));
