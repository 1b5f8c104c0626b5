-- Lists and searches find leads that wait for their tokens (private.lead_search_waiting) by the leads themselves.

-- The first leads of a list with those among them that wait; `ids` are the first ones that were found by their tokens.
create function private.with_waiting(ids uuid[], asked jsonb, after_at timestamptz, after_id uuid, at_most int)
returns uuid[]
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  place text := case when asked ->> 'order' = 'due' then 'l.due_at' else 'l.created_at' end;
  direction text := case when asked ->> 'order' = 'newest' then 'desc' else 'asc' end;
  whole uuid[];
begin
  if not exists (select from private.lead_search_waiting) then
    return ids;
  end if;
  execute format($waiting$
    with waiting as (
      select l.id
      from (select distinct w.lead_id from private.lead_search_waiting w) w
      join public.leads l on l.id = w.lead_id
      cross join lateral private.search_entry(l) s
      where not exists (select from private.lead_search t where t.lead_id = l.id)
        and %2$s and %1$s is not null and ($2 is null or (%1$s, l.id) %3$s ($2, $3))
        and ($4 is null or l.created_at >= $4) and ($5 is null or l.created_at < $5)
        and ($9 is null or l.id between $9 and $10) and ($6 is null or s.tokens @@ $6) and %4$s)
    select array(
      select l.id from public.leads l where l.id in (select unnest($11) union select w.id from waiting w)
      order by %1$s %5$s, l.id %5$s limit $12)$waiting$,
    place, private.list_condition(asked ->> 'list'), case when direction = 'desc' then '<' else '>' end,
    private.text_condition(), direction)
  into whole
  using private.india_midnight(private.day_in_india(now())), after_at, after_id,
    (asked ->> 'from')::timestamptz, (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery,
    asked ->> 'address', private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid,
    ids, at_most;
  return whole;
end
$$;
revoke all on function private.with_waiting(uuid[], jsonb, timestamptz, uuid, int)
  from public, anon, authenticated, service_role;

-- As before, and whoever waits is among them. It walks on an index, never through a sorted heap of all that are overdue.
create or replace function private.walk_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int,
  out ids uuid[], out is_whole boolean)
language plpgsql stable security definer
set search_path = '' set jit = off set enable_bitmapscan = off set enable_sort = on
as $$
declare
  steps constant int := 500;
  list text := asked ->> 'list';
  is_due boolean := asked ->> 'order' = 'due';
  is_plain boolean := (asked ->> 'is_plain')::boolean;
  place text := case when is_due then 'l.due_at' else 'l.created_at' end;
  direction text := case when asked ->> 'order' = 'newest' then 'desc' else 'asc' end;
  -- Lists with an index of their own are walked on it; all others on the one of all leads.
  source text := case when list in ('unanswered', 'overdue', 'due-today') or is_due
    then private.list_condition(list) || case when is_due then ' and l.due_at is not null' else '' end else 'true' end;
  seen int;
begin
  -- Until this function ends. A few ids are rather looked up and sorted.
  perform set_config('enable_sort', (asked ->> 'first_id' is not null)::text, true);
  execute format($walk$
    with seen as materialized (
      select l.id, %1$s as place, %2$s as is_listed from public.leads l
      where %3$s and ($2 is null or (%1$s, l.id) %4$s ($2, $3))
        and ($4 is null or l.created_at >= $4) and ($5 is null or l.created_at < $5)
        and ($9 is null or l.id between $9 and $10)
      order by %1$s %5$s, l.id %5$s limit $11)
    select array(
      select c.id from seen c %6$s where c.is_listed %7$s order by c.place %5$s, c.id %5$s limit $12
    ), (select count(*) from seen)$walk$,
    place, private.list_condition(list), source, case when direction = 'desc' then '<' else '>' end, direction,
    case when not is_plain then 'join private.lead_search s on s.lead_id = c.id' else '' end,
    case when not is_plain then 'and s.tokens @@ $6 and ' || private.text_condition() else '' end)
  into ids, seen
  using private.india_midnight(private.day_in_india(now())), after_at, after_id,
    (asked ->> 'from')::timestamptz, (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery,
    asked ->> 'address', private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid,
    case when is_plain and source <> 'true' then at_most else steps end, at_most;
  is_whole := cardinality(ids) >= at_most or seen < steps;
  if is_whole and not is_plain then
    ids := private.with_waiting(ids, asked, after_at, after_id, at_most);
  end if;
end
$$;

-- As before, and whoever waits is among them.
create or replace function private.leap_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int, met_on_walk int)
returns uuid[]
language plpgsql stable security definer
set search_path = '' set jit = off set enable_seqscan = off set work_mem = '32MB'
as $$
declare
  -- Beginnings of words are looked up in whole again for each month, which takes longer than to sort more.
  sorted_at_once int := case when asked ->> 'query' like '%:*%' then 8000 else 2000 end;
  list text := asked ->> 'list';
  query tsquery := asked ->> 'query';
  is_due boolean := asked ->> 'order' = 'due';
  is_newest boolean := asked ->> 'order' = 'newest';
  joins_leads boolean := is_due or list in ('overdue', 'due-today');
  -- Months since the year 0, from where the list begins to where it ends.
  first_month int;
  last_month int;
  width int := 1;
  found uuid[];
  hits int;
  ids uuid[] := '{}';
  statement text := format($leap$
    with hits as materialized (
      select s.lead_id, %1$s as place from private.lead_search s %2$s
      where s.tokens @@ $6 and %3$s %4$s and ($2 is null or (%1$s, s.lead_id) %5$s ($2, $3))
        and ($4 is null or s.created_at >= $4) and ($5 is null or s.created_at < $5)
      limit $10)
    select array(select h.lead_id from hits h order by h.place %6$s, h.lead_id %6$s limit $9),
      (select count(*) from hits)$leap$,
    case when is_due then 'l.due_at' else 's.created_at' end,
    case when joins_leads then 'join public.leads l on l.id = s.lead_id' else '' end,
    private.text_condition(), case when joins_leads then 'and ' || private.list_condition(list) else '' end,
    case when is_newest then '<' else '>' end, case when is_newest then 'desc' else 'asc' end);
begin
  -- Twice as many, since a short walk says little: five hundred steps, see walk_leads.
  if is_due or met_on_walk / 500.0 * (
    select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.leads'::regclass) < 2 * sorted_at_once then
    execute statement into found, hits
    using private.india_midnight(private.day_in_india(now())), after_at, after_id,
      (asked ->> 'from')::timestamptz, (asked ->> 'until')::timestamptz, query, asked ->> 'address',
      private.digit_patterns(asked), at_most, case when not is_due then sorted_at_once end;
    if is_due or hits < sorted_at_once then
      return private.with_waiting(found, asked, after_at, after_id, at_most);
    end if;
  end if;
  select private.month_number(greatest(min(l.created_at), (asked ->> 'from')::timestamptz,
      case when not is_newest then after_at end)),
    private.month_number(least(max(l.created_at), (asked ->> 'until')::timestamptz,
      case when is_newest then after_at end))
  into first_month, last_month from public.leads l;
  while first_month <= last_month and cardinality(ids) < at_most loop
    execute statement into found, hits
    using private.india_midnight(private.day_in_india(now())), after_at, after_id,
      (asked ->> 'from')::timestamptz, (asked ->> 'until')::timestamptz,
      query && private.months_query(case when is_newest then last_month - width + 1 else first_month end, width),
      asked ->> 'address', private.digit_patterns(asked), at_most - cardinality(ids), null::int;
    ids := ids || found;
    if is_newest then
      last_month := last_month - width;
    else
      first_month := first_month + width;
    end if;
    width := case when found = '{}' then width * 2 else 1 end;
  end loop;
  return private.with_waiting(ids, asked, after_at, after_id, at_most);
end
$$;
