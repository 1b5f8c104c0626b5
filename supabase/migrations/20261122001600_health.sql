-- How many enquiries wait on the disks of the server's processes because the database was away.
create table private.spool_reports (
  home text primary key,
  length int not null check (length >= 0),
  reported_at timestamptz not null default now()
);
alter table private.spool_reports enable row level security;
revoke all on private.spool_reports from public, anon, authenticated, service_role;

-- Each process says at times how many wait on its disk.
create function public.report_spool(home text, length int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.spool_reports as r (home, length) values (home, length)
  on conflict on constraint spool_reports_pkey
    do update set length = excluded.length, reported_at = now()
$$;

revoke all on function public.report_spool(text, int) from public, anon, authenticated;
grant execute on function public.report_spool(text, int) to service_role;

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

revoke all on function public.lead_health() from public, anon, authenticated, service_role;
grant execute on function public.lead_health() to authenticated;
