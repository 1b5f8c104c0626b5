-- Pages promise these times; promised-times.database.test.ts compares them.
create table private.retention_rules (
  kept text primary key,
  for_time interval not null,
  why text not null
);
insert into private.retention_rules (kept, for_time, why) values
  ('leads', '24 months', 'A franchise is decided within two years; after that the enquiry is archived.'),
  ('quarantined leads', '60 days', 'Doubtful enquiries; long enough for the administrator to look.'),
  ('chat clicks', '13 months', 'One season can be compared with the one before.'),
  ('mail attempts', '13 months', 'Proof that a mail went out.'),
  ('test enquiries', '1 hour', 'A test that could not be mailed is removed all the same.'),
  ('abandoned account mails', '7 days', 'Their links are over after an hour; long enough to see why they failed.');

create function public.run_retention() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rules jsonb := (select jsonb_object_agg(kept, for_time) from private.retention_rules);
  expired int;
  doubtful int;
  purged int;
begin
  -- One run at a time; the lock ends with the transaction, so it works through a pooler.
  if not pg_try_advisory_xact_lock(hashtext('yctfc.retention')) then
    return '{}';
  end if;
  expired := private.remove_leads(array(
    select id from public.leads where quarantined_at is null and not is_test and merged_into is null
      and created_at < now() - (rules ->> 'leads')::interval
      and greatest(created_at, private.newest_enquiry(id)) < now() - (rules ->> 'leads')::interval), 'expired');
  doubtful := private.remove_leads(array(
    select id from public.leads where quarantined_at < now() - (rules ->> 'quarantined leads')::interval), 'expired');
  perform private.remove_leads(array(
    select id from public.leads where is_test and created_at < now() - (rules ->> 'test enquiries')::interval), 'tested');
  delete from private.lead_archive where purge_at < now();
  get diagnostics purged = row_count;
  delete from private.chat_clicks where at < now() - (rules ->> 'chat clicks')::interval;
  delete from private.mail_attempts where started_at < now() - (rules ->> 'mail attempts')::interval;
  delete from private.mail_outbox where sent_at < now() - interval '30 days';
  delete from private.exports where at < now() - interval '1 year';
  update private.exports set is_over = true, ticket_digest = null
  where not is_over and at < now() - interval '12 hours';
  delete from private.mail_outbox
  where kind = 'account' and abandoned_at < now() - (rules ->> 'abandoned account mails')::interval;
  perform private.unassign_former_members();
  delete from private.bulk_runs where started_at < now() - interval '1 day';
  delete from private.mail_outbox where kind = 'digest' and sent_at is null and created_at < now() - interval '1 day';
  delete from private.digests where day < private.day_in_india(now()) - 30;
  delete from private.invitations where invited_at < now() - interval '30 days';
  delete from private.reads_by_hour where hour < now() - interval '90 days';
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  begin
    delete from auth.sessions where private.is_session_over(created_at, refreshed_at);
  exception when insufficient_privilege or undefined_table then
    -- A platform that keeps this table to itself removes its old sessions itself.
    null;
  end;
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$$;

create function private.contact_permission(lead jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when lead ->> 'withdrawn_at' is not null then 'Do not contact: the visitor took the enquiry back.'
    when (lead ->> 'calls_allowed')::boolean then 'Email, calls and WhatsApp.'
    when not (lead ->> 'calls_allowed')::boolean
      then 'Email only: the visitor did not allow calls and WhatsApp.'
    else 'Not known: no consent is kept for this enquiry.'
  end
$$;

create function private.history_names(history jsonb, address text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select from jsonb_array_elements(coalesce(history, '[]')) h
    where lower(h -> 'words' ->> 'email') = lower(address) or h -> 'words' ->> 'phone' = address)
$$;

-- Ids, times and the ledger of consents stay.
create function private.erase_leads(lead_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  removed int;
  archived int;
begin
  perform private.unmerge_lead(l.id) from public.leads l where l.id = any (lead_ids) or l.merged_into = any (lead_ids);
  update private.lead_archive a set lead = a.lead - 'merged_into', is_in_bin = k.is_in_bin
  from private.lead_archive k where k.id = any (lead_ids) and a.lead ->> 'merged_into' = k.id::text;
  delete from private.lead_merges m
  where m.kept_id = any (lead_ids) or m.moved ?| lead_ids::text[];
  removed := private.remove_leads(lead_ids, 'erased');
  delete from private.lead_archive where id = any (lead_ids);
  get diagnostics archived = row_count;
  if archived > 0 then
    perform private.write_audit('archive.erased', jsonb_build_object('count', archived));
  end if;
  return removed + archived;
end
$$;

create function private.leads_of(address text) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Lower case, or E.164 where ten digits are Indian ones.
  said constant text := (
    select case
      when address like '%@%' then lower(btrim(address))
      when digits ~ '^(\+|00)910?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
      when digits ~ '^(\+|00)' then regexp_replace(digits, '^(\+|00)', '+')
      when digits ~ '^(0|91|091)?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
      else address
    end
    from regexp_replace(address, '[^0-9+]', '', 'g') digits);
begin
  return query
  with corrected as (
    select e.lead_id as id from private.lead_events e
    cross join lateral (values (e.detail -> 'before'), (e.detail #> '{change,fields}')) w (words)
    where e.detail #> '{change,fields}' ?| array['email', 'phone']
      and said in (lower(w.words ->> 'email'), w.words ->> 'phone')
  ), own as (
    select l.id, l.merged_into from public.leads l where lower(l.email) = lower(said) or l.phone = said
    union
    select l.id, l.merged_into from public.leads l where l.history <> '[]' and private.history_names(l.history, said)
      or l.id in (select c.id from corrected c)
    union
    select a.id, (a.lead ->> 'merged_into')::uuid from private.lead_archive a
    where lower(a.lead ->> 'email') = lower(said) or a.lead ->> 'phone' = said
      or private.history_names(a.lead -> 'history', said) or a.id in (select c.id from corrected c)
  ), kept as (
    select o.id from own o union select o.merged_into from own o where o.merged_into is not null
  )
  select k.id from kept k
  union
  select l.id from public.leads l where l.merged_into in (select k.id from kept k)
  union
  select a.id from private.lead_archive a where a.lead ->> 'merged_into' in (select k.id::text from kept k);
end
$$;

create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  perform private.require_admin();
  found_ids := array(select private.leads_of(address));
  perform private.write_audit('person.exported', jsonb_build_object('ids', to_jsonb(found_ids[1:100])));
  -- What was done and noted; who of us did it is no datum of this person.
  return jsonb_build_object(
    'exported_at', now(),
    'address', address,
    'archived', (
      select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at,
        'contact_permission', private.contact_permission(
          a.lead || jsonb_build_object('calls_allowed', private.consent_state(a.id) #> '{calls,is_granted}')))), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids)),
    'work', (select coalesce(jsonb_agg(jsonb_build_object('lead_id', e.lead_id, 'at', e.at, 'kind', e.kind,
        'change', e.detail -> 'change', 'is_undone', private.is_undone(e.action_id), 'before', case
          when e.detail #> '{change,fields}' ?| array['name', 'email', 'phone'] then e.detail -> 'before' end)
        order by e.id), '[]')
      from private.lead_events e where e.lead_id = any (found_ids)),
    'exports', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'format', e.format) order by e.at), '[]')
      from private.exports_of(found_ids) e)
  ) || (
    select jsonb_build_object('enquiries', coalesce(jsonb_agg(s.said) filter (where s.merged_into is null), '[]'),
      'merged', coalesce(jsonb_agg(s.said) filter (where s.merged_into is not null), '[]'))
    from (
      select l.merged_into, to_jsonb(l) || jsonb_build_object('contact_permission', case
        when private.asked_for_call(l) then 'Email, and calls: the message asks for one.'
        else private.contact_permission(to_jsonb(l)) end) as said
      from public.leads l where l.id = any (found_ids) order by l.created_at) s);
end
$$;

create function private.related_leads(address text)
returns table (id uuid, name text, email text, phone text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as materialized (select private.leads_of(address) as id),
  contacts as materialized (
    select l.phone, lower(l.email) as email from public.leads l join own o on o.id = l.id
    union select a.lead ->> 'phone', lower(a.lead ->> 'email') from private.lead_archive a join own o on o.id = a.id
  ), found as (
    select l.id, l.name, l.email, l.phone, l.created_at from public.leads l
    where l.phone in (select c.phone from contacts c) or lower(l.email) in (select c.email from contacts c)
    union all
    select k.id, k.lead ->> 'name', k.lead ->> 'email', k.lead ->> 'phone', (k.lead ->> 'created_at')::timestamptz
    from private.lead_archive k
    where k.lead ->> 'phone' in (select c.phone from contacts c)
      or lower(k.lead ->> 'email') in (select c.email from contacts c)
  )
  select f.id, f.name, f.email, f.phone, f.created_at from found f where f.id not in (select o.id from own o)
$$;

create function public.related_leads(address text) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select a.answer from (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') as answer
    from (select * from private.related_leads(address) l order by l.created_at desc limit 100) r) a,
    private.count_reading(jsonb_array_length(a.answer))
$$;

create function public.erase_person(address text, also uuid[] default '{}') returns int
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.refuse_if(also is null or exists (
    select from unnest(also) a (id) where a.id not in (select r.id from private.related_leads(address) r)),
    'also must hold ids of leads with the same number or address.');
  select private.erase_leads(array(select private.leads_of(address)) || also)
$$;
