-- How many leads stand where. Every statement that changes leads adds the difference it makes, in rows of its
-- own, so that no enquiry waits for another; the desk adds them up, and retention folds them together.
-- Leads in quarantine and tests do not count.
create table private.lead_counts (
  id bigint generated always as identity primary key,
  stage text not null,
  is_unanswered boolean not null,
  leads int not null
);
alter table private.lead_counts enable row level security;
revoke all on private.lead_counts from public, anon, authenticated, service_role;

create function private.count_added_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select a.stage, a.answered_at is null and a.withdrawn_at is null, count(*)
  from added a where a.quarantined_at is null and not a.is_test
  group by 1, 2;
  return null;
end
$$;

create function private.count_changed_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select c.stage, c.is_unanswered, sum(c.leads)
  from (
    select a.stage, a.answered_at is null and a.withdrawn_at is null as is_unanswered, 1 as leads
    from added a where a.quarantined_at is null and not a.is_test
    union all
    select g.stage, g.answered_at is null and g.withdrawn_at is null, -1
    from gone g where g.quarantined_at is null and not g.is_test
  ) c
  group by 1, 2 having sum(c.leads) <> 0;
  return null;
end
$$;

create function private.count_removed_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_counts (stage, is_unanswered, leads)
  select g.stage, g.answered_at is null and g.withdrawn_at is null, -count(*)
  from gone g where g.quarantined_at is null and not g.is_test
  group by 1, 2;
  return null;
end
$$;

create function private.forget_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.lead_counts;
  return null;
end
$$;

create trigger leads_are_counted after insert on public.leads
  referencing new table as added for each statement execute function private.count_added_leads();
create trigger leads_are_counted_anew after update on public.leads
  referencing old table as gone new table as added for each statement execute function private.count_changed_leads();
create trigger leads_are_counted_off after delete on public.leads
  referencing old table as gone for each statement execute function private.count_removed_leads();
create trigger leads_are_counted_out after truncate on public.leads
  for each statement execute function private.forget_counts();

insert into private.lead_counts (stage, is_unanswered, leads)
select l.stage, l.answered_at is null and l.withdrawn_at is null, count(*)
from public.leads l where l.quarantined_at is null and not l.is_test
group by 1, 2;

-- Adds up what many statements have added. Rows that others add meanwhile are left for the next time.
create function private.fold_counts() returns void
language sql security definer set search_path = ''
as $$
  with folded as (delete from private.lead_counts returning stage, is_unanswered, leads)
  insert into private.lead_counts (stage, is_unanswered, leads)
  select f.stage, f.is_unanswered, sum(f.leads) from folded f group by 1, 2 having sum(f.leads) <> 0
$$;

-- As before, and the counts are folded.
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
  perform private.fold_counts();
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

-- How many leads there are, by list and by stage, and which is the newest. Cheap enough to be asked often.
create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  midnight timestamptz := private.india_midnight(private.day_in_india(now()));
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('all', coalesce(sum(c.leads), 0),
      'new', coalesce(sum(c.leads) filter (where c.stage = 'new'), 0),
      'unanswered', coalesce(sum(c.leads) filter (where c.is_unanswered), 0))
    from private.lead_counts c
  ) || jsonb_build_object(
    'stages', (
      select jsonb_object_agg(s.stage, coalesce(c.leads, 0))
      from unnest(array['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost',
        'not-suitable']) s (stage)
      left join (select k.stage, sum(k.leads) as leads from private.lead_counts k group by 1) c using (stage)),
    'overdue', (select count(*) from public.leads l
      where l.due_at < midnight and l.quarantined_at is null and not l.is_test),
    'due_today', (select count(*) from public.leads l
      where l.due_at >= midnight and l.due_at < midnight + interval '1 day'
        and l.quarantined_at is null and not l.is_test),
    'newest', (select jsonb_build_object('id', l.id, 'created_at', l.created_at) from public.leads l
      where l.quarantined_at is null and not l.is_test order by l.created_at desc, l.id desc limit 1));
end
$$;

revoke all on function private.count_added_leads() from public, anon, authenticated, service_role;
revoke all on function private.count_changed_leads() from public, anon, authenticated, service_role;
revoke all on function private.count_removed_leads() from public, anon, authenticated, service_role;
revoke all on function private.forget_counts() from public, anon, authenticated, service_role;
revoke all on function private.fold_counts() from public, anon, authenticated, service_role;
revoke all on function public.desk_counts() from public, anon, authenticated, service_role;
grant execute on function public.desk_counts() to authenticated;
