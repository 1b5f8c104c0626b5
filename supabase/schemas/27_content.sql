-- A plan needs its account's right and no session: people close their browsers.
create table private.planned_publishings (
  id uuid primary key,
  at timestamptz not null,
  commit text not null check (commit ~ '^[0-9a-f]{40,64}$'),
  account uuid not null,
  -- While a server builds it; one that died leaves it to the next after that.
  claimed_until timestamptz
);
create index planned_publishings_account_idx on private.planned_publishings (account);

-- Opens the draft in one browser, once, within a minute.
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
language sql security definer set search_path = ''
as $$
  with made as (
    insert into private.planned_publishings (id, at, commit, account)
    select planned, at, commit, account where private.content_role_of(account) is not null
    on conflict do nothing returning *
  )
  insert into private.audit_log (actor, action, detail)
  select m.account, 'content.scheduled', jsonb_build_object('planned', m.id, 'commit', m.commit, 'at', m.at) from made m;
  select private.content_role_of(account) is not null
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

-- One server gets it, for longer than a build takes; a plan of an account without the right is cancelled.
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
  -- Read here: auth.uid() of hosted Supabase fails where accounts are removed without any claims.
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
