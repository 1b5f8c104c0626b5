create table private.assignment (
  is_only boolean primary key default true check (is_only),
  rule text not null default 'off' check (rule in ('off', 'city', 'round-robin'))
);
insert into private.assignment default values;

create table private.assignment_cities (
  city text primary key check (char_length(city) between 1 and 80),
  member uuid not null references public.profiles (user_id) on delete cascade
);
create index assignment_cities_member_idx on private.assignment_cities (member);

-- Whose turn it is. A sequence, so that no enquiry waits for another.
create sequence private.assignment_turn minvalue 0 start 0;

create function private.is_worker(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles p where p.user_id = member and p.role in ('admin', 'caller'))
$$;

-- yctfc.arrival: empty for enquiries, 'returned' from the bin or a merge, 'imported' from a file.
create function private.assign_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule text;
  callers uuid[];
begin
  -- Its assignment was decided before.
  if current_setting('yctfc.arrival', true) = 'returned' then
    return new;
  end if;
  select a.rule into rule from private.assignment a;
  if rule = 'city' then
    new.assigned_to := (select c.member from private.assignment_cities c
      where c.city = lower(btrim(new.city)) and private.is_worker(c.member));
  -- Turns are for enquiries that join the list; a city is often learnt on the telephone.
  elsif rule = 'round-robin' and new.stage = 'new' and new.answered_at is null
    and (tg_op = 'INSERT' or old.quarantined_at is not null) then
    callers := array(select p.user_id from public.profiles p where p.role = 'caller' order by p.created_at, p.user_id);
    if callers <> '{}' then
      new.assigned_to := callers[1 + nextval('private.assignment_turn') % cardinality(callers)];
    end if;
  end if;
  return new;
end
$$;
create trigger leads_are_assigned before insert on public.leads for each row
  when (new.assigned_to is null and new.quarantined_at is null and not new.is_test)
  execute function private.assign_lead();
create trigger leads_are_assigned_later before update of city, quarantined_at on public.leads for each row
  when (new.assigned_to is null and old.assigned_to is null and new.quarantined_at is null and not new.is_test
    and (old.city is distinct from new.city or old.quarantined_at is not null))
  execute function private.assign_lead();

-- At most so many, to stay within the statement's time; retention unassigns the rest.
create function private.unassign_former_members() returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set assigned_to = null
  where l.id = any (array(
    select m.id from public.leads m
    where m.assigned_to is not null and not exists (
      select from public.profiles p where p.user_id = m.assigned_to and p.role in ('admin', 'caller'))
    limit 5000))
$$;

create function private.unassign_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unassign_former_members();
  delete from private.assignment_cities c where c.member = old.user_id;
  return null;
end
$$;
create trigger profiles_unassign_leads after update of role on public.profiles for each row
  when (old.role in ('admin', 'caller') and new.role not in ('admin', 'caller'))
  execute function private.unassign_leads();
create trigger profiles_leave_no_leads after delete on public.profiles for each row
  when (old.role in ('admin', 'caller')) execute function private.unassign_leads();

-- cities: [{city, member}], for the rule "city"; what is not named stays nobody's.
create function public.set_assignment(rule text, cities jsonb default '[]') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  one jsonb;
begin
  perform private.require_admin();
  perform private.refuse_if(rule is null or rule not in ('off', 'city', 'round-robin'),
    'rule must be off, city or round-robin.');
  perform private.refuse_if(jsonb_typeof(cities) is distinct from 'array' or jsonb_array_length(cities) > 200,
    'cities must be a list of at most 200 cities.');
  perform pg_advisory_xact_lock(hashtext('yctfc.team'));
  delete from private.assignment_cities;
  for one in select c.value from jsonb_array_elements(cities) c loop
    perform private.refuse_other_keys(one, 'cities', array['city', 'member']);
    perform private.refuse_if(not private.is_worker(private.read_uuid(one -> 'member', 'cities.member')),
      'cities.member must be somebody who works on leads.');
    insert into private.assignment_cities (city, member)
    values (lower(private.read_text(one -> 'city', 'cities.city', 80)), (one ->> 'member')::uuid)
    on conflict do nothing;
    perform private.refuse_if(not found, 'cities: each city stands there once.');
  end loop;
  update private.assignment a set rule = set_assignment.rule;
  perform private.write_audit('team.assignment_changed',
    jsonb_build_object('rule', rule, 'count', jsonb_array_length(cities)));
end
$$;
