-- What a visitor told a decision tool before he wrote: money, place, city, models, brands (contract/interest.ts).
-- He sent it with his enquiry: his receipt shows it and every copy of his data holds it, with the row itself. It is
-- no "enquiry field", since a correction rewrites words and not answers.
alter table public.leads add column interest jsonb
  check (jsonb_typeof(interest) = 'object' and octet_length(interest::text) <= 4096
    and interest - array['from', 'models', 'brands', 'city', 'budget', 'area', 'place', 'hours', 'experience', 'start'] = '{}');

-- His own words fill what the desk knows of a lead, once and only where nothing stands. Several models or brands
-- fill nothing: which of them he wants is not known.
create function private.fill_from_interest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.city := coalesce(new.city, left(nullif(btrim(new.interest ->> 'city'), ''), 80));
  if jsonb_typeof(new.interest -> 'budget') = 'number' then
    new.budget_rupees := coalesce(new.budget_rupees,
      least(greatest((new.interest ->> 'budget')::numeric, 0), 100000000000)::bigint);
  end if;
  if jsonb_typeof(new.interest -> 'area') = 'number' then
    new.area_sqft := coalesce(new.area_sqft,
      least(greatest((new.interest ->> 'area')::numeric, 1), 1000000)::int);
  end if;
  if jsonb_typeof(new.interest -> 'models') = 'array' and jsonb_array_length(new.interest -> 'models') = 1 then
    -- Names repeat contract/interest/interest-words.ts.
    new.model := coalesce(new.model, case new.interest -> 'models' ->> 0
      when 'singleBrand' then 'Single Brand Franchise'
      when 'multiBrand' then 'Multi-Brand Food Court'
      when 'cloudKitchen' then 'Cloud Kitchen Model' end);
  end if;
  if jsonb_typeof(new.interest -> 'brands') = 'array' and jsonb_array_length(new.interest -> 'brands') = 1 then
    new.brand := coalesce(new.brand,
      nullif(left(replace(initcap(replace(new.interest -> 'brands' ->> 0, '-', ' ')), 'Yctfc', 'YCTFC'), 60), ''));
  end if;
  return new;
end
$$;
revoke all on function private.fill_from_interest() from public, anon, authenticated, service_role;
create trigger fill_from_interest before insert on public.leads
  for each row when (new.interest is not null) execute function private.fill_from_interest();

select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  'attribution, is_test, calls_allowed %s)', 'attribution, is_test, calls_allowed, interest %s)');
select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  'select $1, $2, $3, $4, $5, $6, $7, $8 %s', 'select $1, $2, $3, $4, $5, $6, $7, $8, $10 %s');
select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  $said$consents @> '[{"purpose": "calls"}]' end, lead;$said$,
  $says$consents @> '[{"purpose": "calls"}]' end, lead,
    case when jsonb_typeof(journey -> 'interest') = 'object' then nullif(journey -> 'interest', '{}') end;$says$);

-- Of whoever enquired by himself and of whoever is merged with another.
select private.amend_function('private.read_own_receipt(uuid)',
  $said$private.enquiry_fields(l) || jsonb_build_object($said$,
  $says$private.enquiry_fields(l) || jsonb_build_object('interest', l.interest) || jsonb_build_object($says$);
select private.amend_function('public.read_receipt(uuid)',
  $said$return private.enquiry_fields(lead) || jsonb_build_object($said$,
  $says$return private.enquiry_fields(lead) || jsonb_build_object('interest', lead.interest) || jsonb_build_object($says$);

-- The first line of a lead's timeline says what came with the enquiry.
select private.amend_function('private.timeline_without_exports(public.leads)',
  $said$'{}'::jsonb as detail$said$,
  $says$jsonb_strip_nulls(jsonb_build_object('interest', lead.interest)) as detail$says$);
