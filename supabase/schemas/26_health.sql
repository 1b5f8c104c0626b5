-- A test enquiry that the administrator sent: see begin_test_enquiry.
create table private.test_enquiries (
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default now(),
  stored_at timestamptz,
  mailed_at timestamptz,
  removed_at timestamptz,
  fault text
);
alter table private.test_enquiries enable row level security;

-- How many enquiries wait on the disks of the server's processes because the database was away, and where those
-- are. A process takes its leave when it ends in order; one that was killed is silent.
create table private.spool_reports (
  home text primary key,
  length int not null check (length >= 0),
  reported_at timestamptz not null default now(),
  place text
);
alter table private.spool_reports enable row level security;

-- What a server process finds wrong with its own settings, for the desk's health panel.
create table private.server_warnings (
  code text primary key check (code ~ '^[a-z][a-z-]{1,39}$'),
  seen_at timestamptz not null default now()
);
alter table private.server_warnings enable row level security;

-- Called with the outcome of each mail: a test enquiry goes once all its mails are out.
create function private.finish_test_enquiry(of_mail uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tested uuid := (
    select l.id from private.mail_outbox m join public.leads l on l.id = m.lead_id
    where m.id = of_mail and l.is_test
  );
begin
  if tested is null then
    return;
  end if;
  update private.test_enquiries t set fault = (
    select m.last_error from private.mail_outbox m where m.id = of_mail
  ) where t.id = tested;
  if exists (select from private.mail_outbox m where m.lead_id = tested and m.sent_at is null) then
    return;
  end if;
  perform set_config('yctfc.removal', 'tested', true);
  delete from public.leads l where l.id = tested;
  perform set_config('yctfc.removal', '', true);
  update private.test_enquiries t set mailed_at = now(), removed_at = now() where t.id = tested;
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

-- How far a test enquiry has come; null for an id that nobody drew.
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

-- The desk's health panel. Times as ISO 8601, ages are the reader's to count.
create function public.lead_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'now', now(),
    -- Of leads that were cleared or erased, only the id and the time are left.
    'last_lead_at', greatest(
      (select max(created_at) from public.leads where not is_test),
      (select max(s.received_at) from private.submissions s where not s.is_test
        and not exists (select from public.leads l where l.id = s.id))),
    'silence', private.enquiry_silence(),
    'last_mail_sent_at', (
      select max(ended_at) from private.mail_attempts where ended_at is not null and fault is null),
    'oldest_unsent_at', (
      select min(coalesce(waiting_since, created_at)) from private.mail_outbox
      where sent_at is null and abandoned_at is null and not is_held and created_at <= now()),
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

-- Each process repeats its warning at times while the cause lasts.
create function public.report_server_warning(code text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.server_warnings as w (code) values (code)
  on conflict on constraint server_warnings_pkey do update set seen_at = now()
$$;

-- Warnings of the last hour: [{code, seen_at}], the newest first.
create function public.server_warnings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', w.code, 'seen_at', w.seen_at)
      order by w.seen_at desc), '[]')
    from private.server_warnings w where w.seen_at > now() - interval '1 hour');
end
$$;

-- Hours of daytime in India (08:00 to 22:00) from a fixed day to a moment: at night nobody enquires, so
-- the difference of two moments is how long they were apart for anyone who might have.
create function private.daytime_hours(moment timestamptz) returns double precision
language sql immutable set search_path = ''
as $$
  select (l.at::date - date '2026-01-01') * 14.0
    + least(greatest(extract(epoch from l.at::time) / 3600.0 - 8, 0), 14)::double precision
  from (select moment at time zone 'Asia/Kolkata' as at) l
$$;

-- How long it has been quiet and how long it may usually be, in hours of daytime; nothing where fewer
-- than 20 enquiries in the 30 days before the last one leave nothing to learn from. What is held back
-- is no enquiry: a form that is broken for people but not for machines must not look alive.
-- Seven mean gaps pass by chance once in a thousand; where enquiries pause regularly (Sundays), the
-- second longest gap says so, while a single outage, the longest, teaches nothing.
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

-- home: the name of the process's spool. place: where a person finds it.
create function public.report_server(home text, place text, length int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.spool_reports as r (home, place, length) values (home, place, length)
  on conflict on constraint spool_reports_pkey
    do update set place = excluded.place, length = excluded.length, reported_at = now()
$$;

-- Called by a process that ends and leaves nothing on its disk.
create function public.sign_off_server(home text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.spool_reports r where r.home = sign_off_server.home
$$;

-- Processes that have said nothing for three minutes (they speak each minute), the longest silent first. One whose
-- disk was empty is named for a day, since it may be gone for good; one that held enquiries until retention
-- forgets it after seven days.
create function public.silent_servers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('place', coalesce(place, home), 'length', length,
      'reported_at', reported_at) order by reported_at), '[]')
    from private.spool_reports
    where reported_at < now() - interval '3 minutes'
      and (length > 0 or reported_at > now() - interval '1 day'));
end
$$;

revoke all on function public.begin_test_enquiry, public.test_enquiry_state, public.lead_health,
  public.report_server_warning, public.server_warnings, public.report_server, public.sign_off_server,
  public.silent_servers from public, anon, authenticated, service_role;
grant execute on function public.begin_test_enquiry, public.test_enquiry_state, public.lead_health,
  public.server_warnings, public.silent_servers to authenticated;
grant execute on function public.report_server_warning, public.report_server,
  public.sign_off_server to service_role;
