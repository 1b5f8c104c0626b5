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
revoke all on function public.desk_facets() from public, anon, authenticated, service_role;
grant execute on function public.desk_facets() to authenticated;
