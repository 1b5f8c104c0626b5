-- A mail with a sign-up or recovery link that never went out keeps an address and a dead link; the mails
-- about leads go with their leads.
insert into private.retention_rules (kept, for_time, why) values
  ('abandoned account mails', '7 days', 'Their links are over after an hour; long enough to see why they failed.');

create or replace function public.run_retention() returns jsonb
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
  delete from private.mail_outbox
  where kind = 'account' and abandoned_at < now() - (rules ->> 'abandoned account mails')::interval;
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  -- Of a later or an earlier subject: sessions that are over.
  if to_regprocedure('private.remove_old_sessions()') is not null then
    perform private.remove_old_sessions();
  end if;
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$$;
