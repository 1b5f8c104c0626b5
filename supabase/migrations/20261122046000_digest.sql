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
revoke all on private.digests from public, anon, authenticated, service_role;

-- The kinds of before and one more, whatever they are by now.
do $$
declare
  known text := (
    select substring(pg_get_constraintdef(c.oid) from '^CHECK (.*)$') from pg_constraint c
    where c.conrelid = 'private.mail_outbox'::regclass and c.conname = 'mail_outbox_kind_check');
begin
  alter table private.mail_outbox drop constraint mail_outbox_kind_check;
  execute format('alter table private.mail_outbox add constraint mail_outbox_kind_check check (%s or kind = %L)',
    known, 'digest');
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
revoke all on function private.is_digest_due(timestamptz, int, int[]) from public, anon, authenticated, service_role;

-- How many leads there are, and those of `ids` in their order, as the mail writes them.
create function private.digest_list(in_all bigint, ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('count', in_all, 'leads', coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'name', l.name, 'subject', l.subject, 'city', l.city, 'created_at', l.created_at,
    'due_at', l.due_at) order by i.at), '[]'))
  from unnest(ids) with ordinality as i (id, at) join public.leads l on l.id = i.id
$$;
revoke all on function private.digest_list(bigint, uuid[]) from public, anon, authenticated, service_role;

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
      (select coalesce(sum(c.leads), 0) from private.lead_counts c where c.is_unanswered),
      array(select l.id from public.leads l
        where l.answered_at is null and l.withdrawn_at is null and l.quarantined_at is null and not l.is_test
        order by l.created_at, l.id limit most)),
    'overdue', private.digest_list(
      (select count(*) from public.leads l
        where l.due_at < midnight and l.quarantined_at is null and not l.is_test),
      array(select l.id from public.leads l
        where l.due_at < midnight and l.quarantined_at is null and not l.is_test
        order by l.due_at, l.id limit most)),
    'due_today', private.digest_list(
      (select count(*) from public.leads l
        where l.due_at >= midnight and l.due_at < midnight + interval '1 day'
          and l.quarantined_at is null and not l.is_test),
      array(select l.id from public.leads l
        where l.due_at >= midnight and l.due_at < midnight + interval '1 day'
          and l.quarantined_at is null and not l.is_test
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

revoke all on function public.open_digest(int, int[]) from public, anon, authenticated, service_role;
revoke all on function public.queue_digest(date, jsonb, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.open_digest(int, int[]) to service_role;
grant execute on function public.queue_digest(date, jsonb, uuid[]) to service_role;

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
revoke all on function private.drop_digests() from public, anon, authenticated, service_role;
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
revoke all on function private.forget_digests() from public, anon, authenticated, service_role;

-- As before, and digests are forgotten.
select private.amend_function('public.run_retention()',
  'perform private.fold_counts();',
  E'perform private.fold_counts();\n  perform private.forget_digests();');
