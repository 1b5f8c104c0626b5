-- Leads as a file. The desk asks for one page after the other and writes the file in the browser, in both homes;
-- the database keeps no state between pages.

-- The filter of a list, ready for find_leads, with similar names where nothing has the words: as desk_leads shows it.
create function private.export_filter(filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked jsonb := private.read_list_filter(coalesce(filter, '{}'));
begin
  if asked ->> 'alike' is not null and not exists (
    select from private.lead_search s where s.tokens @@ (asked ->> 'query')::tsquery
      and (asked ->> 'address' is null or strpos(s.address, asked ->> 'address') > 0)
      and s.digits like all (private.digit_patterns(asked))) then
    asked := asked || jsonb_build_object('query', asked -> 'alike');
  end if;
  return asked;
end
$$;
revoke all on function private.export_filter(jsonb) from public, anon, authenticated, service_role;

-- What walk_leads asks of a lead, as text: $1 midnight, $2 from, $3 until, $4 query, $5 address, $6 digits, $7 and $8 ids.
create function private.export_condition(asked jsonb) returns text
language sql stable set search_path = ''
as $$
  select private.list_condition(asked ->> 'list')
    || case when asked ->> 'order' = 'due' then ' and l.due_at is not null' else '' end
    || ' and ($2 is null or l.created_at >= $2) and ($3 is null or l.created_at < $3)'
    || ' and ($7 is null or l.id between $7 and $8)'
    || case when (asked ->> 'is_plain')::boolean then '' else
      ' and s.tokens @@ $4 and ($5 is null or strpos(s.address, $5) > 0) and s.digits like all ($6)' end
$$;
revoke all on function private.export_condition(jsonb) from public, anon, authenticated, service_role;

create function private.size_of_export(filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked jsonb := private.export_filter(filter);
  size jsonb;
begin
  execute format($count$
    select jsonb_build_object('leads', count(*), 'no_contact', count(l.withdrawn_at))
    from public.leads l %s where %s$count$,
    case when not (asked ->> 'is_plain')::boolean then 'join private.lead_search s on s.lead_id = l.id' else '' end,
    private.export_condition(asked))
  into size
  using private.india_midnight(private.day_in_india(now())), (asked ->> 'from')::timestamptz,
    (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery, asked ->> 'address',
    private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid;
  return size;
end
$$;
revoke all on function private.size_of_export(jsonb) from public, anon, authenticated, service_role;

-- How many leads a file would hold, and how many of them nobody may contact.
create function public.export_size(filter jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.index_waiting(1000);
  return private.size_of_export(filter);
end
$$;

-- Notes the export before its first page is read: how many leads, of which list, as what. Of a search only that
-- there was one: its words may be a name or a number.
create function public.begin_export(filter jsonb, format text, with_no_contact boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  size jsonb;
begin
  perform private.require_admin();
  if format is null or format not in ('csv', 'xlsx') then
    perform private.refuse_value('format must be csv or xlsx.');
  elsif with_no_contact is null then
    perform private.refuse_value('with_no_contact must be true or false.');
  end if;
  perform private.index_waiting(1000);
  size := private.size_of_export(filter);
  perform private.write_audit('leads.exported', jsonb_build_object('format', format,
    'count', (size ->> 'leads')::bigint - case when with_no_contact then 0 else (size ->> 'no_contact')::bigint end,
    'with_no_contact', with_no_contact,
    'filter', (coalesce(filter, '{}') - 'search')
      || case when filter ? 'search' then '{"search": true}' else '{}' end::jsonb));
  return size;
end
$$;

-- One page of an export: {columns: [name], rows: [[value]], next}. `after` is the `next` of the page before; a page
-- may hold fewer rows than asked for, or none, while there is a next one.
create function public.desk_export(filter jsonb default '{}', with_no_contact boolean default true,
  after text default null, at_most int default 2000) returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  asked jsonb;
  place record;
  is_newest boolean;
  names text[];
  cells text;
  page record;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 1 and 10000 then
    perform private.refuse_value('at_most must be a whole number from 1 to 10000.');
  end if;
  -- What came last is found by its tokens too.
  if after is null then
    perform private.index_waiting(1000);
  end if;
  asked := private.export_filter(filter);
  place := private.read_cursor(after, asked ->> 'order');
  is_newest := asked ->> 'order' = 'newest';
  names := array['created_at', 'withdrawn_at', 'calls_allowed'] || array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
      and pg_catalog.col_description(a.attrelid, a.attnum) = 'enquiry field'
    order by a.attnum);
  cells := (select string_agg(format('l.%I', n), ', ') from unnest(names) n);
  if (asked ->> 'is_plain')::boolean then
    -- Nearly every lead along the way belongs to the page: its row is read once.
    execute format($page$
      with met as materialized (
        select l.id, %1$s as place, l.withdrawn_at, json_build_array(%2$s) as cells from public.leads l
        where %3$s and ($9 is null or (%1$s, l.id) %4$s ($9, $10))
        order by %1$s %5$s, l.id %5$s limit $12)
      select (select coalesce(json_agg(m.cells) filter (where $11 or m.withdrawn_at is null), '[]') from met m) as rows,
        case when (select count(*) from met) >= $12
          then (select m.id from met m order by m.place %6$s, m.id %6$s limit 1) end as last$page$,
      case when asked ->> 'order' = 'due' then 'l.due_at' else 'l.created_at' end, cells,
      private.export_condition(asked), case when is_newest then '<' else '>' end,
      case when is_newest then 'desc' else 'asc' end, case when is_newest then 'asc' else 'desc' end)
    into page
    using private.india_midnight(private.day_in_india(now())), (asked ->> 'from')::timestamptz,
      (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery, asked ->> 'address',
      private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid,
      place.after_at, place.after_id, with_no_contact, at_most;
  else
    -- The index of tokens, month by month, whatever a walk would have met.
    execute format($page$
      select coalesce(json_agg(json_build_array(%1$s) order by i.at) filter (where $2 or l.withdrawn_at is null), '[]')
          as rows, case when count(*) >= $3 then $1[$3] end as last
      from unnest($1) with ordinality as i (id, at) join public.leads l on l.id = i.id$page$, cells)
    into page
    using private.leap_leads(asked, place.after_at, place.after_id, at_most, 500), with_no_contact, at_most;
  end if;
  return json_build_object('columns', names, 'rows', page.rows,
    'next', private.write_cursor(page.last, asked ->> 'order', false));
end
$$;

revoke all on function public.export_size(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.begin_export(jsonb, text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_export(jsonb, boolean, text, int) from public, anon, authenticated, service_role;
grant execute on function public.export_size(jsonb) to authenticated;
grant execute on function public.begin_export(jsonb, text, boolean) to authenticated;
grant execute on function public.desk_export(jsonb, boolean, text, int) to authenticated;
