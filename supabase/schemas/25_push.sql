-- Offered by the server that holds the private half; without it the desk offers no push.
create table private.push_key (
  only_one boolean primary key default true check (only_one),
  key text not null check (length(key) between 80 and 100),
  -- Follow-ups due until then were told.
  told_until timestamptz not null default now()
);

create table private.push_subscriptions (
  id bigint generated always as identity primary key,
  account uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  -- In a row; a phone that is thrown away says nothing.
  failures int not null default 0
);
create index push_subscriptions_account_idx on private.push_subscriptions (account);

-- One message to one browser. It goes with its subscription and with its lead; without one it is a test.
create table private.push_outbox (
  id bigint generated always as identity primary key,
  subscription bigint not null references private.push_subscriptions (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  is_follow_up boolean not null default false,
  constraint push_outbox_once unique nulls not distinct (subscription, lead_id, is_follow_up)
);
create index push_outbox_due_at_idx on private.push_outbox (due_at);
create index push_outbox_lead_id_idx on private.push_outbox (lead_id);

-- In the transaction that stores or releases the lead. Leads that come back or from a file are no news.
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

-- Messages of the last hour, leased to one process; accounts without a role or session get nothing.
create function public.claim_push(batch int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
  -- Locked, so that of two processes one tells what has come due.
  since timestamptz := (select greatest(k.told_until, now() - interval '1 hour') from private.push_key k for update);
begin
  -- To who works on the lead, else to everybody.
  insert into private.push_outbox (subscription, lead_id, is_follow_up)
  select s.id, l.id, true from private.live_leads l
    join private.push_subscriptions s on s.account = coalesce(l.assigned_to, s.account)
  where l.due_at > since and l.due_at <= now() and l.withdrawn_at is null
  on conflict on constraint push_outbox_once do nothing;
  update private.push_key k set told_until = now() where found;
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
    'lead_id', t.lead_id, 'is_follow_up', t.is_follow_up, 'subject', l.subject, 'city', l.city))
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
    perform private.refuse_if(true, 'outcome must be sent, gone or failed.');
  end if;
end
$$;
