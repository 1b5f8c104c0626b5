-- Kinds and details as in contract/desk/one-lead.ts.
create function private.own_timeline(lead public.leads)
returns table (at timestamptz, rank int, place bigint, kind text, actor uuid, action_id uuid, detail jsonb)
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(private.own_time(lead.id), lead.created_at), 0, 0::bigint, 'enquiry', null::uuid, null::uuid,
    jsonb_strip_nulls(jsonb_build_object('interest', lead.interest)) || case
      when not exists (select from public.leads m where m.merged_into = lead.id) and lead.merged_into is null then '{}'
      else jsonb_build_object('lead_id', lead.id, 'words', private.enquiry_fields(to_jsonb(lead))) end
  union all
  select (h.value ->> 'at')::timestamptz, 1, h.at, h.value ->> 'kind', null, null,
    jsonb_strip_nulls(jsonb_build_object('words', h.value -> 'words', 'reasons', h.value -> 'reasons'))
  from jsonb_array_elements(lead.history) with ordinality as h (value, at)
  union all
  select c.at, 2, c.id, 'consent', null, null,
    jsonb_build_object('purpose', c.purpose, 'is_granted', c.is_granted, 'source', c.source)
  from private.consents c where c.lead_id = lead.id and c.notice_version not in ('noted', 'undone')
  union all
  select m.created_at, 3, 0, 'mail', null, null, jsonb_build_object('id', m.id, 'kind', m.kind, 'sent_at', m.sent_at,
    'abandoned_at', m.abandoned_at, 'is_held', m.is_held, 'held_for', m.held_for, 'fault', (
      select a.fault from private.mail_attempts a where a.mail_id = m.id order by a.attempt desc limit 1))
  from private.mail_outbox m where m.lead_id = lead.id
  union all
  select e.at, 4, e.id, e.kind, e.actor, e.action_id, case e.kind
    when 'work' then (e.detail - 'after') || jsonb_build_object('is_undone', private.is_undone(e.action_id))
    when 'undone' then jsonb_build_object('undoes', e.undoes)
    when 'merged' then (e.detail - 'before') || jsonb_build_object('is_undone', private.is_undone(e.action_id),
      'undo_until', e.at + interval '30 days')
    else e.detail end
  from private.lead_events e where e.lead_id = lead.id
  union all
  select x.at, 5, 0, 'exported', x.actor, null, jsonb_build_object('format', x.format, 'leads', x.leads)
  from private.exports_of(array[lead.id]) x
$$;

create function private.lead_timeline(of_lead uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_agg(jsonb_build_object('at', t.at, 'kind', t.kind, 'actor', private.shown_name(u.email::text),
    'action_id', t.action_id, 'detail', t.detail) order by t.at, l.merged_into is not null, t.rank, t.place)
  from public.leads l cross join lateral private.own_timeline(l) t
  left join auth.users u on u.id = t.actor
  where l.id = of_lead or l.merged_into = of_lead
$$;

create function private.lead_in_brief(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', lead.id, 'name', lead.name, 'created_at', lead.created_at, 'stage', lead.stage)
$$;

create function public.desk_lead(reference text) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  ids uuid[];
  lead public.leads;
  answer jsonb;
begin
  perform private.require_reader();
  perform private.refuse_if(reference is null or reference !~*
    '^\s*(yc[ -]*[0-9a-f]{4}[ -]*[0-9a-f]{4}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\s*$',
    'reference must be an id or a reference such as YC-3F7A-91C2.');
  ids := private.read_search(reference) ->> 'ids';
  -- Eight characters may begin two ids; the newest lead is meant.
  select * into lead from public.leads l where l.id = any (ids) order by l.created_at desc limit 1;
  if found then
    answer := jsonb_build_object(
      'lead', to_jsonb(lead) - 'merged_into' || private.work_columns(lead)
        || jsonb_build_object('message', private.said_in(lead)),
      'timeline', private.lead_timeline(lead.id),
      'same_person', (
        select coalesce(jsonb_agg(private.lead_in_brief(o.other) order by (o.other).created_at desc), '[]') from (
          select e as other from private.enquiries_of(lead) e where e.id <> lead.id
          order by e.created_at desc limit 50) o),
      'same_reference', (
        select coalesce(jsonb_agg(private.lead_in_brief(l) order by l.created_at desc), '[]') from public.leads l
        where l.id = any (ids) and l.id <> lead.id));
  end if;
  perform private.count_reading(case when answer is null then 0 else 1
    + jsonb_array_length(answer -> 'same_person') + jsonb_array_length(answer -> 'same_reference') end);
  return answer;
end
$$;

-- Members sign in with their addresses, so only the administrator sees them.
create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;
