-- Rows of people's data that each account was shown, by hour. No reference to the account: what a deleted one read
-- stays until it is purged.
create table private.reads_by_hour (
  account uuid not null,
  hour timestamptz not null,
  rows bigint not null default 0,
  calls bigint not null default 0,
  -- Pages of an export; the audit log names each export.
  exported bigint not null default 0,
  -- When the owner was told, on the hour in which the account came above its measure.
  told_at timestamptz,
  primary key (account, hour)
);
create index reads_by_hour_hour_idx on private.reads_by_hour (hour);
alter table private.reads_by_hour enable row level security;
revoke all on private.reads_by_hour from public, anon, authenticated, service_role;

-- The measure. A full day of a caller: opening the desk and the board six times (6 × 450 rows), 150 leads with their
-- ledgers and other enquiries (450), 60 searches as they are typed (60 × 25): about 4,650. Looks for new leads return
-- counts alone, and the device keeps answers that were asked for anyway.
create function private.max_rows_a_day(desk_role text) returns bigint
language sql immutable set search_path = ''
as $$ select case when desk_role = 'admin' then 10000 else 5000 end $$;
revoke all on function private.max_rows_a_day(text) from public, anon, authenticated, service_role;

-- What was read within 24 hours by accounts above their measure.
create function private.unusual_readers() returns table (account uuid, email text, rows bigint, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.account, u.email::text, sum(r.rows)::bigint, min(r.hour)
  from private.reads_by_hour r
    left join public.profiles p on p.user_id = r.account left join auth.users u on u.id = r.account
  where r.hour > now() - interval '24 hours'
  group by r.account, u.email, p.role having sum(r.rows) >= private.max_rows_a_day(p.role)
$$;
revoke all on function private.unusual_readers() from public, anon, authenticated, service_role;

-- Tells the owner once in 24 hours, by mail.
create function private.tell_of_reading(reader uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  unusual record;
  who text;
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
  who := coalesce(unusual.email, 'A former member');
  insert into private.mail_outbox (kind, recipient, subject, body_text, body_html)
  select 'account', a.email, 'Unusual reading at your lead desk', concat_ws(E'\n\n', m.what, m.advice) || E'\n',
    concat('<p>', replace(replace(m.what, '&', '&amp;'), '<', '&lt;'), '</p><p>', m.advice, '</p>')
  from private.administrators a, (
    select who || ' has read ' || unusual.rows || ' leads since '
        || to_char(unusual.since at time zone 'Asia/Kolkata', 'HH24:MI') || ' (India time). That is more than a usual day.'
        as what,
      'If you cannot explain it, remove the account under Team at your desk. If it is your own, change your password.'
        as advice) m;
end
$$;
revoke all on function private.tell_of_reading(uuid) from public, anon, authenticated, service_role;

-- Called at the end of a function, so that the row is locked only until the commit.
create function private.count_reading(rows bigint, exported bigint default 0) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reader uuid := (select auth.uid());
begin
  if reader is null then
    return;
  end if;
  -- A read does not wait for the disk, nor for another server: a crash may lose half a second of counts.
  perform set_config('synchronous_commit', 'off', true);
  insert into private.reads_by_hour as r (account, hour, rows, calls, exported)
  values (reader, date_trunc('hour', now(), 'UTC'), coalesce(count_reading.rows, 0), 1, count_reading.exported)
  on conflict on constraint reads_by_hour_pkey do update
    set rows = r.rows + excluded.rows, calls = r.calls + 1, exported = r.exported + excluded.exported;
  if count_reading.rows > 0 then
    perform private.tell_of_reading(reader);
  end if;
end
$$;
revoke all on function private.count_reading(bigint, bigint) from public, anon, authenticated, service_role;

-- The functions that read go on as they are, stable and in one snapshot; what may be called counts beside them.
alter function public.desk_leads(jsonb, text, int) set schema private;
alter function public.desk_lead(text) set schema private;
alter function public.lead_ledger(uuid) set schema private;
alter function public.find_known(jsonb) set schema private;
alter function public.desk_bin(int, text) set schema private;
alter function public.desk_export(uuid, text, int) set schema private;
alter function public.desk_team() set schema private;
alter function public.audit_entries(bigint, int) set schema private;

create function public.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_leads(filter, after, at_most);
begin
  perform private.count_reading(jsonb_array_length(answer -> 'rows'));
  return answer;
end
$$;

create function public.desk_lead(reference text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_lead(reference);
begin
  perform private.count_reading(case when answer is null then 0 else 1
    + jsonb_array_length(answer -> 'same_person') + jsonb_array_length(answer -> 'same_reference') end);
  return answer;
end
$$;

create function public.lead_ledger(of_lead uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.lead_ledger(of_lead);
begin
  perform private.count_reading(1);
  return answer;
end
$$;

create function public.find_known(contacts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.find_known(contacts);
begin
  perform private.count_reading((
    select sum(jsonb_array_length(k.value -> 'newest')) from jsonb_array_elements(answer) k));
  return answer;
end
$$;

create function public.desk_bin(at_most int default 50, after text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_bin(at_most, after);
begin
  perform private.count_reading(jsonb_array_length(answer -> 'leads'));
  return answer;
end
$$;

create function public.desk_export(export uuid, after text default null, at_most int default 2000) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  answer json := private.desk_export(export, after, at_most);
begin
  perform private.count_reading(0, json_array_length(answer -> 'rows'));
  return answer;
end
$$;

-- Colleagues and what they did are no leads: that somebody asked is noted, and counts nothing towards the measure.
create function public.desk_team() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_team();
begin
  perform private.count_reading(0);
  return answer;
end
$$;

create function public.audit_entries(before bigint default null, at_most int default 100)
returns table (id bigint, at timestamptz, actor text, action text, detail jsonb)
language plpgsql security definer set search_path = ''
as $$
begin
  return query select * from private.audit_entries(before, at_most);
  perform private.count_reading(0);
end
$$;

create function public.unusual_reading() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'rows', u.rows, 'since', u.since)
      order by u.rows desc), '[]')
    from private.unusual_readers() u);
end
$$;
comment on function public.unusual_reading() is
  'Accounts that were shown more leads within 24 hours than a usual day asks for; email is null for a former member.';

do $$
declare
  called regprocedure;
begin
  foreach called in array array['public.desk_leads(jsonb, text, int)', 'public.desk_lead(text)', 'public.lead_ledger(uuid)',
    'public.find_known(jsonb)', 'public.desk_bin(int, text)', 'public.desk_export(uuid, text, int)', 'public.desk_team()',
    'public.audit_entries(bigint, int)', 'public.unusual_reading()']::regprocedure[]
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', called);
    execute format('grant execute on function %s to authenticated', called);
  end loop;
  foreach called in array array['private.desk_leads(jsonb, text, int)', 'private.desk_lead(text)', 'private.lead_ledger(uuid)',
    'private.find_known(jsonb)', 'private.desk_bin(int, text)', 'private.desk_export(uuid, text, int)',
    'private.desk_team()', 'private.audit_entries(bigint, int)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', called);
  end loop;
end
$$;

select private.amend_function('public.run_retention()',
  $said$  delete from private.spool_reports$said$,
  $says$  delete from private.reads_by_hour where hour < now() - interval '90 days';
  delete from private.spool_reports$says$);
