create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the server itself, or the visitor on his receipt page.
  actor uuid,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- A lead's id or a count; never a name or an address.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 8192)
);
create index audit_log_at_idx on private.audit_log (at);
create trigger audit_log_only_grows
  before update or delete or truncate on private.audit_log execute function private.refuse_change();

-- Rows that each account was shown, by hour. No foreign key: what a deleted account read is kept until retention.
create table private.reads_by_hour (
  account uuid not null,
  hour timestamptz not null,
  rows bigint not null default 0,
  calls bigint not null default 0,
  -- Rows of exports; the audit log names each export.
  exported bigint not null default 0,
  told_at timestamptz,
  primary key (account, hour)
);
create index reads_by_hour_hour_idx on private.reads_by_hour (hour);

-- A run of many leads has audit entries of its own.
create function private.write_audit(action text, detail jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor, action, detail)
  select (select auth.uid()), action, detail
  where coalesce(current_setting('yctfc.run', true), '') = ''
$$;

-- The database cannot see that a lead was opened on a screen, so the desk reports it.
create function public.record_desk_use(action text, lead_ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  select private.refuse_if(action is distinct from 'viewed', 'action must be viewed.');
  select private.write_audit('leads.viewed', jsonb_build_object(
    'count', coalesce(cardinality(lead_ids), 0), 'ids', to_jsonb(lead_ids[1:100])))
$$;

create function public.audit_entries(before bigint default null, at_most int default 100)
returns table (id bigint, at timestamptz, actor text, action text, detail jsonb)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.count_reading(0);
  select a.id, a.at, coalesce(u.email::text, case when a.actor is not null then 'a former member' end), a.action, a.detail
  from private.audit_log a left join auth.users u on u.id = a.actor
  where before is null or a.id < before
  order by a.id desc
  limit least(greatest(at_most, 1), 500)
$$;

create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.audit_log (actor, action, detail)
  values (new.user_id, 'session.opened', jsonb_build_object('session', new.id));
  return null;
end
$$;

do $$
begin
  create trigger sessions_note_sign_in
    after insert on auth.sessions for each row execute function private.note_sign_in();
exception when insufficient_privilege or undefined_table then
  -- Hosted Supabase owns this table and keeps its own audit log of sign-ins.
  raise notice 'sign-ins are not written to private.audit_log here: see the platform''s auth log';
end
$$;

-- A full day of a caller is about 4,650 rows.
create function private.unusual_readers() returns table (account uuid, email text, rows bigint, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.account, u.email::text, sum(r.rows)::bigint, min(r.hour)
  from private.reads_by_hour r
    left join public.profiles p on p.user_id = r.account left join auth.users u on u.id = r.account
  where r.hour > now() - interval '24 hours'
  group by r.account, u.email, p.role having sum(r.rows) >= case when p.role = 'admin' then 10000 else 5000 end
$$;

create function private.warn_of_reading(reader uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  unusual record;
begin
  select * into unusual from private.unusual_readers() u where u.account = reader;
  if not found or exists (
    select from private.reads_by_hour r where r.account = reader and r.told_at > now() - interval '24 hours'
  ) then
    return;
  end if;
  update private.reads_by_hour r set told_at = now()
  where r.account = reader and r.hour = (
    select max(n.hour) from private.reads_by_hour n where n.account = reader);
  perform private.queue_notice(a.email, 'Unusual reading at your lead desk', array[
    format('%s has read %s leads since %s (India time). That is more than a usual day.',
      coalesce(unusual.email, 'A former member'), unusual.rows,
      to_char(unusual.since at time zone 'Asia/Kolkata', 'HH24:MI')),
    'If you cannot explain it, remove the account under Team at your desk. If it is your own, change your password.'])
  from private.administrators a;
end
$$;

-- Called at the end of a function, so that the row is locked only until the commit.
create function private.count_reading(rows bigint, exported bigint default 0) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reader uuid := (select auth.uid());
begin
  if reader is null then
    return;
  end if;
  -- A read does not wait for the disk: a crash may lose half a second of counts.
  perform set_config('synchronous_commit', 'off', true);
  insert into private.reads_by_hour as r (account, hour, rows, calls, exported)
  values (reader, date_trunc('hour', now(), 'UTC'), coalesce(count_reading.rows, 0), 1, count_reading.exported)
  on conflict on constraint reads_by_hour_pkey do update
    set rows = r.rows + excluded.rows, calls = r.calls + 1, exported = r.exported + excluded.exported;
  if count_reading.rows > 0 then
    perform private.warn_of_reading(reader);
  end if;
end
$$;

create function public.unusual_reading() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'rows', u.rows, 'since', u.since)
    order by u.rows desc), '[]')
  from private.unusual_readers() u
$$;

-- Called after the answer, since a refusal rolls its own transaction back. subject: an account or a digest of a network.
create function private.note_refusal(subject text, account uuid, action text, detail jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor, action, detail)
  select account, action, detail where public.count_request('refusal:' || subject, 100, 3600) = 0
$$;
