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
revoke all on function private.end_sessions(uuid) from public, anon, authenticated, service_role;

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
revoke all on function private.hold_member(uuid) from public, anon, authenticated, service_role;

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

revoke all on function public.change_member_role(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.remove_member(uuid) from public, anon, authenticated, service_role;
revoke all on function public.team_settings() from public, anon, authenticated, service_role;
grant execute on function public.change_member_role(uuid, text) to authenticated;
grant execute on function public.remove_member(uuid) to authenticated;
grant execute on function public.team_settings() to authenticated;
