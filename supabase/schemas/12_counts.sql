-- How many leads stand where. Every statement that changes leads adds the difference it makes, in rows of its
-- own, so that no enquiry waits for another; the desk adds them up, and retention folds them together.
-- Leads in quarantine and tests do not count.
create table private.lead_counts (
  id bigint generated always as identity primary key,
  stage text not null,
  is_unanswered boolean not null,
  leads int not null
);
alter table private.lead_counts enable row level security;

-- Filters that somebody keeps under a name; each account has its own, and they go with it.
create table private.desk_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  filter jsonb not null check (char_length(filter::text) <= 2000),
  created_at timestamptz not null default now()
);
create unique index desk_views_name_idx on private.desk_views (user_id, lower(name));
alter table private.desk_views enable row level security;

create function private.count_added_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select a.stage, a.answered_at is null and a.withdrawn_at is null, count(*)
  from added a where a.quarantined_at is null and not a.is_test
  group by 1, 2;
  return null;
end
$$;
create trigger leads_are_counted after insert on public.leads
  referencing new table as added for each statement execute function private.count_added_leads();

create function private.count_changed_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select c.stage, c.is_unanswered, sum(c.leads)
  from (
    select a.stage, a.answered_at is null and a.withdrawn_at is null as is_unanswered, 1 as leads
    from added a where a.quarantined_at is null and not a.is_test
    union all
    select g.stage, g.answered_at is null and g.withdrawn_at is null, -1
    from gone g where g.quarantined_at is null and not g.is_test
  ) c
  group by 1, 2 having sum(c.leads) <> 0;
  return null;
end
$$;
create trigger leads_are_counted_anew after update on public.leads
  referencing old table as gone new table as added for each statement execute function private.count_changed_leads();

create function private.count_removed_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select g.stage, g.answered_at is null and g.withdrawn_at is null, -count(*)
  from gone g where g.quarantined_at is null and not g.is_test
  group by 1, 2;
  return null;
end
$$;
create trigger leads_are_counted_off after delete on public.leads
  referencing old table as gone for each statement execute function private.count_removed_leads();

create function private.forget_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.lead_counts;
  return null;
end
$$;
create trigger leads_are_counted_out after truncate on public.leads
  for each statement execute function private.forget_counts();

-- Adds up what many statements have added. Rows that others add meanwhile are left for the next time.
create function private.fold_counts() returns void
language sql security definer set search_path = ''
as $$
  with folded as (delete from private.lead_counts returning stage, is_unanswered, leads)
  insert into private.lead_counts (stage, is_unanswered, leads)
  select f.stage, f.is_unanswered, sum(f.leads) from folded f group by 1, 2 having sum(f.leads) <> 0
$$;

-- How many leads there are, by list and by stage, and which is the newest. Cheap enough to be asked often.
create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  midnight timestamptz := private.india_midnight(private.day_in_india(now()));
begin
  perform private.require_reader();
  return (
    select jsonb_build_object('all', coalesce(sum(c.leads), 0),
      'new', coalesce(sum(c.leads) filter (where c.stage = 'new'), 0),
      'unanswered', coalesce(sum(c.leads) filter (where c.is_unanswered), 0))
    from private.lead_counts c
  ) || jsonb_build_object(
    'stages', (
      select jsonb_object_agg(s.stage, coalesce(c.leads, 0))
      from unnest(array['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost',
        'not-suitable']) s (stage)
      left join (select k.stage, sum(k.leads) as leads from private.lead_counts k group by 1) c using (stage)),
    'overdue', (select count(*) from public.leads l
      where l.due_at < midnight and l.quarantined_at is null and not l.is_test),
    'due_today', (select count(*) from public.leads l
      where l.due_at >= midnight and l.due_at < midnight + interval '1 day'
        and l.quarantined_at is null and not l.is_test),
    'quarantined', (select count(*) from public.leads l
      where l.quarantined_at is not null and not l.is_test),
    'newest', (select jsonb_build_object('id', l.id, 'created_at', l.created_at) from public.leads l
      where l.quarantined_at is null and not l.is_test order by l.created_at desc, l.id desc limit 1));
end
$$;

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

-- What may be filtered by: values that leads hold, and in how many of the newest leads each stands. Only so
-- many are looked at, so that it takes as long with a million leads as with ten thousand.
create function public.desk_facets() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  looked_at constant int := 5000;
  values_of_field constant int := 30;
begin
  perform private.require_reader();
  return (
    with newest as materialized (
      select l.city, l.model, l.brand, l.tags, l.source, l.attribution -> 'first' as first,
        l.attribution -> 'last' as last
      from public.leads l where l.quarantined_at is null and not l.is_test
      order by l.created_at desc, l.id desc limit looked_at
    ), said as (
      select f.field, f.value
      from newest n cross join lateral (values ('city', n.city), ('model', n.model), ('brand', n.brand),
        ('source', coalesce(n.source, n.last ->> 'utm_source', n.first ->> 'utm_source')),
        ('campaign', n.last ->> 'utm_campaign'),
        ('campaign', case when lower(n.first ->> 'utm_campaign') is distinct from lower(n.last ->> 'utm_campaign')
          then n.first ->> 'utm_campaign' end)) f (field, value)
      union all
      select 'tag', t.tag from newest n cross join lateral unnest(n.tags) t (tag)
    ), counted as (
      select s.field, mode() within group (order by s.value) as value, count(*) as leads
      from said s
      -- What a visitor's address brought may be anything; a filter takes one line of 120 characters.
      where char_length(s.value) between 1 and 120 and s.value = btrim(s.value) and s.value !~ '[[:cntrl:]]'
      group by s.field, lower(s.value)
    ), ranked as (
      select c.*, row_number() over (partition by c.field order by c.leads desc, c.value) as place from counted c
    )
    select jsonb_build_object('looked_at', (select count(*) from newest),
      'fields', (select jsonb_object_agg(k.field, coalesce((
          select jsonb_agg(jsonb_build_object('value', r.value, 'leads', r.leads) order by r.place)
          from ranked r where r.field = k.field and r.place <= values_of_field), '[]'))
        from unnest(array['city', 'source', 'campaign', 'model', 'brand', 'tag']) k (field))));
end
$$;

-- One's own views, in the order in which they were made.
create function public.desk_views() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'filter', w.filter)
      order by w.created_at, w.id), '[]')
    from private.desk_views w where w.user_id = (select auth.uid()));
end
$$;

-- Keeps a view under the id that the desk drew; the same id again changes its name and filter.
create function public.save_desk_view(view_id uuid, name text, filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant int := 30;
  mine constant uuid := auth.uid();
  called text;
begin
  perform private.require_reader();
  if view_id is null then
    perform private.refuse_value('view_id must be an id.');
  end if;
  called := private.read_text(to_jsonb(save_desk_view.name), 'name', 40);
  perform private.read_list_filter(save_desk_view.filter);
  if char_length(save_desk_view.filter::text) > 2000 then
    perform private.refuse_value('filter is too long to be kept.');
  end if;
  -- Two windows of one person: the second waits and counts what the first has saved.
  perform pg_advisory_xact_lock(hashtextextended('yctfc.desk_views ' || mine, 0));
  if exists (select from private.desk_views w
    where w.user_id = mine and lower(w.name) = lower(called) and w.id <> view_id) then
    perform private.refuse_value('name: another view of yours has this name.');
  elsif (select count(*) from private.desk_views w where w.user_id = mine and w.id <> view_id) >= most then
    perform private.refuse_value(format('There are %s views already. Delete one first.', most));
  end if;
  insert into private.desk_views as w (id, user_id, name, filter)
  values (view_id, mine, called, save_desk_view.filter)
  on conflict (id) do update set name = excluded.name, filter = excluded.filter where w.user_id = mine;
  if not found then
    raise exception 'There is no such view.' using errcode = 'PT404';
  end if;
end
$$;

-- Answers whether there was one.
create function public.delete_desk_view(view_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  delete from private.desk_views w where w.id = view_id and w.user_id = (select auth.uid());
  return found;
end
$$;

revoke all on function public.desk_counts, public.desk_found, public.desk_facets, public.desk_views,
  public.save_desk_view, public.delete_desk_view from public, anon, authenticated, service_role;
grant execute on function public.desk_counts, public.desk_found, public.desk_facets, public.desk_views,
  public.save_desk_view, public.delete_desk_view to authenticated;
