-- Who may sign up besides the administrator: whom he has invited, for seven days, once. The invited person goes
-- the way of every account: only who opens a mail to the address confirms it and sets the password.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- In the small letters of ASCII, as private.administrators.
  email text not null unique check (email = lower(email collate "C") and char_length(email) <= 254),
  role text not null check (role in ('caller', 'viewer')),
  invited_at timestamptz not null default now()
);
alter table private.invitations enable row level security;
revoke all on private.invitations from public, anon, authenticated, service_role;

create function private.is_open(invitation private.invitations) returns boolean
language sql stable set search_path = ''
as $$ select invitation.invited_at > now() - interval '7 days' $$;
revoke all on function private.is_open(private.invitations) from public, anon, authenticated, service_role;

create or replace function public.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  applicant text := lower((event -> 'user' ->> 'email') collate "C");
begin
  if exists (select from private.administrators where email = applicant)
    or exists (select from private.invitations i where i.email = applicant and private.is_open(i)) then
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403,
    'message', 'Only authorized administrators can create accounts'
  ));
end
$$;
comment on function public.before_user_created(jsonb) is
  'Refuses to create an account for any address but the authorised one and those that are invited.';

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
revoke all on function private.accept_invitation(uuid, text) from public, anon, authenticated, service_role;

create function private.follow_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is not null then
    perform private.accept_invitation(new.id, new.email);
  end if;
  return null;
end
$$;
revoke all on function private.follow_confirmation() from public, anon, authenticated, service_role;
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
  does text := case member_role when 'caller' then 'work on the enquiries' else 'read the enquiries' end;
begin
  insert into private.mail_outbox (kind, recipient, subject, body_text, body_html)
  select 'account', m.recipient, m.subject, concat_ws(E'\n\n', m.opening, m.link, m.closing) || E'\n',
    concat('<p>', m.opening, '</p>', '<p><a href="' || m.link || '">' || m.link || '</a></p>',
      '<p>', m.closing, '</p>')
  from (
    select address as recipient, 'You are invited to the lead desk' as subject,
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
revoke all on function private.mail_invitation(text, text, text, boolean)
  from public, anon, authenticated, service_role;

create function private.read_member_role(given text) returns text
language plpgsql set search_path = ''
as $$
begin
  if given is null or given not in ('caller', 'viewer') then
    perform private.refuse_value('member_role must be caller or viewer.');
  end if;
  return given;
end
$$;
revoke all on function private.read_member_role(text) from public, anon, authenticated, service_role;

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
    where lower(u.email collate "C") = address and p.role in ('admin', 'caller', 'viewer')
  ) then
    perform private.refuse_value('email: this person is in the team already.');
  elsif (select count(*) from private.audit_log l
    where l.action = 'team.invited' and l.at > now() - interval '1 day') >= 10 then
    raise exception 'Ten invitations a day are the most. Try again tomorrow.' using errcode = 'PT429';
  elsif (select count(*) from public.profiles p where p.role in ('caller', 'viewer'))
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

revoke all on function public.invite_member(text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.revoke_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.invite_member(text, text, text) to authenticated;
grant execute on function public.revoke_invitation(uuid) to authenticated;

-- An invitation that nobody used is an address without a purpose.
select private.amend_function('public.run_retention()',
  'perform private.fold_counts();',
  $says$perform private.fold_counts();
  delete from private.invitations where invited_at < now() - interval '30 days';$says$);
