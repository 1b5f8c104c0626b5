-- A merged lead is found by its old words, number, address and reference, and what happened to it stands in the
-- timeline of the lead that is kept.

-- What was noted of a lead and not taken back.
create function private.notes_of(of_lead uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
  where e.lead_id = of_lead and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id)
$$;
revoke all on function private.notes_of(uuid) from public, anon, authenticated, service_role;

alter function private.search_entry(public.leads) rename to own_search_entry;
-- What a lead is found by, with the words of those that were merged into it.
create function private.search_entry(lead public.leads) returns private.lead_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry private.lead_search := private.own_search_entry(lead);
  others record;
begin
  if exists (select from private.merged_leads m where m.kept_id = lead.id) then
    select string_agg(concat_ws(' ', substr(r.phone, 2), private.plain_digits(r.phone_typed)), ' ') as digits,
      string_agg(lower(r.email), ' ') as address, array_to_tsvector(array_agg(distinct t.token)) as tokens
    into others
    from private.merged_leads m cross join private.row_of(m) r
    cross join lateral unnest(tsvector_to_array(private.search_tokens(r, private.notes_of(r.id)))) t (token)
    -- What is filtered by is the kept lead's own.
    where m.kept_id = lead.id and t.token not like '\%%';
    entry.digits := concat_ws(' ', entry.digits, others.digits);
    entry.address := concat_ws(' ', entry.address, others.address);
    entry.tokens := entry.tokens || others.tokens;
  end if;
  return entry;
end
$$;
revoke all on function private.search_entry(public.leads) from public, anon, authenticated, service_role;

alter function private.read_search(text) rename to read_own_search;
-- As before; the reference of a merged lead means the one that is kept.
create function private.read_search(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked jsonb := private.read_own_search(search);
  kept uuid;
begin
  if asked ? 'first_id' and not exists (select from public.leads l
    where l.id between (asked ->> 'first_id')::uuid and (asked ->> 'last_id')::uuid) then
    select m.kept_id into kept from private.merged_leads m
    where m.id between (asked ->> 'first_id')::uuid and (asked ->> 'last_id')::uuid limit 1;
    return case when found then jsonb_build_object('first_id', kept, 'last_id', kept) else asked end;
  end if;
  return asked;
end
$$;
revoke all on function private.read_search(text) from public, anon, authenticated, service_role;

alter function private.lead_timeline(public.leads) rename to own_timeline;
-- Oldest first. A merged enquiry brings its words: {words, lead_id}; kind merged: {leads, is_undone, undo_until}.
create function private.lead_timeline(lead public.leads) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with told as (
    select e.value as entry, 0 as rank, e.at as place
    from jsonb_array_elements(private.own_timeline(jsonb_populate_record(lead,
      jsonb_strip_nulls(jsonb_build_object('created_at', private.own_time(lead.id)))))) with ordinality e (value, at)
    union all
    select case e.value ->> 'kind' when 'enquiry' then jsonb_set(e.value, '{detail}', jsonb_build_object(
        'lead_id', r.id, 'words', private.enquiry_fields(r))) else e.value end, 1, e.at
    from private.merged_leads m cross join private.row_of(m) r
    cross join lateral jsonb_array_elements(private.own_timeline(r)) with ordinality e (value, at)
    where m.kept_id = lead.id
  )
  select jsonb_agg(case t.entry ->> 'kind' when 'merged' then jsonb_set(t.entry, '{detail}', jsonb_build_object(
      'leads', t.entry #> '{detail,leads}', 'is_undone', private.is_undone((t.entry ->> 'action_id')::uuid),
      'undo_until', (t.entry ->> 'at')::timestamptz + interval '30 days')) else t.entry end
    order by (t.entry ->> 'at')::timestamptz, t.rank, t.place)
  from told t
$$;
revoke all on function private.lead_timeline(public.leads) from public, anon, authenticated, service_role;
