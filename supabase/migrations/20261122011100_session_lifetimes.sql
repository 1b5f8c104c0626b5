-- A session ends after 30 days in which it was not renewed and after 180 days at most: contract/limits.ts and
-- supabase/config.toml repeat these numbers. Our own service refuses such a session; hosted Supabase has the
-- settings [auth.sessions] for it.
create function private.is_session_over(created_at timestamptz, refreshed_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select created_at < now() - interval '180 days'
    or coalesce(refreshed_at, created_at) < now() - interval '30 days'
$$;
revoke all on function private.is_session_over(timestamptz, timestamptz) from public;

-- Removes what has ended. The refresh tokens of a session go with it.
create function private.remove_old_sessions() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions where private.is_session_over(created_at, refreshed_at);
exception when insufficient_privilege or undefined_table then
  -- A platform that keeps this table to itself removes its old sessions itself.
  null;
end
$$;
revoke all on function private.remove_old_sessions() from public;

-- Archives, purges and forgets what is due. Safe to run often and in many processes at once.
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
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  perform private.remove_old_sessions();
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$$;
