-- How many leads a list finds. Exact where counters or an index know it, else exact up to a thousand.

-- What the counters know without looking; null for everything else.
create function private.known_count(filter jsonb) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when f.asked = '{}' or f.asked = '{"list": "all"}' then (select coalesce(sum(c.leads), 0) from private.lead_counts c)
    when f.asked = '{"list": "unanswered"}' then (
      select coalesce(sum(c.leads), 0) from private.lead_counts c where c.is_unanswered)
    when f.asked = '{"list": "new"}' then (
      select coalesce(sum(c.leads), 0) from private.lead_counts c where c.stage = 'new')
    when f.asked - 'stage' = '{}' then (
      select coalesce(sum(c.leads), 0) from private.lead_counts c where f.asked -> 'stage' ? c.stage) end
  from (select case when filter ->> 'order' = 'due' then filter else filter - 'order' end as asked) f
$$;
revoke all on function private.known_count(jsonb) from public, anon, authenticated, service_role;

-- Counts on the index of due steps or of quarantine, which hold few leads.
create function private.count_on_index(asked jsonb, at_most int) returns int
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  hits int;
begin
  execute format('select count(*) from (select from public.leads l where %s %s limit $2) h',
    private.list_condition(asked ->> 'list'),
    case when asked ->> 'order' = 'due' then 'and l.due_at is not null' else '' end)
  into hits using private.india_midnight(private.day_in_india(now())), at_most;
  return hits;
end
$$;
revoke all on function private.count_on_index(jsonb, int) from public, anon, authenticated, service_role;

-- Counts by tokens, as find_leads finds: what is rare all at once, what is common month by month until there
-- are enough.
create function private.count_by_tokens(asked jsonb, at_most int) returns int
language plpgsql stable security definer
set search_path = '' set jit = off set enable_seqscan = off set work_mem = '32MB'
as $$
declare
  counted_at_once constant int := 4000;
  list text := asked ->> 'list';
  joins_leads boolean := list in ('overdue', 'due-today');
  query tsquery := asked ->> 'query';
  way record := private.walk_leads(asked, null, null, at_most);
  first_month int;
  last_month int;
  width int := 1;
  -- Those that wait for their tokens first.
  hits int := cardinality(private.with_waiting('{}', asked, null, null, at_most));
  part int;
  is_first boolean := true;
  statement text := format($count$
    select count(*) from (
      select from private.lead_search s %1$s
      where s.tokens @@ $2 and %2$s %3$s
        and ($3 is null or s.created_at >= $3) and ($4 is null or s.created_at < $4)
      limit $5) h$count$,
    case when joins_leads then 'join public.leads l on l.id = s.lead_id' else '' end,
    private.text_condition(), case when joins_leads then 'and ' || private.list_condition(list) else '' end);
begin
  if way.is_whole then
    return cardinality(way.ids);
  end if;
  select private.month_number(greatest(min(l.created_at), (asked ->> 'from')::timestamptz)),
    private.month_number(least(max(l.created_at), (asked ->> 'until')::timestamptz))
  into first_month, last_month from public.leads l;
  -- Of the five hundred that the walk looked at.
  if cardinality(way.ids) / 500.0 * (
    select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.leads'::regclass) < counted_at_once then
    width := last_month - first_month + 1;
  end if;
  while first_month <= last_month and hits < at_most loop
    execute statement into part
    using private.india_midnight(private.day_in_india(now())),
      -- Of all months at once: no months need to be named.
      case when is_first and width > last_month - first_month then query
        else query && private.months_query(last_month - width + 1, width) end,
      (asked ->> 'from')::timestamptz, (asked ->> 'until')::timestamptz, at_most - hits, null::int,
      asked ->> 'address', private.digit_patterns(asked);
    is_first := false;
    hits := hits + part;
    last_month := last_month - width;
    width := case when part = 0 then width * 2 else 1 end;
  end loop;
  return hits;
end
$$;
revoke all on function private.count_by_tokens(jsonb, int) from public, anon, authenticated, service_role;

-- How many leads `desk_leads` finds for the same filter: `found`, and `is_more` where there are more than that;
-- `all` are those of the desk without any filter.
create function public.desk_found(filter jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted_to constant int := 1000;
  given jsonb := coalesce(filter, '{}');
  asked jsonb;
  found bigint;
  is_more boolean := false;
begin
  perform private.require_reader();
  asked := private.read_list_filter(given);
  found := private.known_count(given);
  if found is null then
    if (asked ->> 'is_plain')::boolean
      and (asked ->> 'order' = 'due' or asked ->> 'list' in ('overdue', 'due-today', 'quarantine')) then
      found := private.count_on_index(asked, counted_to + 1);
    else
      found := private.count_by_tokens(asked, counted_to + 1);
      -- As in the list: where nothing has these words, names that sound like them.
      if found = 0 and asked ->> 'alike' is not null then
        found := private.count_by_tokens(asked || jsonb_build_object('query', asked -> 'alike'), counted_to + 1);
      end if;
    end if;
    is_more := found > counted_to;
  end if;
  return jsonb_build_object('found', case when is_more then counted_to else found end, 'is_more', is_more,
    'all', (select coalesce(sum(c.leads), 0) from private.lead_counts c));
end
$$;
revoke all on function public.desk_found(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.desk_found(jsonb) to authenticated;

-- How many wait in quarantine stands in the navigation, beside what was counted before.
select private.amend_function('public.desk_counts()', $said$'newest', (select$said$,
  $says$'quarantined', (select count(*) from public.leads l
      where l.quarantined_at is not null and not l.is_test),
    'newest', (select$says$);
