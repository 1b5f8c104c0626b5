create table private.desk_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  filter jsonb not null check (char_length(filter::text) <= 2000),
  created_at timestamptz not null default now()
);
create unique index desk_views_name_idx on private.desk_views (user_id, lower(name));

create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  asked jsonb := private.read_list_filter('{}');
  stages jsonb;
begin
  perform private.require_reader();
  select jsonb_object_agg(s.stage, coalesce(c.leads, 0)) into stages
  from unnest(private.stages()) s (stage)
  left join (select l.stage, count(*) as leads from private.live_leads l group by 1) c using (stage);
  return jsonb_build_object(
    'all', (select sum(s.value::bigint) from jsonb_each_text(stages) s), 'new', stages -> 'new', 'stages', stages,
    'unanswered', private.count_leads(asked || '{"list": "unanswered"}'),
    'overdue', private.count_leads(asked || '{"list": "overdue"}'),
    'due_today', private.count_leads(asked || '{"list": "due-today"}'),
    'no_step', private.count_leads(asked || '{"list": "no-step"}', 1000),
    'quarantined', private.count_leads(asked || '{"list": "quarantine"}'),
    'newest', (select jsonb_build_object('id', l.id, 'created_at', l.created_at) from public.leads l
      where l.quarantined_at is null and not l.is_test order by l.created_at desc, l.id desc limit 1));
end
$$;

-- A plain list is counted to its end, anything else up to 1,000.
create function public.desk_found(filter jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted_to constant int := 1000;
  asked jsonb;
  found bigint;
  is_bounded boolean;
begin
  perform private.require_reader();
  asked := private.with_similar(filter);
  asked := asked || case asked ->> 'order' when 'worth' then '{"order": "newest"}' else '{}' end::jsonb;
  is_bounded := asked ?| array['query', 'from', 'until'] or private.list_source(asked) <> 'public.leads l';
  found := private.count_leads(asked, case when is_bounded then counted_to + 1 end);
  return jsonb_build_object('found', case when is_bounded then least(found, counted_to) else found end,
    'is_more', is_bounded and found > counted_to,
    'all', private.count_leads(private.read_list_filter('{}')));
end
$$;

-- Looks at the newest leads only, so that it takes as long with a million as with ten thousand.
create function public.desk_facets() returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select private.require_reader();
  with newest as materialized (
    select nullif(w.city, '') as city, l.model, l.brand, l.tags, l.source, l.attribution -> 'first' as first,
      l.attribution -> 'last' as last
    from private.live_leads l join private.lead_worth w on w.lead_id = l.id
    order by l.created_at desc, l.id desc limit 5000
  ), said as (
    select f.field, f.value
    from newest n cross join lateral (values ('city', n.city), ('model', n.model), ('brand', n.brand),
      ('source', coalesce(n.source, n.last ->> 'utm_source', n.first ->> 'utm_source')),
      ('campaign', n.last ->> 'utm_campaign'),
      ('campaign', case when lower(n.first ->> 'utm_campaign') is distinct from lower(n.last ->> 'utm_campaign')
        then n.first ->> 'utm_campaign' end)) f (field, value)
    union all
    select 'tag', t.tag from newest n cross join lateral unnest(n.tags) t (tag)
  ), ranked as (
    select s.field, mode() within group (order by s.value) as value, count(*) as leads,
      row_number() over (partition by s.field order by count(*) desc, mode() within group (order by s.value)) as place
    from said s
    -- Values of visitors may be anything; a filter takes one line of 120 characters.
    where char_length(s.value) between 1 and 120 and s.value = btrim(s.value) and s.value !~ '[[:cntrl:]]'
    group by s.field, lower(s.value)
  )
  select jsonb_build_object('fields', (select jsonb_object_agg(k.field, coalesce((
        select jsonb_agg(jsonb_build_object('value', r.value, 'leads', r.leads) order by r.place)
        from ranked r where r.field = k.field and r.place <= 30), '[]'))
      from unnest(array['city', 'source', 'campaign', 'model', 'brand', 'tag']) k (field)))
$$;

create function public.desk_views() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_reader();
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'filter', w.filter)
    order by w.created_at, w.id), '[]')
  from private.desk_views w where w.user_id = (select auth.uid())
$$;

create function public.save_desk_view(view_id uuid, name text, filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 30;
  mine constant uuid := auth.uid();
  called text;
begin
  perform private.require_reader();
  perform private.refuse_if(view_id is null, 'view_id must be an id.');
  called := private.read_text(to_jsonb(save_desk_view.name), 'name', 40);
  perform private.read_list_filter(save_desk_view.filter);
  perform private.refuse_if(char_length(save_desk_view.filter::text) > 2000, 'filter is too long to be kept.');
  -- Two windows of one person are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('yctfc.desk_views ' || mine, 0));
  perform private.refuse_if(exists (select from private.desk_views w
    where w.user_id = mine and lower(w.name) = lower(called) and w.id <> view_id),
    'name: another view of yours has this name.');
  perform private.refuse_if((select count(*) from private.desk_views w where w.user_id = mine
    and w.id <> view_id) >= most,
    format('There are %s views already. Delete one first.', most));
  insert into private.desk_views as w (id, user_id, name, filter)
  values (view_id, mine, called, save_desk_view.filter)
  on conflict (id) do update set name = excluded.name, filter = excluded.filter where w.user_id = mine;
  perform private.refuse_if(not found, 'There is no such view.', 'PT404');
end
$$;

create function public.delete_desk_view(view_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  with deleted as (
    delete from private.desk_views w where w.id = view_id and w.user_id = (select auth.uid()) returning w.id)
  select exists (select from deleted)
$$;
