-- The lists of the desk: filtered, searched and sorted here, a page at a time.

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
revoke all on function private.enquiries_of(public.leads) from public, anon, authenticated, service_role;

-- Leads as a list shows them: with the beginning of the message, and how often the person enquired.
create function private.list_rows(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
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
revoke all on function private.list_rows(uuid[]) from public, anon, authenticated, service_role;

-- Where the next page begins: order, whether it shows similar names, place of the last lead.
create function private.write_cursor(of_lead uuid, standing text, is_similar boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select concat_ws(' ', standing, case when is_similar then 'similar' else 'exact' end,
    (extract(epoch from case when standing = 'due' then l.due_at else l.created_at end) * 1000000)::bigint, l.id)
  from public.leads l where l.id = of_lead
$$;
revoke all on function private.write_cursor(uuid, text, boolean) from public, anon, authenticated, service_role;

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
revoke all on function private.read_cursor(text, text) from public, anon, authenticated, service_role;

-- filter: see contract/desk/list.ts. `after` is the `next` of the page before.
create function public.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50)
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
  perform private.require_admin();
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
revoke all on function public.desk_leads(jsonb, text, int) from public, anon, authenticated, service_role;
grant execute on function public.desk_leads(jsonb, text, int) to authenticated;
