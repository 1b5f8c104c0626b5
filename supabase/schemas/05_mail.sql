-- Mail waits here in the same transaction as its cause, so that neither exists without the other.
create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- Who clears the leads clears the mails about them: they hold the same personal data.
  lead_id uuid references public.leads (id) on delete cascade,
  recipient text not null check (recipient !~ '[\r\n]'),
  reply_to text check (reply_to !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  -- Emptied once sent: a body may hold a sign-in link or a visitor's words.
  body_text text,
  body_html text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  abandoned_at timestamptz,
  kind text not null default 'account' check (
    kind in ('account', 'team', 'acknowledgement', 'correction', 'held_correction', 'withdrawal') or kind = 'digest'),
  -- Held mails belong to a lead in quarantine, or are never sent for the reason in held_for, such as an
  -- acknowledgement that would be one too many for its mailbox (acknowledgement-limits.ts counts).
  is_held boolean not null default false,
  held_for text,
  -- Since when a mail could have gone out, where that is later than it was written: it was held in
  -- quarantine, or given up and asked for again.
  waiting_since timestamptz
);
comment on column private.mail_outbox.held_for is
  'Why this mail is never sent, in words for the administrator.';
create index mail_outbox_due_idx on private.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_sent_idx on private.mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_lead_id_idx on private.mail_outbox (lead_id);
alter table private.mail_outbox enable row level security;

-- One row for each attempt; one that never ended was broken off by a kill. Says nothing personal.
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
alter table private.mail_attempts enable row level security;

-- What waits at the desk, mailed to the team each morning. The day is the key: whichever process is first queues
-- the mail and the day in one transaction, and the others find the day taken.
create table private.digests (
  -- In India.
  day date primary key,
  -- Null: nothing waited.
  mail_id uuid,
  -- Whom the mail names: whoever goes takes an unsent mail along.
  lead_ids uuid[] not null default '{}',
  made_at timestamptz not null default now()
);
alter table private.digests enable row level security;

-- Takes up to `batch` due mails on lease: a worker that dies leaves them due again after two minutes. kind: without a mail server the link of an account's mail is printed, and nothing of an enquiry's.
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
  -- "materialized" makes the limit hold: the planner may otherwise run the search once per row.
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

-- Records the outcome of one attempt: no fault means sent; else the next try waits 15 s, 30 s, 60 s …
-- up to one hour, with jitter, and after the last attempt (more than half a day) the mail is abandoned.
-- Lease and attempts repeat contract/limits.ts; supabase/tests/repeated-facts.database.test.ts compares them.
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
    -- So many in a row; the administrator can ask for as many more.
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

-- "Send again" for a mail that was given up or waits.
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

-- Every attempt to mail about one lead, oldest first, and where its consents stand.
create function public.lead_ledger(of_lead uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  perform private.count_reading(1);
  return jsonb_build_object(
    'consents', private.consent_state(of_lead),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind,
        'created_at', m.created_at, 'sent_at', m.sent_at, 'abandoned_at', m.abandoned_at,
        'is_held', m.is_held, 'held_for', m.held_for,
        'next_attempt_at', m.next_attempt_at) order by m.created_at), '[]')
      from private.mail_outbox m where m.lead_id = of_lead
        or m.lead_id in (select l.id from public.leads l where l.merged_into = of_lead)),
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', a.mail_id, 'kind', a.kind,
        'attempt', a.attempt, 'started_at', a.started_at, 'ended_at', a.ended_at,
        'fault', a.fault) order by a.started_at), '[]')
      from private.mail_attempts a where a.lead_id = of_lead
        or a.lead_id in (select l.id from public.leads l where l.merged_into = of_lead))
  );
end
$$;

-- on_days: 0 is Sunday. From that hour on until the end of the day in India, so that a server that was down then
-- makes up for it.
create function private.is_digest_due(moment timestamptz, at_hour int, on_days int[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(extract(hour from moment at time zone 'Asia/Kolkata') >= at_hour
    and extract(dow from moment at time zone 'Asia/Kolkata')::int = any (on_days), false)
$$;

-- How many leads there are, and those of `ids` in their order, as the mail writes them.
create function private.digest_list(in_all bigint, ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('count', in_all, 'leads', coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'name', l.name, 'subject', l.subject, 'city', l.city, 'created_at', l.created_at,
    'due_at', l.due_at) order by i.at), '[]'))
  from unnest(ids) with ordinality as i (id, at) join public.leads l on l.id = i.id
$$;

-- What today's digest says; null while it is not time, and once this day has had it. The counts are those of
-- desk_counts.
create function public.open_digest(at_hour int, on_days int[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  most constant int := 20;
  today date := private.day_in_india(now());
  midnight timestamptz := private.india_midnight(today);
begin
  if not private.is_digest_due(now(), at_hour, on_days)
    or exists (select from private.digests d where d.day = today) then
    return null;
  end if;
  return jsonb_build_object('day', today, 'now', now(),
    'unanswered', private.digest_list(
      (select count(*) from private.live_leads l where l.answered_at is null and l.withdrawn_at is null),
      array(select l.id from private.live_leads l where l.answered_at is null and l.withdrawn_at is null
        order by l.created_at, l.id limit most)),
    'overdue', private.digest_list(
      (select count(*) from private.live_leads l where l.due_at < midnight),
      array(select l.id from private.live_leads l where l.due_at < midnight
        order by l.due_at, l.id limit most)),
    'due_today', private.digest_list(
      (select count(*) from private.live_leads l
        where l.due_at >= midnight and l.due_at < midnight + interval '1 day'),
      array(select l.id from private.live_leads l
        where l.due_at >= midnight and l.due_at < midnight + interval '1 day'
        order by l.due_at, l.id limit most)));
end
$$;

-- Queues the digest of `of_day`, unless another process was first or the day is over.
-- mail: null where nothing waits; the day is done all the same
-- Answers whether a mail was queued.
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

-- A mail that has not gone out goes with anybody whom it names, since it holds the same personal data. One that
-- was never tried is written anew without them.
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

-- A digest that could not be sent for a day is out of date.
create function private.forget_digests() returns void
language sql security definer set search_path = ''
as $$
  delete from private.mail_outbox m
  where m.kind = 'digest' and m.sent_at is null and m.created_at < now() - interval '1 day';
  delete from private.digests d where d.day < private.day_in_india(now()) - 30
$$;

revoke all on function public.claim_mail, public.settle_mail, public.retry_mail, public.lead_ledger,
  public.open_digest, public.queue_digest from public, anon, authenticated, service_role;
grant execute on function public.retry_mail, public.lead_ledger to authenticated;
grant execute on function public.claim_mail, public.settle_mail, public.open_digest, public.queue_digest
  to service_role;
