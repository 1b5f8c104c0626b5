alter table private.mail_outbox
  add column kind text not null default 'account'
    check (kind in ('account', 'team', 'acknowledgement', 'correction', 'withdrawal')),
  -- Held mails belong to a lead in quarantine.
  add column is_held boolean not null default false;
update private.mail_outbox set kind = 'team' where lead_id is not null;

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

create or replace function public.claim_mail(batch int default 10)
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

-- A test enquiry that the administrator sent: see begin_test_enquiry.
create table private.test_enquiries (
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default now(),
  stored_at timestamptz,
  mailed_at timestamptz,
  removed_at timestamptz,
  fault text
);
alter table private.test_enquiries enable row level security;
revoke all on private.test_enquiries from public, anon, authenticated, service_role;

create function private.finish_test_enquiry(of_mail uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tested uuid := (
    select l.id from private.mail_outbox m join public.leads l on l.id = m.lead_id
    where m.id = of_mail and l.is_test
  );
begin
  if tested is null then
    return;
  end if;
  update private.test_enquiries t set fault = (
    select m.last_error from private.mail_outbox m where m.id = of_mail
  ) where t.id = tested;
  if exists (select from private.mail_outbox m where m.lead_id = tested and m.sent_at is null) then
    return;
  end if;
  perform set_config('yctfc.removal', 'tested', true);
  delete from public.leads l where l.id = tested;
  perform set_config('yctfc.removal', '', true);
  update private.test_enquiries t set mailed_at = now(), removed_at = now() where t.id = tested;
end
$$;
revoke all on function private.finish_test_enquiry(uuid) from public;

create or replace function public.settle_mail(mail_id uuid, fault text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.mail_outbox m set
    sent_at = case when settle_mail.fault is null then now() end,
    reply_to = case when settle_mail.fault is null then null else m.reply_to end,
    body_text = case when settle_mail.fault is null then null else m.body_text end,
    body_html = case when settle_mail.fault is null then null else m.body_html end,
    last_error = left(settle_mail.fault, 500),
    -- Twenty tries in a row; the administrator can ask for twenty more.
    abandoned_at = case when settle_mail.fault is not null and m.attempts % 20 = 0 then now() end,
    next_attempt_at = now()
      + least(interval '15 seconds' * power(2, least((m.attempts - 1) % 20, 10)), interval '1 hour')
      * (0.5 + random())
  where m.id = settle_mail.mail_id and m.sent_at is null;
  update private.mail_attempts a set ended_at = now(), fault = left(settle_mail.fault, 500)
  where a.mail_id = settle_mail.mail_id and a.ended_at is null
    and a.attempt = (select m.attempts from private.mail_outbox m where m.id = settle_mail.mail_id);
  perform private.finish_test_enquiry(settle_mail.mail_id);
end
$$;
