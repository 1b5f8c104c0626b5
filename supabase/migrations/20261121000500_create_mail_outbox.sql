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
  abandoned_at timestamptz
);
create index mail_outbox_due_idx on private.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_sent_idx on private.mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_lead_id_idx on private.mail_outbox (lead_id);
alter table private.mail_outbox enable row level security;
revoke all on private.mail_outbox from public, anon, authenticated, service_role;

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
    where d.sent_at is null and d.abandoned_at is null and d.next_attempt_at <= now()
    order by d.next_attempt_at
    limit batch
    for update skip locked
  )
  update private.mail_outbox m
  set attempts = m.attempts + 1, next_attempt_at = now() + interval '2 minutes'
  from due
  where m.id = due.id
  returning m.id, m.recipient, m.reply_to, m.subject, m.body_text, m.body_html, m.attempts
$$;

-- Records the outcome of one attempt: no fault means sent; else the next try waits 15 s, 30 s, 60 s …
-- up to one hour, with jitter, and after 20 tries (more than half a day) the mail is abandoned.
-- Sent mails are forgotten after 30 days.
create function public.settle_mail(mail_id uuid, fault text default null) returns void
language sql security definer set search_path = ''
as $$
  update private.mail_outbox set
    sent_at = case when fault is null then now() end,
    reply_to = case when fault is null then null else reply_to end,
    body_text = case when fault is null then null else body_text end,
    body_html = case when fault is null then null else body_html end,
    last_error = left(fault, 500),
    abandoned_at = case when fault is not null and attempts >= 20 then now() end,
    next_attempt_at = now()
      + least(interval '15 seconds' * power(2, least(attempts - 1, 10)), interval '1 hour')
      * (0.5 + random())
  where id = mail_id and sent_at is null;

  delete from private.mail_outbox where sent_at < now() - interval '30 days'
$$;

revoke all on function public.claim_mail(int) from public, anon, authenticated;
revoke all on function public.settle_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_mail(int) to service_role;
grant execute on function public.settle_mail(uuid, text) to service_role;
