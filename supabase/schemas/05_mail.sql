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
    kind in ('account', 'team', 'acknowledgement', 'correction', 'held_correction', 'withdrawal', 'digest')),
  -- In quarantine, or never sent for the reason in held_for.
  is_held boolean not null default false,
  held_for text,
  -- When the mail became due, where that is later than it was written.
  waiting_since timestamptz
);
create index mail_outbox_due_idx on private.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_sent_idx on private.mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_lead_id_idx on private.mail_outbox (lead_id);

-- An attempt without an end was broken off by a kill.
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

-- The day is the key, so that one process queues the mail and the others find the day taken.
create table private.digests (
  day date primary key,
  mail_id uuid,
  lead_ids uuid[] not null default '{}',
  made_at timestamptz not null default now()
);

-- Leases mails for two minutes: a worker that dies leaves them due again.
create function public.claim_mail(batch int default 10)
returns table (
  id uuid, recipient text, reply_to text, subject text,
  body_text text, body_html text, attempts int, kind text
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
  select c.id, c.recipient, c.reply_to, c.subject, c.body_text, c.body_html, c.attempts, c.kind from claimed c
$$;

-- Retries after 15 s, 30 s … one hour, with jitter. Lease and attempts repeat contract/limits.ts.
create function public.settle_mail(mail_id uuid, fault text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_attempts constant int := 20;
begin
  update private.mail_outbox m set
    sent_at = case when settle_mail.fault is null then now() end,
    reply_to = case when settle_mail.fault is null then null else m.reply_to end,
    body_text = case when settle_mail.fault is null then null else m.body_text end,
    body_html = case when settle_mail.fault is null then null else m.body_html end,
    last_error = left(settle_mail.fault, 500),
    -- The administrator can ask for as many attempts again.
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

create function private.queue_notice(recipient text, subject text, paragraphs text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.mail_outbox (recipient, subject, body_text, body_html)
  select queue_notice.recipient, queue_notice.subject, array_to_string(paragraphs, E'\n\n') || E'\n',
    string_agg('<p>' || case when p like 'http%' then format('<a href="%1$s">%1$s</a>', p)
      else replace(replace(p, '&', '&amp;'), '<', '&lt;') end || '</p>', '')
  from unnest(paragraphs) p
$$;

-- mails: [{recipient, reply_to, subject, body_text, body_html}]; nobody waits for them until they are due.
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

-- on_days: 0 is Sunday. Due until the end of the day, so that a server that was down catches up.
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
      'waits_since', coalesce(l.waits_since, l.created_at), 'due_at', l.due_at) order by i.at), '[]')
    from unnest(private.find_leads(f.asked, null, null, 20)) with ordinality as i (id, at)
    join public.leads l on l.id = i.id))
  from (select private.read_list_filter(jsonb_build_object('list', list)) as asked) f
$$;

-- Null while it is not time, and once this day has had it.
create function public.open_digest(at_hour int, on_days int[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('day', today, 'now', now(), 'unanswered', private.digest_list('unanswered'),
    'overdue', private.digest_list('overdue'), 'due_today', private.digest_list('due-today'))
  from private.day_in_india(now()) today
  where private.is_digest_due(now(), at_hour, on_days)
    and not exists (select from private.digests d where d.day = today)
$$;

-- False when another process was first or the day is over. mail: null where there is nothing to say.
create function public.queue_digest(of_day date, mail jsonb default null, lead_ids uuid[] default '{}')
returns boolean
language sql security definer set search_path = ''
as $$
  with begun as (
    insert into private.digests (day, lead_ids, mail_id)
    select of_day, coalesce(lead_ids, '{}'), case when mail is not null then gen_random_uuid() end
    where of_day = private.day_in_india(now())
    on conflict do nothing returning mail_id
  ), queued as (
    insert into private.mail_outbox (id, kind, recipient, subject, body_text, body_html)
    select b.mail_id, 'digest', mail ->> 'recipient', mail ->> 'subject', mail ->> 'body_text', mail ->> 'body_html'
    from begun b where b.mail_id is not null
    returning id
  )
  select exists (select from queued)
$$;

-- An unsent digest goes with any lead that it names. One that was never tried is written again without it.
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

