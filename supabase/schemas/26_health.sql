create table private.test_enquiries (
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default now(),
  stored_at timestamptz,
  mailed_at timestamptz,
  removed_at timestamptz,
  fault text
);

create table private.spool_reports (
  home text primary key,
  length int not null check (length >= 0),
  reported_at timestamptz not null default now(),
  place text
);

create table private.server_warnings (
  code text primary key check (code ~ '^[a-z][a-z-]{1,39}$'),
  seen_at timestamptz not null default now()
);

-- Called with the outcome of each mail: a test enquiry goes once all its mails are out.
create function private.finish_test_enquiry(of_mail uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail record;
begin
  select m.lead_id, m.last_error into mail
  from private.mail_outbox m join public.leads l on l.id = m.lead_id where m.id = of_mail and l.is_test;
  if not found then
    return;
  end if;
  update private.test_enquiries t set fault = mail.last_error where t.id = mail.lead_id;
  if not exists (select from private.mail_outbox m where m.lead_id = mail.lead_id and m.sent_at is null) then
    perform private.remove_leads(array[mail.lead_id], 'tested');
    update private.test_enquiries t set mailed_at = now(), removed_at = now() where t.id = mail.lead_id;
  end if;
end
$$;

create function public.begin_test_enquiry() returns uuid
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  delete from private.test_enquiries where begun_at < now() - interval '30 days';
  with drawn as (insert into private.test_enquiries default values returning id)
  select d.id from drawn d, private.write_audit('test.begun', jsonb_build_object('id', d.id))
$$;

create function public.test_enquiry_state(test_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select to_jsonb(t) - 'id' from private.test_enquiries t where t.id = test_id
$$;

create function public.lead_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with waiting as (
    select * from private.mail_outbox where sent_at is null and abandoned_at is null and not is_held
  )
  select jsonb_build_object(
    'now', now(),
    -- Of leads that were cleared or erased, only the id and the time are left.
    'last_lead_at', greatest(
      (select max(created_at) from public.leads where not is_test),
      (select max(s.received_at) from private.submissions s where not s.is_test
        and not exists (select from public.leads l where l.id = s.id))),
    'silence', private.enquiry_silence(),
    'last_mail_sent_at', (
      select max(ended_at) from private.mail_attempts where ended_at is not null and fault is null),
    'oldest_unsent_at', (select min(coalesce(waiting_since, created_at)) from waiting where created_at <= now()),
    'waiting', (select count(*) from waiting),
    'last_fault', (select last_error from waiting where last_error is not null order by created_at limit 1),
    'abandoned', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'lead_id', lead_id, 'kind', kind,
        'abandoned_at', abandoned_at, 'fault', last_error) order by abandoned_at desc), '[]')
      from (select * from private.mail_outbox where abandoned_at is not null and sent_at is null
        order by abandoned_at desc limit 50) a),
    'quarantined', (select count(*) from public.leads where quarantined_at is not null),
    'archived', (select count(*) from private.lead_archive),
    'chat_clicks_30_days', (select count(*) from private.chat_clicks where at > now() - interval '30 days'),
    'spool_length', (
      select coalesce(sum(length), 0) from private.spool_reports where reported_at > now() - interval '1 day'),
    'spool_reported_at', (select max(reported_at) from private.spool_reports))
$$;

create function public.report_server_warning(code text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.server_warnings as w (code) values (code)
  on conflict on constraint server_warnings_pkey do update set seen_at = now()
$$;

create function public.server_warnings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('code', w.code, 'seen_at', w.seen_at) order by w.seen_at desc), '[]')
  from private.server_warnings w where w.seen_at > now() - interval '1 hour'
$$;

-- Hours of daytime in India (08:00 to 22:00) since a fixed day: at night nobody enquires.
create function private.daytime_hours(moment timestamptz) returns double precision
language sql immutable set search_path = ''
as $$
  select (l.at::date - date '2026-01-01') * 14.0
    + least(greatest(extract(epoch from l.at::time) / 3600.0 - 8, 0), 14)::double precision
  from (select moment at time zone 'Asia/Kolkata' as at) l
$$;

-- Null with fewer than 20 enquiries in 30 days. Held ones do not count: a form that only machines can use must not look alive.
-- Seven mean gaps happen by chance once in a thousand; 1.5 times the second longest gap covers regular pauses.
create function private.enquiry_silence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with last_one as (
    select max(received_at) as at from private.submissions where not is_test and not is_held
  ), arrivals as (
    select private.daytime_hours(s.received_at) as at
    from private.submissions s, last_one
    where not s.is_test and not s.is_held and s.received_at > last_one.at - interval '30 days'
  ), gaps as (
    select a.at - lag(a.at) over (order by a.at) as gap from arrivals a
  ), learned as (
    select count(*) as enquiries, avg(gap) as mean,
      (array_agg(gap order by gap desc) filter (where gap is not null))[2] as pause
    from gaps
  )
  select case when l.enquiries >= 20 then jsonb_build_object(
    'hours', round((private.daytime_hours(now()) - private.daytime_hours(last_one.at))::numeric, 1),
    'usual_hours', round(greatest(7 * l.mean, 1.5 * l.pause, 3)::numeric, 1))
  end
  from learned l, last_one
$$;

create function public.report_server(home text, place text, length int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.spool_reports as r (home, place, length) values (home, place, length)
  on conflict on constraint spool_reports_pkey
    do update set place = excluded.place, length = excluded.length, reported_at = now()
$$;

create function public.sign_off_server(home text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.spool_reports r where r.home = sign_off_server.home
$$;

-- They report each minute. An empty one is listed for a day, since it may be gone for good.
create function public.missing_heartbeats() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('place', coalesce(place, home), 'length', length,
    'reported_at', reported_at) order by reported_at), '[]')
  from private.spool_reports
  where reported_at < now() - interval '3 minutes' and (length > 0 or reported_at > now() - interval '1 day')
$$;
