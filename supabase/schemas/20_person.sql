-- The newest lead that shares number or address and contradicts neither. Who took an enquiry or calls back begins anew;
-- only a file says nothing new of consent.
create function private.same_person_as(enquiry public.leads) returns uuid
language sql stable security definer set search_path = ''
as $$
  select e.id from private.enquiries_of(enquiry) e
  where e.id <> enquiry.id and private.is_same_person(e.id, enquiry.phone, enquiry.email) and e.correction_held_at is null
    and (current_setting('yctfc.arrival', true) = 'imported' or e.withdrawn_at is null and not private.has_refused_calls(e.id))
    and (select count(*) from public.leads m where m.merged_into = e.id) < 20
  order by e.created_at desc, e.id limit 1
$$;

-- An enquiry of a known person joins his lead, which waits again: a lost one is new again, a won one stays won.
create function private.join_person(of_enquiry uuid) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC' set enable_seqscan = off
as $$
declare
  enquiry public.leads;
  kept public.leads;
  plan jsonb;
  reopened jsonb := '{}';
begin
  select * into enquiry from public.leads l where l.id = of_enquiry and l.quarantined_at is null and not l.is_test;
  -- Somebody new, as most are.
  if not exists (select from public.leads l where l.phone = enquiry.phone and l.id <> of_enquiry)
    and not exists (select from public.leads l where lower(l.email) = lower(enquiry.email) and l.id <> of_enquiry) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
  select l.* into kept from public.leads l where l.id = private.same_person_as(enquiry) for update;
  if not found then
    return;
  end if;
  plan := private.plan_merge(kept, array[enquiry], '{}');
  if kept.stage in ('lost', 'not-suitable') and kept.withdrawn_at is null then
    reopened := jsonb_build_object('stage', 'new', 'stage_since', enquiry.created_at, 'stage_reason', null);
  end if;
  perform private.write_merge(private.joining_of(enquiry.id), kept, array[enquiry.id], plan || jsonb_build_object(
    'written', (plan -> 'written') || reopened,
    'sources', (plan -> 'sources') || (select coalesce(jsonb_object_agg(k, enquiry.id), '{}') from jsonb_object_keys(reopened) k)));
end
$$;

-- A receipt concerns its own enquiry alone: before it takes that back, changes or erases it, the enquiry leaves the person
-- whom it joined. The first one leaves all that was done to the next.
create function private.leave_person(of_enquiry uuid) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  own public.leads;
  own_words jsonb;
  own_time timestamptz;
  heir public.leads;
  joining private.lead_merges;
begin
  perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
  select * into own from public.leads l where l.id = of_enquiry;
  select l.* into heir from public.leads l
  join private.lead_merges m on m.action_id = private.joining_of(l.id) and m.kept_id = own.id and m.undone_at is null
  where l.merged_into = own.id order by l.created_at, l.id limit 1;
  own_words := private.own_words(own);
  own_time := private.own_time(own.id);
  select m.* into joining from private.lead_merges m
  where m.action_id in (private.joining_of(own.id), private.joining_of(heir.id)) and m.undone_at is null;
  if not found then
    return;
  end if;
  insert into private.lead_events (action_id, lead_id, kind, undoes)
  values (gen_random_uuid(), joining.kept_id, 'undone', joining.action_id);
  if heir.id is null then
    perform private.unmerge_lead(own.id);
  end if;
  update private.lead_merges m set undone_at = now() where m.action_id = joining.action_id;
  if heir.id is null then
    return;
  end if;
  update public.leads l set merged_into = case when l.id <> heir.id then heir.id end where l.merged_into = own.id;
  update private.lead_merges m set kept_id = heir.id, after = m.after - array['created_at', 'waits_since'],
    before = m.before - array['created_at', 'waits_since']
      || jsonb_build_object('words', private.own_words(heir) - array['subject', 'message'])
  where m.kept_id = own.id and m.undone_at is null;
  with moved as (
    delete from private.lead_events e where e.lead_id = own.id and joining.action_id <> all (array[e.action_id, coalesce(e.undoes, e.action_id)])
    returning *)
  insert into private.lead_events (action_id, lead_id, at, actor, kind, detail, undoes, run_id)
  select m.action_id, heir.id, m.at, m.actor, m.kind, m.detail, m.undoes, m.run_id from moved m order by m.id;
  perform private.write_columns(heir.id, private.work_columns(own)
    - array['name', 'email', 'phone', 'phone_typed', 'calls_allowed', 'asked_for_call']);
  perform private.write_columns(own.id, own_words || jsonb_build_object('due_at', null, 'due_what', null,
    'waits_since', null, 'created_at', coalesce(own_time, own.created_at)));
  perform private.update_consents(l) from unnest(array[own.id, heir.id]) l;
end
$$;

