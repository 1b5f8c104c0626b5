-- A token is as good as a password for what it shows, so only its digest is kept.
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

-- Asked as the account would ask in its youngest session, so that whatever ends a role ends it here.
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
  -- Roles that see leads are listed, so that a new role sees none.
  return case when role in ('owner', 'caller', 'viewer') then role end;
end
$$;

-- Null where the account lost its role or sessions, or got a second factor since: it may have been made by a thief.
-- The number where calls are allowed, no words of the enquiry: calendars are shown on lock screens and shared.
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
      'due_what', n.due_what, 'phone', case when n.calls_allowed is not false then n.phone end, 'changed_at', coalesce(
        (select e.at from private.lead_events e where e.lead_id = n.id order by e.id desc limit 1),
        n.created_at)) order by n.due_at, n.id), '[]')
    from (
      -- Whoever took the enquiry back is not to be contacted.
      select l.* from private.live_leads l
      where l.due_at < now() + interval '60 days' and l.withdrawn_at is null
      order by l.due_at desc, l.id limit 1000) n);
end
$$;
