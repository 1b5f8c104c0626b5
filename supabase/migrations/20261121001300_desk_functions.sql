-- Clicks on a chat link: most enquiries of this trade leave by WhatsApp and would never be counted.
create table private.soft_leads (
  id bigint generated always as identity primary key,
  -- Stands in the prefilled chat text too, so that the two can be matched.
  code text not null check (code ~ '^[0-9A-Z]{4,8}$'),
  page text not null check (char_length(page) <= 200),
  attribution jsonb not null default '{}' check (octet_length(attribution::text) <= 4096),
  at timestamptz not null default now()
);
create index soft_leads_at_idx on private.soft_leads (at);
alter table private.soft_leads enable row level security;
revoke all on private.soft_leads from public, anon, authenticated, service_role;

create function public.record_soft_lead(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$ insert into private.soft_leads (code, page, attribution) values (code, page, attribution) $$;

create function public.soft_leads(at_most int default 100)
returns table (code text, page text, attribution jsonb, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query select s.code, s.page, s.attribution, s.at from private.soft_leads s
    order by s.id desc limit least(greatest(at_most, 1), 500);
end
$$;

-- How many enquiries wait on the disks of the server's processes because the database was away.
create table private.spool_reports (
  home text primary key,
  length int not null check (length >= 0),
  reported_at timestamptz not null default now()
);
alter table private.spool_reports enable row level security;
revoke all on private.spool_reports from public, anon, authenticated, service_role;

create function public.report_spool(home text, length int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.spool_reports as r (home, length) values (home, length)
  on conflict on constraint spool_reports_pkey
    do update set length = excluded.length, reported_at = now()
$$;

-- The desk's health panel. Times as ISO 8601, ages are the reader's to count.
create function public.lead_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'now', now(),
    'last_lead_at', (select max(created_at) from public.leads where not is_test),
    'last_mail_sent_at', (
      select max(ended_at) from private.mail_attempts where ended_at is not null and fault is null),
    'oldest_unsent_at', (
      select min(created_at) from private.mail_outbox
      where sent_at is null and abandoned_at is null and not is_held),
    'waiting', (
      select count(*) from private.mail_outbox
      where sent_at is null and abandoned_at is null and not is_held),
    'last_fault', (
      select last_error from private.mail_outbox
      where sent_at is null and abandoned_at is null and not is_held and last_error is not null
      order by created_at limit 1),
    'abandoned', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'lead_id', lead_id, 'kind', kind,
        'abandoned_at', abandoned_at, 'fault', last_error) order by abandoned_at desc), '[]')
      from (select * from private.mail_outbox where abandoned_at is not null and sent_at is null
        order by abandoned_at desc limit 50) a),
    'quarantined', (select count(*) from public.leads where quarantined_at is not null),
    'archived', (select count(*) from private.lead_archive),
    'soft_leads_30_days', (
      select count(*) from private.soft_leads where at > now() - interval '30 days'),
    'spool_length', (
      select coalesce(sum(length), 0) from private.spool_reports
      where reported_at > now() - interval '1 day'),
    'spool_reported_at', (select max(reported_at) from private.spool_reports)
  );
end
$$;

-- A test enquiry is sent under an id that the administrator drew; it removes itself once its mails are out.
create function public.begin_test_enquiry() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  drawn uuid;
begin
  perform private.require_admin();
  delete from private.test_enquiries where begun_at < now() - interval '30 days';
  insert into private.test_enquiries default values returning id into drawn;
  perform private.write_audit('test.begun', jsonb_build_object('id', drawn));
  return drawn;
end
$$;

create function public.test_enquiry_state(test_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('begun_at', t.begun_at, 'stored_at', t.stored_at,
      'mailed_at', t.mailed_at, 'removed_at', t.removed_at, 'fault', t.fault)
    from private.test_enquiries t where t.id = test_id
  );
end
$$;

-- Every attempt to mail about one lead, oldest first, and where its consents stand.
create function public.lead_ledger(of_lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'consents', private.consent_state(of_lead),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind,
        'created_at', m.created_at, 'sent_at', m.sent_at, 'abandoned_at', m.abandoned_at,
        'is_held', m.is_held, 'next_attempt_at', m.next_attempt_at) order by m.created_at), '[]')
      from private.mail_outbox m where m.lead_id = of_lead),
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', a.mail_id, 'kind', a.kind,
        'attempt', a.attempt, 'started_at', a.started_at, 'ended_at', a.ended_at,
        'fault', a.fault) order by a.started_at), '[]')
      from private.mail_attempts a where a.lead_id = of_lead)
  );
end
$$;

-- "Send again" for a mail that was given up or waits.
create function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.mail_outbox m set abandoned_at = null, next_attempt_at = now()
  where m.id = mail_id and m.sent_at is null and not m.is_held;
  if found then
    perform private.write_audit('mail.retried', jsonb_build_object('id', mail_id));
  end if;
  return found;
end
$$;

-- Leads of one person, living and archived, by e-mail address or number as E.164.
create function private.leads_of(address text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.leads where lower(email) = lower(address) or phone = address
  union
  select id from private.lead_archive
  where lower(lead ->> 'email') = lower(address) or lead ->> 'phone' = address
$$;
revoke all on function private.leads_of(text) from public;

create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  perform private.require_admin();
  found_ids := array(select private.leads_of(address));
  perform private.write_audit('person.exported', jsonb_build_object('ids', to_jsonb(found_ids[1:100])));
  return jsonb_build_object(
    'exported_at', now(),
    'address', address,
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.leads l where l.id = any (found_ids)),
    'archived', (select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at)), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids))
  );
end
$$;

-- Returns how many enquiries were erased.
create function public.erase_person(address text) returns int
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.erase_leads(array(select private.leads_of(address)));
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'record_soft_lead(text, text, jsonb)', 'report_spool(text, int)', 'soft_leads(int)',
    'lead_health()', 'begin_test_enquiry()', 'test_enquiry_state(uuid)', 'lead_ledger(uuid)',
    'retry_mail(uuid)', 'export_person(text)', 'erase_person(text)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to %s', signature,
      case when signature ~ '^(record_soft_lead|report_spool)' then 'service_role' else 'authenticated' end);
  end loop;
end
$$;
