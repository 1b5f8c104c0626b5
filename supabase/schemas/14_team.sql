-- Who may sign up besides the administrator: whom he has invited, for seven days, once. The invited person goes
-- the way of every account: only who opens a mail to the address confirms it and sets the password.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- In the small letters of ASCII, as private.administrators.
  email text not null unique check (email = lower(email collate "C") and char_length(email) <= 254),
  role text not null check (role in ('caller', 'viewer', 'editor')),
  invited_at timestamptz not null default now()
);
alter table private.invitations enable row level security;

-- Everybody of the team, the administrator first; names are the short ones of their addresses. Colleagues are no
-- leads: that somebody asked is noted, and counts nothing towards the measure.
create function public.desk_team() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  perform private.count_reading(0);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', t.user_id,
      'name', case when t.namesakes > 1 then t.email else t.short end,
      'role', case t.role when 'admin' then 'owner' else t.role end,
      'is_you', t.user_id = (select auth.uid())) order by t.role <> 'admin', t.short, t.email), '[]')
    from (
      select p.user_id, p.role, u.email::text as email, split_part(u.email, '@', 1) as short,
        count(*) over (partition by split_part(u.email, '@', 1)) as namesakes
      from public.profiles p join auth.users u on u.id = p.user_id
      where p.role <> 'member'
    ) t);
end
$$;

create function private.is_open(invitation private.invitations) returns boolean
language sql stable set search_path = ''
as $$ select invitation.invited_at > now() - interval '7 days' $$;

-- Uses up the invitation of a confirmed address. The administrator's own profile stays what it is.
create function private.accept_invitation(account uuid, address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invited private.invitations;
begin
  delete from private.invitations i
  where i.email = lower(address collate "C") and private.is_open(i) returning * into invited;
  if not found then
    return;
  end if;
  insert into public.profiles as p (user_id, role) values (account, invited.role)
  on conflict (user_id) do update set role = excluded.role, created_at = now() where p.role <> 'admin';
  insert into private.audit_log (actor, action, detail)
  values (account, 'team.joined', jsonb_build_object('role', invited.role));
end
$$;

-- An address counts when it is confirmed, not when it is typed: the authorised one becomes administrator.
create function private.follow_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is null then
    return null;
  end if;
  if exists (select from private.administrators where email = lower(new.email collate "C")) then
    insert into public.profiles (user_id, role) values (new.id, 'admin')
    on conflict (user_id) do update set role = 'admin';
  end if;
  perform private.accept_invitation(new.id, new.email);
  return null;
end
$$;
create trigger users_follow_confirmation
  after insert or update of email_confirmed_at on auth.users
  for each row execute function private.follow_confirmation();

-- Mails about an invitation: to who is invited, and to the administrator, so that an invitation which somebody else
-- sent from his open desk does not go unseen. `address` holds no sign that means something in a page.
create function private.mail_invitation(address text, member_role text, site text, has_account boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target text := site || '/auth' || case when has_account then '' else '#signup='
    || replace(replace(replace(replace(address, '%', '%25'), '+', '%2B'), '''', '%27'), '@', '%40') end;
  does text := case member_role when 'caller' then 'work on the enquiries' when 'editor' then 'keep the texts, prices and pictures' else 'read the enquiries' end;
begin
  insert into private.mail_outbox (kind, recipient, subject, body_text, body_html)
  select 'account', m.recipient, m.subject, concat_ws(E'\n\n', m.opening, m.link, m.closing) || E'\n',
    concat('<p>', m.opening, '</p>', '<p><a href="' || m.link || '">' || m.link || '</a></p>',
      '<p>', m.closing, '</p>')
  from (
    select address as recipient, 'You are invited to the ' || case member_role when 'editor' then 'content desk' else 'lead desk' end as subject,
      'You are invited to ' || does || ' of the website. ' || case when has_account
        then 'Sign in with the account that you have:' else 'Create your account with this address:' end as opening,
      target as link,
      'The invitation holds for seven days. If you do not know what this is about, ignore this mail.' as closing
    union all
    select a.email, 'Somebody was invited to your lead desk',
      address || ' was invited to ' || does || ' at your lead desk.', null,
      'If it was not you, take the invitation back under Team at your desk and change your password.'
    from private.administrators a
  ) m;
end
$$;

create function private.read_member_role(given text) returns text
language plpgsql set search_path = ''
as $$
begin
  if given is null or given not in ('caller', 'viewer', 'editor') then
    perform private.refuse_value('member_role must be caller, viewer or editor.');
  end if;
  return given;
end
$$;

-- Invites an address, or invites it again with a new role and another seven days. An account that was confirmed
-- before joins at once. site: the origin of the desk that asks, for the link.
create function public.invite_member(email text, member_role text, site text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(invite_member.email) collate "C");
  asked text;
  drawn uuid;
  known uuid;
begin
  perform private.require_admin();
  asked := private.read_member_role(member_role);
  if address is null or char_length(address) > 254 or address !~
    '^[a-z0-9][a-z0-9._%+''-]{0,63}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$' then
    perform private.refuse_value('email must be one email address, such as name@example.in.');
  elsif site is null or site !~ '^https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$' then
    perform private.refuse_value('site must be the address of this website.');
  end if;
  -- One after the other, or two at once would pass the bounds together.
  perform pg_advisory_xact_lock(hashtext('yctfc.team'));
  if exists (select from private.administrators a where a.email = address) then
    perform private.refuse_value('email: this is the administrator''s own address.');
  elsif exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where lower(u.email collate "C") = address and p.role <> 'member'
  ) then
    perform private.refuse_value('email: this person is in the team already.');
  elsif (select count(*) from private.audit_log l
    where l.action = 'team.invited' and l.at > now() - interval '1 day') >= 10 then
    raise exception 'Ten invitations a day are the most. Try again tomorrow.' using errcode = 'PT429';
  elsif (select count(*) from public.profiles p where p.role not in ('admin', 'member'))
    + (select count(*) from private.invitations i where i.email <> address) >= 50 then
    perform private.refuse_value('email: a team has fifty members and invitations at most.');
  end if;
  insert into private.invitations as i (email, role) values (address, asked)
  on conflict (email) do update set role = excluded.role, invited_at = now()
  returning i.id into drawn;
  perform private.write_audit('team.invited', jsonb_build_object('invitation', drawn, 'role', asked));
  select u.id into known from auth.users u
  where lower(u.email collate "C") = address and u.email_confirmed_at is not null;
  perform private.mail_invitation(address, asked, site, known is not null);
  if known is not null then
    perform private.accept_invitation(known, address);
  end if;
  return jsonb_build_object('id', drawn, 'has_joined', known is not null);
end
$$;

-- Takes an invitation back, and an account that was begun with it and never confirmed.
create function public.revoke_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  gone text;
begin
  perform private.require_admin();
  delete from private.invitations i where i.id = invitation returning i.email into gone;
  if gone is null then
    return false;
  end if;
  delete from auth.users u
  where lower(u.email collate "C") = gone and u.email_confirmed_at is null
    and not exists (select from private.administrators a where a.email = gone);
  perform private.write_audit('team.invitation_revoked', jsonb_build_object('invitation', invitation));
  return true;
end
$$;

-- What the administrator sees of his team and changes in it. A change counts at once: every function asks for the
-- role when it is called, and the member's sessions end.

-- As a log-out everywhere: sessions with their refresh tokens, and the devices that the account knows.
create function private.end_sessions(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.known_devices d where d.user_id = member;
  begin
    delete from auth.sessions s where s.user_id = member;
  exception when insufficient_privilege then
    -- A platform that keeps this table to itself: what the role opened is closed all the same.
    null;
  end;
end
$$;

-- The role of a caller or viewer, held until the transaction ends; null for who is not in the team. Nobody takes
-- the administrator's role, he himself neither.
create function private.hold_member(member uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  held text;
begin
  select p.role into held from public.profiles p where p.user_id = member for update;
  if held = 'admin' then
    perform private.refuse_value('member: the administrator stays what he is.');
  end if;
  return nullif(held, 'member');
end
$$;

-- False for somebody who is not in the team any more.
create function public.change_member_role(member uuid, member_role text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  held text;
  asked text;
begin
  perform private.require_admin();
  asked := private.read_member_role(member_role);
  held := private.hold_member(member);
  if held is null or held = asked then
    return held is not null;
  end if;
  update public.profiles p set role = asked where p.user_id = member;
  perform private.end_sessions(member);
  perform private.write_audit('team.role_changed',
    jsonb_build_object('member', member, 'from', held, 'to', asked));
  return true;
end
$$;

-- The account goes with its sessions and second factor. What it did stays in the timelines and the audit log under
-- its id; its leads are nobody's. False for somebody who is not in the team any more.
create function public.remove_member(member uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.hold_member(member) is null then
    return false;
  end if;
  -- First the role: it is gone even where the platform keeps its accounts to itself.
  update public.profiles p set role = 'member' where p.user_id = member;
  perform private.end_sessions(member);
  begin
    delete from auth.users u where u.id = member;
  exception when insufficient_privilege then
    null;
  end;
  perform private.write_audit('team.removed', jsonb_build_object('member', member));
  return true;
end
$$;

create function public.team_settings() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'email', u.email, 'joined_at', p.created_at,
        'role', case p.role when 'admin' then 'owner' else p.role end,
        'planned', (
          select coalesce(jsonb_agg(l.at order by l.at), '[]')
          from private.planned_publishings l where l.account = p.user_id),
        'has_second_factor', exists (
          select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'))
        order by p.role <> 'admin', p.created_at, p.user_id), '[]')
      from public.profiles p join auth.users u on u.id = p.user_id where p.role <> 'member'),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'invited_at', i.invited_at, 'is_open', private.is_open(i)) order by i.invited_at, i.id), '[]')
      from private.invitations i),
    'assignment', jsonb_build_object(
      'rule', (select a.rule from private.assignment a),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'member', c.member) order by c.city), '[]')
        from private.assignment_cities c)));
end
$$;

-- Who is made an editor keeps no way to leads that would open again with a later role.
create function private.end_ways_to_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.calendar_feeds f where f.user_id = new.user_id;
  delete from private.push_subscriptions s where s.account = new.user_id;
  return null;
end
$$;
create trigger profiles_end_ways_to_leads after update of role on public.profiles for each row
  when (new.role = 'editor' and old.role <> 'editor')
  execute function private.end_ways_to_leads();

revoke all on function public.desk_team, public.invite_member, public.revoke_invitation, public.change_member_role,
  public.remove_member, public.team_settings from public, anon, authenticated, service_role;
grant execute on function public.desk_team, public.invite_member, public.revoke_invitation, public.change_member_role,
  public.remove_member, public.team_settings to authenticated;
