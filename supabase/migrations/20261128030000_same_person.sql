-- A person is found by an address in any case and by a number as people type it, and what else is kept at the same
-- number or address is offered: nothing of it is erased unasked.

-- As private.leads_of compares them: lower case, or E.164 where ten digits are Indian ones.
create function private.read_address(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address like '%@%' then lower(btrim(address))
    when digits ~ '^(\+|00)910?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
    when digits ~ '^(\+|00)' then regexp_replace(digits, '^(\+|00)', '+')
    when digits ~ '^(0|91|091)?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
    else address
  end
  from regexp_replace(address, '[^0-9+]', '', 'g') digits
$$;
revoke all on function private.read_address(text) from public, anon, authenticated, service_role;

alter function private.leads_of(text) rename to leads_of_address;
create function private.leads_of(address text) returns setof uuid
language sql stable security definer set search_path = ''
as $$ select private.leads_of_address(private.read_address(address)) $$;
revoke all on function private.leads_of(text) from public, anon, authenticated, service_role;

-- Leads that share a number or an address with those of a person and are not among them.
create function private.related_leads(address text)
returns table (id uuid, name text, email text, phone text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as materialized (select private.leads_of(address) as id),
  contacts as materialized (
    select l.phone, lower(l.email) as email from public.leads l join own o on o.id = l.id
    union select a.lead ->> 'phone', lower(a.lead ->> 'email') from private.lead_archive a join own o on o.id = a.id
    union select m.lead ->> 'phone', lower(m.lead ->> 'email') from private.merged_leads m join own o on o.id = m.id
  ), found as (
    select l.id, l.name, l.email, l.phone, l.created_at from public.leads l
    where l.phone in (select c.phone from contacts c) or lower(l.email) in (select c.email from contacts c)
    union all
    select k.id, k.lead ->> 'name', k.lead ->> 'email', k.lead ->> 'phone', (k.lead ->> 'created_at')::timestamptz
    from (select a.id, a.lead from private.lead_archive a union all select m.id, m.lead from private.merged_leads m) k
    where k.lead ->> 'phone' in (select c.phone from contacts c)
      or lower(k.lead ->> 'email') in (select c.email from contacts c)
  )
  select f.id, f.name, f.email, f.phone, f.created_at from found f where f.id not in (select o.id from own o)
$$;
revoke all on function private.related_leads(text) from public, anon, authenticated, service_role;

-- The newest hundred of them, [{id, name, email, phone, created_at}], for whoever erases a person to choose from.
create function public.related_leads(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') into answer
  from (select * from private.related_leads(address) l order by l.created_at desc limit 100) r;
  perform private.count_reading(jsonb_array_length(answer));
  return answer;
end
$$;
revoke all on function public.related_leads(text) from public, anon, authenticated, service_role;
grant execute on function public.related_leads(text) to authenticated;

-- Returns how many enquiries were erased. also: ids out of related_leads that were chosen.
drop function public.erase_person(text);
create function public.erase_person(address text, also uuid[] default '{}') returns int
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if also is null or exists (
    select from unnest(also) a (id) where a.id not in (select r.id from private.related_leads(address) r)
  ) then
    perform private.refuse_value('also must hold ids of leads with the same number or address.');
  end if;
  return private.erase_leads(array(select private.leads_of(address)) || also);
end
$$;
revoke all on function public.erase_person(text, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.erase_person(text, uuid[]) to authenticated;
