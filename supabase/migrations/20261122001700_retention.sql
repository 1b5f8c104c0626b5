-- How long each kind of data is kept. The owner changes a row; run_retention follows it at its next run.
-- Pages promise these times: supabase/tests/promised-times.database.test.ts compares them.
create table private.retention_rules (
  kept text primary key,
  for_time interval not null,
  why text not null
);
alter table private.retention_rules enable row level security;
revoke all on private.retention_rules from public, anon, authenticated, service_role;
insert into private.retention_rules (kept, for_time, why) values
  ('leads', '24 months', 'A franchise is decided within two years; after that the enquiry is archived.'),
  ('quarantined leads', '60 days', 'Doubtful enquiries; long enough for the administrator to look.'),
  ('soft leads', '13 months', 'One season can be compared with the one before.'),
  ('mail attempts', '13 months', 'Proof that a mail went out.'),
  ('test enquiries', '1 hour', 'A test that could not be mailed is removed all the same.');

-- Archives, purges and forgets what is due. Safe to run often and in many processes at once.
create function public.run_retention() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rules jsonb := (select jsonb_object_agg(kept, for_time) from private.retention_rules);
  expired int;
  doubtful int;
  purged int;
begin
  -- One run at a time; it ends with the transaction, so it works through a pooler.
  if not pg_try_advisory_xact_lock(hashtext('yctfc.retention')) then
    return '{}';
  end if;
  perform set_config('yctfc.removal', 'expired', true);
  delete from public.leads
  where created_at < now() - (rules ->> 'leads')::interval and quarantined_at is null and not is_test;
  get diagnostics expired = row_count;
  delete from public.leads
  where quarantined_at < now() - (rules ->> 'quarantined leads')::interval;
  get diagnostics doubtful = row_count;
  perform set_config('yctfc.removal', 'tested', true);
  delete from public.leads
  where is_test and created_at < now() - (rules ->> 'test enquiries')::interval;
  perform set_config('yctfc.removal', '', true);
  delete from private.lead_archive where purge_at < now();
  get diagnostics purged = row_count;
  delete from private.soft_leads where at < now() - (rules ->> 'soft leads')::interval;
  delete from private.mail_attempts where started_at < now() - (rules ->> 'mail attempts')::interval;
  delete from private.mail_outbox where sent_at < now() - interval '30 days';
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$$;
revoke all on function public.run_retention() from public, anon, authenticated;
grant execute on function public.run_retention() to service_role;
