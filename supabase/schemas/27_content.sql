-- States of the content that will be published by themselves. A plan needs the right of its account and no session:
-- people close their browsers. No foreign key to the account: a plan is taken away by the trigger below, which tells.
create table private.planned_publishings (
  id uuid primary key,
  at timestamptz not null,
  commit text not null check (commit ~ '^[0-9a-f]{40,64}$'),
  account uuid not null,
  -- While a server builds it; one that died leaves it to the next after that.
  claimed_until timestamptz
);
create index planned_publishings_account_idx on private.planned_publishings (account);
alter table private.planned_publishings enable row level security;

-- Opens the draft in one browser, once, within a minute, for the account and session that asked.
create table private.draft_tickets (
  digest bytea primary key,
  account uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  aal text,
  made_at timestamptz not null default now()
);
create index draft_tickets_account_idx on private.draft_tickets (account);
alter table private.draft_tickets enable row level security;

-- {role: owner or editor}, for the server, which keeps the content outside the database and asks as the session.
create function public.desk_content_right() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_editor();
  return jsonb_build_object('role', private.desk_role());
end
$$;

-- The role with which an account may keep the site's content, signed in or not: owner, editor, or null.
create function private.content_role_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case p.role when 'admin' then 'owner' else p.role end
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = account and p.role in ('admin', 'editor') and u.email_confirmed_at is not null
$$;

-- False where the account may not publish.
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

-- Cancels a plan and notes why, and whose it was. actor: who did it; null for the server itself.
create function private.cancel_publishing(planned uuid, reason text, actor uuid) returns void
language sql security definer set search_path = ''
as $$
  with cancelled as (delete from private.planned_publishings p where p.id = planned returning p.*)
  insert into private.audit_log (actor, action, detail)
  select cancel_publishing.actor, 'content.unscheduled', jsonb_build_object(
    'planned', c.id, 'commit', c.commit, 'at', c.at, 'account', c.account, 'reason', reason)
  from cancelled c
$$;

-- Whether the caller may build this plan now: one server of several gets it, for longer than any build takes. A plan
-- whose account may not publish any more is cancelled.
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

-- Whoever may not publish any more leaves no plans behind, in whatever way the role went.
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

revoke all on function public.desk_content_right from public, anon, authenticated, service_role;
grant execute on function public.desk_content_right to authenticated;
