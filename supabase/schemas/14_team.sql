create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email collate "C") and char_length(email) <= 254),
  role text not null check (role in ('caller', 'viewer', 'editor')),
  invited_at timestamptz not null default now()
);

-- Colleagues are no leads: asking is noted, but does not count towards the daily measure.
create function public.desk_team() returns jsonb
language sql security definer set search_path = ''
as $$
  select private.require_reader();
  select private.count_reading(0);
  select coalesce(jsonb_agg(jsonb_build_object('id', t.user_id,
    'name', case when t.namesakes > 1 then t.email else t.short end,
    'role', case t.role when 'admin' then 'owner' else t.role end,
    'is_you', t.user_id = (select auth.uid())) order by t.role <> 'admin', t.short, t.email), '[]')
  from (
    select p.user_id, p.role, u.email::text as email, split_part(u.email, '@', 1) as short,
      count(*) over (partition by split_part(u.email, '@', 1)) as namesakes
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role <> 'member') t
$$;

create function private.is_open(invitation private.invitations) returns boolean
language sql stable set search_path = ''
as $$ select invitation.invited_at > now() - interval '7 days' $$;

create function private.accept_invitation(account uuid, address text) returns void
language sql security definer set search_path = ''
as $$
  with invited as (
    delete from private.invitations i where i.email = lower(address collate "C") and private.is_open(i) returning i.role
  ), joined as (
    insert into public.profiles as p (user_id, role) select account, i.role from invited i
    on conflict (user_id) do update set role = excluded.role, created_at = now() where p.role <> 'admin'
  )
  insert into private.audit_log (actor, action, detail)
  select account, 'team.joined', jsonb_build_object('role', i.role) from invited i
$$;

-- An address counts once it is confirmed.
create function private.apply_confirmation() returns trigger
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
  for each row execute function private.apply_confirmation();

-- The administrator is told too, in case somebody else sent it from his open desk.
create function private.mail_invitation(address text, member_role text, site text, has_account boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target text := site || '/auth' || case when has_account then '' else '#signup='
    || replace(replace(replace(replace(address, '%', '%25'), '+', '%2B'), '''', '%27'), '@', '%40') end;
  desk text := case member_role when 'editor' then 'content desk' else 'lead desk' end;
  task text := case member_role when 'caller' then 'work on the enquiries'
    when 'editor' then 'keep the texts, prices and pictures' else 'read the enquiries' end;
begin
  perform private.queue_notice(address, 'You are invited to the ' || desk, array[
    'You are invited to ' || task || ' of the website. ' || case when has_account
      then 'Sign in with the account that you have:' else 'Create your account with this address:' end,
    target,
    'The invitation holds for seven days. If you do not know what this is about, ignore this mail.']);
  perform private.queue_notice(a.email, 'Somebody was invited to your lead desk', array[
    address || ' was invited to ' || task || ' at your lead desk.',
    'If it was not you, take the invitation back under Team at your desk and change your password.'])
  from private.administrators a;
end
$$;

-- Inviting again gives a new role and seven more days. A confirmed account joins at once. site: the desk's origin.
create function public.invite_member(email text, member_role text, site text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_member.email) collate "C");
  asked text;
  drawn uuid;
  known uuid;
begin
  perform private.require_admin();
  asked := private.read_choice(to_jsonb(member_role), 'member_role', '{caller,viewer,editor}');
  perform private.refuse_if(address is null or char_length(address) > 254 or address !~
    '^[a-z0-9][a-z0-9._%+''-]{0,63}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
    'email must be one email address, such as name@example.in.');
  perform private.refuse_if(site is null or site !~ '^https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$',
    'site must be the address of this website.');
  -- One after the other, or two would pass the limits together.
  perform pg_advisory_xact_lock(hashtext('yctfc.team'));
  perform private.refuse_if(exists (select from private.administrators a where a.email = address),
    'email: this is the administrator''s own address.');
  perform private.refuse_if(exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where lower(u.email collate "C") = address and p.role <> 'member'), 'email: this person is in the team already.');
  perform private.refuse_if((select count(*) from private.audit_log l
    where l.action = 'team.invited' and l.at > now() - interval '1 day') >= 10,
    'Ten invitations a day are the most. Try again tomorrow.', 'PT429');
  perform private.refuse_if((select count(*) from public.profiles p where p.role not in ('admin', 'member'))
    + (select count(*) from private.invitations i where i.email <> address) >= 50,
    'email: a team has fifty members and invitations at most.');
  insert into private.invitations as i (email, role) values (address, asked)
  on conflict on constraint invitations_email_key do update set role = excluded.role, invited_at = now()
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

-- Ends the member's sessions too; false for nobody of the team. Nobody takes the administrator's role, not even he.
create function private.set_role(member uuid, new_role text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  held text;
begin
  perform private.require_admin();
  select p.role into held from public.profiles p where p.user_id = member for update;
  if held = 'admin' then
    perform private.refuse_if(true, 'member: the administrator stays what he is.');
  elsif coalesce(held, 'member') in ('member', new_role) then
    return coalesce(held <> 'member', false);
  end if;
  update public.profiles p set role = new_role where p.user_id = member;
  delete from private.known_devices d where d.user_id = member;
  begin
    delete from auth.sessions s where s.user_id = member;
  exception when insufficient_privilege then
    -- The platform keeps this table to itself; what the role opened is closed anyway.
    null;
  end;
  perform private.write_audit(case new_role when 'member' then 'team.removed' else 'team.role_changed' end,
    jsonb_build_object('member', member)
      || case new_role when 'member' then '{}' else jsonb_build_object('from', held, 'to', new_role) end);
  return true;
end
$$;

create function public.change_member_role(member uuid, member_role text) returns boolean
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.set_role(member, private.read_choice(to_jsonb(member_role), 'member_role', '{caller,viewer,editor}'))
$$;

-- First the role: it must go even where the platform keeps its accounts to itself. What the account did stays in
-- timelines and audit log under its id.
create function public.remove_member(member uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.set_role(member, 'member') then
    return false;
  end if;
  begin
    delete from auth.users u where u.id = member;
  exception when insufficient_privilege then
    null;
  end;
  return true;
end
$$;

create function public.team_settings() returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.require_admin();
  select jsonb_build_object(
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
        from private.assignment_cities c)))
$$;

-- Calendar and phones go with a new password, which shuts out everybody else, and with the role of an editor.
create function private.end_calendar_and_push() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account_id constant uuid := to_jsonb(new) ->> tg_argv[0];
begin
  delete from private.calendar_feeds f where f.user_id = account_id;
  delete from private.push_subscriptions s where s.account = account_id;
  return null;
end
$$;
create trigger profiles_end_calendar_and_push after update of role on public.profiles for each row
  when (new.role = 'editor' and old.role <> 'editor') execute function private.end_calendar_and_push('user_id');
create trigger users_end_calendar_and_push after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_calendar_and_push('id');
