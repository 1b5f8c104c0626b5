-- What the health panel says of enquiries that came, of the silence since, and of mails that wait.

-- A test is no enquiry, also after it removed itself.
alter table private.submissions add column is_test boolean not null default false;
update private.submissions s set is_test = true
where s.id in (select t.id from private.test_enquiries t);
create index submissions_received_at_idx on private.submissions (received_at) where not is_test;

create function private.mark_test_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.submissions set is_test = true where id = new.id;
  return null;
end
$$;
revoke all on function private.mark_test_submission() from public;
create trigger leads_mark_test_submission
  after insert on public.leads for each row when (new.is_test)
  execute function private.mark_test_submission();

-- Hours of daytime in India (08:00 to 22:00) from a fixed day to a moment: at night nobody enquires, so
-- the difference of two moments is how long they were apart for anyone who might have.
create function private.daytime_hours(moment timestamptz) returns double precision
language sql immutable set search_path = ''
as $$
  select (l.at::date - date '2026-01-01') * 14.0
    + least(greatest(extract(epoch from l.at::time) / 3600.0 - 8, 0), 14)::double precision
  from (select moment at time zone 'Asia/Kolkata' as at) l
$$;
revoke all on function private.daytime_hours(timestamptz) from public;

-- How long it has been quiet and how long it may usually be, in hours of daytime; nothing where fewer
-- than 20 enquiries in the 30 days before the last one leave nothing to learn from.
-- Seven mean gaps pass by chance once in a thousand; where enquiries pause regularly (Sundays), the
-- second longest gap says so, while a single outage, the longest, teaches nothing.
create function private.enquiry_silence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with last_one as (
    select max(received_at) as at from private.submissions where not is_test
  ), arrivals as (
    select private.daytime_hours(s.received_at) as at
    from private.submissions s, last_one
    where not s.is_test and s.received_at > last_one.at - interval '30 days'
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
revoke all on function private.enquiry_silence() from public;

-- Since when a mail could have gone out, where that is later than it was written: it was held in
-- quarantine, or given up and asked for again.
alter table private.mail_outbox add column waiting_since timestamptz;
create function private.note_waiting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.waiting_since := now();
  return new;
end
$$;
revoke all on function private.note_waiting() from public;
create trigger mail_outbox_note_waiting
  before update on private.mail_outbox for each row
  when ((old.is_held and not new.is_held)
    or (old.abandoned_at is not null and new.abandoned_at is null))
  execute function private.note_waiting();

create or replace function public.lead_health() returns jsonb
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
