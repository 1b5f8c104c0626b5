set check_function_bodies = off;

do $$
begin
  if row_security_active('auth.mfa_factors') or row_security_active('auth.sessions')
    or not has_table_privilege('auth.sessions', 'select') then
    raise exception '% must own auth.mfa_factors and auth.sessions, or read them and bypass row-level security', current_user
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

create schema private;
revoke all on schema private from public;

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% only grows: rows are neither changed nor removed', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

create table private.administrators (
  email text primary key check (email = lower(email collate "C"))
);

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'member', 'caller', 'viewer', 'editor')),
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;

create table private.known_devices (
  id_digest bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '180 days',
  factor_verified_at timestamptz
);
create index known_devices_user_id_idx on private.known_devices (user_id);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.desk_role() = 'owner', false) $$;

create function private.sync_administrators() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles set role = 'member'
    where user_id in (select id from auth.users where lower(email collate "C") = old.email);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.profiles (user_id, role)
    select id, 'admin' from auth.users
    where lower(email collate "C") = new.email and email_confirmed_at is not null
    on conflict (user_id) do update set role = 'admin';
  end if;
  return null;
end
$$;
create trigger administrators_follow
  after insert or update or delete on private.administrators
  for each row execute function private.sync_administrators();

create function public.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  applicant text := lower((event -> 'user' ->> 'email') collate "C");
begin
  if exists (select from private.administrators where email = applicant)
    or exists (select from private.invitations i where i.email = applicant and private.is_open(i)) then
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403,
    'message', 'Only authorized administrators can create accounts'
  ));
end
$$;

create function private.clear_unconfirmed_credentials() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.email_confirmed_at is null or (tg_op = 'UPDATE' and old.email_confirmed_at is null) then
    new.encrypted_password := '';
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end
$$;
create trigger users_forget_unconfirmed_claims
  before insert or update on auth.users
  for each row execute function private.clear_unconfirmed_credentials();

create function private.is_session_over(created_at timestamptz, refreshed_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select created_at < now() - interval '180 days'
    or coalesce(refreshed_at, created_at) < now() - interval '30 days'
$$;

create function private.has_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claimed uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  if claimed is null then
    return false;
  end if;
  if exists (
    select from auth.sessions s
    where s.id = claimed and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  ) then
    return true;
  end if;
  raise exception 'the session has ended' using errcode = 'PT401';
end
$$;

create policy profiles_select_own on public.profiles
  for select to authenticated
  using ((select private.has_session()) and (select auth.uid()) = user_id);

create function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case p.role when 'admin' then 'owner' when 'member' then null else p.role end
  from public.profiles p
  where (select private.has_session()) and p.user_id = (select auth.uid())
    and (coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
      select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'))
$$;

create function private.require_role(roles text[], people text) returns void
language sql security definer set search_path = ''
as $$
  select private.refuse_if(coalesce(private.desk_role(), '') <> all (roles),
    format('permission denied: only %s may do this', people), '42501')
$$;

create function private.require_admin() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner}', 'the administrator') $$;

create function private.require_reader() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller,viewer}', 'the team') $$;

create function private.require_worker() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,caller}', 'those who work on leads') $$;

create function private.require_editor() returns void
language sql security definer set search_path = ''
as $$ select private.require_role('{owner,editor}', 'those who keep the content') $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;
  end if;
end
$$;

create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 8192)
);
create index audit_log_at_idx on private.audit_log (at);
create trigger audit_log_only_grows
  before update or delete or truncate on private.audit_log execute function private.refuse_change();

create table private.reads_by_hour (
  account uuid not null,
  hour timestamptz not null,
  rows bigint not null default 0,
  calls bigint not null default 0,
  exported bigint not null default 0,
  told_at timestamptz,
  primary key (account, hour)
);
create index reads_by_hour_hour_idx on private.reads_by_hour (hour);

create function private.write_audit(action text, detail jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor, action, detail)
  select (select auth.uid()), action, detail
  where coalesce(current_setting('yctfc.run', true), '') = ''
$$;

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
  raise notice 'sign-ins are not written to private.audit_log here: see the platform''s auth log';
end
$$;

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

create function private.note_refusal(subject text, account uuid, action text, detail jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if public.count_request('refusal:' || subject, 100, 3600) = 0 then
    insert into private.audit_log (actor, action, detail) values (account, action, detail);
  end if;
end
$$;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject text check (char_length(subject) <= 120),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  quarantined_at timestamptz,
  quarantine_reasons text[] not null default '{}',
  proof_releases boolean not null default false,
  attribution jsonb not null default '{}'
    check (jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 4096),
  withdrawn_at timestamptz,
  corrected_at timestamptz,
  is_test boolean not null default false,
  phone_typed text check (char_length(phone_typed) between 1 and 120),
  calls_allowed boolean,
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  correction_held_at timestamptz,
  stage text not null default 'new' check (stage in
    ('new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')),
  stage_since timestamptz,
  stage_reason text check (char_length(stage_reason) between 1 and 200),
  answered_at timestamptz,
  due_at timestamptz,
  due_what text check (char_length(due_what) between 1 and 200),
  city text check (char_length(city) between 1 and 80),
  area_sqft int check (area_sqft between 1 and 1000000),
  budget_rupees bigint check (budget_rupees between 0 and 100000000000),
  model text check (char_length(model) between 1 and 60),
  brand text check (char_length(brand) between 1 and 60),
  language text check (char_length(language) between 1 and 40),
  best_hour smallint check (best_hour between 0 and 23),
  source text check (char_length(source) between 1 and 60),
  assigned_to uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  interest jsonb
    check (jsonb_typeof(interest) = 'object' and octet_length(interest::text) <= 4096
      and interest - array['from', 'models', 'brands', 'city', 'budget', 'area', 'place', 'hours', 'experience', 'start'] = '{}'),
  merged_into uuid check (merged_into <> id),
  constraint leads_due_check check (due_what is null or due_at is not null),
  constraint leads_contact_check check (email is not null or phone is not null or phone_typed is not null)
);
comment on column public.leads.name is 'enquiry field';
comment on column public.leads.email is 'enquiry field';
comment on column public.leads.phone is 'enquiry field';
comment on column public.leads.subject is 'enquiry field';
comment on column public.leads.message is 'enquiry field';
comment on column public.leads.phone_typed is 'enquiry field';
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (phone);
create index leads_merged_idx on public.leads (merged_into) where merged_into is not null;
create index leads_stage_idx on public.leads (stage)
  where quarantined_at is null and not is_test and merged_into is null;
create index leads_unanswered_idx on public.leads (created_at, id)
  where answered_at is null and withdrawn_at is null and quarantined_at is null and not is_test and merged_into is null;
create index leads_new_idx on public.leads (created_at, id)
  where stage = 'new' and quarantined_at is null and not is_test and merged_into is null;
create index leads_withdrawn_idx on public.leads (created_at, id)
  where withdrawn_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_due_idx on public.leads (due_at, id)
  where due_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_closed_idx on public.leads (stage_since)
  where stage in ('won', 'lost', 'not-suitable') and quarantined_at is null and not is_test and merged_into is null;
create index leads_quarantined_idx on public.leads (created_at, id) where quarantined_at is not null and not is_test;
create index leads_assigned_idx on public.leads (assigned_to) where assigned_to is not null;
create index leads_tests_idx on public.leads (created_at, id) where is_test;
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant select, delete on public.leads to authenticated;
create policy leads_select_admin on public.leads
  for select to authenticated using (merged_into is null and (select private.is_admin()));
create policy leads_delete_admin on public.leads
  for delete to authenticated using (merged_into is null and (select private.is_admin()));

create view private.live_leads as
  select * from public.leads where quarantined_at is null and not is_test and merged_into is null;

create table private.consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  purpose text not null check (purpose in ('enquiry', 'calls', 'news')),
  is_granted boolean not null,
  notice_text text not null,
  notice_version text not null,
  language text not null,
  source text not null check (source in ('form', 'receipt', 'desk')),
  at timestamptz not null default now()
);
create index consents_lead_id_idx on private.consents (lead_id, id);
create trigger consents_only_grow
  before update or delete or truncate on private.consents execute function private.refuse_change();

create function private.enquiry_fields(lead jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(a.attname, lead -> a.attname::text)
  from pg_catalog.pg_description d
  join pg_catalog.pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
  where d.classoid = 'pg_catalog.pg_class'::regclass and d.objoid = 'public.leads'::regclass
    and d.description = 'enquiry field' and lead ? a.attname::text
$$;

create function private.consent_state(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.purpose, jsonb_build_object(
    'is_granted', c.is_granted, 'at', c.at, 'version', c.notice_version)), '{}')
  from (
    select distinct on (purpose) purpose, is_granted, at, notice_version
    from private.consents where lead_id = of_lead order by purpose, id desc
  ) c
$$;

create function private.repeat_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  agreed uuid;
  allowed boolean;
begin
  for agreed in select distinct a.lead_id from added a order by a.lead_id loop
    allowed := coalesce((
      select c.is_granted from private.consents c
      where c.lead_id = agreed and c.purpose = 'calls' order by c.id desc limit 1), false);
    update public.leads l set calls_allowed = allowed
    where l.id = agreed and l.calls_allowed is distinct from allowed;
  end loop;
  return null;
end
$$;
create trigger consents_are_repeated
  after insert on private.consents referencing new table as added
  for each statement execute function private.repeat_consents();

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.leads (id) on delete cascade,
  recipient text not null check (recipient !~ '[\r\n]'),
  reply_to text check (reply_to !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  body_text text,
  body_html text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  abandoned_at timestamptz,
  kind text not null default 'account' check (
    kind in ('account', 'team', 'acknowledgement', 'correction', 'held_correction', 'withdrawal', 'digest')),
  is_held boolean not null default false,
  held_for text,
  waiting_since timestamptz
);
create index mail_outbox_due_idx on private.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_sent_idx on private.mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_lead_id_idx on private.mail_outbox (lead_id);

create table private.mail_attempts (
  mail_id uuid not null,
  attempt int not null,
  lead_id uuid,
  kind text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  fault text,
  primary key (mail_id, attempt)
);
create index mail_attempts_lead_id_idx on private.mail_attempts (lead_id);
create index mail_attempts_started_at_idx on private.mail_attempts (started_at);

create table private.digests (
  day date primary key,
  mail_id uuid,
  lead_ids uuid[] not null default '{}',
  made_at timestamptz not null default now()
);

create function public.claim_mail(batch int default 10)
returns table (
  id uuid, recipient text, reply_to text, subject text,
  body_text text, body_html text, attempts int, kind text
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as materialized (
    select d.id from private.mail_outbox d
    where d.sent_at is null and d.abandoned_at is null and not d.is_held
      and d.next_attempt_at <= now()
    order by d.next_attempt_at
    limit batch
    for update skip locked
  ), claimed as (
    update private.mail_outbox m
    set attempts = m.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due
    where m.id = due.id
    returning m.*
  ), noted as (
    insert into private.mail_attempts (mail_id, attempt, lead_id, kind)
    select c.id, c.attempts, c.lead_id, c.kind from claimed c
    on conflict (mail_id, attempt) do update set started_at = now(), ended_at = null, fault = null
  )
  select c.id, c.recipient, c.reply_to, c.subject, c.body_text, c.body_html, c.attempts, c.kind from claimed c;
end
$$;

create function public.settle_mail(mail_id uuid, fault text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  max_attempts constant int := 20;
begin
  update private.mail_outbox m set
    sent_at = case when settle_mail.fault is null then now() end,
    reply_to = case when settle_mail.fault is null then null else m.reply_to end,
    body_text = case when settle_mail.fault is null then null else m.body_text end,
    body_html = case when settle_mail.fault is null then null else m.body_html end,
    last_error = left(settle_mail.fault, 500),
    abandoned_at = case when settle_mail.fault is not null and m.attempts % max_attempts = 0 then now() end,
    next_attempt_at = now()
      + least(interval '15 seconds' * power(2, least((m.attempts - 1) % max_attempts, 10)), interval '1 hour')
      * (0.5 + random())
  where m.id = settle_mail.mail_id and m.sent_at is null;
  update private.mail_attempts a set ended_at = now(), fault = left(settle_mail.fault, 500)
  where a.mail_id = settle_mail.mail_id and a.ended_at is null
    and a.attempt = (select m.attempts from private.mail_outbox m where m.id = settle_mail.mail_id);
  perform private.finish_test_enquiry(settle_mail.mail_id);
end
$$;

create function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_worker();
  update private.mail_outbox m set abandoned_at = null, next_attempt_at = now(),
    waiting_since = case when m.abandoned_at is null then m.waiting_since else now() end
  where m.id = mail_id and m.sent_at is null and not m.is_held;
  if found then
    perform private.write_audit('mail.retried', jsonb_build_object('id', mail_id));
  end if;
  return found;
end
$$;

create function public.lead_ledger(of_lead uuid) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  select private.count_reading(1);
  with leads as (
    select of_lead as id union all select l.id from public.leads l where l.merged_into = of_lead
  )
  select jsonb_build_object(
    'consents', private.consent_state(of_lead),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind,
        'created_at', m.created_at, 'sent_at', m.sent_at, 'abandoned_at', m.abandoned_at,
        'is_held', m.is_held, 'held_for', m.held_for,
        'next_attempt_at', m.next_attempt_at) order by m.created_at), '[]')
      from private.mail_outbox m where m.lead_id in (select id from leads)),
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', a.mail_id, 'kind', a.kind,
        'attempt', a.attempt, 'started_at', a.started_at, 'ended_at', a.ended_at,
        'fault', a.fault) order by a.started_at), '[]')
      from private.mail_attempts a where a.lead_id in (select id from leads)))
$$;

create function private.queue_notice(recipient text, subject text, paragraphs text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.mail_outbox (recipient, subject, body_text, body_html)
  select queue_notice.recipient, queue_notice.subject, array_to_string(paragraphs, E'\n\n') || E'\n',
    string_agg('<p>' || case when p like 'http%' then format('<a href="%1$s">%1$s</a>', p)
      else replace(replace(p, '&', '&amp;'), '<', '&lt;') end || '</p>', '')
  from unnest(paragraphs) p
$$;

create function private.queue_mails(of_lead uuid, mail_kind text, mails jsonb, due timestamptz default now()) returns void
language sql security definer set search_path = ''
as $$
  insert into private.mail_outbox (lead_id, kind, is_held, created_at, next_attempt_at,
    recipient, reply_to, subject, body_text, body_html)
  select l.id, mail_kind, l.quarantined_at is not null, due, due,
    m.recipient, m.reply_to, m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails) as m (recipient text, reply_to text, subject text, body_text text, body_html text),
    public.leads l where l.id = of_lead
$$;

create function private.is_digest_due(moment timestamptz, at_hour int, on_days int[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(extract(hour from moment at time zone 'Asia/Kolkata') >= at_hour
    and extract(dow from moment at time zone 'Asia/Kolkata')::int = any (on_days), false)
$$;

create function private.digest_list(list text) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('count', private.count_leads(f.asked), 'leads', (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'subject', l.subject, 'city', l.city,
      'created_at', l.created_at, 'due_at', l.due_at) order by i.at), '[]')
    from unnest(private.find_leads(f.asked, null, null, 20)) with ordinality as i (id, at)
    join public.leads l on l.id = i.id))
  from (select private.read_list_filter(jsonb_build_object('list', list)) as asked) f
$$;

create function public.open_digest(at_hour int, on_days int[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('day', today, 'now', now(), 'unanswered', private.digest_list('unanswered'),
    'overdue', private.digest_list('overdue'), 'due_today', private.digest_list('due-today'))
  from private.day_in_india(now()) today
  where private.is_digest_due(now(), at_hour, on_days)
    and not exists (select from private.digests d where d.day = today)
$$;

create function public.queue_digest(of_day date, mail jsonb default null, lead_ids uuid[] default '{}')
returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  queued uuid;
begin
  if of_day is distinct from private.day_in_india(now()) then
    return false;
  end if;
  insert into private.digests (day, lead_ids) values (of_day, coalesce(lead_ids, '{}'))
  on conflict on constraint digests_pkey do nothing;
  if not found or mail is null then
    return false;
  end if;
  insert into private.mail_outbox (kind, recipient, subject, body_text, body_html)
  values ('digest', mail ->> 'recipient', mail ->> 'subject', mail ->> 'body_text', mail ->> 'body_html')
  returning id into queued;
  update private.digests d set mail_id = queued where d.day = of_day;
  return true;
end
$$;

create function private.drop_digests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with dropped as (
    delete from private.mail_outbox m using private.digests d
    where m.id = d.mail_id and m.sent_at is null and d.lead_ids && array(select g.id from gone g)
    returning m.id, m.attempts
  )
  delete from private.digests d using dropped p where d.mail_id = p.id and p.attempts = 0;
  return null;
end
$$;
create trigger leads_take_digests_along after delete on public.leads
  referencing old table as gone for each statement execute function private.drop_digests();


create table private.rate_limits (
  bucket text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);

create table private.submissions (
  id uuid primary key,
  received_at timestamptz not null default now(),
  is_test boolean not null default false,
  is_held boolean not null default false
);
create index submissions_received_at_idx on private.submissions (received_at) where not is_test;

create table private.chat_clicks (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[0-9A-Z]{4,8}$'),
  page text not null check (char_length(page) <= 200),
  attribution jsonb not null default '{}' check (octet_length(attribution::text) <= 4096),
  at timestamptz not null default now(),
  constraint chat_clicks_page_is_path check (page !~ '[?#]')
);
create index chat_clicks_at_idx on private.chat_clicks (at);

create table private.enquiry_signatures (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  signature text not null check (char_length(signature) <= 64)
);

create function public.count_request(bucket text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, hits, resets_at)
  values (bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning r.* into counted;

  if random() < 0.01 then
    delete from private.rate_limits r where r.bucket in (
      select old.bucket from private.rate_limits old
      where old.resets_at < now() - interval '1 day'
      for update skip locked
    );
  end if;

  if counted.hits <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::int;
end
$$;

create function private.read_lead(said jsonb) returns public.leads
language sql stable set search_path = ''
as $$
  select r from jsonb_populate_record(null::public.leads, '{"quarantine_reasons": [], "proof_releases": false,
    "attribution": {}, "is_test": false, "history": [], "stage": "new", "tags": []}' || said) r
$$;

create function public.submit_enquiry(lead jsonb, mails jsonb, journey jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  lead_id uuid := (lead ->> 'id')::uuid;
  reasons text[] := array(select jsonb_array_elements_text(coalesce(journey -> 'reasons', '[]')));
  received_at timestamptz := least(coalesce((journey ->> 'received_at')::timestamptz, now()), now());
  consents jsonb := coalesce(journey -> 'consents', '[]');
  is_test boolean;
begin
  insert into private.submissions (id, is_held) values (lead_id, reasons <> '{}') on conflict do nothing;
  if not found then
    return jsonb_build_object('id', lead_id, 'is_new', false);
  end if;
  update private.test_enquiries t set stored_at = now()
  where t.id = lead_id and t.stored_at is null and t.begun_at > now() - interval '15 minutes';
  is_test := found;
  if is_test then
    reasons := '{}';
    update private.submissions s set is_test = true, is_held = false where s.id = lead_id;
  end if;
  insert into public.leads select r.* from private.read_lead(private.enquiry_fields(lead) || jsonb_build_object(
    'id', lead_id, 'created_at', received_at, 'quarantined_at', case when reasons <> '{}' then now() end,
    'quarantine_reasons', reasons, 'proof_releases', coalesce((journey ->> 'proof_releases')::boolean, false),
    'attribution', coalesce(journey -> 'attribution', '{}'), 'is_test', is_test,
    'calls_allowed', case when consents <> '[]' then consents @> '[{"purpose": "calls"}]' end,
    'interest', case when jsonb_typeof(journey -> 'interest') = 'object' then nullif(journey -> 'interest', '{}') end)) r;
  insert into private.mail_outbox
    (lead_id, kind, is_held, held_for, recipient, reply_to, subject, body_text, body_html)
  select lead_id, coalesce(m.kind, 'team'), reasons <> '{}' or h.held_for is not null, h.held_for,
    m.recipient, m.reply_to, case when is_test then '[Test] ' else '' end || m.subject,
    case when h.held_for is null then m.body_text end,
    case when h.held_for is null then m.body_html end
  from jsonb_to_recordset(mails) as m (kind text, recipient text, reply_to text, subject text,
      body_text text, body_html text, held_for text),
    lateral (select case when not is_test then m.held_for end) as h (held_for);
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source, at)
  select lead_id, c.purpose, true, c.text, c.version, c.language, 'form', received_at
  from jsonb_to_recordset(consents) as c
    (purpose text, text text, version text, language text);
  if journey ? 'signature' then
    insert into private.enquiry_signatures (lead_id, signature)
    values (lead_id, journey ->> 'signature');
  end if;
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;

create function public.assess_enquiry(submission uuid, buckets jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.submissions s where s.id = submission) then
    return jsonb_build_object('is_known', true, 'waits', '[]'::jsonb, 'is_held', exists (
      select from public.leads l where l.id = submission and l.quarantined_at is not null),
      'signature', (select s.signature from private.enquiry_signatures s where s.lead_id = submission));
  end if;
  return jsonb_build_object('is_known', false, 'is_held', false, 'waits', coalesce((
    select jsonb_agg(public.count_request(b.bucket, b.allowed, b.window_seconds) order by b.at)
    from (
      select e.value ->> 'bucket' as bucket, (e.value ->> 'allowed')::int as allowed,
        (e.value ->> 'window_seconds')::int as window_seconds, e.at
      from jsonb_array_elements(buckets) with ordinality as e (value, at)
      order by 1
    ) b), '[]'));
end
$$;

create function private.release(of_lead uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set quarantined_at = null where id = of_lead and quarantined_at is not null;
  if not found then
    return false;
  end if;
  update private.submissions set is_held = false where id = of_lead;
  update private.mail_outbox set is_held = false, next_attempt_at = now(), waiting_since = now()
  where lead_id = of_lead and held_for is null;
  return true;
end
$$;

create function public.accept_proof(submission uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select case when exists (select from public.leads where id = submission and proof_releases)
    then private.release(submission) else false end
$$;

create function public.release_lead(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_held boolean;
begin
  perform private.require_worker();
  was_held := private.release(lead_id);
  if was_held then
    perform private.write_audit('leads.released', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  end if;
  return was_held;
end
$$;

create function public.record_chat_click(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into private.chat_clicks (code, page, attribution)
  values (code, regexp_replace(page, '[?#].*$', ''), attribution)
$$;

create function public.chat_clicks(at_most int default 100)
returns table (code text, page text, attribution jsonb, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select private.require_reader();
  select s.code, s.page, s.attribution, s.at from private.chat_clicks s
  order by s.id desc limit least(greatest(at_most, 1), 500)
$$;

create function private.fill_from_interest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.city := coalesce(new.city, new.interest ->> 'city');
  new.budget_rupees := coalesce(new.budget_rupees, (new.interest ->> 'budget')::bigint);
  new.area_sqft := coalesce(new.area_sqft, (new.interest ->> 'area')::int);
  if jsonb_array_length(new.interest -> 'models') = 1 then
    new.model := coalesce(new.model, case new.interest -> 'models' ->> 0
      when 'singleBrand' then 'Single Brand Franchise'
      when 'multiBrand' then 'Multi-Brand Food Court'
      when 'cloudKitchen' then 'Cloud Kitchen Model' end);
  end if;
  if jsonb_array_length(new.interest -> 'brands') = 1 then
    new.brand := coalesce(new.brand,
      replace(initcap(replace(new.interest -> 'brands' ->> 0, '-', ' ')), 'Yctfc', 'YCTFC'));
  end if;
  return new;
end
$$;
create trigger fill_from_interest before insert on public.leads
  for each row when (new.interest is not null) execute function private.fill_from_interest();


create function public.read_receipt(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when l.id is not null then private.enquiry_fields(to_jsonb(l)) || jsonb_build_object('interest', l.interest,
      'held_words', case when l.correction_held_at is not null then private.enquiry_fields(to_jsonb(l)) || (l.history -> -1 -> 'words') end,
      'state', 'kept', 'received_at', coalesce(private.own_time(l.id), l.created_at),
      'withdrawn_at', case
        when not c.said ? 'enquiry' or not exists (select from private.lead_merges m where m.kept_id = l.id)
          then to_jsonb(l.withdrawn_at)
        when not (c.said #>> '{enquiry,is_granted}')::boolean then c.said #> '{enquiry,at}' end,
      'corrected_at', coalesce(l.correction_held_at, l.corrected_at),
      'consents', c.said)
    else jsonb_build_object('state', 'closed', 'received_at', s.received_at,
      'is_archived', a.id is not null, 'purge_at', a.purge_at)
  end
  from private.submissions s
  left join public.leads l on l.id = s.id
  left join private.lead_archive a on a.id = s.id
  cross join lateral (select private.consent_state(s.id)) c (said)
  where s.id = of_lead
$$;

create function public.change_consent(of_lead uuid, consent jsonb, mails jsonb default '[]') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  purpose text := consent ->> 'purpose';
  is_granted boolean := (consent ->> 'is_granted')::boolean;
begin
  if not exists (select from public.leads where id = of_lead) then
    return false;
  end if;
  perform private.hold_leads(array(select coalesce(l.merged_into, l.id) from public.leads l where l.id = of_lead));
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
  values (of_lead, purpose, is_granted, consent ->> 'text', consent ->> 'version',
    consent ->> 'language', 'receipt');
  if purpose = 'enquiry' then
    if not is_granted then
      perform private.queue_mails(of_lead, 'withdrawal', mails)
      from public.leads l where l.id = of_lead and l.withdrawn_at is null;
      delete from private.mail_outbox where lead_id = of_lead and sent_at is null
        and kind = 'acknowledgement';
    end if;
    update public.leads set withdrawn_at = case when is_granted then null else now() end
    where id = of_lead;
  end if;
  perform private.update_consents(l.merged_into) from public.leads l where l.id = of_lead;
  perform private.write_audit('enquiry.consent_changed',
    jsonb_build_object('id', of_lead, 'purpose', purpose, 'is_granted', is_granted));
  return true;
end
$$;

create function public.erase_enquiry(of_lead uuid) returns boolean
language sql security definer set search_path = ''
as $$ select private.erase_leads(array[of_lead]) > 0 $$;

create function private.queue_correction_mail(of_lead uuid, mail_kind text, mails jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  delete from private.mail_outbox m
  where m.lead_id = of_lead and m.attempts = 0 and m.sent_at is null
    and m.kind in ('held_correction', mail_kind);
  select greatest(now(), max(coalesce(m.sent_at, m.next_attempt_at)) + interval '1 hour') into due
  from private.mail_outbox m
  where m.lead_id = of_lead and m.kind in ('correction', 'held_correction');
  perform private.queue_mails(of_lead, mail_kind, mails, due);
end
$$;

create function public.correct_enquiry(of_lead uuid, fields jsonb, mails jsonb, reasons jsonb default '[]')
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  max_entries constant int := 60;
  lead public.leads;
  words jsonb;
  is_doubtful boolean := reasons <> '[]';
begin
  select * into lead from public.leads l where l.id = of_lead for update;
  if not found or jsonb_array_length(lead.history) >= max_entries then
    return false;
  end if;
  words := private.enquiry_fields(fields) - 'subject';
  if lead.correction_held_at is null and private.enquiry_fields(to_jsonb(lead)) @> words then
    return true;
  end if;
  update public.leads l set
    history = case when lead.history <> '[]' then lead.history
      else jsonb_build_array(jsonb_build_object(
        'kind', case when lead.corrected_at is null then 'first' else 'earlier' end,
        'at', coalesce(lead.corrected_at, lead.created_at),
        'words', private.enquiry_fields(to_jsonb(lead)))) end
      || jsonb_build_array(jsonb_build_object(
        'kind', case when is_doubtful then 'held' else 'correction' end,
        'at', now(), 'words', words, 'reasons', reasons)),
    correction_held_at = case when is_doubtful then now() end
  where l.id = of_lead;
  if not is_doubtful then
    perform private.write_columns(of_lead, words || jsonb_build_object('corrected_at', now()));
  end if;
  perform private.queue_correction_mail(
    of_lead, case when is_doubtful then 'held_correction' else 'correction' end, mails);
  perform private.write_audit('enquiry.corrected', jsonb_build_object('id', of_lead));
  return true;
end
$$;

create function public.decide_correction(lead_id uuid, entry int, is_accepted boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_worker();
  select * into lead from public.leads l where l.id = decide_correction.lead_id for update;
  if not found or lead.correction_held_at is null or jsonb_array_length(lead.history) - 1 <> entry then
    return false;
  end if;
  update public.leads l set correction_held_at = null,
    history = lead.history || jsonb_build_array(jsonb_build_object(
      'kind', case when is_accepted then 'accepted' else 'rejected' end, 'at', now()))
  where l.id = lead.id;
  if is_accepted then
    perform private.write_columns(lead.id, private.enquiry_fields(lead.history -> entry -> 'words')
      || jsonb_build_object('corrected_at', now()));
  end if;
  delete from private.mail_outbox m
  where m.lead_id = lead.id and m.kind = 'held_correction' and m.attempts = 0 and m.sent_at is null;
  perform private.write_audit(
    case when is_accepted then 'correction.accepted' else 'correction.rejected' end,
    jsonb_build_object('id', lead.id));
  return true;
end
$$;

create function private.refuse_if(is_wrong boolean, sentence text, code text default '22023') returns void
language plpgsql set search_path = ''
as $$
begin
  if is_wrong then
    raise exception '%', sentence using errcode = code;
  end if;
end
$$;

create function private.refuse_value(sentence text) returns void
language sql set search_path = ''
as $$ select private.refuse_if(true, sentence) $$;

create function private.refuse_other_keys(given jsonb, field text, known text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  other text;
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'object', format('%s must be an object.', field));
  select k into other from jsonb_object_keys(given) k where k <> all (known) order by k limit 1;
  perform private.refuse_if(found, format('%s cannot hold "%s"; it may hold %s.',
    field, left(other, 40), array_to_string(known, ', ')));
end
$$;

create function private.read_text(given jsonb, field text, longest int, lines boolean default false)
returns text
language plpgsql set search_path = ''
as $$
declare
  value text := btrim(given #>> '{}', E' \t\r\n');
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string' or char_length(value) not between 1 and longest,
    format('%s must be a text of 1 to %s characters.', field, longest));
  perform private.refuse_if(not lines and value ~ '[[:cntrl:]]',
    format('%s must be one line without control characters.', field));
  return value;
end
$$;

create function private.read_number(given jsonb, field text, lowest bigint, highest bigint) returns bigint
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric % 1 <> 0
    or (given #>> '{}')::numeric not between lowest and highest,
    format('%s must be a whole number from %s to %s.', field, lowest, highest));
  return (given #>> '{}')::numeric::bigint;
end
$$;

create function private.read_choice(given jsonb, field text, choices text[]) returns text
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') <> all (choices),
    format('%s must be one of %s.', field, array_to_string(choices, ', ')));
  return given #>> '{}';
end
$$;

create function private.parse_moment(given jsonb) returns timestamptz
language plpgsql immutable set search_path = '' set timezone = 'UTC'
as $$
begin
  return case when given #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$'
    then (given #>> '{}')::timestamptz end;
exception when data_exception then
  return null;
end
$$;

create function private.read_moment(given jsonb, field text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  value timestamptz := private.parse_moment(given);
begin
  perform private.refuse_if(value is null or value not between '2020-01-01' and now() + interval '5 years',
    format('%s must be a time such as 2026-11-23T04:30:00Z, at most five years ahead.', field));
  return value;
end
$$;

create function private.stages() returns text[]
language sql immutable set search_path = ''
as $$ select array['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable'] $$;

create function private.read_uuid(given jsonb, field text) returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string'
    or given #>> '{}' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', format('%s must be an id.', field));
  return (given #>> '{}')::uuid;
end
$$;

create function private.read_fields(given jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_other_keys(given, 'fields', array['city', 'area_sqft', 'budget_rupees', 'model',
    'brand', 'language', 'best_hour', 'source']);
  return coalesce((
    select jsonb_object_agg(f.key, case
      when jsonb_typeof(f.value) = 'null' then f.value
      when f.key = 'area_sqft' then to_jsonb(private.read_number(f.value, f.key, 1, 1000000))
      when f.key = 'budget_rupees' then to_jsonb(private.read_number(f.value, f.key, 0, 100000000000))
      when f.key = 'best_hour' then to_jsonb(private.read_number(f.value, f.key, 0, 23))
      else to_jsonb(private.read_text(f.value, f.key, case f.key
        when 'city' then 80 when 'language' then 40 else 60 end))
    end) from jsonb_each(given) f), '{}');
end
$$;

create function private.day_in_india(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'Asia/Kolkata')::date $$;

create function private.india_midnight(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Kolkata' $$;

create function private.read_day(given jsonb, field text) returns date
language plpgsql stable set search_path = ''
as $$
declare
  said text := given #>> '{}';
  today date := private.day_in_india(now());
begin
  if said = 'today' then
    return today;
  elsif said = 'yesterday' then
    return today - 1;
  elsif said ~ '^[1-9][0-9]{0,3}d$' then
    return today + 1 - rtrim(said, 'd')::int;
  elsif said ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' then
    return said::date;
  end if;
  perform private.refuse_value(format(
    '%s must be a date such as 2026-11-22, today, yesterday, or days such as 7d.', field));
exception when datetime_field_overflow then
  perform private.refuse_value(format('%s is no date of the calendar.', field));
end
$$;

create function private.read_list_filter(filter jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  list text := 'all';
  sorting text;
  asked jsonb := '{}';
  marks tsquery[] := '{}';
  field text;
  value text;
begin
  perform private.refuse_other_keys(filter, 'filter', array['list', 'order', 'search', 'stage', 'subject',
    'source', 'campaign', 'city', 'model', 'brand', 'tag', 'assigned_to', 'consent', 'from', 'until']);
  if filter ? 'list' then
    list := private.read_choice(filter -> 'list', 'list', array['all', 'unanswered', 'overdue', 'due-today',
      'new', 'no-contact', 'quarantine', 'tests']);
  end if;
  sorting := case when list = 'unanswered' then 'oldest'
    when list in ('overdue', 'due-today') then 'due' else 'newest' end;
  if filter ? 'order' then
    sorting := private.read_choice(filter -> 'order', 'order', array['newest', 'oldest', 'due']);
  end if;
  perform private.refuse_if(sorting = 'due' and list in ('quarantine', 'tests'),
    'order: quarantine and tests have no next steps to sort by.');
  if filter ? 'search' then
    if jsonb_typeof(filter -> 'search') <> 'string' or char_length(filter ->> 'search') > 200 then
      perform private.refuse_value('search must be a text of at most 200 characters.');
    elsif btrim(filter ->> 'search') <> '' then
      asked := private.read_search(filter ->> 'search');
    end if;
  end if;
  if filter ? 'stage' then
    perform private.refuse_if(jsonb_typeof(filter -> 'stage') <> 'array'
      or jsonb_array_length(filter -> 'stage') not between 1 and 8, 'stage must be a list of stages.');
    marks := marks || private.join_queries(array(
      select private.token('%stage:' || private.read_choice(s.value, 'stage', private.stages()))
      from jsonb_array_elements(filter -> 'stage') s), '|');
  end if;
  foreach field in array array['subject', 'source', 'campaign', 'city', 'model', 'brand', 'tag', 'assigned_to'] loop
    if filter ? field then
      value := lower(private.read_text(filter -> field, field, 120));
      marks := marks || case when field = 'subject' and value = 'none' then private.join_queries(
          array[private.token('%subject:none'), private.token('%subject:new contact form submission')], '|')
        else private.token('%' || case field when 'assigned_to' then 'user' else field end || ':' || value) end;
    end if;
  end loop;
  if filter ? 'consent' then
    marks := marks || private.token('%consent:'
      || private.read_choice(filter -> 'consent', 'consent', array['calls', 'no-calls', 'withdrawn']));
  end if;
  if list = 'unanswered' and (marks <> '{}' or asked ? 'query') then
    marks := marks || private.token('%unanswered');
  end if;
  return jsonb_strip_nulls(asked || jsonb_build_object('list', list, 'order', sorting,
    'midnight', private.india_midnight(private.day_in_india(now())),
    'query', private.join_queries(marks || (asked ->> 'query')::tsquery, '&'),
    'alike', case when asked ? 'alike' then private.join_queries(marks || (asked ->> 'alike')::tsquery, '&') end,
    'from', private.india_midnight(
      case when filter ? 'from' then private.read_day(filter -> 'from', 'from') end),
    'until', private.india_midnight(
      case when filter ? 'until' then private.read_day(filter -> 'until', 'until') end + 1)));
end
$$;

create table private.lead_events (
  id bigint generated always as identity primary key,
  action_id uuid not null unique,
  lead_id uuid not null,
  at timestamptz not null default now(),
  actor uuid,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 65536),
  undoes uuid unique,
  run_id uuid default nullif(current_setting('yctfc.run', true), '')::uuid
);
create index lead_events_lead_id_idx on private.lead_events (lead_id, id);
create index lead_events_batch_idx on private.lead_events ((detail ->> 'batch')) where kind = 'imported';
create index lead_events_run_idx on private.lead_events (run_id, id) where run_id is not null;
create trigger lead_events_only_grow
  before update or truncate on private.lead_events execute function private.refuse_change();

create function private.is_stage_move(from_stage text, to_stage text) returns boolean
language sql immutable set search_path = ''
as $$
  select case from_stage
    when 'new' then to_stage in ('contacted', 'qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable')
    when 'contacted' then to_stage in ('qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable')
    when 'qualified' then to_stage in ('contacted', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')
    when 'site-visit' then to_stage in ('contacted', 'qualified', 'negotiating', 'won', 'lost', 'not-suitable')
    when 'negotiating' then to_stage in ('contacted', 'qualified', 'site-visit', 'won', 'lost', 'not-suitable')
    when 'won' then to_stage = 'negotiating'
    else to_stage = 'contacted'
  end
$$;

create function private.work_columns(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('stage', lead.stage, 'stage_since', coalesce(lead.stage_since, lead.created_at),
    'stage_reason', lead.stage_reason, 'answered_at', lead.answered_at, 'due_at', lead.due_at,
    'due_what', lead.due_what, 'city', lead.city, 'area_sqft', lead.area_sqft,
    'budget_rupees', lead.budget_rupees, 'model', lead.model, 'brand', lead.brand,
    'language', lead.language, 'best_hour', lead.best_hour, 'source', lead.source,
    'assigned_to', lead.assigned_to, 'tags', lead.tags)
$$;

create function private.delete_lead_events(lead_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[] := array(
    select i.id from unnest(lead_ids) i (id)
    where not exists (select from public.leads l where l.id = i.id)
      and not exists (select from private.lead_archive a where a.id = i.id));
begin
  delete from private.lead_events e where e.lead_id = any (lost);
  update private.export_pages p set lead_ids = array(
    select i.id from unnest(p.lead_ids) i (id) where not exists (select from unnest(lost) g (id) where g.id = i.id))
  where p.lead_ids && lost;
end
$$;

create function private.is_undone(action uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.lead_events e where e.undoes = action) $$;

create function private.read_work(change jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  key text;
  work jsonb := '{}';
  part jsonb;
begin
  perform private.refuse_other_keys(change, 'change', array['contact', 'note', 'stage', 'reason',
    'expected_stage', 'next', 'fields', 'assigned_to', 'tags']);
  perform private.refuse_if(not change ?| array['contact', 'note', 'stage', 'next', 'fields', 'assigned_to', 'tags'],
    'change must hold contact, note, stage, next, fields, assigned_to or tags.');
  if change ? 'contact' then
    part := change -> 'contact';
    perform private.refuse_other_keys(part, 'contact', array['channel', 'outcome']);
    work := work || jsonb_build_object('contact', jsonb_build_object(
      'channel', private.read_choice(part -> 'channel', 'channel', array['call', 'whatsapp', 'mail']),
      'outcome', private.read_choice(part -> 'outcome', 'outcome',
        array['reached', 'no-answer', 'wrong-number', 'not-interested'])));
  end if;
  if change ? 'note' then
    work := work || jsonb_build_object('note', private.read_text(change -> 'note', 'note', 2000, true));
  end if;
  foreach key in array array['stage', 'expected_stage'] loop
    if change ? key then
      work := work || jsonb_build_object(key, private.read_choice(change -> key, key, private.stages()));
    end if;
  end loop;
  if coalesce(work ->> 'stage' in ('lost', 'not-suitable'), false) then
    work := work || jsonb_build_object('reason', private.read_text(change -> 'reason', 'reason', 200));
  elsif change ? 'reason' then
    perform private.refuse_value('reason belongs to the stages lost and not-suitable only.');
  end if;
  if change ? 'next' then
    part := change -> 'next';
    if jsonb_typeof(part) = 'null' then
      work := work || '{"next": null}';
    else
      perform private.refuse_other_keys(part, 'next', array['at', 'what']);
      work := work || jsonb_build_object('next', jsonb_build_object(
        'at', private.read_moment(part -> 'at', 'next.at'),
        'what', case when coalesce(jsonb_typeof(part -> 'what'), 'null') <> 'null'
          then private.read_text(part -> 'what', 'next.what', 200) end));
    end if;
  end if;
  if change ? 'fields' then
    work := work || jsonb_build_object('fields', private.read_fields(change -> 'fields'));
  end if;
  if change ? 'assigned_to' then
    part := change -> 'assigned_to';
    perform private.refuse_if(jsonb_typeof(part) <> 'null' and not exists (select from public.profiles p
      where p.user_id = private.read_uuid(part, 'assigned_to') and p.role in ('admin', 'caller')),
      'assigned_to must be somebody who works at this desk.');
    work := work || jsonb_build_object('assigned_to', part);
  end if;
  if change ? 'tags' then
    part := change -> 'tags';
    perform private.refuse_if(jsonb_typeof(part) is distinct from 'array' or jsonb_array_length(part) > 20,
      'tags must be a list of at most 20 texts.');
    work := work || jsonb_build_object('tags', (
      select coalesce(jsonb_agg(t.tag order by t.at), '[]') from (
        select private.read_text(e.value, 'tags', 40) as tag, min(e.at) as at
        from jsonb_array_elements(part) with ordinality as e (value, at) group by 1) t));
  end if;
  return work;
end
$$;

create function private.changed_columns(lead public.leads, work jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  written jsonb := coalesce(work -> 'fields', '{}') || coalesce(
    (select jsonb_object_agg(w.key, w.value) from jsonb_each(work) w where w.key in ('assigned_to', 'tags')), '{}');
  to_stage text := coalesce(work ->> 'stage',
    case when lead.stage = 'new' and work #>> '{contact,outcome}' = 'reached' then 'contacted' end, lead.stage);
  is_moved boolean := to_stage <> lead.stage;
begin
  perform private.refuse_if(is_moved and not private.is_stage_move(lead.stage, to_stage),
    format('stage: a lead cannot go from %s to %s.', lead.stage, to_stage));
  if is_moved then
    written := written || jsonb_build_object('stage', to_stage, 'stage_since', now(), 'stage_reason', null);
    if to_stage in ('lost', 'not-suitable') then
      written := written || '{"due_at": null, "due_what": null}';
    end if;
  end if;
  if work ? 'reason' then
    written := written || jsonb_build_object('stage_reason', work -> 'reason');
  end if;
  if work ? 'next' then
    written := written || jsonb_build_object('due_at', work #> '{next,at}', 'due_what', work #> '{next,what}');
  end if;
  if lead.answered_at is null and (is_moved or work ? 'contact') then
    written := written || jsonb_build_object('answered_at', now());
  end if;
  return coalesce((select jsonb_object_agg(w.key, w.value) from jsonb_each(written) w
    where w.value is distinct from to_jsonb(lead) -> w.key), '{}');
end
$$;

create function private.write_columns(of_lead uuid, written jsonb) returns public.leads
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  execute (
    select format('update public.leads l set %s from jsonb_populate_record(null::public.leads, $2) w
      where l.id = $1 returning l.*', coalesce(string_agg(format('%1$I = w.%1$I', k), ', '), 'tags = l.tags'))
    from jsonb_object_keys(written) k
  ) into lead using of_lead, written;
  return lead;
end
$$;

create function private.work_answer(event private.lead_events) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('action_id', event.action_id, 'lead_id', event.lead_id, 'at', event.at,
    'undo_until', event.at + interval '60 seconds', 'is_undone', u.is_undone,
    'lead', case when u.is_undone
      then (select private.work_columns(l) from public.leads l where l.id = event.lead_id)
      else event.detail -> 'after' end)
  from (select private.is_undone(event.action_id) as is_undone) u
$$;

create function private.hold_lead(of_lead uuid) returns public.leads
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = of_lead and l.merged_into is null for update;
  perform private.refuse_if(not found, 'This lead is not there any more.', 'PT404');
  return lead;
end
$$;

create function public.work_lead(action_id uuid, lead_id uuid, change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  lead public.leads;
  work jsonb;
  written jsonb;
  event private.lead_events;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null or lead_id is null, 'action_id and lead_id must be ids.');
  select * into lead from public.leads l where l.id = lead_id for update;
  select * into event from private.lead_events e where e.action_id = action_id;
  if found then
    perform private.refuse_if(
      (event.lead_id, event.actor, event.kind) is distinct from (lead_id, (select auth.uid()), 'work'),
      'action_id belongs to another action.');
    return private.work_answer(event);
  end if;
  lead := private.hold_lead(lead_id);
  work := private.read_work(change);
  perform private.refuse_if(work ->> 'expected_stage' <> lead.stage,
    format('Somebody else has moved this lead to %s; nothing was changed.', lead.stage), 'PT409');
  perform private.refuse_if(work ? 'contact' and lead.withdrawn_at is not null,
    'The visitor took this enquiry back: nobody may contact him about it.', 'PT422');
  perform private.refuse_if(work #>> '{contact,channel}' <> 'mail' and not lead.calls_allowed,
    'The visitor did not allow calls and WhatsApp: write a mail.', 'PT422');
  written := private.changed_columns(lead, work);
  insert into private.lead_events (action_id, lead_id, actor, kind, detail)
  select action_id, lead_id, (select auth.uid()), 'work', jsonb_build_object('change', work,
    'before', (select coalesce(jsonb_object_agg(k, to_jsonb(lead) -> k), '{}') from jsonb_object_keys(written) k),
    'after', private.work_columns(private.write_columns(lead.id, written)))
  returning * into event;
  if work ? 'note' then
    update public.leads l set tags = l.tags where l.id = lead_id;
  end if;
  perform private.write_audit('leads.worked', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  return private.work_answer(event);
end
$$;

create function public.undo_work(action_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  lead public.leads;
  event private.lead_events;
begin
  perform private.require_worker();
  select * into event from private.lead_events e
  where e.action_id = action_id and e.kind = 'work' and e.actor = (select auth.uid());
  perform private.refuse_if(not found, 'There is no such action of yours.', 'PT404');
  lead := private.hold_lead(event.lead_id);
  if private.is_undone(action_id) then
    return private.work_answer(event);
  end if;
  perform private.refuse_if(
    coalesce(current_setting('yctfc.run', true), '') = '' and event.at < now() - interval '60 seconds',
    'Only an action of the last 60 seconds can be undone.', 'PT410');
  perform private.refuse_if(exists (
    select from private.lead_events e
    where e.lead_id = event.lead_id and e.id > event.id and not private.is_undone(e.action_id)
      and e.detail -> 'before' ?| array(select jsonb_object_keys(event.detail -> 'before'))
  ) or exists (
    select from jsonb_object_keys(event.detail -> 'before') k
    where private.work_columns(lead) -> k is distinct from event.detail -> 'after' -> k
  ), 'This lead was changed since: nothing was undone.', 'PT409');
  perform private.write_columns(lead.id, event.detail -> 'before');
  insert into private.lead_events (action_id, lead_id, actor, kind, undoes)
  values (gen_random_uuid(), event.lead_id, (select auth.uid()), 'undone', action_id);
  if event.detail -> 'change' ? 'note' then
    update public.leads l set tags = l.tags where l.id = event.lead_id;
  end if;
  perform private.write_audit('leads.work_undone',
    jsonb_build_object('ids', jsonb_build_array(event.lead_id)));
  return private.work_answer(event);
end
$$;

create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  tokens tsvector not null
);
create index lead_search_tokens_idx on private.lead_search using gin (tokens)
  with (gin_pending_list_limit = 1024);

create function private.plain_words(said text) returns tsvector
language sql immutable set search_path = ''
as $$ select strip(to_tsvector('pg_catalog.simple', translate(said, '.-/@+<&', '       '))) $$;

create function private.plain_digits(said text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789'), '\D', '', 'g')
$$;

create function private.sounds(words text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
  sound text;
  ways text[] := '{}';
begin
  foreach word in array string_to_array(translate(lower(words), 'vzqcfhy.,''()', 'wskkp'), ' ') loop
    sound := regexp_replace(translate(left(word, 1), 'eiou', 'aaaa') || translate(substr(word, 2, 40), 'aeiou', ''),
      '(.)\1+', '\1', 'g');
    ways := ways || case when char_length(sound) > 1 then sound else word end;
    for gap in 1 .. case when char_length(sound) > 3 then least(char_length(sound) - 1, 5) else 0 end loop
      ways := ways || (left(sound, gap) || substr(sound, gap + 2));
    end loop;
  end loop;
  return array_remove(ways, '');
end
$$;

create function private.notes_of(of_lead uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
  where e.lead_id = of_lead and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id)
$$;

create function private.search_tokens(lead public.leads) returns tsvector
language plpgsql stable security definer set search_path = ''
as $$
declare
  first constant jsonb := lead.attribution -> 'first';
  last constant jsonb := lead.attribution -> 'last';
  address text := lower(lead.email);
  numbers text;
  word text;
  marks text[] := array['%stage:' || lead.stage, '%subject:' || coalesce(lower(nullif(lead.subject, '')), 'none'),
    '%city:' || lower(lead.city), '%model:' || lower(lead.model), '%brand:' || lower(lead.brand),
    '%source:' || lower(coalesce(lead.source, last ->> 'utm_source', first ->> 'utm_source')),
    '%campaign:' || lower(last ->> 'utm_campaign'), '%campaign:' || lower(first ->> 'utm_campaign'),
    '%user:' || coalesce(lead.assigned_to::text, 'none'),
    '%consent:' || case when lead.withdrawn_at is not null then 'withdrawn'
      when lead.calls_allowed then 'calls' when not lead.calls_allowed then 'no-calls' end,
    case when lead.answered_at is null and lead.withdrawn_at is null then '%unanswered' end];
begin
  foreach word in array lead.tags loop
    marks := marks || ('%tag:' || lower(word));
  end loop;
  foreach numbers in array array[coalesce(substr(lead.phone, 2), ''), coalesce(private.plain_digits(lead.phone_typed), '')] loop
    for at in 1 .. char_length(numbers) loop
      marks := marks || ('#' || substr(numbers, at));
    end loop;
  end loop;
  foreach word in array coalesce(string_to_array(translate(address, '.-_+@''', '      '), ' '), '{}') loop
    marks := marks || ('@' || address);
    address := substr(address, char_length(word) + 2);
  end loop;
  foreach word in array private.sounds(lead.name) loop
    marks := marks || ('~' || word);
  end loop;
  return array_to_tsvector(array_remove(marks, null)) || private.plain_words(concat_ws(' ', lead.name, lead.message,
    lead.city, last ->> 'utm_campaign', first ->> 'utm_campaign', private.notes_of(lead.id)));
end
$$;

create function private.update_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept public.leads := new;
begin
  if new.merged_into is not null then
    select l.* into kept from public.leads l where l.id = new.merged_into;
  end if;
  insert into private.lead_search as s (lead_id, tokens)
  select kept.id, private.search_tokens(kept) || coalesce((
    select array_to_tsvector(array_agg(distinct t.token)) from public.leads m
    cross join lateral unnest(tsvector_to_array(private.search_tokens(m))) t (token)
    where m.merged_into = kept.id and t.token not like '\%%'), '')
  where kept.id is not null
  on conflict (lead_id) do update set tokens = excluded.tokens where s.tokens <> excluded.tokens;
  return null;
end
$$;
create trigger leads_are_searched after insert or update on public.leads
  for each row execute function private.update_search();

create function private.token(mark text, begins boolean default false) returns tsquery
language sql immutable set search_path = ''
as $$
  select ('''' || replace(replace(mark, '\', '\\'), '''', '''''') || ''''
    || case when begins then ':*' else '' end)::tsquery
$$;

create function private.join_queries(queries tsquery[], sign text) returns tsquery
language sql immutable set search_path = ''
as $$ select string_agg('(' || q::text || ')', sign)::tsquery from unnest(queries) q $$;

create function private.read_search(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  run constant text := '(?:^|\s)(\+?\d[-().\s\d]{3,}\d)(?=\s|$)';
  said text := lower(btrim(search));
  hex text := substring(said from '^yc[ -]*([0-9a-f]{4}[ -]*[0-9a-f]{0,4})$');
  first_id uuid;
  last_id uuid;
  numbers text[];
  words text[];
  queries tsquery[];
begin
  if hex is not null then
    hex := regexp_replace(hex, '[ -]', '', 'g');
    first_id := rpad(hex, 8, '0') || '-0000-0000-0000-000000000000';
    last_id := rpad(hex, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff';
  elsif said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    first_id := said;
    last_id := said;
  end if;
  if first_id is not null then
    return jsonb_build_object('ids', array(select coalesce(l.merged_into, l.id)
      from public.leads l where l.id between first_id and last_id)::text);
  elsif said like '%@%' then
    said := '@' || regexp_replace(said, '^[^a-z0-9]+', '');
    return jsonb_build_object('query', private.token(said, said <> '@'));
  end if;
  said := translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789');
  if said ~ '^[-+().\s\d]*\d[-+().\s\d]*$' then
    numbers := array[said];
    said := '';
  else
    numbers := array(select m[1] from regexp_matches(said, run, 'g') m);
    said := regexp_replace(said, run, ' ', 'g');
  end if;
  queries := array(select private.token('#' || regexp_replace(
    regexp_replace(private.plain_digits(n), '^0+(?=[0-9])', ''), '^910(?=[0-9]{10})', '91'), true) from unnest(numbers) n);
  words := (tsvector_to_array(private.plain_words(said)))[1:8];
  return jsonb_strip_nulls(jsonb_build_object(
    'query', coalesce(private.join_queries(queries || array(select private.token(w, true) from unnest(words) w), '&'),
      private.token('%none')),
    'alike', case when words <> '{}' then private.join_queries(queries || array(
      select private.join_queries(private.token(w, true) || array(
        select private.token('~' || s) from unnest(private.sounds(w)) s), '|') from unnest(words) w), '&') end));
end
$$;


create function private.list_condition(asked jsonb) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    case asked ->> 'list' when 'tests' then 'l.is_test'
      when 'quarantine' then 'l.quarantined_at is not null and not l.is_test'
      else 'l.quarantined_at is null and not l.is_test and l.merged_into is null' end,
    case asked ->> 'list' when 'unanswered' then 'l.answered_at is null and l.withdrawn_at is null'
      when 'new' then 'l.stage = ''new''' when 'no-contact' then 'l.withdrawn_at is not null'
      when 'overdue' then 'l.due_at < ' || today
      when 'due-today' then 'l.due_at >= ' || today || ' and l.due_at < timestamptz ' || today || ' + interval ''1 day''' end,
    case when asked ->> 'order' = 'due' or asked @> '{"has_due": true}' then 'l.due_at is not null' end,
    'l.created_at >= ' || quote_literal(asked ->> 'from'), 'l.created_at < ' || quote_literal(asked ->> 'until'),
    'l.id = any (' || quote_literal(asked ->> 'ids') || ')')
  from quote_literal(asked ->> 'midnight') today
$$;

create function private.find_leads(asked jsonb, after_at timestamptz, after_id uuid, at_most int) returns uuid[]
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '32MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  walked constant int := greatest(20 * at_most, (
    select 10 * sqrt(greatest(c.reltuples, 0)) from pg_catalog.pg_class c where c.oid = 'public.leads'::regclass));
  is_newest constant boolean := asked ->> 'order' = 'newest';
  place constant text := case when asked ->> 'order' = 'due' then 'l.due_at' else 'l.created_at' end;
  condition constant text := concat_ws(' and ', private.list_condition(asked), case when after_id is not null then
    format('(%s, l.id) %s (%L, %L)', place, case when is_newest then '<' else '>' end, after_at, after_id) end);
  sorting constant text := format(case when is_newest then 'order by %s desc, l.id desc' else 'order by %s, l.id' end, place);
  ids uuid[];
begin
  if not asked ? 'query' then
    execute format('select array(select l.id from public.leads l where %s %s limit $1)', condition, sorting)
    into ids using at_most;
    return ids;
  end if;
  execute format('select array(
      select l.id from (select l.id, %s from public.leads l where %s %s limit %s) l
      join private.lead_search s on s.lead_id = l.id where s.tokens @@ $2 %3$s limit $1)',
    place, condition, sorting, walked)
  into ids using at_most, (asked ->> 'query')::tsquery;
  if cardinality(ids) < at_most then
    execute format('with hits as materialized (select s.lead_id from private.lead_search s where s.tokens @@ $2)
      select array(select l.id from hits h join public.leads l on l.id = h.lead_id where %s %s limit $1)',
      condition, sorting)
    into ids using at_most, (asked ->> 'query')::tsquery;
  end if;
  return ids;
end
$$;

create function private.count_leads(asked jsonb, at_most int default null) returns bigint
language plpgsql stable security definer set search_path = '' set jit = off
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  leads bigint;
begin
  execute format('select count(*) from (select from public.leads l %s where %s limit $1) h',
    case when asked ? 'query' then 'join private.lead_search s on s.lead_id = l.id and s.tokens @@ $2' else '' end,
    private.list_condition(asked))
  into leads using at_most, (asked ->> 'query')::tsquery;
  return leads;
end
$$;

create function private.with_similar(asked jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when asked ? 'alike' and private.count_leads(asked, 1) = 0
    then asked - 'alike' || jsonb_build_object('query', asked -> 'alike') else asked end
$$;

create function private.enquiries_of(lead public.leads) returns setof public.leads
language sql stable security definer set search_path = ''
as $$
  select p.* from private.live_leads p where p.phone = lead.phone
  union all
  select m.* from private.live_leads m where lower(m.email) = lower(lead.email) and (m.phone = lead.phone) is not true
$$;

create function private.list_rows(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off set enable_seqscan = off
as $$
begin
  return (
    select coalesce(jsonb_agg((to_jsonb(l) - array['proof_releases', 'merged_into']) || jsonb_build_object(
      'stage_since', coalesce(l.stage_since, l.created_at),
      'message', left(l.message, 300), 'message_is_cut', char_length(l.message) > 300,
      'enquiries_of_person', greatest(1, p.enquiries)) order by i.at), '[]')
    from unnest(ids) with ordinality as i (id, at)
    join public.leads l on l.id = i.id
    cross join lateral (
      select count(*) as enquiries from (
        select from private.live_leads o where o.phone = l.phone
        union all
        select from private.live_leads o where lower(o.email) = lower(l.email) and (o.phone = l.phone) is not true
        limit 100) o) p);
end
$$;

create function private.write_cursor(of_lead uuid, sorting text, is_similar boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select concat_ws(' ', sorting, case when is_similar then 'similar' else 'exact' end,
    (extract(epoch from case when sorting = 'due' then l.due_at else l.created_at end) * 1000000)::bigint, l.id)
  from public.leads l where l.id = of_lead
$$;

create function private.read_cursor(after text, sorting text,
  out is_similar boolean, out after_at timestamptz, out after_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  parts text[] := regexp_match(after,
    '^([a-z]+) (similar|exact) (-?[0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
begin
  is_similar := coalesce(parts[2] = 'similar', false);
  perform private.refuse_if(after is not null and parts[1] is distinct from sorting,
    'after must be what an answer in the same order gave as next.');
  after_at := timestamptz 'epoch' + parts[3]::bigint * interval '1 microsecond';
  after_id := parts[4]::uuid;
end
$$;

create function private.desk_leads(filter jsonb, after text, rows_wanted int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked jsonb := private.read_list_filter(coalesce(filter, '{}'));
  place record := private.read_cursor(after, asked ->> 'order');
  is_similar boolean := place.is_similar;
  ids uuid[];
begin
  if is_similar then
    asked := asked || jsonb_build_object('query', asked -> 'alike');
  end if;
  ids := private.find_leads(asked, place.after_at, place.after_id, rows_wanted + 1);
  if ids = '{}' and after is null and asked ? 'alike' then
    ids := private.find_leads(asked || jsonb_build_object('query', asked -> 'alike'), null, null, rows_wanted + 1);
    is_similar := ids <> '{}';
  end if;
  return jsonb_build_object('is_similar', is_similar and ids <> '{}',
    'next', case when cardinality(ids) > rows_wanted
      then private.write_cursor(ids[rows_wanted], asked ->> 'order', is_similar) end,
    'rows', private.list_rows(ids[1:rows_wanted]));
end
$$;

create function public.desk_leads(filter jsonb default '{}', after text default null, at_most int default 50) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rows_wanted constant int := coalesce(at_most, 50);
  answer jsonb;
begin
  perform private.require_reader();
  perform private.refuse_if(rows_wanted not between 1 and 200, 'at_most must be a whole number from 1 to 200.');
  answer := private.desk_leads(filter, after, rows_wanted);
  perform private.count_reading(jsonb_array_length(answer -> 'rows'));
  return answer;
end
$$;

create table private.desk_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  filter jsonb not null check (char_length(filter::text) <= 2000),
  created_at timestamptz not null default now()
);
create unique index desk_views_name_idx on private.desk_views (user_id, lower(name));

create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  asked jsonb := private.read_list_filter('{}');
  stages jsonb;
begin
  perform private.require_reader();
  select jsonb_object_agg(s.stage, coalesce(c.leads, 0)) into stages
  from unnest(private.stages()) s (stage)
  left join (select l.stage, count(*) as leads from private.live_leads l group by 1) c using (stage);
  return jsonb_build_object(
    'all', (select sum(s.value::bigint) from jsonb_each_text(stages) s), 'new', stages -> 'new', 'stages', stages,
    'unanswered', private.count_leads(asked || '{"list": "unanswered"}'),
    'overdue', private.count_leads(asked || '{"list": "overdue"}'),
    'due_today', private.count_leads(asked || '{"list": "due-today"}'),
    'quarantined', private.count_leads(asked || '{"list": "quarantine"}'),
    'newest', (select jsonb_build_object('id', l.id, 'created_at', l.created_at) from private.live_leads l
      order by l.created_at desc, l.id desc limit 1));
end
$$;

create function public.desk_found(filter jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted_to constant int := 1000;
  asked jsonb;
  found bigint;
  is_more boolean;
begin
  perform private.require_reader();
  asked := private.with_similar(private.read_list_filter(coalesce(filter, '{}')));
  is_more := asked ?| array['query', 'from', 'until'];
  found := private.count_leads(asked, case when is_more then counted_to + 1 end);
  is_more := is_more and found > counted_to;
  return jsonb_build_object('found', case when is_more then counted_to else found end, 'is_more', is_more,
    'all', private.count_leads(private.read_list_filter('{}')));
end
$$;

create function public.desk_facets() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  looked_at constant int := 5000;
  values_of_field constant int := 30;
begin
  perform private.require_reader();
  return (
    with newest as materialized (
      select l.city, l.model, l.brand, l.tags, l.source, l.attribution -> 'first' as first,
        l.attribution -> 'last' as last
      from private.live_leads l order by l.created_at desc, l.id desc limit looked_at
    ), said as (
      select f.field, f.value
      from newest n cross join lateral (values ('city', n.city), ('model', n.model), ('brand', n.brand),
        ('source', coalesce(n.source, n.last ->> 'utm_source', n.first ->> 'utm_source')),
        ('campaign', n.last ->> 'utm_campaign'),
        ('campaign', case when lower(n.first ->> 'utm_campaign') is distinct from lower(n.last ->> 'utm_campaign')
          then n.first ->> 'utm_campaign' end)) f (field, value)
      union all
      select 'tag', t.tag from newest n cross join lateral unnest(n.tags) t (tag)
    ), counted as (
      select s.field, mode() within group (order by s.value) as value, count(*) as leads
      from said s
      where char_length(s.value) between 1 and 120 and s.value = btrim(s.value) and s.value !~ '[[:cntrl:]]'
      group by s.field, lower(s.value)
    ), ranked as (
      select c.*, row_number() over (partition by c.field order by c.leads desc, c.value) as place from counted c
    )
    select jsonb_build_object('fields', (select jsonb_object_agg(k.field, coalesce((
          select jsonb_agg(jsonb_build_object('value', r.value, 'leads', r.leads) order by r.place)
          from ranked r where r.field = k.field and r.place <= values_of_field), '[]'))
        from unnest(array['city', 'source', 'campaign', 'model', 'brand', 'tag']) k (field))));
end
$$;

create function public.desk_views() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_reader();
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'filter', w.filter)
    order by w.created_at, w.id), '[]')
  from private.desk_views w where w.user_id = (select auth.uid())
$$;

create function public.save_desk_view(view_id uuid, name text, filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant int := 30;
  mine constant uuid := auth.uid();
  called text;
begin
  perform private.require_reader();
  perform private.refuse_if(view_id is null, 'view_id must be an id.');
  called := private.read_text(to_jsonb(save_desk_view.name), 'name', 40);
  perform private.read_list_filter(save_desk_view.filter);
  perform private.refuse_if(char_length(save_desk_view.filter::text) > 2000, 'filter is too long to be kept.');
  perform pg_advisory_xact_lock(hashtextextended('yctfc.desk_views ' || mine, 0));
  perform private.refuse_if(exists (select from private.desk_views w
    where w.user_id = mine and lower(w.name) = lower(called) and w.id <> view_id),
    'name: another view of yours has this name.');
  perform private.refuse_if((select count(*) from private.desk_views w where w.user_id = mine
    and w.id <> view_id) >= most,
    format('There are %s views already. Delete one first.', most));
  insert into private.desk_views as w (id, user_id, name, filter)
  values (view_id, mine, called, save_desk_view.filter)
  on conflict (id) do update set name = excluded.name, filter = excluded.filter where w.user_id = mine;
  perform private.refuse_if(not found, 'There is no such view.', 'PT404');
end
$$;

create function public.delete_desk_view(view_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  with deleted as (
    delete from private.desk_views w where w.id = view_id and w.user_id = (select auth.uid()) returning w.id)
  select exists (select from deleted)
$$;

create function private.own_timeline(lead public.leads)
returns table (at timestamptz, rank int, place bigint, kind text, actor uuid, action_id uuid, detail jsonb)
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(private.own_time(lead.id), lead.created_at), 0, 0::bigint, 'enquiry', null::uuid, null::uuid,
    case when lead.merged_into is null then jsonb_strip_nulls(jsonb_build_object('interest', lead.interest))
      else jsonb_build_object('lead_id', lead.id, 'words', private.enquiry_fields(to_jsonb(lead))) end
  union all
  select (h.value ->> 'at')::timestamptz, 1, h.at, h.value ->> 'kind', null, null,
    jsonb_strip_nulls(jsonb_build_object('words', h.value -> 'words', 'reasons', h.value -> 'reasons'))
  from jsonb_array_elements(lead.history) with ordinality as h (value, at)
  union all
  select c.at, 2, c.id, 'consent', null, null,
    jsonb_build_object('purpose', c.purpose, 'is_granted', c.is_granted, 'source', c.source)
  from private.consents c where c.lead_id = lead.id
  union all
  select m.created_at, 3, 0, 'mail', null, null, jsonb_build_object('id', m.id, 'kind', m.kind, 'sent_at', m.sent_at,
    'abandoned_at', m.abandoned_at, 'is_held', m.is_held, 'held_for', m.held_for)
  from private.mail_outbox m where m.lead_id = lead.id
  union all
  select e.at, 4, e.id, e.kind, e.actor, e.action_id, case e.kind
    when 'work' then (e.detail - 'after') || jsonb_build_object('is_undone', private.is_undone(e.action_id))
    when 'undone' then jsonb_build_object('undoes', e.undoes)
    when 'merged' then jsonb_build_object('leads', e.detail -> 'leads', 'is_undone', private.is_undone(e.action_id),
      'undo_until', e.at + interval '30 days')
    else e.detail end
  from private.lead_events e where e.lead_id = lead.id
  union all
  select x.at, 5, 0, 'exported', x.actor, null, jsonb_build_object('format', x.format, 'leads', x.leads)
  from private.exports_of(array[lead.id]) x
$$;

create function private.lead_timeline(of_lead uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_agg(jsonb_build_object('at', t.at, 'kind', t.kind, 'actor', private.shown_name(u.email::text),
    'action_id', t.action_id, 'detail', t.detail) order by t.at, l.merged_into is not null, t.rank, t.place)
  from public.leads l cross join lateral private.own_timeline(l) t
  left join auth.users u on u.id = t.actor
  where l.id = of_lead or l.merged_into = of_lead
$$;

create function private.lead_in_brief(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', lead.id, 'name', lead.name, 'created_at', lead.created_at, 'stage', lead.stage)
$$;

create function public.desk_lead(reference text) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  ids uuid[];
  lead public.leads;
  answer jsonb;
begin
  perform private.require_reader();
  perform private.refuse_if(reference is null or reference !~*
    '^\s*(yc[ -]*[0-9a-f]{4}[ -]*[0-9a-f]{4}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\s*$',
    'reference must be an id or a reference such as YC-3F7A-91C2.');
  ids := private.read_search(reference) ->> 'ids';
  select * into lead from public.leads l where l.id = any (ids) order by l.created_at desc limit 1;
  if found then
    answer := jsonb_build_object(
      'lead', to_jsonb(lead) - 'merged_into' || private.work_columns(lead),
      'timeline', private.lead_timeline(lead.id),
      'same_person', (
        select coalesce(jsonb_agg(private.lead_in_brief(o.other) order by (o.other).created_at desc), '[]') from (
          select e as other from private.enquiries_of(lead) e where e.id <> lead.id
          order by e.created_at desc limit 50) o),
      'same_reference', (
        select coalesce(jsonb_agg(private.lead_in_brief(l) order by l.created_at desc), '[]') from public.leads l
        where l.id = any (ids) and l.id <> lead.id));
  end if;
  perform private.count_reading(case when answer is null then 0 else 1
    + jsonb_array_length(answer -> 'same_person') + jsonb_array_length(answer -> 'same_reference') end);
  return answer;
end
$$;

create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email collate "C") and char_length(email) <= 254),
  role text not null check (role in ('caller', 'viewer', 'editor')),
  invited_at timestamptz not null default now()
);

create function public.desk_team() returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  select private.count_reading(0);
  select coalesce(jsonb_agg(jsonb_build_object('id', t.user_id,
    'name', case when t.namesakes > 1 then t.email else t.short end,
    'role', case t.role when 'admin' then 'owner' else t.role end,
    'is_you', t.user_id = (select auth.uid())) order by t.role <> 'admin', t.short, t.email), '[]')
  from (
    select p.user_id, p.role, u.email::text as email, split_part(u.email, '@', 1) as short,
      count(*) over (partition by split_part(u.email, '@', 1)) as namesakes
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role <> 'member') t
$$;

create function private.is_open(invitation private.invitations) returns boolean
language sql stable set search_path = ''
as $$ select invitation.invited_at > now() - interval '7 days' $$;

create function private.accept_invitation(account uuid, address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invited private.invitations;
begin
  delete from private.invitations i
  where i.email = lower(address collate "C") and private.is_open(i) returning * into invited;
  if not found then
    return;
  end if;
  insert into public.profiles as p (user_id, role) values (account, invited.role)
  on conflict (user_id) do update set role = excluded.role, created_at = now() where p.role <> 'admin';
  insert into private.audit_log (actor, action, detail)
  values (account, 'team.joined', jsonb_build_object('role', invited.role));
end
$$;

create function private.apply_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is null then
    return null;
  end if;
  if exists (select from private.administrators where email = lower(new.email collate "C")) then
    insert into public.profiles (user_id, role) values (new.id, 'admin')
    on conflict (user_id) do update set role = 'admin';
  end if;
  perform private.accept_invitation(new.id, new.email);
  return null;
end
$$;
create trigger users_follow_confirmation
  after insert or update of email_confirmed_at on auth.users
  for each row execute function private.apply_confirmation();

create function private.mail_invitation(address text, member_role text, site text, has_account boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target text := site || '/auth' || case when has_account then '' else '#signup='
    || replace(replace(replace(replace(address, '%', '%25'), '+', '%2B'), '''', '%27'), '@', '%40') end;
  desk text := case member_role when 'editor' then 'content desk' else 'lead desk' end;
  task text := case member_role when 'caller' then 'work on the enquiries'
    when 'editor' then 'keep the texts, prices and pictures' else 'read the enquiries' end;
begin
  perform private.queue_notice(address, 'You are invited to the ' || desk, array[
    'You are invited to ' || task || ' of the website. ' || case when has_account
      then 'Sign in with the account that you have:' else 'Create your account with this address:' end,
    target,
    'The invitation holds for seven days. If you do not know what this is about, ignore this mail.']);
  perform private.queue_notice(a.email, 'Somebody was invited to your lead desk', array[
    address || ' was invited to ' || task || ' at your lead desk.',
    'If it was not you, take the invitation back under Team at your desk and change your password.'])
  from private.administrators a;
end
$$;

create function public.invite_member(email text, member_role text, site text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(invite_member.email) collate "C");
  asked text;
  drawn uuid;
  known uuid;
begin
  perform private.require_admin();
  asked := private.read_choice(to_jsonb(member_role), 'member_role', '{caller,viewer,editor}');
  perform private.refuse_if(address is null or char_length(address) > 254 or address !~
    '^[a-z0-9][a-z0-9._%+''-]{0,63}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
    'email must be one email address, such as name@example.in.');
  perform private.refuse_if(site is null or site !~ '^https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$',
    'site must be the address of this website.');
  perform pg_advisory_xact_lock(hashtext('yctfc.team'));
  perform private.refuse_if(exists (select from private.administrators a where a.email = address),
    'email: this is the administrator''s own address.');
  perform private.refuse_if(exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where lower(u.email collate "C") = address and p.role <> 'member'), 'email: this person is in the team already.');
  perform private.refuse_if((select count(*) from private.audit_log l
    where l.action = 'team.invited' and l.at > now() - interval '1 day') >= 10,
    'Ten invitations a day are the most. Try again tomorrow.', 'PT429');
  perform private.refuse_if((select count(*) from public.profiles p where p.role not in ('admin', 'member'))
    + (select count(*) from private.invitations i where i.email <> address) >= 50,
    'email: a team has fifty members and invitations at most.');
  insert into private.invitations as i (email, role) values (address, asked)
  on conflict (email) do update set role = excluded.role, invited_at = now()
  returning i.id into drawn;
  perform private.write_audit('team.invited', jsonb_build_object('invitation', drawn, 'role', asked));
  select u.id into known from auth.users u
  where lower(u.email collate "C") = address and u.email_confirmed_at is not null;
  perform private.mail_invitation(address, asked, site, known is not null);
  if known is not null then
    perform private.accept_invitation(known, address);
  end if;
  return jsonb_build_object('id', drawn, 'has_joined', known is not null);
end
$$;

create function public.revoke_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  gone text;
begin
  perform private.require_admin();
  delete from private.invitations i where i.id = invitation returning i.email into gone;
  if gone is null then
    return false;
  end if;
  delete from auth.users u
  where lower(u.email collate "C") = gone and u.email_confirmed_at is null
    and not exists (select from private.administrators a where a.email = gone);
  perform private.write_audit('team.invitation_revoked', jsonb_build_object('invitation', invitation));
  return true;
end
$$;

create function private.set_role(member uuid, new_role text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  held text;
begin
  perform private.require_admin();
  select p.role into held from public.profiles p where p.user_id = member for update;
  if held = 'admin' then
    perform private.refuse_value('member: the administrator stays what he is.');
  elsif coalesce(held, 'member') in ('member', new_role) then
    return coalesce(held <> 'member', false);
  end if;
  update public.profiles p set role = new_role where p.user_id = member;
  delete from private.known_devices d where d.user_id = member;
  begin
    delete from auth.sessions s where s.user_id = member;
  exception when insufficient_privilege then
    null;
  end;
  perform private.write_audit(case new_role when 'member' then 'team.removed' else 'team.role_changed' end,
    jsonb_build_object('member', member)
      || case new_role when 'member' then '{}' else jsonb_build_object('from', held, 'to', new_role) end);
  return true;
end
$$;

create function public.change_member_role(member uuid, member_role text) returns boolean
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.set_role(member, private.read_choice(to_jsonb(member_role), 'member_role', '{caller,viewer,editor}'))
$$;

create function public.remove_member(member uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.set_role(member, 'member') then
    return false;
  end if;
  begin
    delete from auth.users u where u.id = member;
  exception when insufficient_privilege then
    null;
  end;
  return true;
end
$$;

create function public.team_settings() returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.require_admin();
  select jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'email', u.email, 'joined_at', p.created_at,
        'role', case p.role when 'admin' then 'owner' else p.role end,
        'planned', (
          select coalesce(jsonb_agg(l.at order by l.at), '[]')
          from private.planned_publishings l where l.account = p.user_id),
        'has_second_factor', exists (
          select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'))
        order by p.role <> 'admin', p.created_at, p.user_id), '[]')
      from public.profiles p join auth.users u on u.id = p.user_id where p.role <> 'member'),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'invited_at', i.invited_at, 'is_open', private.is_open(i)) order by i.invited_at, i.id), '[]')
      from private.invitations i),
    'assignment', jsonb_build_object(
      'rule', (select a.rule from private.assignment a),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'member', c.member) order by c.city), '[]')
        from private.assignment_cities c)))
$$;

create function private.end_calendar_and_push() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account_id constant uuid := to_jsonb(new) ->> tg_argv[0];
begin
  delete from private.calendar_feeds f where f.user_id = account_id;
  delete from private.push_subscriptions s where s.account = account_id;
  return null;
end
$$;
create trigger profiles_end_calendar_and_push after update of role on public.profiles for each row
  when (new.role = 'editor' and old.role <> 'editor') execute function private.end_calendar_and_push('user_id');
create trigger users_end_calendar_and_push after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_calendar_and_push('id');

create table private.assignment (
  is_only boolean primary key default true check (is_only),
  rule text not null default 'off' check (rule in ('off', 'city', 'round-robin'))
);
insert into private.assignment default values;

create table private.assignment_cities (
  city text primary key check (char_length(city) between 1 and 80),
  member uuid not null references public.profiles (user_id) on delete cascade
);
create index assignment_cities_member_idx on private.assignment_cities (member);

create sequence private.assignment_turn minvalue 0 start 0;

create function private.is_worker(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles p where p.user_id = member and p.role in ('admin', 'caller'))
$$;

create function private.assign_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule text;
  callers uuid[];
begin
  if current_setting('yctfc.arrival', true) = 'returned' then
    return new;
  end if;
  select a.rule into rule from private.assignment a;
  if rule = 'city' then
    new.assigned_to := (select c.member from private.assignment_cities c
      where c.city = lower(btrim(new.city)) and private.is_worker(c.member));
  elsif rule = 'round-robin' and new.stage = 'new' and new.answered_at is null
    and (tg_op = 'INSERT' or old.quarantined_at is not null) then
    callers := array(select p.user_id from public.profiles p where p.role = 'caller' order by p.created_at, p.user_id);
    if callers <> '{}' then
      new.assigned_to := callers[1 + nextval('private.assignment_turn') % cardinality(callers)];
    end if;
  end if;
  return new;
end
$$;
create trigger leads_are_assigned before insert on public.leads for each row
  when (new.assigned_to is null and new.quarantined_at is null and not new.is_test)
  execute function private.assign_lead();
create trigger leads_are_assigned_later before update of city, quarantined_at on public.leads for each row
  when (new.assigned_to is null and old.assigned_to is null and new.quarantined_at is null and not new.is_test
    and (old.city is distinct from new.city or old.quarantined_at is not null))
  execute function private.assign_lead();

create function private.unassign_former_members() returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set assigned_to = null
  where l.id = any (array(
    select m.id from public.leads m
    where m.assigned_to is not null and not exists (
      select from public.profiles p where p.user_id = m.assigned_to and p.role in ('admin', 'caller'))
    limit 5000))
$$;

create function private.unassign_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unassign_former_members();
  delete from private.assignment_cities c where c.member = old.user_id;
  return null;
end
$$;
create trigger profiles_unassign_leads after update of role on public.profiles for each row
  when (old.role in ('admin', 'caller') and new.role not in ('admin', 'caller'))
  execute function private.unassign_leads();
create trigger profiles_leave_no_leads after delete on public.profiles for each row
  when (old.role in ('admin', 'caller')) execute function private.unassign_leads();

create function public.set_assignment(rule text, cities jsonb default '[]') returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  one jsonb;
begin
  perform private.require_admin();
  perform private.refuse_if(rule is null or rule not in ('off', 'city', 'round-robin'),
    'rule must be off, city or round-robin.');
  perform private.refuse_if(jsonb_typeof(cities) is distinct from 'array' or jsonb_array_length(cities) > 200,
    'cities must be a list of at most 200 cities.');
  perform pg_advisory_xact_lock(hashtext('yctfc.team'));
  delete from private.assignment_cities;
  for one in select c.value from jsonb_array_elements(cities) c loop
    perform private.refuse_other_keys(one, 'cities', array['city', 'member']);
    perform private.refuse_if(not private.is_worker(private.read_uuid(one -> 'member', 'cities.member')),
      'cities.member must be somebody who works on leads.');
    insert into private.assignment_cities (city, member)
    values (lower(private.read_text(one -> 'city', 'cities.city', 80)), (one ->> 'member')::uuid)
    on conflict do nothing;
    perform private.refuse_if(not found, 'cities: each city stands there once.');
  end loop;
  update private.assignment a set rule = set_assignment.rule;
  perform private.write_audit('team.assignment_changed',
    jsonb_build_object('rule', rule, 'count', jsonb_array_length(cities)));
end
$$;

create function private.read_given(given jsonb, field text, longest int, lines boolean default false) returns text
language sql set search_path = ''
as $$
  select case when coalesce(jsonb_typeof(given -> field), 'null') <> 'null'
    then private.read_text(given -> field, field, longest, lines) end
$$;

create function private.read_new_lead(given jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  email text;
  phone text;
  typed text;
  arrival timestamptz := coalesce(private.parse_moment(given -> 'created_at'),
    case when coalesce(jsonb_typeof(given -> 'created_at'), 'null') = 'null' then now() end);
begin
  perform private.refuse_other_keys(given, 'lead', array['name', 'email', 'phone', 'phone_typed', 'subject',
    'message', 'fields', 'created_at', 'campaign', 'ad']);
  email := private.read_given(given, 'email', 254);
  phone := private.read_given(given, 'phone', 16);
  typed := private.read_given(given, 'phone_typed', 120);
  perform private.refuse_if(email !~ '^[^\s@]+@[^\s@]+\.[^\s@.]+$',
    'email must be an address such as name@example.com.');
  perform private.refuse_if(phone !~ '^\+[1-9][0-9]{6,14}$', 'phone must be a number such as +919876543210.');
  perform private.refuse_if(coalesce(email, phone, typed) is null, 'phone or email: one of them is needed.');
  perform private.refuse_if(arrival is null or arrival > now() + interval '1 day',
    'created_at must be a time up to today, such as 2026-11-23T04:30:00Z.');
  perform private.refuse_if(arrival < now() - (select r.for_time from private.retention_rules r where r.kept = 'leads'),
    'created_at is longer ago than leads are kept.');
  return private.read_fields(coalesce(given -> 'fields', '{}')) || jsonb_build_object(
    'name', private.read_text(given -> 'name', 'name', 120), 'email', email, 'phone', phone, 'phone_typed', typed,
    'subject', private.read_given(given, 'subject', 120),
    'message', coalesce(private.read_given(given, 'message', 5000, true), 'No message.'),
    'created_at', least(arrival, now()),
    'attribution', jsonb_strip_nulls(jsonb_build_object('first', nullif(jsonb_strip_nulls(jsonb_build_object(
      'utm_campaign', private.read_given(given, 'campaign', 100),
      'utm_content', private.read_given(given, 'ad', 100))), '{}'))));
end
$$;

create function public.add_lead(action_id uuid, lead jsonb, calls jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  is_new boolean;
  event private.lead_events;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null, 'action_id must be an id.');
  insert into private.submissions (id) values (action_id) on conflict do nothing;
  is_new := found;
  if is_new then
    insert into public.leads select r.* from
      private.read_lead(private.read_new_lead(lead) || jsonb_build_object('id', action_id)) r;
    if calls is not null and jsonb_typeof(calls) <> 'null' then
      perform private.refuse_other_keys(calls, 'calls', array['is_allowed', 'said']);
      perform private.refuse_if(jsonb_typeof(calls -> 'is_allowed') is distinct from 'boolean',
        'calls.is_allowed must be true or false.');
      insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
      values (action_id, 'calls', (calls ->> 'is_allowed')::boolean,
        private.read_text(calls -> 'said', 'calls.said', 200), 'said', 'English', 'desk');
    end if;
    insert into private.lead_events (action_id, lead_id, actor, kind)
    values (action_id, action_id, (select auth.uid()), 'added');
    perform private.write_audit('leads.added', jsonb_build_object('ids', jsonb_build_array(action_id)));
  end if;
  select * into event from private.lead_events e
  where e.action_id = action_id and e.kind = 'added' and e.actor = (select auth.uid());
  perform private.refuse_if(not found, 'action_id belongs to another action.');
  return jsonb_build_object('id', action_id, 'is_new', is_new, 'undo_until', event.at + interval '60 seconds');
end
$$;

create function public.undo_add(action_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  event private.lead_events;
begin
  perform private.require_worker();
  select * into event from private.lead_events e
  where e.action_id = action_id and e.kind = 'added' and e.actor = (select auth.uid()) for update;
  perform private.refuse_if(not found, 'There is no such action of yours.', 'PT404');
  perform private.refuse_if(event.at < now() - interval '60 seconds',
    'Only an action of the last 60 seconds can be undone.', 'PT410');
  perform private.hold_lead(event.lead_id);
  perform private.refuse_if(exists (
    select from private.lead_events e where e.lead_id = event.lead_id and e.id <> event.id),
    'This lead was worked on since: nothing was undone.', 'PT409');
  return private.remove_leads(array[event.lead_id], 'taken_back') > 0;
end
$$;

create function public.find_known(contacts jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  answer jsonb;
begin
  perform private.require_worker();
  perform private.refuse_if(jsonb_typeof(contacts) is distinct from 'array' or jsonb_array_length(contacts) > 500,
    'contacts must be a list of at most 500.');
  select coalesce(jsonb_agg(jsonb_build_object('count', k.count, 'same', k.same, 'newest', coalesce(k.newest, '[]'),
    'unsaid', coalesce(u.words, '[]')) order by c.at), '[]')
  into answer
  from jsonb_array_elements(contacts) with ordinality as c (value, at)
  cross join lateral (
    select count(*) as count, count(*) filter (where s.is_same) as same,
      string_agg(private.lead_words(e), E'\n') filter (where s.is_same) as words,
      jsonb_path_query_array(jsonb_agg(private.lead_in_brief(e) || jsonb_build_object('shares',
        case when e.phone = c.value ->> 'phone' then 'number' else 'address' end)
        order by s.is_same desc, e.created_at desc), '$[0 to 2]') as newest
    from private.enquiries_of(jsonb_populate_record(null::public.leads,
      jsonb_build_object('phone', c.value ->> 'phone', 'email', c.value ->> 'email'))) e
    cross join lateral (
      select coalesce(e.phone = c.value ->> 'phone', true)
        and coalesce(lower(e.email) = lower(c.value ->> 'email'), true) as is_same) s) k
  cross join lateral (
    select jsonb_agg(w.value order by w.at) as words
    from jsonb_array_elements_text(coalesce(c.value -> 'words', '[]')) with ordinality as w (value, at)
    where position(lower(w.value) in k.words) = 0) u;
  perform private.count_reading((select sum(jsonb_array_length(k.value -> 'newest')) from jsonb_array_elements(answer) k));
  return answer;
end
$$;

create function public.import_leads(batch_id uuid, rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  one jsonb;
  number bigint;
  lead_id uuid;
  wish text;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse_if(batch_id is null, 'batch_id must be an id.');
  perform private.refuse_if(jsonb_typeof(rows) is distinct from 'array'
    or jsonb_array_length(rows) not between 1 and 500,
    'rows must be a list of 1 to 500.');
  perform set_config('yctfc.arrival', 'imported', true);
  for one in select e.value from jsonb_array_elements(rows) e loop
    perform private.refuse_other_keys(one, 'row', array['number', 'lead', 'wish']);
    number := private.read_number(one -> 'number', 'number', 1, 10000000);
    lead_id := md5(batch_id || ':' || number)::uuid;
    begin
      insert into private.submissions (id) values (lead_id) on conflict do nothing;
      if found then
        wish := one ->> 'wish';
        perform private.refuse_if(wish not in ('no-calls', 'no-contact'), 'wish must be no-calls or no-contact.');
        insert into public.leads select r.* from private.read_lead(private.read_new_lead(one -> 'lead')
          || jsonb_build_object('id', lead_id, 'withdrawn_at', case when wish = 'no-contact' then now() end)) r;
        if wish is not null then
          insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
          values (lead_id, case wish when 'no-calls' then 'calls' else 'enquiry' end, false,
            'An imported file says: ' || replace(wish, '-', ' '), 'said', 'English', 'desk');
        end if;
        insert into private.lead_events (action_id, lead_id, actor, kind, detail)
        values (lead_id, lead_id, (select auth.uid()), 'imported', jsonb_build_object('batch', batch_id, 'row', number));
        added := added + 1;
      else
        known := known + 1;
      end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('number', number, 'reason', case sqlstate
        when '22023' then sqlerrm else 'The row does not fit into a lead.' end);
    end;
  end loop;
  perform set_config('yctfc.arrival', '', true);
  if added > 0 then
    perform private.write_audit('leads.imported', jsonb_build_object('count', added, 'batch', batch_id));
  end if;
  return jsonb_build_object('added', added, 'known', known, 'refused', refused);
end
$$;

create function public.undo_import(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  untouched uuid[];
  kept int;
begin
  perform private.require_admin();
  perform private.refuse_if(batch_id is null, 'batch_id must be an id.');
  select array_agg(l.id order by e.id desc) filter (where not w.is_worked), count(*) filter (where w.is_worked)
  into untouched, kept
  from private.lead_events e
  join public.leads l on l.id = e.lead_id and l.merged_into is null
  cross join lateral (
    select exists (select from private.lead_events o where o.lead_id = e.lead_id and o.kind <> 'imported') as is_worked) w
  where e.kind = 'imported' and e.detail ->> 'batch' = batch_id::text;
  untouched := coalesce(untouched, '{}');
  perform private.hold_leads(untouched[1:2000]);
  delete from public.leads l where l.id = any (untouched[1:2000]) and l.merged_into is null;
  return jsonb_build_object('removed', cardinality(untouched[1:2000]),
    'left', greatest(cardinality(untouched) - 2000, 0), 'kept', kept);
end
$$;

create function private.lead_words(lead public.leads) returns text
language sql stable set search_path = ''
as $$
  select lower(concat_ws(E'\n', lead.name, lead.subject, lead.message, lead.phone_typed, lead.city, lead.brand,
    lead.budget_rupees, lead.area_sqft, lead.attribution #>> '{first,utm_campaign}',
    lead.attribution #>> '{first,utm_content}', case when lead.withdrawn_at is not null then '[Do not contact] [No calls]'
      when not lead.calls_allowed then '[No calls]' end))
$$;

create table private.exports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor uuid,
  format text not null check (format in ('csv', 'xlsx')),
  leads bigint not null,
  filter jsonb,
  with_no_contact boolean not null default true,
  session_id uuid,
  aal text,
  ticket_digest bytea unique,
  written bigint not null default 0,
  is_over boolean not null default false,
  is_whole boolean not null default false
);
create index exports_at on private.exports (at);

create table private.export_pages (
  id bigint generated always as identity primary key,
  export_id uuid not null references private.exports (id) on delete cascade,
  lead_ids uuid[] not null
);
create index export_pages_export on private.export_pages (export_id);
create index export_pages_leads on private.export_pages using gin (lead_ids) with (fastupdate = off);

create function private.export_filter(filter jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.with_similar(private.read_list_filter(coalesce(filter, '{}'))) $$;

create function private.export_source(asked jsonb) returns text
language sql stable set search_path = ''
as $$
  select 'public.leads l' || case when asked ? 'query' then
      ' join private.lead_search s on s.lead_id = l.id and s.tokens @@ ' || quote_literal(asked ->> 'query') || '::tsquery' else '' end
    || ' where ' || private.list_condition(asked)
$$;

create function public.export_size(filter jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  size jsonb;
begin
  perform private.require_admin();
  execute format('select jsonb_build_object(''leads'', count(*), ''no_contact'', count(l.withdrawn_at)) from %s',
    private.export_source(private.export_filter(filter)))
  into size;
  return size;
end
$$;

create function public.begin_export(filter jsonb, format text, with_no_contact boolean) returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
#variable_conflict use_variable
declare
  size jsonb;
  leads bigint;
  export uuid;
  ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  perform private.refuse_if(format is null or format not in ('csv', 'xlsx'), 'format must be csv or xlsx.');
  perform private.refuse_if(with_no_contact is null, 'with_no_contact must be true or false.');
  size := public.export_size(filter);
  leads := (size ->> 'leads')::bigint - case when with_no_contact then 0 else (size ->> 'no_contact')::bigint end;
  perform private.write_audit('leads.exported', jsonb_build_object('format', format, 'count', leads,
    'with_no_contact', with_no_contact,
    'filter', (coalesce(filter, '{}') - 'search')
      || case when filter ? 'search' then '{"search": true}' else '{}' end::jsonb));
  insert into private.exports (actor, format, leads, filter, with_no_contact, session_id, aal, ticket_digest)
  values (auth.uid(), format, leads, coalesce(filter, '{}'), with_no_contact,
    nullif(auth.jwt() ->> 'session_id', '')::uuid, auth.jwt() ->> 'aal', sha256(convert_to(ticket, 'UTF8')))
  returning id into export;
  execute pg_catalog.format($note$
    insert into private.export_pages (export_id, lead_ids)
    select $1, array_agg(n.id) from (
      select l.id, (row_number() over () - 1) / 500 as page from %s and ($2 or l.withdrawn_at is null)) n
    group by n.page$note$, private.export_source(private.export_filter(filter)))
  using export, with_no_contact;
  return size || jsonb_build_object('export', export, 'ticket', ticket);
end
$$;

create function private.exports_of(lead_ids uuid[]) returns setof private.exports
language sql stable security definer set search_path = ''
as $$
  select e.* from private.exports e
  where e.id in (select p.export_id from private.export_pages p where p.lead_ids && exports_of.lead_ids)
$$;

create function private.desk_export(export uuid, after text default null, at_most int default 2000) returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  begun private.exports;
  asked jsonb;
  place record;
  names text[];
  cells text;
  page record;
begin
  perform private.require_admin();
  select e.* into begun from private.exports e
  where e.id = desk_export.export and e.actor = auth.uid() and not e.is_over and e.at > now() - interval '12 hours';
  perform private.refuse_if(not found,
    'export must be one that you have begun within twelve hours and that is not over.');
  perform private.refuse_if(at_most is null or at_most not between 1 and 10000,
    'at_most must be a whole number from 1 to 10000.');
  asked := private.export_filter(begun.filter);
  place := private.read_cursor(after, asked ->> 'order');
  names := array['created_at', 'withdrawn_at', 'calls_allowed'] || array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
      and pg_catalog.col_description(a.attrelid, a.attnum) = 'enquiry field'
    order by a.attnum);
  cells := (select string_agg(format('l.%I', n), ', ') from unnest(names) n);
  execute format($page$
    select coalesce(json_agg(json_build_array(%1$s) order by i.at) filter (where $2 or l.withdrawn_at is null), '[]')
        as rows, case when count(*) >= $3 then $1[$3] end as last
    from unnest($1) with ordinality as i (id, at) join public.leads l on l.id = i.id$page$, cells)
  into page
  using private.find_leads(asked, place.after_at, place.after_id, at_most), begun.with_no_contact, at_most;
  return json_build_object('columns', names, 'rows', page.rows,
    'next', private.write_cursor(page.last, asked ->> 'order', false));
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

create function public.export_progress(export uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object('written', e.written, 'is_whole', e.is_whole,
    'is_over', e.is_over or e.at < now() - interval '12 hours')
  from private.exports e where e.id = export_progress.export and e.actor = auth.uid()
$$;

create function public.end_export(export uuid, is_whole boolean default false) returns void
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  update private.exports e set is_over = true, is_whole = end_export.is_whole, filter = null, ticket_digest = null
  where e.id = end_export.export and e.actor = auth.uid() and not e.is_over
$$;

create function private.redeem_export(ticket text) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.exports e set ticket_digest = null
  where e.ticket_digest = sha256(convert_to(redeem_export.ticket, 'UTF8')) and e.at > now() - interval '1 minute'
    and not e.is_over
  returning jsonb_build_object('export', e.id, 'format', e.format, 'leads', e.leads,
    'claims', jsonb_build_object('sub', e.actor, 'session_id', e.session_id, 'aal', e.aal, 'role', 'authenticated'))
$$;

create function private.note_export_progress(export uuid, written bigint) returns boolean
language sql security definer set search_path = ''
as $$
  with noted as (
    update private.exports e set written = note_export_progress.written
    where e.id = note_export_progress.export and not e.is_over returning 1)
  select exists (select from noted)
$$;

create table private.bulk_runs (
  id uuid primary key,
  actor uuid not null,
  kind text not null check (kind in ('bin', 'work')),
  target jsonb not null,
  change jsonb,
  started_at timestamptz not null default now(),
  total int,
  after_at timestamptz not null,
  after_id uuid not null,
  done int not null default 0,
  same int not null default 0,
  refused jsonb not null default '{}',
  finished_at timestamptz,
  undone int not null default 0,
  undo_after bigint not null default 0,
  undo_refused jsonb not null default '{}',
  is_taken_back boolean not null default false
);

create function private.hold_leads(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('yctfc.merge'));
  perform from public.leads l where l.id = any (ids) or l.merged_into = any (ids) order by l.id for update;
end
$$;

create function private.read_target(target jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  asked jsonb;
begin
  perform private.refuse_other_keys(target, 'target', array['everything', 'ids', 'filter']);
  perform private.refuse_if((select count(*) from jsonb_object_keys(target)) <> 1,
    'target must hold one of everything, ids and filter.');
  perform private.refuse_if(target -> 'everything' <> 'true', 'target.everything must be true.');
  if target ? 'ids' then
    perform private.refuse_if(jsonb_typeof(target -> 'ids') <> 'array'
      or jsonb_array_length(target -> 'ids') not between 1 and 2000,
      'target.ids must be a list of 1 to 2000 ids.');
    perform private.read_uuid(i.value, 'target.ids') from jsonb_array_elements(target -> 'ids') i;
  elsif target ? 'filter' then
    asked := private.read_list_filter(target -> 'filter');
    return jsonb_build_object('asked', private.with_similar(asked)
      || jsonb_build_object('order', 'newest', 'has_due', asked ->> 'order' = 'due'));
  end if;
  return target;
end
$$;

create function private.read_bulk_change(change jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  tag_key text;
begin
  perform private.refuse_other_keys(change, 'change',
    array['stage', 'reason', 'assigned_to', 'add_tag', 'remove_tag', 'answered']);
  perform private.refuse_if((select count(*) from jsonb_object_keys(change - 'reason')) <> 1,
    'change must hold one of stage, assigned_to, add_tag, remove_tag and answered.');
  tag_key := case when change ? 'add_tag' then 'add_tag' when change ? 'remove_tag' then 'remove_tag' end;
  if tag_key is null and not change ? 'answered' then
    return private.read_work(change);
  elsif change ? 'reason' then
    perform private.refuse_value('reason belongs to the stages lost and not-suitable only.');
  elsif tag_key is not null then
    return jsonb_build_object(tag_key, private.read_text(change -> tag_key, tag_key, 40));
  elsif change -> 'answered' <> 'true' then
    perform private.refuse_value('answered must be true.');
  end if;
  return change;
end
$$;

create function private.work_in_run(run private.bulk_runs, of_lead uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  action constant uuid := md5(run.id::text || of_lead::text)::uuid;
  change jsonb := run.change;
  tag text := coalesce(run.change ->> 'add_tag', run.change ->> 'remove_tag');
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = of_lead and l.merged_into is null for update;
  if not found then
    return 'It is not there any more.';
  elsif exists (select from private.lead_events e where e.action_id = action) then
    return 'same';
  elsif change ? 'stage' and lead.stage <> change ->> 'stage'
    and not private.is_stage_move(lead.stage, change ->> 'stage') then
    return format('%s may not go to %s', replace(initcap(left(lead.stage, 1)) || substr(lead.stage, 2), '-', ' '),
      replace(initcap(left(change ->> 'stage', 1)) || substr(change ->> 'stage', 2), '-', ' '));
  elsif change ? 'add_tag' then
    change := jsonb_build_object('tags', lead.tags || tag);
  elsif change ? 'remove_tag' then
    change := jsonb_build_object('tags', array(select t from unnest(lead.tags) t where lower(t) <> lower(tag)));
  end if;
  if change ->> 'stage' = lead.stage or (change ? 'assigned_to' and
      change ->> 'assigned_to' is not distinct from lead.assigned_to::text)
    or change -> 'tags' = to_jsonb(lead.tags)
    or (run.change ? 'add_tag' and lower(tag) = any (array(select lower(t) from unnest(lead.tags) t)))
    or (change ? 'answered' and lead.answered_at is not null) then
    return 'same';
  elsif cardinality(lead.tags) >= 20 and run.change ? 'add_tag' then
    return 'It has 20 tags already';
  elsif change ? 'answered' then
    insert into private.lead_events (action_id, lead_id, actor, kind, detail)
    values (action, of_lead, (select auth.uid()), 'work', jsonb_build_object(
      'change', '{"answered_before": true}'::jsonb, 'before', '{"answered_at": null}'::jsonb, 'after',
      private.work_columns(private.write_columns(of_lead, jsonb_build_object('answered_at', now())))));
  else
    perform public.work_lead(action, of_lead, change);
  end if;
  return null;
exception when sqlstate '22023' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  return sqlerrm;
end
$$;

create function private.run_answer(run private.bulk_runs, total int, done int, same int, refused jsonb, is_finished boolean)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('run_id', run.id, 'total', total, 'done', done, 'same', same, 'is_finished', is_finished,
    'refused', (select coalesce(jsonb_agg(jsonb_build_object('reason', n.key, 'count', n.value::int)
      order by n.value::int desc, n.key), '[]') from jsonb_each_text(refused) n))
$$;

create function private.run_batch(of_run uuid, of_kind text, target jsonb, change jsonb, at_most int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  run private.bulk_runs;
  was_begun constant boolean := exists (select from private.bulk_runs r where r.id = of_run);
  ids uuid[] := '{}';
  outcomes jsonb := '{}';
  is_at_end boolean;
begin
  perform private.refuse_if(of_run is null, 'run_id must be an id.');
  if not was_begun then
    insert into private.bulk_runs (id, actor, kind, target, change, total, after_at, after_id)
    select of_run, (select auth.uid()), of_kind, t.target, change, case
        when t.target ? 'everything' then (select count(*) from public.leads l
          where l.created_at <= now() and not l.is_test and l.merged_into is null)
        when t.target ? 'ids' then jsonb_array_length(t.target -> 'ids')
        when t.target #>> '{asked,list}' = 'quarantine' and not t.target -> 'asked' ?| array['query', 'ids', 'from', 'until']
          then private.count_leads(t.target -> 'asked') end,
      case when t.target ? 'ids' then 'infinity' else now() end, 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    from (select private.read_target(target) as target) t
    on conflict (id) do nothing;
  end if;
  select * into run from private.bulk_runs r where r.id = of_run for update;
  perform private.refuse_if((run.actor, run.kind) is distinct from ((select auth.uid()), of_kind),
    'run_id belongs to another run.');
  if run.finished_at is not null then
    return private.run_answer(run, run.total, run.done, run.same, run.refused, true);
  end if;
  perform set_config('yctfc.run', of_run::text, true);
  if at_most > 0 and run.target ? 'asked' then
    ids := private.find_leads(run.target -> 'asked', run.after_at, run.after_id, at_most);
  elsif at_most > 0 then
    ids := array(
      select l.id from public.leads l
      where (l.created_at, l.id) < (run.after_at, run.after_id) and l.merged_into is null
        and (run.target ? 'everything'
          or l.id = any (array(select i::uuid from jsonb_array_elements_text(run.target -> 'ids') i)))
      order by l.created_at desc, l.id desc limit at_most);
  end if;
  is_at_end := at_most = 0 or cardinality(ids) < at_most;
  update private.bulk_runs r set after_at = l.created_at, after_id = l.id
  from public.leads l where r.id = of_run and l.id = ids[cardinality(ids)];
  perform private.hold_leads(ids);
  if of_kind = 'work' then
    select coalesce(jsonb_object_agg(o.outcome, o.leads), '{}') into outcomes from (
      select coalesce(private.work_in_run(run, i.id), 'done') as outcome, count(*) as leads
      from unnest(ids) with ordinality i (id, at) group by 1) o;
  else
    with moved as (delete from public.leads l where l.id = any (ids) and l.merged_into is null returning l.id)
    select jsonb_build_object('done', count(*)) into outcomes from moved;
  end if;
  perform set_config('yctfc.run', '', true);
  update private.bulk_runs r set done = r.done + coalesce((outcomes ->> 'done')::int, 0),
    same = r.same + coalesce((outcomes ->> 'same')::int, 0),
    refused = r.refused || coalesce((
      select jsonb_object_agg(n.key, coalesce((r.refused ->> n.key)::int, 0) + n.value::int)
      from jsonb_each_text(outcomes - array['done', 'same']) n), '{}'),
    target = case when is_at_end then '{}' else r.target end,
    finished_at = case when is_at_end then now() end
  where r.id = of_run returning r.* into run;
  if is_at_end and run.done > 0 then
    perform private.write_audit(case of_kind when 'work' then 'leads.worked' else 'leads.deleted' end,
      jsonb_build_object('count', run.done)
        || case when was_begun then '{}' else jsonb_build_object('ids', to_jsonb(ids[1:100])) end);
  elsif not is_at_end and not was_begun then
    perform private.write_audit(case of_kind when 'work' then 'leads.working' else 'leads.deleting' end,
      jsonb_strip_nulls(jsonb_build_object('count', run.total)));
  end if;
  return private.run_answer(run, run.total, run.done, run.same, run.refused, is_at_end);
end
$$;

create function public.bulk_work(run_id uuid, target jsonb, change jsonb, at_most int default 200) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_worker();
  perform private.refuse_if(at_most is null or at_most not between 0 and 500,
    'at_most must be a whole number from 0 to 500.');
  perform private.refuse_if(target ? 'everything', 'target must hold ids or a filter.');
  return private.run_batch(run_id, 'work', target, private.read_bulk_change(change), at_most);
end
$$;

create function public.bin_leads(run_id uuid, target jsonb, at_most int default 2000) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.refuse_if(at_most is null or at_most not between 0 and 5000,
    'at_most must be a whole number from 0 to 5000.');
  return private.run_batch(run_id, 'bin', target, null, at_most);
end
$$;

create function public.undo_bulk(run_id uuid, at_most int default 200) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  run private.bulk_runs;
  event record;
  seen int := 0;
  stayed jsonb;
begin
  perform private.require_worker();
  perform private.refuse_if(at_most is null or at_most not between 1 and 500,
    'at_most must be a whole number from 1 to 500.');
  select * into run from private.bulk_runs r
  where r.id = run_id and r.kind = 'work' and r.actor = (select auth.uid()) for update;
  perform private.refuse_if(not found, 'There is no such run of yours.', 'PT404');
  perform private.refuse_if(run.undo_after = 0 and run.finished_at < now() - interval '10 minutes',
    'Only a run of the last ten minutes can be undone.', 'PT410');
  perform set_config('yctfc.run', run_id::text, true);
  stayed := run.undo_refused;
  perform private.hold_leads(array(
    select e.lead_id from private.lead_events e
    where e.run_id = run.id and e.kind = 'work' and e.id > run.undo_after order by e.id limit at_most));
  for event in
    select e.id, e.action_id from private.lead_events e
    where e.run_id = run.id and e.kind = 'work' and e.id > run.undo_after order by e.id limit at_most
  loop
    seen := seen + 1;
    run.undo_after := event.id;
    begin
      if not private.is_undone(event.action_id) then
        perform public.undo_work(event.action_id);
        run.undone := run.undone + 1;
      end if;
    exception when sqlstate 'PT404' or sqlstate 'PT409' then
      stayed := stayed || jsonb_build_object(sqlerrm, coalesce((stayed ->> sqlerrm)::int, 0) + 1);
    end;
  end loop;
  perform set_config('yctfc.run', '', true);
  if seen < at_most and not run.is_taken_back and run.undone > 0 then
    perform private.write_audit('leads.work_undone', jsonb_build_object('count', run.undone));
  end if;
  update private.bulk_runs r set undo_after = run.undo_after, undone = run.undone, undo_refused = stayed,
    is_taken_back = seen < at_most, target = '{}', finished_at = coalesce(r.finished_at, now())
  where r.id = run.id;
  return private.run_answer(run, run.done, run.undone, 0, stayed, seen < at_most);
end
$$;

create table private.lead_archive (
  id uuid primary key,
  lead jsonb not null,
  archived_at timestamptz not null default now(),
  purge_at timestamptz not null,
  is_in_bin boolean not null default false,
  removal uuid default coalesce(nullif(current_setting('yctfc.run', true), '')::uuid,
    md5(pg_current_xact_id()::text || now()::text)::uuid)
);
create index lead_archive_purge_at_idx on private.lead_archive (purge_at);
create index lead_archive_bin_idx on private.lead_archive (archived_at desc, id) where is_in_bin;
create index lead_archive_removal_idx on private.lead_archive (removal, archived_at desc, id) where is_in_bin;
create index lead_archive_merged_idx on private.lead_archive ((lead ->> 'merged_into')) where lead ->> 'merged_into' is not null;

create function private.archive_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := coalesce(nullif(current_setting('yctfc.removal', true), ''), 'deleted');
begin
  if not exists (select from gone) then
    return null;
  elsif reason in ('deleted', 'expired') then
    insert into private.lead_archive (id, lead, purge_at, is_in_bin)
    select g.id, to_jsonb(g), greatest(now() + interval '30 days', a.purge_at, interval '1 year'
        + max(greatest(g.created_at, private.newest_enquiry(g.id))) over (partition by coalesce(g.merged_into, g.id))),
      reason = 'deleted' and g.merged_into is null
    from gone g left join private.lead_archive a on a.id = g.merged_into
    where not g.is_test
    on conflict (id) do nothing;
  end if;
  delete from public.leads l where l.merged_into in (select g.id from gone g);
  perform private.delete_lead_events(array(select g.id from gone g));
  if reason <> 'tested' and exists (select from gone g where g.merged_into is null) then
    perform private.write_audit('leads.' || reason, (
      select jsonb_build_object('count', count(*), 'ids', (
        select jsonb_agg(f.id) from (select id from gone limit 100) f)) from gone));
  end if;
  return null;
end
$$;
create trigger leads_archive
  after delete on public.leads referencing old table as gone
  for each statement execute function private.archive_leads();

create function private.remove_leads(lead_ids uuid[], reason text) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  removed int;
begin
  perform set_config('yctfc.removal', reason, true);
  delete from public.leads where id = any (lead_ids);
  get diagnostics removed = row_count;
  perform set_config('yctfc.removal', '', true);
  return removed;
end
$$;

create function private.delete_archived_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_lead_events(array(select g.id from gone g));
  delete from private.lead_merges m where m.kept_id in (select g.id from gone g)
    and not exists (select from public.leads l where l.id = m.kept_id);
  return null;
end
$$;
create trigger lead_archive_deletes_work
  after delete on private.lead_archive referencing old table as gone
  for each statement execute function private.delete_archived_work();

create function private.is_in_bin(archived private.lead_archive) returns boolean
language sql stable set search_path = ''
as $$ select archived.is_in_bin and archived.archived_at > now() - interval '30 days' $$;

create function public.desk_bin(at_most int default 50, after text default null) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  rows_wanted int := least(greatest(coalesce(at_most, 50), 1), 200);
  parts text[] := regexp_match(after, '^([0-9]{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
  after_at timestamptz := timestamptz 'epoch' + parts[1]::bigint * interval '1 microsecond';
  page private.lead_archive[];
  removals jsonb;
  held bigint;
begin
  perform private.require_admin();
  perform private.refuse_if(after is not null and parts is null, 'after must be what an answer gave as next.');
  page := array(
    select a from private.lead_archive a
    where private.is_in_bin(a)
      and (parts is null or a.archived_at < after_at or (a.archived_at = after_at and a.id > parts[2]::uuid))
    order by a.archived_at desc, a.id limit rows_wanted + 1);
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc) filter (where r.place <= 10 and r.count > 1), '[]'),
    coalesce(sum(r.count), 0)
  into removals, held from (
    select a.removal as id, max(a.archived_at) as at, count(*) as count,
      row_number() over (order by count(*) = 1, max(a.archived_at) desc) as place
    from private.lead_archive a where a.is_in_bin and a.archived_at > now() - interval '30 days'
    group by a.removal) r;
  perform private.count_reading(least(cardinality(page), rows_wanted));
  return jsonb_build_object('count', held,
    'removals', (select coalesce(jsonb_agg(r.value - 'place'), '[]') from jsonb_array_elements(removals) r),
    'next', case when cardinality(page) > rows_wanted then
      (extract(epoch from page[rows_wanted].archived_at) * 1000000)::bigint || ' ' || page[rows_wanted].id end,
    'leads', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.lead ->> 'name',
        'subject', b.lead ->> 'subject', 'created_at', b.lead ->> 'created_at', 'deleted_at', b.archived_at)
        order by b.archived_at desc, b.id), '[]') from unnest(page[1:rows_wanted]) b));
end
$$;

create function public.restore_leads(lead_ids uuid[] default null, removal uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  batch constant int := 2000;
  found_ids uuid[];
begin
  perform private.require_admin();
  perform private.refuse_if(cardinality(lead_ids) > batch, format('lead_ids: at most %s at once', batch));
  found_ids := array(
    select a.id from private.lead_archive a
    where private.is_in_bin(a) and (lead_ids is null or a.id = any (lead_ids))
      and (removal is null or a.removal = removal)
    order by a.archived_at desc, a.id limit batch for update);
  perform set_config('yctfc.arrival', 'returned', true);
  insert into public.leads
  select r.* from private.lead_archive a, private.read_lead(a.lead) r
  where a.id = any (found_ids) or a.lead ->> 'merged_into' = any (found_ids::text[])
  on conflict (id) do nothing;
  perform set_config('yctfc.arrival', '', true);
  delete from private.lead_archive a where a.id = any (found_ids) or a.lead ->> 'merged_into' = any (found_ids::text[]);
  update public.leads l set assigned_to = null
  where l.id = any (found_ids) and l.assigned_to is not null and not private.is_worker(l.assigned_to);
  if found_ids <> '{}' then
    perform private.write_audit('leads.restored', jsonb_build_object(
      'count', cardinality(found_ids), 'ids', to_jsonb(found_ids[1:100])));
  end if;
  return cardinality(found_ids);
end
$$;

create function private.force_custom_plans() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('plan_cache_mode', 'force_custom_plan', true);
  return null;
end
$$;
create trigger leads_plan_deletion
  before delete on public.leads
  for each statement execute function private.force_custom_plans();

create table private.lead_merges (
  action_id uuid primary key,
  kept_id uuid not null,
  actor uuid,
  at timestamptz not null default now(),
  before jsonb not null,
  after jsonb not null,
  sources jsonb not null,
  moved jsonb not null,
  undone_at timestamptz
);
create index lead_merges_kept_idx on private.lead_merges (kept_id);

create function private.own_time(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (m.before ->> 'created_at')::timestamptz from private.lead_merges m
  where m.kept_id = of_lead and m.before ? 'created_at' order by m.at limit 1
$$;

create function private.newest_enquiry(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(private.own_time(of_lead), max(m.created_at)) from public.leads m where m.merged_into = of_lead
$$;

create function private.apply_strictest_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.leads m where m.merged_into = new.id) then
    select coalesce(new.withdrawn_at, min(m.withdrawn_at)),
      new.calls_allowed and bool_and(coalesce(m.calls_allowed, true))
    into new.withdrawn_at, new.calls_allowed
    from public.leads m where m.merged_into = new.id;
  end if;
  return new;
end
$$;
create trigger leads_keep_the_strictest
  before update of withdrawn_at, calls_allowed on public.leads
  for each row execute function private.apply_strictest_consent();

create function private.update_consents(of_lead uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set
    withdrawn_at = case
      when not s.said ? 'enquiry' then case when b.was is null then l.withdrawn_at else (b.was ->> 'withdrawn_at')::timestamptz end
      when not (s.said #>> '{enquiry,is_granted}')::boolean then (s.said #>> '{enquiry,at}')::timestamptz end,
    calls_allowed = case
      when s.said = '{}' then case when b.was is null then l.calls_allowed else (b.was ->> 'calls_allowed')::boolean end
      else coalesce((s.said #>> '{calls,is_granted}')::boolean, false) end
  from (select private.consent_state(of_lead) as said) s,
    (select (select m.before from private.lead_merges m where m.kept_id = of_lead order by m.at limit 1) as was) b
  where l.id = of_lead
$$;

create function private.unmerge_lead(of_lead uuid) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  kept public.leads;
  merge private.lead_merges;
begin
  select k.* into kept from public.leads l join public.leads k on k.id = l.merged_into
  where l.id = of_lead for update of k;
  if not found then
    return;
  end if;
  select * into merge from private.lead_merges m
  where m.undone_at is null and m.moved -> of_lead::text = 'null' order by m.at desc limit 1;
  update public.leads l set merged_into = null where l.id = of_lead;
  perform private.write_columns(kept.id, (
    select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(merge.before) b
    where merge.sources ->> b.key = of_lead::text and to_jsonb(kept) -> b.key = merge.after -> b.key));
  perform private.update_consents(kept.id);
end
$$;

create function private.plan_merge(kept public.leads, others public.leads[], choices jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  leads constant public.leads[] := array[kept] || others;
  part record;
  candidates jsonb;
  chosen jsonb;
  written jsonb := '{}';
  sources jsonb := '{}';
  fields jsonb := '[]';
  first public.leads;
begin
  perform private.refuse_other_keys(choices, 'choices', array['stage', 'due_at', 'city', 'area_sqft', 'budget_rupees',
    'model', 'brand', 'language', 'best_hour', 'source', 'assigned_to']);
  for part in select p.field, p.columns from (values
    ('stage', array['stage', 'stage_since', 'stage_reason']), ('due_at', array['due_at', 'due_what']),
    ('city', array['city']), ('area_sqft', array['area_sqft']), ('budget_rupees', array['budget_rupees']),
    ('model', array['model']), ('brand', array['brand']), ('language', array['language']),
    ('best_hour', array['best_hour']), ('source', array['source']), ('assigned_to', array['assigned_to'])
  ) p (field, columns) loop
    select jsonb_agg(jsonb_build_object('lead_id', c.row -> 'id', 'value', c.row -> part.field, 'row', c.row)
      order by part.field = 'stage' and c.row ->> 'stage' = 'new', c.at)
    into candidates from (
      select to_jsonb(leads[i]) || jsonb_build_object(
        'stage_since', coalesce(leads[i].stage_since, leads[i].created_at)) as row, i as at
      from generate_subscripts(leads, 1) i
    ) c where c.row -> part.field <> 'null';
    continue when candidates is null and not choices ? part.field;
    chosen := candidates -> 0;
    if choices ? part.field then
      select c.value into chosen from jsonb_array_elements(candidates) c
      where c.value -> 'lead_id' = choices -> part.field;
      perform private.refuse_if(not found, format('choices.%s must be a lead that has a value there.', part.field));
    end if;
    if chosen ->> 'lead_id' <> kept.id::text then
      written := written || (select jsonb_object_agg(c, chosen -> 'row' -> c) from unnest(part.columns) c);
      sources := sources || (select jsonb_object_agg(c, chosen -> 'lead_id') from unnest(part.columns) c);
    end if;
    fields := fields || jsonb_build_array(jsonb_build_object('field', part.field, 'value', chosen -> 'value',
      'from', chosen -> 'lead_id', 'choices', (
        select jsonb_agg(c.value - 'row' order by c.at)
        from jsonb_array_elements(candidates) with ordinality c (value, at))));
  end loop;
  select l.* into first from unnest(leads) l
  order by l.answered_at is not null, l.created_at limit 1;
  if first.id <> kept.id then
    sources := sources || jsonb_build_object('created_at', first.id, 'answered_at', first.id);
    written := written || jsonb_build_object('created_at', first.created_at, 'answered_at', first.answered_at);
  end if;
  written := written || jsonb_build_object('tags', (
    select coalesce(jsonb_agg(t.tag order by t.at), '[]') from (
      select t.tag, min(i * 100 + t.at) as at
      from generate_subscripts(leads, 1) i
      cross join unnest(leads[i].tags) with ordinality t (tag, at)
      group by t.tag order by 2 limit 20) t));
  return jsonb_build_object('fields', fields, 'sources', sources,
    'written', (select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(written) w
      where w.value is distinct from to_jsonb(kept) -> w.key),
    'created_at', first.created_at, 'answered_at', first.answered_at, 'tags', written -> 'tags',
    'withdrawn_at', (select min(l.withdrawn_at) from unnest(leads) l),
    'calls_allowed', (select bool_and(l.calls_allowed) from unnest(leads) l));
end
$$;

create function private.refuse_merge(kept public.leads, others public.leads[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  other public.leads;
begin
  foreach other in array array[kept] || others loop
    perform private.refuse_if(other.is_test or other.quarantined_at is not null,
      'A lead in quarantine and a test cannot be merged.', 'PT409');
    perform private.refuse_if(other.correction_held_at is not null,
      'A correction waits in one of these leads: decide about it first.', 'PT409');
    perform private.refuse_if(other.id <> kept.id and (lower(other.email) = lower(kept.email)) is not true
      and (other.phone = kept.phone) is not true, 'These leads have neither number nor address in common.', 'PT409');
  end loop;
end
$$;

create function private.lead_for_merge(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select private.lead_in_brief(lead) || jsonb_build_object('email', lead.email, 'phone', lead.phone,
    'subject', lead.subject, 'message', lead.message)
$$;

create function public.merge_leads(action_id uuid, kept uuid, merged uuid[], choices jsonb default '{}',
  is_dry_run boolean default true) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  lead public.leads;
  others public.leads[];
  plan jsonb;
  before jsonb;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null or kept is null or coalesce(cardinality(merged), 0) not between 1 and 20
    or kept = any (merged) or array_position(merged, null) is not null
    or cardinality(merged) <> (select count(distinct m) from unnest(merged) m),
    'merged must be 1 to 20 different leads beside the one that is kept.');
  if exists (select from private.lead_merges m where m.action_id = action_id) then
    perform private.refuse_if(not exists (select from private.lead_merges m
      where m.action_id = action_id and m.kept_id = kept and m.actor = (select auth.uid())),
      'action_id belongs to another action.');
    return jsonb_build_object('action_id', action_id, 'is_done', true, 'plan', null);
  end if;
  if not is_dry_run then
    perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
    perform private.hold_leads(merged || kept);
  end if;
  select l.* into lead from public.leads l where l.id = kept and l.merged_into is null;
  others := array(select l from public.leads l where l.id = any (merged) and l.merged_into is null
    order by l.created_at desc, l.id desc);
  perform private.refuse_if(lead.id is null or cardinality(others) <> cardinality(merged),
    'One of these leads is not there any more.', 'PT404');
  perform private.refuse_merge(lead, others);
  plan := private.plan_merge(lead, others, coalesce(choices, '{}'));
  if not is_dry_run then
    select coalesce(jsonb_object_agg(w, to_jsonb(lead) -> w), '{}') || jsonb_build_object(
        'withdrawn_at', lead.withdrawn_at, 'calls_allowed', lead.calls_allowed)
      into before from jsonb_object_keys(plan -> 'written') w;
    insert into private.lead_merges (action_id, kept_id, actor, before, after, sources, moved)
    select action_id, kept, (select auth.uid()), before, plan -> 'written', plan -> 'sources',
      jsonb_object_agg(l.id, l.merged_into)
    from public.leads l where l.id = any (merged) or l.merged_into = any (merged);
    update public.leads l set merged_into = kept where l.id = any (merged) or l.merged_into = any (merged);
    perform private.write_columns(kept, plan -> 'written');
    perform private.update_consents(kept);
    insert into private.lead_events (action_id, lead_id, actor, kind, detail)
    values (action_id, kept, (select auth.uid()), 'merged', jsonb_build_object('leads', to_jsonb(merged), 'before', before));
    perform private.write_audit('leads.merged', jsonb_build_object('ids', to_jsonb(kept || merged)));
  end if;
  perform private.count_reading(1 + cardinality(merged));
  return jsonb_build_object('action_id', action_id, 'is_done', not is_dry_run,
    'plan', (plan - 'written' - 'sources') || jsonb_build_object('kept', private.lead_for_merge(lead),
      'merged', (select jsonb_agg(private.lead_for_merge(o)) from unnest(others) o)));
end
$$;

create function public.undo_merge(action_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  merge private.lead_merges;
  lead public.leads;
  changed text;
  apart uuid[];
begin
  perform private.require_worker();
  select * into merge from private.lead_merges m where m.action_id = action_id for update;
  perform private.refuse_if(not found, 'There is no such merge.', 'PT404');
  if merge.undone_at is not null then
    return jsonb_build_object('kept', merge.kept_id, 'apart', '[]'::jsonb);
  end if;
  perform private.refuse_if(merge.at < now() - interval '30 days',
    'Only a merge of the last 30 days can be undone.', 'PT410');
  perform private.hold_leads(array[merge.kept_id]);
  select l.* into lead from public.leads l where l.id = merge.kept_id;
  perform private.refuse_if(not found, 'The lead is in the bin: take it back first.', 'PT409');
  perform private.refuse_if(lead.merged_into is not null,
    'This lead was merged into another one since: undo that first.', 'PT409');
  select string_agg(replace(a.key, '_', ' '), ', ' order by a.key) into changed
  from jsonb_each(merge.after) a where to_jsonb(lead) -> a.key is distinct from a.value;
  perform private.refuse_if(changed is not null, format('Changed since, so that nothing was undone: %s.', changed), 'PT409');
  with parted as (
    update public.leads l set merged_into = (merge.moved ->> l.id::text)::uuid
    where l.merged_into = merge.kept_id and merge.moved ? l.id::text returning l.id, l.merged_into)
  select coalesce(array_agg(p.id) filter (where p.merged_into is null), '{}') into apart from parted p;
  perform private.write_columns(lead.id, merge.before - array['withdrawn_at', 'calls_allowed']);
  perform private.update_consents(merge.kept_id);
  update private.lead_merges m set undone_at = now() where m.action_id = action_id;
  insert into private.lead_events (action_id, lead_id, actor, kind, undoes)
  values (gen_random_uuid(), merge.kept_id, (select auth.uid()), 'undone', action_id);
  perform private.write_audit('leads.parted', jsonb_build_object('ids', to_jsonb(merge.kept_id || apart)));
  return jsonb_build_object('kept', merge.kept_id, 'apart', to_jsonb(apart));
end
$$;

create table private.retention_rules (
  kept text primary key,
  for_time interval not null,
  why text not null
);
insert into private.retention_rules (kept, for_time, why) values
  ('leads', '24 months', 'A franchise is decided within two years; after that the enquiry is archived.'),
  ('quarantined leads', '60 days', 'Doubtful enquiries; long enough for the administrator to look.'),
  ('chat clicks', '13 months', 'One season can be compared with the one before.'),
  ('mail attempts', '13 months', 'Proof that a mail went out.'),
  ('test enquiries', '1 hour', 'A test that could not be mailed is removed all the same.'),
  ('abandoned account mails', '7 days', 'Their links are over after an hour; long enough to see why they failed.');

create function public.run_retention() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rules jsonb := (select jsonb_object_agg(kept, for_time) from private.retention_rules);
  expired int;
  doubtful int;
  purged int;
begin
  if not pg_try_advisory_xact_lock(hashtext('yctfc.retention')) then
    return '{}';
  end if;
  expired := private.remove_leads(array(
    select id from public.leads where quarantined_at is null and not is_test and merged_into is null
      and created_at < now() - (rules ->> 'leads')::interval
      and greatest(created_at, private.newest_enquiry(id)) < now() - (rules ->> 'leads')::interval), 'expired');
  doubtful := private.remove_leads(array(
    select id from public.leads where quarantined_at < now() - (rules ->> 'quarantined leads')::interval), 'expired');
  perform private.remove_leads(array(
    select id from public.leads where is_test and created_at < now() - (rules ->> 'test enquiries')::interval), 'tested');
  delete from private.lead_archive where purge_at < now();
  get diagnostics purged = row_count;
  delete from private.chat_clicks where at < now() - (rules ->> 'chat clicks')::interval;
  delete from private.mail_attempts where started_at < now() - (rules ->> 'mail attempts')::interval;
  delete from private.mail_outbox where sent_at < now() - interval '30 days';
  delete from private.exports where at < now() - interval '1 year';
  update private.exports set is_over = true, filter = null, ticket_digest = null
  where not is_over and at < now() - interval '12 hours';
  delete from private.mail_outbox
  where kind = 'account' and abandoned_at < now() - (rules ->> 'abandoned account mails')::interval;
  perform private.unassign_former_members();
  delete from private.bulk_runs where started_at < now() - interval '1 day';
  delete from private.mail_outbox where kind = 'digest' and sent_at is null and created_at < now() - interval '1 day';
  delete from private.digests where day < private.day_in_india(now()) - 30;
  delete from private.invitations where invited_at < now() - interval '30 days';
  delete from private.reads_by_hour where hour < now() - interval '90 days';
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  begin
    delete from auth.sessions where private.is_session_over(created_at, refreshed_at);
  exception when insufficient_privilege or undefined_table then
    null;
  end;
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$$;

create function private.contact_permission(lead jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when lead ->> 'withdrawn_at' is not null then 'Do not contact: the visitor took the enquiry back.'
    when (lead ->> 'calls_allowed')::boolean then 'Email, calls and WhatsApp.'
    when not (lead ->> 'calls_allowed')::boolean
      then 'Email only: the visitor did not allow calls and WhatsApp.'
    else 'Not known: no consent is kept for this enquiry.'
  end
$$;

create function private.history_names(history jsonb, address text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select from jsonb_array_elements(coalesce(history, '[]')) h
    where lower(h -> 'words' ->> 'email') = lower(address) or h -> 'words' ->> 'phone' = address)
$$;

create function private.erase_leads(lead_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  removed int;
  archived int;
begin
  perform private.unmerge_lead(l.id) from public.leads l where l.id = any (lead_ids) or l.merged_into = any (lead_ids);
  update private.lead_archive a set lead = a.lead - 'merged_into', is_in_bin = k.is_in_bin
  from private.lead_archive k where k.id = any (lead_ids) and a.lead ->> 'merged_into' = k.id::text;
  delete from private.lead_merges m
  where m.kept_id = any (lead_ids) or m.moved ?| lead_ids::text[];
  removed := private.remove_leads(lead_ids, 'erased');
  delete from private.lead_archive where id = any (lead_ids);
  get diagnostics archived = row_count;
  if archived > 0 then
    perform private.write_audit('archive.erased', jsonb_build_object('count', archived));
  end if;
  return removed + archived;
end
$$;

create function private.read_address(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address like '%@%' then lower(btrim(address))
    when digits ~ '^(\+|00)910?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
    when digits ~ '^(\+|00)' then regexp_replace(digits, '^(\+|00)', '+')
    when digits ~ '^(0|91|091)?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
    else address
  end
  from regexp_replace(address, '[^0-9+]', '', 'g') digits
$$;

create function private.leads_of(address text) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := private.read_address(address);
begin
  return query
  with own as (
    select l.id, l.merged_into from public.leads l where lower(l.email) = lower(said) or l.phone = said
    union
    select l.id, l.merged_into from public.leads l where l.history <> '[]' and private.history_names(l.history, said)
    union
    select a.id, (a.lead ->> 'merged_into')::uuid from private.lead_archive a
    where lower(a.lead ->> 'email') = lower(said) or a.lead ->> 'phone' = said
      or private.history_names(a.lead -> 'history', said)
  ), kept as (
    select o.id from own o union select o.merged_into from own o where o.merged_into is not null
  )
  select k.id from kept k
  union
  select l.id from public.leads l where l.merged_into in (select k.id from kept k)
  union
  select a.id from private.lead_archive a where a.lead ->> 'merged_into' in (select k.id::text from kept k);
end
$$;

create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  perform private.require_admin();
  found_ids := array(select private.leads_of(address));
  perform private.write_audit('person.exported', jsonb_build_object('ids', to_jsonb(found_ids[1:100])));
  return jsonb_build_object(
    'exported_at', now(),
    'address', address,
    'archived', (
      select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at,
        'contact_permission', private.contact_permission(
          a.lead || jsonb_build_object('calls_allowed', private.consent_state(a.id) #> '{calls,is_granted}')))), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids)),
    'work', (select coalesce(jsonb_agg(jsonb_build_object('lead_id', e.lead_id, 'at', e.at, 'kind', e.kind,
        'change', e.detail -> 'change', 'is_undone', private.is_undone(e.action_id)) order by e.id), '[]')
      from private.lead_events e where e.lead_id = any (found_ids)),
    'exports', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'format', e.format) order by e.at), '[]')
      from private.exports_of(found_ids) e)
  ) || (
    select jsonb_build_object('enquiries', coalesce(jsonb_agg(s.said) filter (where s.merged_into is null), '[]'),
      'merged', coalesce(jsonb_agg(s.said) filter (where s.merged_into is not null), '[]'))
    from (
      select l.merged_into, to_jsonb(l) || jsonb_build_object('contact_permission',
        private.contact_permission(to_jsonb(l))) as said
      from public.leads l where l.id = any (found_ids) order by l.created_at) s);
end
$$;

create function private.related_leads(address text)
returns table (id uuid, name text, email text, phone text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as materialized (select private.leads_of(address) as id),
  contacts as materialized (
    select l.phone, lower(l.email) as email from public.leads l join own o on o.id = l.id
    union select a.lead ->> 'phone', lower(a.lead ->> 'email') from private.lead_archive a join own o on o.id = a.id
  ), found as (
    select l.id, l.name, l.email, l.phone, l.created_at from public.leads l
    where l.phone in (select c.phone from contacts c) or lower(l.email) in (select c.email from contacts c)
    union all
    select k.id, k.lead ->> 'name', k.lead ->> 'email', k.lead ->> 'phone', (k.lead ->> 'created_at')::timestamptz
    from private.lead_archive k
    where k.lead ->> 'phone' in (select c.phone from contacts c)
      or lower(k.lead ->> 'email') in (select c.email from contacts c)
  )
  select f.id, f.name, f.email, f.phone, f.created_at from found f where f.id not in (select o.id from own o)
$$;

create function public.related_leads(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') into answer
  from (select * from private.related_leads(address) l order by l.created_at desc limit 100) r;
  perform private.count_reading(jsonb_array_length(answer));
  return answer;
end
$$;

create function public.erase_person(address text, also uuid[] default '{}') returns int
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.refuse_if(also is null or exists (
    select from unnest(also) a (id) where a.id not in (select r.id from private.related_leads(address) r)),
    'also must hold ids of leads with the same number or address.');
  return private.erase_leads(array(select private.leads_of(address)) || also);
end
$$;

create function private.leads_of_week(since timestamptz, before_moment timestamptz, hours jsonb)
returns table (id uuid, name text, created_at timestamptz, answered_at timestamptz, assigned_to uuid, stage text,
  city text, source text, day date, seconds double precision, outcome text)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  aim int;
  promise interval;
  begins int;
  length int;
  works int[];
  earlier int[];
begin
  perform private.refuse_other_keys(hours, 'hours', array['aim_minutes', 'days', 'from', 'until', 'reply_hours']);
  aim := private.read_number(hours -> 'aim_minutes', 'hours.aim_minutes', 1, 1440) * 60;
  promise := private.read_number(hours -> 'reply_hours', 'hours.reply_hours', 1, 720) * interval '1 hour';
  begins := private.read_number(hours -> 'from', 'hours.from', 0, 23) * 3600;
  length := private.read_number(hours -> 'until', 'hours.until', 1, 24) * 3600 - begins;
  perform private.refuse_if(length <= 0, 'hours.until must be later than hours.from.');
  perform private.refuse_if(jsonb_typeof(hours -> 'days') is distinct from 'array'
    or jsonb_array_length(hours -> 'days') not between 1 and 7
    or exists (select from jsonb_array_elements_text(hours -> 'days') d where d !~ '^[0-6]$'),
    'hours.days must be a list of weekdays from 0, Sunday, to 6.');
  works := array(select (hours -> 'days' @> to_jsonb(d))::int from generate_series(0, 6) d order by d);
  earlier := array(select (select coalesce(sum(w), 0) * length from unnest(works[1:d]) w) from generate_series(0, 7) d order by d);
  return query
  with came as (
    select l.id, l.name, l.created_at, l.answered_at, l.assigned_to, l.stage, l.city, l.source, l.attribution,
      l.withdrawn_at, coalesce(l.answered_at, now()) as until,
      l.answered_at is not null and exists (
        select from private.lead_events e
        where e.lead_id = l.id and e.detail -> 'change' ? 'answered_before' and not private.is_undone(e.action_id)
      ) as is_before,
      date_part('epoch', l.created_at at time zone 'Asia/Kolkata') + 4 * 86400 as a,
      date_part('epoch', coalesce(l.answered_at, now()) at time zone 'Asia/Kolkata') + 4 * 86400 as b
    from private.live_leads l where l.created_at >= since and l.created_at < before_moment
  ), dated as (
    select c.*, floor(c.a / 86400)::int as day_a, floor(c.b / 86400)::int as day_b from came c
  ), counted as (
    select d.*, greatest(0,
      (d.day_b / 7 - d.day_a / 7)::double precision * earlier[8]
      + earlier[d.day_b % 7 + 1] - earlier[d.day_a % 7 + 1]
      + works[d.day_b % 7 + 1] * least(greatest(d.b - d.day_b * 86400::double precision - begins, 0), length)
      - works[d.day_a % 7 + 1] * least(greatest(d.a - d.day_a * 86400::double precision - begins, 0), length)) as worked
    from dated d
  )
  select c.id, c.name, c.created_at, c.answered_at, c.assigned_to, c.stage, c.city,
    coalesce(c.source, c.attribution -> 'last' ->> 'utm_source', c.attribution -> 'first' ->> 'utm_source'),
    (c.created_at at time zone 'Asia/Kolkata')::date, c.worked,
    case
      when c.is_before then 'before'
      when c.answered_at is null and c.withdrawn_at is not null then 'taken-back'
      when c.until > c.created_at + promise then 'broken'
      when c.worked > aim then 'missed'
      when c.answered_at is null then 'waits'
      else 'kept'
    end
  from counted c;
end
$$;

create function private.who_answered(of_lead uuid, assigned uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email from auth.users u where u.id = coalesce((
    select e.actor from private.lead_events e
    where e.lead_id = of_lead and e.kind = 'work' and e.detail -> 'before' ? 'answered_at'
      and not private.is_undone(e.action_id)
    order by e.id limit 1), assigned)
$$;

create function public.desk_week(from_day text, until_day text, hours jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  first_day date;
  last_day date;
  since timestamptz;
  before_moment timestamptz;
  answer jsonb;
begin
  perform private.require_reader();
  first_day := private.read_day(to_jsonb(from_day), 'from_day');
  last_day := private.read_day(to_jsonb(until_day), 'until_day');
  perform private.refuse_if(last_day - first_day not between 0 and 91,
    'until_day must be the same day as from_day, or at most 91 days later.');
  since := private.india_midnight(first_day);
  before_moment := private.india_midnight(last_day + 1);
  with came as materialized (
    select * from private.leads_of_week(since, before_moment, hours)
  ), closed as materialized (
    select l.stage, l.stage_reason, l.city,
      coalesce(l.source, l.attribution -> 'last' ->> 'utm_source', l.attribution -> 'first' ->> 'utm_source') as source
    from private.live_leads l
    where l.stage in ('won', 'lost', 'not-suitable') and l.stage_since >= since and l.stage_since < before_moment
  ), late as (
    select * from came c where c.outcome in ('missed', 'broken')
    order by c.outcome, c.answered_at is not null, c.created_at limit 50
  )
  select jsonb_build_object('from', first_day, 'until', last_day,
    'days', (select jsonb_agg(jsonb_build_object('day', d.day::date, 'enquiries', coalesce(n.leads, 0)) order by d.day)
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
      left join (select c.day, count(*) as leads from came c group by 1) n on n.day = d.day::date),
    'answers', (select jsonb_build_object(
        'enquiries', count(*),
        'answered', count(c.answered_at),
        'kept', count(*) filter (where c.outcome = 'kept'),
        'missed', count(*) filter (where c.outcome = 'missed'),
        'broken', count(*) filter (where c.outcome = 'broken'),
        'waits', count(*) filter (where c.outcome = 'waits'),
        'taken_back', count(*) filter (where c.outcome = 'taken-back'),
        'median_seconds', percentile_cont(0.5) within group (order by c.seconds)
          filter (where c.answered_at is not null and c.outcome <> 'before'),
        'p90_seconds', percentile_cont(0.9) within group (order by c.seconds)
          filter (where c.answered_at is not null and c.outcome <> 'before'))
      from came c),
    'late', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'created_at', t.created_at,
        'answered_at', t.answered_at, 'seconds', t.seconds, 'is_broken', t.outcome = 'broken',
        'who', private.shown_name(private.who_answered(t.id, t.assigned_to)))
        order by t.outcome, t.answered_at is not null, t.created_at), '[]') from late t),
    'stages', (select jsonb_object_agg(s.stage, coalesce(n.leads, 0))
      from unnest(private.stages()) s (stage)
      left join (select c.stage, count(*) as leads from came c group by 1) n using (stage)),
    'sources', (select coalesce(jsonb_agg(to_jsonb(g) order by g.enquiries desc, g.won desc, lower(g.name)), '[]') from (
      select min(b.name) as name, sum(b.came) as enquiries, sum(b.won) as won from (
        select c.source as name, 1 as came, 0 as won from came c
        union all select k.source, 0, 1 from closed k where k.stage = 'won') b
      group by lower(b.name) order by 2 desc, 3 desc, lower(min(b.name)) limit 12) g),
    'cities', (select coalesce(jsonb_agg(to_jsonb(g) order by g.enquiries desc, g.won desc, lower(g.name)), '[]') from (
      select min(b.name) as name, sum(b.came) as enquiries, sum(b.won) as won from (
        select c.city as name, 1 as came, 0 as won from came c
        union all select k.city, 0, 1 from closed k where k.stage = 'won') b
      group by lower(b.name) order by 2 desc, 3 desc, lower(min(b.name)) limit 12) g),
    'closed', (select coalesce(jsonb_agg(to_jsonb(g) order by g.leads desc, g.stage, g.reason), '[]') from (
      select k.stage, min(k.stage_reason) as reason, count(*) as leads from closed k
      group by k.stage, lower(k.stage_reason) order by 3 desc, 1, 2 limit 20) g))
  into answer;
  perform private.count_reading(jsonb_array_length(answer -> 'late'));
  return answer;
end
$$;

create function public.desk_campaigns(from_day text, until_day text) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  first_day date;
  last_day date;
begin
  perform private.require_admin();
  first_day := private.read_day(to_jsonb(from_day), 'from_day');
  last_day := private.read_day(to_jsonb(until_day), 'until_day');
  perform private.refuse_if(last_day - first_day not between 0 and 365,
    'until_day must be the same day as from_day, or at most 365 days later.');
  return (
    with came as (
      select l.source, l.stage, case
          when l.attribution -> 'last' ?| array['utm_source', 'utm_campaign'] then l.attribution -> 'last'
          else l.attribution -> 'first'
        end as arrival
      from private.live_leads l
      where l.created_at >= private.india_midnight(first_day) and l.created_at < private.india_midnight(last_day + 1)
    ), named as (
      select nullif(btrim(coalesce(c.source, c.arrival ->> 'utm_source')), '') as source,
        nullif(btrim(c.arrival ->> 'utm_campaign'), '') as campaign,
        c.stage in ('qualified', 'site-visit', 'negotiating', 'won') as is_qualified, c.stage = 'won' as is_won
      from came c
    ), counted as (
      select min(n.source) as source, min(n.campaign) as campaign, count(*) as enquiries,
        count(*) filter (where n.is_qualified) as qualified, count(*) filter (where n.is_won) as won
      from named n group by lower(n.source), lower(n.campaign)
    ), ranked as (
      select c.*, row_number() over (
        order by c.enquiries desc, c.won desc, lower(c.source), lower(c.campaign)) as place
      from counted c
    )
    select jsonb_build_object('from', first_day, 'until', last_day,
      'enquiries', coalesce(sum(r.enquiries), 0),
      'qualified', coalesce(sum(r.qualified), 0),
      'won', coalesce(sum(r.won), 0),
      'campaign_count', count(*),
      'campaigns', coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place) filter (where r.place <= 100), '[]'))
    from ranked r
  );
end
$$;

create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_digest bytea not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz
);

create function public.calendar_feed() returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.require_reader();
  select jsonb_build_object('made_at', f.made_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = (select auth.uid())
$$;

create function public.renew_calendar_feed() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  perform private.require_reader();
  insert into private.calendar_feeds as f (user_id, token_digest)
  values ((select auth.uid()), sha256(convert_to(token, 'UTF8')))
  on conflict (user_id) do update
    set token_digest = excluded.token_digest, made_at = now(), read_at = null;
  perform private.write_audit('calendar.renewed', '{}');
  return token;
end
$$;

create function public.remove_calendar_feed() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  delete from private.calendar_feeds f where f.user_id = (select auth.uid());
  if found then
    perform private.write_audit('calendar.removed', '{}');
  end if;
  return found;
end
$$;

create function private.desk_role_of(account uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  asked_by constant text := current_setting('request.jwt.claims', true);
  session uuid := (
    select s.id from auth.sessions s
    where s.user_id = account and (s.not_after is null or s.not_after > now())
    order by s.created_at desc nulls last limit 1);
  role text;
begin
  if session is null then
    return null;
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', account, 'session_id', session, 'role', 'authenticated', 'aal', 'aal2')::text, true);
  role := private.desk_role();
  perform set_config('request.jwt.claims', coalesce(asked_by, ''), true);
  return case when role in ('owner', 'caller', 'viewer') then role end;
end
$$;

create function public.calendar_entries(token text) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  feed private.calendar_feeds;
begin
  select f.* into feed from private.calendar_feeds f
  where f.token_digest = sha256(convert_to(token, 'UTF8'));
  if not found or private.desk_role_of(feed.user_id) is null or exists (
    select from auth.mfa_factors m
    where m.user_id = feed.user_id and m.status = 'verified' and m.created_at > feed.made_at
  ) then
    return null;
  end if;
  update private.calendar_feeds f set read_at = now()
  where f.user_id = feed.user_id and (f.read_at is null or f.read_at < now() - interval '10 minutes');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'due_at', n.due_at,
      'due_what', n.due_what, 'changed_at', coalesce(
        (select e.at from private.lead_events e where e.lead_id = n.id order by e.id desc limit 1),
        n.created_at)) order by n.due_at, n.id), '[]')
    from (
      select l.* from private.live_leads l
      where l.due_at < now() + interval '60 days' and l.withdrawn_at is null
      order by l.due_at desc, l.id limit 1000) n);
end
$$;

create table private.push_key (
  only_one boolean primary key default true check (only_one),
  key text not null check (length(key) between 80 and 100)
);

create table private.push_subscriptions (
  id bigint generated always as identity primary key,
  account uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  failures int not null default 0
);
create index push_subscriptions_account_idx on private.push_subscriptions (account);

create table private.push_outbox (
  id bigint generated always as identity primary key,
  subscription bigint not null references private.push_subscriptions (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  constraint push_outbox_once unique nulls not distinct (subscription, lead_id)
);
create index push_outbox_due_at_idx on private.push_outbox (due_at);
create index push_outbox_lead_id_idx on private.push_outbox (lead_id);

create function private.announce_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or (coalesce(current_setting('yctfc.arrival', true), '') = ''
    and new.created_at > now() - interval '1 hour') then
    insert into private.push_outbox (subscription, lead_id)
    select s.id, new.id from private.push_subscriptions s
    on conflict on constraint push_outbox_once do nothing;
  end if;
  return null;
end
$$;
create trigger leads_are_announced after insert on public.leads
  for each row when (new.quarantined_at is null and not new.is_test) execute function private.announce_lead();
create trigger released_leads_are_announced after update of quarantined_at on public.leads
  for each row when (old.quarantined_at is not null and new.quarantined_at is null and not new.is_test)
  execute function private.announce_lead();

create function public.offer_push_key(key text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.push_key k where k.key = offer_push_key.key) then
    return;
  end if;
  delete from private.push_subscriptions;
  insert into private.push_key as k (key) values (offer_push_key.key)
  on conflict on constraint push_key_pkey do update set key = excluded.key;
end
$$;

create function public.push_key() returns text
language sql stable security definer set search_path = ''
as $$
  select private.require_reader();
  select k.key from private.push_key k
$$;

create function public.save_push_subscription(endpoint text, p256dh text, auth text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  perform private.refuse_if(endpoint is null or endpoint !~ '^https://[^\s@/]+/' or length(endpoint) > 1000,
    'endpoint must be an https address of at most 1000 characters.');
  perform private.refuse_if(p256dh is null or p256dh !~ '^[A-Za-z0-9_-]{87}$',
    'p256dh must be 65 bytes in base64url.');
  perform private.refuse_if(auth is null or auth !~ '^[A-Za-z0-9_-]{22}$', 'auth must be 16 bytes in base64url.');
  if not exists (
    select from private.push_subscriptions s
    where s.endpoint = save_push_subscription.endpoint and s.account = (select auth.uid())
  ) then
    perform private.write_audit('push.device_added', '{}');
  end if;
  insert into private.push_subscriptions as s (account, endpoint, p256dh, auth)
  values ((select auth.uid()), endpoint, p256dh, auth)
  on conflict on constraint push_subscriptions_endpoint_key
    do update set account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth, failures = 0;
  delete from private.push_subscriptions s where s.account = (select auth.uid()) and s.id not in (
    select n.id from private.push_subscriptions n where n.account = (select auth.uid())
    order by n.created_at desc, n.id desc limit 10);
end
$$;

create function public.delete_push_subscription(endpoint text) returns boolean
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from private.push_subscriptions s
    where s.endpoint = delete_push_subscription.endpoint and s.account = (select auth.uid()) returning s.id)
  select exists (select from deleted)
$$;

create function public.send_test_push(endpoint text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mine constant bigint := (select s.id from private.push_subscriptions s
    where s.endpoint = send_test_push.endpoint and s.account = (select auth.uid()));
begin
  perform private.require_reader();
  perform private.refuse_if(mine is null, 'This browser gets no messages. Switch them on again.', 'PT404');
  insert into private.push_outbox (subscription) values (mine) on conflict on constraint push_outbox_once do nothing;
end
$$;

create function public.claim_push(batch int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  delete from private.push_outbox o where o.created_at < now() - interval '1 hour';
  delete from private.push_outbox o using private.push_subscriptions s
  where s.id = o.subscription and s.account in (
    select w.account from (
      select distinct t.account from private.push_outbox q join private.push_subscriptions t on t.id = q.subscription
    ) w where private.desk_role_of(w.account) is null);
  with due as (
    select o.id from private.push_outbox o where o.due_at <= now()
    order by o.due_at limit least(greatest(batch, 1), 100) for update skip locked
  ), taken as (
    update private.push_outbox o
    set attempts = o.attempts + 1, due_at = now() + make_interval(secs => 30 * 2 ^ least(o.attempts, 6))
    from due where o.id = due.id returning o.*
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
    'lead_id', t.lead_id, 'subject', l.subject, 'city', l.city))
  into claimed
  from taken t join private.push_subscriptions s on s.id = t.subscription
    left join public.leads l on l.id = t.lead_id;
  return coalesce(claimed, '[]');
end
$$;

create function public.settle_push(message_id bigint, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  addressed bigint := (select o.subscription from private.push_outbox o where o.id = message_id);
begin
  if outcome = 'sent' then
    delete from private.push_outbox o where o.id = message_id;
    update private.push_subscriptions s set failures = 0 where s.id = addressed and s.failures > 0;
  elsif outcome = 'gone' then
    delete from private.push_subscriptions s where s.id = addressed;
  elsif outcome = 'failed' then
    update private.push_subscriptions s set failures = s.failures + 1 where s.id = addressed;
    delete from private.push_subscriptions s where s.id = addressed and s.failures >= 50;
  else
    perform private.refuse_value('outcome must be sent, gone or failed.');
  end if;
end
$$;

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

create function private.daytime_hours(moment timestamptz) returns double precision
language sql immutable set search_path = ''
as $$
  select (l.at::date - date '2026-01-01') * 14.0
    + least(greatest(extract(epoch from l.at::time) / 3600.0 - 8, 0), 14)::double precision
  from (select moment at time zone 'Asia/Kolkata' as at) l
$$;

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

create function public.missing_heartbeats() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('place', coalesce(place, home), 'length', length,
    'reported_at', reported_at) order by reported_at), '[]')
  from private.spool_reports
  where reported_at < now() - interval '3 minutes' and (length > 0 or reported_at > now() - interval '1 day')
$$;

create table private.planned_publishings (
  id uuid primary key,
  at timestamptz not null,
  commit text not null check (commit ~ '^[0-9a-f]{40,64}$'),
  account uuid not null,
  claimed_until timestamptz
);
create index planned_publishings_account_idx on private.planned_publishings (account);

create table private.draft_tickets (
  digest bytea primary key,
  account uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  aal text,
  made_at timestamptz not null default now()
);
create index draft_tickets_account_idx on private.draft_tickets (account);

create function public.desk_content_right() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_editor();
  select jsonb_build_object('role', private.desk_role())
$$;

create function private.content_role_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case p.role when 'admin' then 'owner' else p.role end
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = account and p.role in ('admin', 'editor') and u.email_confirmed_at is not null
$$;

create function private.plan_publishing(planned uuid, at timestamptz, commit text, account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.content_role_of(account) is null then
    return false;
  end if;
  insert into private.planned_publishings as p (id, at, commit, account)
  values (planned, plan_publishing.at, plan_publishing.commit, plan_publishing.account)
  on conflict do nothing;
  if found then
    insert into private.audit_log (actor, action, detail) values (account, 'content.scheduled',
      jsonb_build_object('planned', planned, 'commit', commit, 'at', plan_publishing.at));
  end if;
  return true;
end
$$;

create function private.cancel_publishing(planned uuid, reason text, actor uuid) returns void
language sql security definer set search_path = ''
as $$
  with cancelled as (delete from private.planned_publishings p where p.id = planned returning p.*)
  insert into private.audit_log (actor, action, detail)
  select cancel_publishing.actor, 'content.unscheduled', jsonb_build_object(
    'planned', c.id, 'commit', c.commit, 'at', c.at, 'account', c.account, 'reason', reason)
  from cancelled c
$$;

create function private.claim_publishing(planned uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  select p.account into account from private.planned_publishings p
  where p.id = planned and (p.claimed_until is null or p.claimed_until < now())
  for update skip locked;
  if account is null then
    return false;
  elsif private.content_role_of(account) is null then
    perform private.cancel_publishing(planned, 'the account may not publish', null);
    return false;
  end if;
  update private.planned_publishings p set claimed_until = now() + interval '15 minutes' where p.id = planned;
  return true;
end
$$;

create function private.cancel_publishings_of_leaver() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub';
begin
  perform private.cancel_publishing(p.id, 'the account may not publish', actor)
  from private.planned_publishings p where p.account = old.user_id;
  return null;
end
$$;
create trigger profiles_role_cancels_publishings after update of role on public.profiles for each row
  when (old.role in ('admin', 'editor') and new.role not in ('admin', 'editor'))
  execute function private.cancel_publishings_of_leaver();
create trigger profiles_end_cancels_publishings after delete on public.profiles for each row
  execute function private.cancel_publishings_of_leaver();

do $$
declare
  desk constant text[] := '{
    add_lead, audit_entries, begin_export, begin_test_enquiry, bin_leads, bulk_work, calendar_feed,
    change_member_role, chat_clicks, decide_correction, delete_desk_view, delete_push_subscription, desk_bin,
    desk_campaigns, desk_content_right, desk_counts, desk_export, desk_facets, desk_found, desk_lead, desk_leads,
    desk_team, desk_views, desk_week, end_export, erase_person, export_person, export_progress, export_size,
    find_known, import_leads, invite_member, lead_health, lead_ledger, merge_leads, missing_heartbeats, push_key,
    record_desk_use, related_leads, release_lead, remove_calendar_feed, remove_member, renew_calendar_feed,
    restore_leads, retry_mail, revoke_invitation, save_desk_view, save_push_subscription, send_test_push,
    server_warnings, set_assignment, team_settings, test_enquiry_state, undo_add, undo_bulk, undo_import,
    undo_merge, undo_work, unusual_reading, work_lead}';
  server constant text[] := '{
    accept_proof, assess_enquiry, calendar_entries, change_consent, claim_mail, claim_push, correct_enquiry,
    count_request, erase_enquiry, offer_push_key, open_digest, queue_digest, read_receipt, record_chat_click,
    report_server, report_server_warning, run_retention, settle_mail, settle_push, sign_off_server, submit_enquiry}';
  name text;
begin
  foreach name in array desk || server || 'before_user_created'::text loop
    execute format('revoke all on function public.%I from public, anon, authenticated, service_role', name);
  end loop;
  foreach name in array desk || server loop
    execute format('grant execute on function public.%I to %I', name,
      case when name = any (server) then 'service_role' else 'authenticated' end);
  end loop;
  for name in select c.relname from pg_class c
    where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and not c.relrowsecurity loop
    execute format('alter table private.%I enable row level security', name);
  end loop;
end
$$;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.has_session, private.is_admin to authenticated;

reset check_function_bodies;
