create function private.read_given(given jsonb, field text, longest int, lines boolean default false) returns text
language sql set search_path = ''
as $$
  select case when coalesce(jsonb_typeof(given -> field), 'null') <> 'null'
    then private.read_text(given -> field, field, longest, lines) end
$$;

create function private.read_new_lead(given jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  said jsonb;
  typed text;
  arrival timestamptz := coalesce(private.parse_moment(given -> 'created_at'),
    case when coalesce(jsonb_typeof(given -> 'created_at'), 'null') = 'null' then now() end);
begin
  perform private.refuse_other_keys(given, 'lead', array['name', 'email', 'phone', 'phone_typed', 'subject',
    'message', 'fields', 'created_at', 'campaign', 'ad']);
  said := private.read_fields(coalesce(given -> 'fields', '{}') || jsonb_build_object(
    'name', given -> 'name', 'email', given -> 'email', 'phone', given -> 'phone'));
  typed := private.read_given(given, 'phone_typed', 120);
  perform private.refuse_if(coalesce(said ->> 'email', said ->> 'phone', typed) is null,
    'phone or email: one of them is needed.');
  perform private.refuse_if(arrival is null or arrival > now() + interval '1 day',
    'created_at must be a time up to today, such as 2026-11-23T04:30:00Z.');
  perform private.refuse_if(arrival < now() - (select r.for_time from private.retention_rules r where r.kept = 'leads'),
    'created_at is longer ago than leads are kept.');
  return said || jsonb_build_object('phone_typed', typed,
    'subject', private.read_given(given, 'subject', 120),
    'message', coalesce(private.read_given(given, 'message', 5000, true), 'No message.'),
    'created_at', least(arrival, now()),
    'attribution', jsonb_strip_nulls(jsonb_build_object('first', nullif(jsonb_strip_nulls(jsonb_build_object(
      'utm_campaign', private.read_given(given, 'campaign', 100),
      'utm_content', private.read_given(given, 'ad', 100))), '{}'))));
end
$$;

-- The same action again changes nothing and gets the same answer. calls: {is_allowed, said}, or null if nobody asked.
create function public.add_lead(action_id uuid, lead jsonb, calls jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  is_new boolean;
  event private.lead_events;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null, 'action_id must be an id.');
  insert into private.submissions (id) values (action_id) on conflict do nothing;
  is_new := found;
  if is_new then
    insert into public.leads select r.* from
      private.read_lead(private.read_new_lead(lead) || jsonb_build_object('id', action_id)) r;
    if calls is not null and jsonb_typeof(calls) <> 'null' then
      perform private.refuse_other_keys(calls, 'calls', array['is_allowed', 'said']);
      perform private.refuse_if(jsonb_typeof(calls -> 'is_allowed') is distinct from 'boolean',
        'calls.is_allowed must be true or false.');
      insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
      values (action_id, 'calls', (calls ->> 'is_allowed')::boolean,
        private.read_text(calls -> 'said', 'calls.said', 200), 'said', 'English', 'desk');
    end if;
    insert into private.lead_events (action_id, lead_id, actor, kind)
    values (action_id, action_id, (select auth.uid()), 'added');
    perform private.write_audit('leads.added', jsonb_build_object('ids', jsonb_build_array(action_id)));
    perform pg_advisory_xact_lock(hashtextextended(coalesce(lower(lead ->> 'email'), lead ->> 'phone'), 0));
    perform private.join_person(action_id);
  end if;
  select * into event from private.lead_events e
  where e.action_id = add_lead.action_id and e.kind = 'added' and e.actor = (select auth.uid());
  perform private.refuse_if(not found, 'action_id belongs to another action.');
  return jsonb_build_object('id', action_id, 'is_new', is_new, 'undo_until', event.at + interval '60 seconds');
end
$$;

-- Within a minute, if nobody has worked on it. Only the audit entry stays.
create function public.undo_add(action_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  event private.lead_events;
begin
  perform private.require_worker();
  select * into event from private.lead_events e
  where e.action_id = undo_add.action_id and e.kind = 'added' and e.actor = (select auth.uid()) for update;
  perform private.refuse_if(not found, 'There is no such action of yours.', 'PT404');
  perform private.refuse_if(event.at < now() - interval '60 seconds',
    'Only an action of the last 60 seconds can be undone.', 'PT410');
  perform public.undo_merge(m.action_id) from private.lead_merges m where m.action_id = private.joining_of(event.lead_id);
  perform private.hold_lead(event.lead_id);
  perform private.refuse_if(exists (
    select from private.lead_events e where e.lead_id = event.lead_id and e.id <> event.id),
    'This lead was worked on since: nothing was undone.', 'PT409');
  return private.remove_leads(array[event.lead_id], 'taken_back') > 0;
end
$$;

-- contacts: [{phone, email}]. Answers [{count, same, newest, wish}] in their order: leads that share a number or
-- address, those that contradict neither, the newest three, and what one of the same wishes.
create function public.find_known(contacts jsonb) returns jsonb
language sql security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
  select private.require_worker();
  select private.refuse_if(jsonb_typeof(contacts) is distinct from 'array' or jsonb_array_length(contacts) > 500,
    'contacts must be a list of at most 500.');
  select a.answer from (
    select coalesce(jsonb_agg(jsonb_build_object('count', k.count, 'same', k.same, 'newest', coalesce(k.newest, '[]'),
      'wish', case k.wish when 2 then 'no-contact' when 1 then 'no-calls' end) order by c.at), '[]') as answer
    from jsonb_array_elements(contacts) with ordinality as c (value, at)
    cross join lateral (
      select count(*) as count, count(*) filter (where s.is_same) as same,
        max(case when e.withdrawn_at is not null then 2 when not e.calls_allowed then 1 end)
          filter (where s.is_same) as wish,
        jsonb_path_query_array(jsonb_agg(private.lead_in_brief(e) || jsonb_build_object('shares',
          case when e.phone = c.value ->> 'phone' then 'number' else 'address' end)
          order by s.is_same desc, e.created_at desc), '$[0 to 2]') as newest
      from private.enquiries_of(jsonb_populate_record(null::public.leads,
        jsonb_build_object('phone', c.value ->> 'phone', 'email', c.value ->> 'email'))) e
      cross join private.is_same_person(e.id, c.value ->> 'phone', c.value ->> 'email') s (is_same)) k) a,
    private.count_reading((select sum(jsonb_array_length(k.value -> 'newest')) from jsonb_array_elements(a.answer) k))
$$;

-- rows: [{number, lead, wish}]. The same batch and number again changes nothing; a bad row loses no other.
create function public.import_leads(batch_id uuid, rows jsonb, file text default null) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  one jsonb;
  number bigint;
  lead_id uuid;
  wish text;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse_if(batch_id is null, 'batch_id must be an id.');
  perform private.refuse_if(jsonb_typeof(rows) is distinct from 'array'
    or jsonb_array_length(rows) not between 1 and 500,
    'rows must be a list of 1 to 500.');
  file := private.read_given(jsonb_build_object('file', file), 'file', 200);
  perform set_config('yctfc.arrival', 'imported', true);
  for one in select e.value from jsonb_array_elements(rows) e loop
    perform private.refuse_other_keys(one, 'row', array['number', 'lead', 'wish']);
    number := private.read_number(one -> 'number', 'number', 1, 10000000);
    lead_id := md5(concat_ws(':', batch_id, number))::uuid;
    begin
      insert into private.submissions (id) values (lead_id) on conflict do nothing;
      if found then
        wish := one ->> 'wish';
        perform private.refuse_if(wish not in ('no-calls', 'no-contact'), 'wish must be no-calls or no-contact.');
        insert into public.leads select r.* from private.read_lead(private.read_new_lead(one -> 'lead')
          || jsonb_build_object('id', lead_id, 'waits_since', now(), 'withdrawn_at', case when wish = 'no-contact' then now() end)) r;
        if wish is not null then
          insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
          values (lead_id, case wish when 'no-calls' then 'calls' else 'enquiry' end, false,
            'An imported file says: ' || replace(wish, '-', ' '), 'said', 'English', 'desk');
        end if;
        insert into private.lead_events (action_id, lead_id, actor, kind, detail)
        values (lead_id, lead_id, (select auth.uid()), 'imported',
          jsonb_strip_nulls(jsonb_build_object('batch', batch_id, 'row', number, 'file', file)));
        perform private.join_person(lead_id);
        added := added + 1;
      else
        known := known + 1;
      end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('number', number, 'reason', case sqlstate
        when '22023' then sqlerrm else 'The row does not fit into a lead.' end);
    end;
  end loop;
  perform set_config('yctfc.arrival', '', true);
  if added > 0 then
    perform private.write_audit('leads.imported', jsonb_build_object('count', added, 'batch', batch_id));
  end if;
  return jsonb_build_object('added', added, 'known', known, 'refused', refused);
end
$$;

create function public.undo_import(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  untouched uuid[];
  kept int;
begin
  perform private.require_admin();
  perform private.refuse_if(batch_id is null, 'batch_id must be an id.');
  perform private.leave_person(e.lead_id) from private.lead_events e
  where e.kind = 'imported' and e.detail ->> 'batch' = batch_id::text and exists (
    select from private.lead_merges m where m.action_id = private.joining_of(e.lead_id) and m.undone_at is null);
  select array_agg(l.id order by e.id desc) filter (where not w.is_worked), count(*) filter (where w.is_worked)
  into untouched, kept
  from private.lead_events e
  join public.leads l on l.id = e.lead_id and l.merged_into is null
  cross join lateral (
    select exists (select from public.leads m where m.merged_into = e.lead_id) or exists (
      select from private.lead_events o where o.lead_id = e.lead_id
        and o.kind not in ('imported', 'merged', 'undone')) as is_worked) w
  where e.kind = 'imported' and e.detail ->> 'batch' = batch_id::text;
  untouched := coalesce(untouched, '{}');
  perform private.hold_leads(untouched[1:2000]);
  delete from public.leads l where l.id = any (untouched[1:2000]) and l.merged_into is null;
  return jsonb_build_object('removed', cardinality(untouched[1:2000]),
    'left', greatest(cardinality(untouched) - 2000, 0), 'kept', kept);
end
$$;
