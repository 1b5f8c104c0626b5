-- What a lead is known to hold and to promise, so that lists of a million can go by it. The server reads it with the
-- desk's own code (contract/desk/score-lead.ts); until then it is what is noted. What nobody knows is 0 or ''.
create table private.lead_worth (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  came_at timestamptz not null,
  score bigint not null default 0 check (score between 0 and 100),
  budget bigint not null,
  area bigint not null,
  city text not null,
  -- Which rules it was read with; '' once the lead has changed.
  rules text not null default ''
);
create index lead_worth_score_idx on private.lead_worth (score, came_at, lead_id);
create index lead_worth_budget_idx on private.lead_worth (budget, came_at, lead_id) where budget > 0;
create index lead_worth_area_idx on private.lead_worth (area, came_at, lead_id) where area > 0;
create index lead_worth_city_idx on private.lead_worth (lower(city), came_at, lead_id) where city <> '';
create index lead_worth_rules_idx on private.lead_worth (rules, came_at desc);

create view private.valued_leads as
  select l.*, w.lead_id, w.came_at, w.score, w.budget, w.area, w.city as known_city
  from public.leads l join private.lead_worth w on w.lead_id = l.id;

create function private.note_worth() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_worth as w (lead_id, came_at, budget, area, city)
  values (new.id, new.created_at, coalesce(new.budget_rupees, 0), coalesce(new.area_sqft, 0), coalesce(new.city, ''))
  on conflict (lead_id) do update set rules = '', came_at = new.created_at,
    budget = coalesce(new.budget_rupees, w.budget), area = coalesce(new.area_sqft, w.area), city = coalesce(new.city, w.city);
  if new.merged_into is not null then
    -- Who asks again is worth more.
    update private.lead_worth w set rules = '' where w.lead_id = new.merged_into;
  end if;
  return null;
end
$$;
create trigger leads_are_valued after insert or update of created_at, subject, message, interest, attribution, phone, city,
  area_sqft, budget_rupees, model, brand, language, merged_into on public.leads
  for each row execute function private.note_worth();

-- What was not read with these rules yet: first what has changed, then what others have read.
create function public.leads_to_value(rules text, at_most int) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
as $$
  with due as (
    select w.lead_id, w.xmin from private.lead_worth w where w.rules < leads_to_value.rules
    union all
    select w.lead_id, w.xmin from private.lead_worth w where w.rules > leads_to_value.rules
    limit at_most)
  select coalesce(jsonb_agg(r.lead || jsonb_build_object('message', l.message, 'version', d.xmin::text)), '[]')
  from jsonb_array_elements(private.list_rows(array(select d.lead_id from due d))) r (lead)
  join due d on d.lead_id = (r.lead ->> 'id')::uuid
  join public.leads l on l.id = d.lead_id
$$;

-- values: [{id, version, score, budget, area, city}]; who changed meanwhile is read anew. It waits for nobody, since a
-- change of many leads would wait for it too.
create function public.value_leads(rules text, "values" jsonb) returns void
language sql security definer set search_path = ''
as $$
  update private.lead_worth w set rules = value_leads.rules, score = v.score, budget = v.budget, area = v.area, city = v.city
  from jsonb_to_recordset("values") v (id uuid, version text, score bigint, budget bigint, area bigint, city text)
  where w.lead_id = v.id and w.xmin::text = v.version and w.lead_id in (
    select f.lead_id from private.lead_worth f
    where f.lead_id in (select (r ->> 'id')::uuid from jsonb_array_elements("values") r) for update skip locked)
$$;
