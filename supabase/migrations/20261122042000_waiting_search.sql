-- A new enquiry does not wait for its search tokens: it is noted here, and whoever comes next from behind the
-- scenes (the mail worker, retention) sorts it in. Until then lists and searches look at it itself (private.with_waiting);
-- noting and sorting in are each of one transaction, so that every snapshot finds a lead in one place or the other.
create table private.lead_search_waiting (
  -- Without a key to leads and without an index: both would make each enquiry wait. A lead may stand here twice, or
  -- no more be there; only its id is kept.
  lead_id uuid not null,
  -- Counts the enquiries.
  place bigint generated always as identity
);
alter table private.lead_search_waiting enable row level security;
revoke all on private.lead_search_waiting from public, anon, authenticated, service_role;

-- What a lead is found by, made from the lead itself.
create function private.search_entry(lead public.leads) returns private.lead_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  notes text := (
    select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
    where e.lead_id = lead.id and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id));
begin
  return row(lead.id, lead.created_at, concat_ws(' ', substr(lead.phone, 2),
      case when lead.phone_typed is not null then private.plain_digits(lead.phone_typed) end),
    coalesce(lower(lead.email), ''), private.search_tokens(lead, notes))::private.lead_search;
end
$$;
revoke all on function private.search_entry(public.leads) from public, anon, authenticated, service_role;

-- Writes anew what a lead is found by.
create or replace function private.index_lead(lead public.leads) returns void
language sql security definer set search_path = ''
as $$
  insert into private.lead_search as s (lead_id, created_at, digits, address, tokens)
  select e.lead_id, e.created_at, e.digits, e.address, e.tokens from private.search_entry(lead) e
  on conflict (lead_id) do update
    set digits = excluded.digits, address = excluded.address, tokens = excluded.tokens
$$;

-- Sorts in what waits, so many at most; what another sorts in or deletes at this moment is left to it.
create function private.index_waiting(at_most int) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.lead_search_waiting) then
    return;
  end if;
  with taken as materialized (
    select w.ctid as place, l as lead
    from private.lead_search_waiting w join public.leads l on l.id = w.lead_id
    limit at_most
    for update of w skip locked for key share of l skip locked
  ), noted as (
    delete from private.lead_search_waiting w where w.ctid = any (array(select t.place from taken t))
  )
  insert into private.lead_search (lead_id, created_at, digits, address, tokens)
  select e.lead_id, e.created_at, e.digits, e.address, e.tokens
  from taken t cross join lateral private.search_entry(t.lead) e
  -- Who changed the lead meanwhile knows better.
  on conflict (lead_id) do nothing;
  -- Of leads that are gone.
  delete from private.lead_search_waiting w where w.ctid = any (array(
    select g.ctid from private.lead_search_waiting g
    where not exists (select from public.leads l where l.id = g.lead_id)
    limit at_most for update skip locked));
end
$$;
revoke all on function private.index_waiting(int) from public, anon, authenticated, service_role;

-- One enquiry waits, many at once are sorted in at once; and no more than a hundred and fifty ever wait, for every
-- search looks at all of them: where nobody else sorts them in, every hundredth enquiry does.
create function private.note_added_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  in_a_row constant int := 100;
  last_place bigint;
  leads_added int;
begin
  with noted as (
    insert into private.lead_search_waiting (lead_id) select a.id from added a returning place
  )
  select max(n.place), count(*) into last_place, leads_added from noted n;
  if leads_added > 1
    or last_place % in_a_row = 0 and exists (select from private.lead_search_waiting offset in_a_row / 2) then
    perform private.index_waiting(leads_added + 2 * in_a_row);
  end if;
  return null;
end
$$;
revoke all on function private.note_added_leads() from public, anon, authenticated, service_role;
drop trigger leads_are_searched on public.leads;
create trigger leads_are_searched after insert on public.leads
  referencing new table as added for each statement execute function private.note_added_leads();
