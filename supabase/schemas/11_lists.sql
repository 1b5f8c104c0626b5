-- Finds the leads of a list in its order, in two ways whose work does not grow with the number of leads.
-- `asked` is what read_list_filter made of a filter; a page begins after the lead of (after_at, after_id).

-- Where a lead must stand to be in a list; `l` is a row of leads, $1 the midnight in India that began today.
create function private.list_condition(list text) returns text
language sql immutable set search_path = ''
as $$
  select case list when 'tests' then 'l.is_test'
      when 'quarantine' then 'l.quarantined_at is not null and not l.is_test'
      else 'l.quarantined_at is null and not l.is_test' end
    || case list when 'unanswered' then ' and l.answered_at is null and l.withdrawn_at is null'
      when 'new' then ' and l.stage = ''new''' when 'no-contact' then ' and l.withdrawn_at is not null'
      when 'overdue' then ' and l.due_at is not null and l.due_at < $1'
      when 'due-today' then ' and l.due_at is not null and l.due_at >= $1 and l.due_at < $1 + interval ''1 day'''
      else '' end
$$;

-- What tokens cannot say of digits and addresses: that the parts stand together. `s` is a row of the search,
-- $7 the address and $8 the digits as patterns.
create function private.text_condition() returns text
language sql immutable set search_path = ''
as $$
  select '($7::text is null or strpos(s.address, $7) > 0) and s.digits like all ($8::text[])'
$$;

create function private.digit_patterns(asked jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select '%' || d || '%' from jsonb_array_elements_text(coalesce(asked -> 'digits', '[]')) d)
$$;

-- First way: walk five hundred leads along the list, on an index, and take what matches. Enough for what is common, and
-- for all lists without filters; `is_whole` says that the page is full or the list at its end.
create function private.walk_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int,
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

-- Second way, for what is rarer: the index of tokens. Up to so many hits are sorted all at once; of more, the months
-- are looked through one after the other, and those without a hit are passed in growing leaps.
create function private.leap_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int, met_on_walk int)
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

create function private.month_number(moment timestamptz) returns int
language sql immutable set search_path = ''
as $$
  select extract(year from m.at)::int * 12 + extract(month from m.at)::int - 1
  from (select moment at time zone 'UTC' as at) m
$$;

create function private.months_query(first_month int, width int) returns tsquery
language sql immutable set search_path = ''
as $$
  select private.any_of(array(
    select private.token(format('%%month:%s-%s', lpad((m / 12)::text, 4, '0'), lpad((m % 12 + 1)::text, 2, '0')))
    from generate_series(first_month, first_month + width - 1) m))
$$;

-- Enquiries from the same number or address, without tests and those in quarantine; the newest first.
create function private.enquiries_of(lead public.leads) returns setof public.leads
language sql stable security definer set search_path = ''
as $$
  select * from (
    select p.* from public.leads p where p.phone = lead.phone
    union all
    select m.* from public.leads m
    where lower(m.email) = lower(lead.email) and (m.phone = lead.phone) is not true
  ) o
  where o.quarantined_at is null and not o.is_test
$$;

-- Leads as a list shows them: with the beginning of the message, and how often the person enquired. By index: while
-- the table is small, reading it whole is cheapest, and a connection kept that plan after an import of ten thousand.
create function private.list_rows(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off set enable_seqscan = off
as $$
begin
  return (
    select coalesce(jsonb_agg((to_jsonb(l) - 'proof_releases') || jsonb_build_object(
      'stage_since', coalesce(l.stage_since, l.created_at),
      'message', left(l.message, 300), 'message_is_cut', char_length(l.message) > 300,
      'enquiries_of_person', greatest(1, p.enquiries)) order by i.at), '[]')
    from unnest(ids) with ordinality as i (id, at)
    join public.leads l on l.id = i.id
    -- As private.enquiries_of, written out: one plan for all rows.
    cross join lateral (
      select count(*) as enquiries from (
        select from public.leads o where o.phone = l.phone and o.quarantined_at is null and not o.is_test
        union all
        select from public.leads o where lower(o.email) = lower(l.email) and (o.phone = l.phone) is not true
          and o.quarantined_at is null and not o.is_test
        limit 100) o) p);
end
$$;

-- Where the next page begins: order, whether it shows similar names, place of the last lead.
create function private.write_cursor(of_lead uuid, standing text, is_similar boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select concat_ws(' ', standing, case when is_similar then 'similar' else 'exact' end,
    (extract(epoch from case when standing = 'due' then l.due_at else l.created_at end) * 1000000)::bigint, l.id)
  from public.leads l where l.id = of_lead
$$;

create function private.read_cursor(after text, standing text,
  out is_similar boolean, out after_at timestamptz, out after_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  parts text[] := regexp_match(after,
    '^([a-z]+) (similar|exact) (-?[0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
begin
  is_similar := coalesce(parts[2] = 'similar', false);
  if after is not null and parts[1] is distinct from standing then
    perform private.refuse_value('after must be what an answer in the same order gave as next.');
  end if;
  after_at := timestamptz 'epoch' + parts[3]::bigint * interval '1 microsecond';
  after_id := parts[4]::uuid;
end
$$;

-- filter: see contract/desk/list.ts. `after` is the `next` of the page before.
create function private.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  rows_wanted int := coalesce(at_most, 50);
  asked jsonb;
  place record;
  way record;
  ids uuid[];
  is_similar boolean;
begin
  perform private.require_reader();
  if rows_wanted not between 1 and 200 then
    perform private.refuse_value('at_most must be a whole number from 1 to 200.');
  end if;
  asked := private.read_list_filter(coalesce(filter, '{}'));
  place := private.read_cursor(after, asked ->> 'order');
  is_similar := place.is_similar;
  loop
    if is_similar then
      asked := asked || jsonb_build_object('query', asked -> 'alike');
    end if;
    way := private.walk_leads(asked, place.after_at, place.after_id, rows_wanted + 1);
    ids := case when way.is_whole then way.ids
      else private.leap_leads(
        asked, place.after_at, place.after_id, rows_wanted + 1, cardinality(way.ids)) end;
    -- Nothing has these words: names that sound like them, if words were asked for.
    exit when ids <> '{}' or is_similar or after is not null or asked ->> 'alike' is null;
    is_similar := true;
  end loop;
  return jsonb_build_object('is_similar', is_similar and ids <> '{}',
    'next', case when cardinality(ids) > rows_wanted
      then private.write_cursor(ids[rows_wanted], asked ->> 'order', is_similar) end,
    'rows', private.list_rows(ids[1:rows_wanted]));
end
$$;

create function public.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_leads(filter, after, at_most);
begin
  perform private.count_reading(jsonb_array_length(answer -> 'rows'));
  return answer;
end
$$;

-- The first leads of a list with those among them that wait for their tokens (private.lead_search_waiting), found by
-- the leads themselves; `ids` are the first ones that were found by their tokens.
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

revoke all on function public.desk_leads from public, anon, authenticated, service_role;
grant execute on function public.desk_leads to authenticated;
