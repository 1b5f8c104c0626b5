-- `asked` is an answer of read_list_filter; a page begins after the lead of (after_at, after_id).

create function private.list_source(asked jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when asked ?| array['score', 'budget', 'area', 'city', 'has_city'] or asked ->> 'order' = 'worth'
    then 'private.valued_leads l' else 'public.leads l' end
$$;

create function private.list_condition(asked jsonb) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    case asked ->> 'list' when 'tests' then 'l.is_test'
      when 'quarantine' then 'l.quarantined_at is not null and not l.is_test'
      else 'l.quarantined_at is null and not l.is_test and l.merged_into is null' end,
    case asked ->> 'list' when 'unanswered' then 'l.answered_at is null and l.withdrawn_at is null'
      when 'no-step' then 'l.due_at is null and l.answered_at is not null and l.withdrawn_at is null
        and l.stage not in (''won'', ''lost'', ''not-suitable'')'
      when 'new' then 'l.stage = ''new''' when 'no-contact' then 'l.withdrawn_at is not null'
      when 'overdue' then 'l.due_at < ' || today
      when 'due-today' then 'l.due_at >= ' || today || ' and l.due_at < timestamptz ' || today || ' + interval ''1 day''' end,
    case when asked ->> 'order' = 'due' or asked @> '{"has_due": true}' then 'l.due_at is not null' end,
    'l.score >= ' || (asked ->> 'score'), 'l.budget >= ' || (asked ->> 'budget'), 'l.area >= ' || (asked ->> 'area'),
    -- As the index has it.
    case when asked ?| array['city', 'has_city'] then 'l.known_city <> ''''' end,
    'lower(l.known_city) = ' || quote_literal(asked ->> 'city'),
    'l.created_at >= ' || quote_literal(asked ->> 'from'), 'l.created_at < ' || quote_literal(asked ->> 'until'),
    'l.id = any (' || quote_literal(asked ->> 'ids') || ')')
  from quote_literal(asked ->> 'midnight') today
$$;

-- By what a list goes; the columns are those of one index.
create function private.list_place(asked jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select case asked ->> 'order' when 'due' then array['l.due_at', 'l.id']
    when 'waiting' then array['coalesce(l.waits_since, l.created_at)', 'l.id']
    when 'worth' then array['l.score', 'l.came_at', 'l.lead_id']
    when 'budget' then array['l.budget', 'l.came_at', 'l.lead_id']
    when 'area' then array['l.area', 'l.came_at', 'l.lead_id']
    when 'city' then array['lower(l.known_city)', 'l.came_at', 'l.lead_id']
    else case when private.list_source(asked) = 'public.leads l' then array['l.created_at', 'l.id']
      else array['l.came_at', 'l.lead_id'] end end
$$;

create function private.list_sorting(asked jsonb) returns text
language sql immutable set search_path = ''
as $$
  select 'order by ' || array_to_string(private.list_place(asked), way || ', ') || way
  from (select case when asked ->> 'order' in ('newest', 'worth', 'budget', 'area') then ' desc' else '' end) w (way)
$$;

-- Common words: scan the start of the list. Rare ones: ask the token index and sort. Planned anew each time.
create function private.find_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int) returns uuid[]
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '32MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  walked constant int := greatest(20 * at_most, (
    select 10 * sqrt(greatest(c.reltuples, 0)) from pg_catalog.pg_class c where c.oid = 'public.leads'::regclass));
  source constant text := private.list_source(asked);
  sorting constant text := private.list_sorting(asked);
  condition constant text := concat_ws(' and ', private.list_condition(asked), case when after_id is not null then
    format('(%s) %s (%s)', array_to_string(private.list_place(asked), ', '), case when sorting like '% desc' then '<' else '>' end,
      concat_ws(', ', quote_literal(asked ->> 'after_value'), quote_literal(after_at), quote_literal(after_id))) end);
  ids uuid[];
  seen bigint;
begin
  if not asked ? 'query' then
    execute format('select array(select l.id from %s where %s %s limit $1)', source, condition, sorting)
    into ids using at_most;
    return ids;
  end if;
  execute format('select array(
      select l.id from (select l.* from %s where %s %s limit %s) l
      join private.lead_search s on s.lead_id = l.id where s.tokens @@ $2 %3$s limit $1)',
    source, condition, sorting, walked)
  into ids using at_most, (asked ->> 'query')::tsquery;
  if cardinality(ids) < at_most then
    execute format('select count(*) from (select from %s where %s limit %s) l', source, condition, walked) into seen;
  end if;
  -- With fewer, all have been looked through.
  if seen = walked then
    execute format('with hits as materialized (select s.lead_id from private.lead_search s where s.tokens @@ $2)
      select array(select l.id from hits h join %s on l.id = h.lead_id where %s %s limit $1)',
      source, condition, sorting)
    into ids using at_most, (asked ->> 'query')::tsquery;
  end if;
  return ids;
end
$$;

create function private.count_leads(asked jsonb, at_most int default null) returns bigint
language plpgsql stable security definer set search_path = '' set jit = off
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  leads bigint;
begin
  execute format('select count(*) from (select from %s %s where %s limit $1) h', private.list_source(asked),
    case when asked ? 'query' then 'join private.lead_search s on s.lead_id = l.id and s.tokens @@ $2' else '' end,
    private.list_condition(asked))
  into leads using at_most, (asked ->> 'query')::tsquery;
  return leads;
end
$$;

-- Asks for similar names where a search finds nothing.
create function private.with_similar(filter jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when asked ? 'alike' and private.count_leads(asked, 1) = 0
    then asked - 'alike' || jsonb_build_object('query', asked -> 'alike') else asked end
  from private.read_list_filter(coalesce(filter, '{}')) asked
$$;

create function private.enquiries_of(lead public.leads) returns setof public.leads
language sql stable security definer set search_path = ''
as $$
  select p.* from private.live_leads p where p.id in (
    select coalesce(m.merged_into, m.id) from public.leads m where m.phone = lead.phone
    union select coalesce(m.merged_into, m.id) from public.leads m where lower(m.email) = lower(lead.email))
$$;

-- Whether number and address contradict neither the lead's nor those of enquiries that were merged into it.
create function private.is_same_person(of_lead uuid, number text, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_or(l.phone = number), true) and coalesce(bool_or(lower(l.email) = lower(address)), true)
  from public.leads l where l.id = of_lead or l.merged_into = of_lead
$$;

-- With what was said in enquiries that were merged into this one, the newest first.
create function private.said_in(lead public.leads) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(s.message, E'\n\n' order by s.at desc) from (
    select e.message, max(e.at) as at from (
      select lead.message, coalesce(private.own_time(lead.id), lead.created_at) as at
      union all select m.message, m.created_at from public.leads m where m.merged_into = lead.id) e
    group by e.message) s
$$;

-- By index: a connection would keep the plan of a small table after an import of ten thousand.
create function private.list_rows(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off set enable_seqscan = off
as $$
begin
  return (
    select coalesce(jsonb_agg((to_jsonb(l) - array['proof_releases', 'merged_into']) || jsonb_build_object(
      'stage_since', coalesce(l.stage_since, l.created_at), 'asked_for_call', private.asked_for_call(l),
      'message', left(m.said, 600), 'message_is_cut', char_length(m.said) > 600,
      'enquiries_of_person', greatest(1, p.enquiries) + m.merged) order by i.at), '[]')
    from unnest(ids) with ordinality as i (id, at)
    join public.leads l on l.id = i.id
    -- As private.enquiries_of, written out: one plan for all rows.
    cross join lateral (
      select count(*) as enquiries from (
        select from private.live_leads o where o.phone = l.phone
        union all
        select from private.live_leads o where lower(o.email) = lower(l.email) and (o.phone = l.phone) is not true
        limit 100) o) p
    cross join lateral (
      select count(*) as merged, case when count(*) > 0 then private.said_in(l) else l.message end as said
      from public.leads m where m.merged_into = l.id) m);
end
$$;

create function private.write_cursor(of_lead uuid, sorting text, is_similar boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select concat_ws(' ', sorting, case when is_similar then 'similar' else 'exact' end,
    (extract(epoch from case sorting when 'due' then l.due_at
      when 'waiting' then coalesce(l.waits_since, l.created_at) else l.created_at end) * 1000000)::bigint, l.id,
    case sorting when 'worth' then l.score::text when 'budget' then l.budget::text when 'area' then l.area::text
      when 'city' then lower(l.known_city) end)
  from private.valued_leads l where l.id = of_lead
$$;

create function private.read_cursor(after text, sorting text,
  out is_similar boolean, out after_at timestamptz, out after_id uuid, out after_value text)
language plpgsql stable set search_path = ''
as $$
declare
  parts text[] := regexp_match(after,
    '^([a-z]+) (similar|exact) (-?[0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: (.+))?$');
begin
  is_similar := coalesce(parts[2] = 'similar', false);
  perform private.refuse_if(after is not null and (parts[1] is distinct from sorting
      or coalesce(parts[5], '') !~ case when sorting in ('worth', 'budget', 'area') then '^[0-9]{1,12}$'
        when sorting = 'city' then '.' else '^$' end),
    'after must be what an answer in the same order gave as next.');
  after_at := timestamptz 'epoch' + parts[3]::bigint * interval '1 microsecond';
  after_id := parts[4]::uuid;
  after_value := parts[5];
end
$$;

create function private.desk_leads(filter jsonb, after text, rows_wanted int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked jsonb := private.read_list_filter(coalesce(filter, '{}'));
  place record := private.read_cursor(after, asked ->> 'order');
  is_similar boolean := place.is_similar;
  ids uuid[];
begin
  asked := asked || jsonb_build_object('after_value', place.after_value);
  if is_similar then
    asked := asked || jsonb_build_object('query', asked -> 'alike');
  end if;
  ids := private.find_leads(asked, place.after_at, place.after_id, rows_wanted + 1);
  if ids = '{}' and after is null and asked ? 'alike' then
    ids := private.find_leads(asked || jsonb_build_object('query', asked -> 'alike'), null, null, rows_wanted + 1);
    is_similar := ids <> '{}';
  end if;
  return jsonb_build_object('is_similar', is_similar and ids <> '{}',
    'next', case when cardinality(ids) > rows_wanted
      then private.write_cursor(ids[rows_wanted], asked ->> 'order', is_similar) end,
    'rows', private.list_rows(ids[1:rows_wanted]));
end
$$;

-- The private function is stable and sees one snapshot; this one counts the reading.
create function public.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  select private.read_number(to_jsonb(coalesce(at_most, 50)), 'at_most', 1, 200);
  select a.answer from private.desk_leads(filter, after, coalesce(at_most, 50)) a (answer),
    private.count_reading(jsonb_array_length(a.answer -> 'rows'))
$$;
