-- Oldest first; kinds and details as contract/desk/one-lead.ts lists them.
create function private.own_timeline(lead public.leads) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_agg(jsonb_build_object('at', t.at, 'kind', t.kind, 'actor', private.shown_name(u.email::text),
    'action_id', t.action_id, 'detail', t.detail) order by t.at, t.rank, t.place)
  from (
    select lead.created_at as at, 0 as rank, 0::bigint as place, 'enquiry' as kind, null::uuid as actor,
      null::uuid as action_id, jsonb_strip_nulls(jsonb_build_object('interest', lead.interest)) as detail
    union all
    select (h.value ->> 'at')::timestamptz, 1, h.at, h.value ->> 'kind', null, null,
      jsonb_strip_nulls(jsonb_build_object('words', h.value -> 'words', 'reasons', h.value -> 'reasons'))
    from jsonb_array_elements(lead.history) with ordinality as h (value, at)
    union all
    select c.at, 2, c.id, 'consent', null, null,
      jsonb_build_object('purpose', c.purpose, 'is_granted', c.is_granted, 'source', c.source)
    from private.consents c where c.lead_id = lead.id
    union all
    select m.created_at, 3, 0, 'mail', null, null, jsonb_build_object('id', m.id, 'kind', m.kind, 'sent_at', m.sent_at,
      'abandoned_at', m.abandoned_at, 'is_held', m.is_held, 'held_for', m.held_for)
    from private.mail_outbox m where m.lead_id = lead.id
    union all
    select e.at, 4, e.id, e.kind, e.actor, e.action_id, case e.kind
      when 'work' then (e.detail - 'after') || jsonb_build_object('is_undone', private.is_undone(e.action_id))
      when 'undone' then jsonb_build_object('undoes', e.undoes)
      else e.detail end
    from private.lead_events e where e.lead_id = lead.id
    union all
    select x.at, 5, 0, 'exported', x.actor, null, jsonb_build_object('format', x.format, 'leads', x.leads)
    from private.exports_of(array[lead.id]) x
  ) t
  left join auth.users u on u.id = t.actor
$$;

create function private.lead_in_brief(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', lead.id, 'name', lead.name, 'created_at', lead.created_at, 'stage', lead.stage)
$$;

-- reference: an id, or YC-… as people quote it, which is the beginning of an id. Null where no lead has it.
create function private.desk_lead(reference text) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  said jsonb;
  lead public.leads;
begin
  perform private.require_reader();
  if reference is null or reference !~*
    '^\s*(yc[ -]*[0-9a-f]{4}[ -]*[0-9a-f]{4}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\s*$' then
    perform private.refuse_value('reference must be an id or a reference such as YC-3F7A-91C2.');
  end if;
  said := private.read_search(reference);
  -- Eight characters may begin two ids; the newest lead is meant.
  -- "materialized", or the planner may look through all leads from the newest on.
  with meant as materialized (
    select * from public.leads l
    where l.id between (said ->> 'first_id')::uuid and (said ->> 'last_id')::uuid
  )
  select * into lead from meant m order by m.created_at desc limit 1;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'lead', to_jsonb(lead) || private.work_columns(lead),
    'timeline', private.lead_timeline(lead),
    'same_person', (
      select coalesce(jsonb_agg(private.lead_in_brief(o.other) order by (o.other).created_at desc), '[]') from (
        select e as other from private.enquiries_of(lead) e where e.id <> lead.id
        order by e.created_at desc limit 50) o),
    'same_reference', (
      select coalesce(jsonb_agg(private.lead_in_brief(l) order by l.created_at desc), '[]') from public.leads l
      where l.id between (said ->> 'first_id')::uuid and (said ->> 'last_id')::uuid and l.id <> lead.id));
end
$$;

create function public.desk_lead(reference text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_lead(reference);
begin
  perform private.count_reading(case when answer is null then 0 else 1
    + jsonb_array_length(answer -> 'same_person') + jsonb_array_length(answer -> 'same_reference') end);
  return answer;
end
$$;

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

-- With an address somebody signs in: only the administrator sees those of his team, the others the short names by
-- which they know each other.
create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;

revoke all on function public.desk_lead from public, anon, authenticated, service_role;
grant execute on function public.desk_lead to authenticated;
