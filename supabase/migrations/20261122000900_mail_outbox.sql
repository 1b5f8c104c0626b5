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
  kind text not null default 'account'
    check (kind in ('account', 'team', 'acknowledgement', 'correction', 'withdrawal')),
  -- Held mails belong to a lead in quarantine.
  is_held boolean not null default false
);
create index mail_outbox_due_idx on private.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_sent_idx on private.mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_lead_id_idx on private.mail_outbox (lead_id);
alter table private.mail_outbox enable row level security;
revoke all on private.mail_outbox from public, anon, authenticated, service_role;

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
revoke all on private.mail_attempts from public, anon, authenticated, service_role;

-- Takes up to `batch` due mails on lease: a worker that dies leaves them due again after two minutes.
create function public.claim_mail(batch int default 10)
returns table (
  id uuid, recipient text, reply_to text, subject text,
  body_text text, body_html text, attempts int
)
language sql security definer set search_path = ''
as $$
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
  select c.id, c.recipient, c.reply_to, c.subject, c.body_text, c.body_html, c.attempts from claimed c
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

revoke all on function public.claim_mail(int) from public, anon, authenticated;
revoke all on function public.settle_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_mail(int) to service_role;
grant execute on function public.settle_mail(uuid, text) to service_role;

-- "Send again" for a mail that was given up or waits.
create function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.mail_outbox m set abandoned_at = null, next_attempt_at = now()
  where m.id = mail_id and m.sent_at is null and not m.is_held;
  if found then
    perform private.write_audit('mail.retried', jsonb_build_object('id', mail_id));
  end if;
  return found;
end
$$;

-- Every attempt to mail about one lead, oldest first, and where its consents stand.
create function public.lead_ledger(of_lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'consents', private.consent_state(of_lead),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind,
        'created_at', m.created_at, 'sent_at', m.sent_at, 'abandoned_at', m.abandoned_at,
        'is_held', m.is_held, 'next_attempt_at', m.next_attempt_at) order by m.created_at), '[]')
      from private.mail_outbox m where m.lead_id = of_lead),
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', a.mail_id, 'kind', a.kind,
        'attempt', a.attempt, 'started_at', a.started_at, 'ended_at', a.ended_at,
        'fault', a.fault) order by a.started_at), '[]')
      from private.mail_attempts a where a.lead_id = of_lead)
  );
end
$$;

revoke all on function public.retry_mail(uuid) from public, anon, authenticated, service_role;
revoke all on function public.lead_ledger(uuid) from public, anon, authenticated, service_role;
grant execute on function public.retry_mail(uuid) to authenticated;
grant execute on function public.lead_ledger(uuid) to authenticated;
