-- A third kind of member: an editor keeps the site's texts, prices and pictures, and sees no lead. The role is one of
-- the desk, but none that reads leads.
alter table public.profiles drop constraint profiles_role_check;
alter table public.profiles add constraint profiles_role_check
  check (role in ('admin', 'member', 'caller', 'viewer', 'editor'));
alter table private.invitations drop constraint invitations_role_check;
alter table private.invitations add constraint invitations_role_check
  check (role in ('caller', 'viewer', 'editor'));

-- Under the conditions of every role: a living session, and the second factor where there is one.
select private.amend_function('private.desk_role()',
  $said$p.role in ('caller', 'viewer')$said$, $says$p.role in ('caller', 'viewer', 'editor')$says$);
comment on function private.desk_role() is 'owner, caller, viewer, editor, or null for anybody else.';

-- The roles that are shown leads are named here; whatever role is new sees none until it is named too.
create function private.reading_role() returns text
language sql stable security definer set search_path = ''
as $$
  select r.role from private.desk_role() as r (role) where r.role in ('owner', 'caller', 'viewer')
$$;
comment on function private.reading_role() is 'The role at the desk of who may see leads, or null.';
revoke all on function private.reading_role() from public, anon, authenticated, service_role;

select private.amend_function('private.require_reader()', 'private.desk_role()', 'private.reading_role()');
-- Calendars and messages to phones are asked for without a session: for them too an editor is nobody.
select private.amend_function('private.desk_role_of(uuid)', 'private.desk_role()', 'private.reading_role()');
comment on function private.desk_role_of(uuid) is 'The role of an account that is shown leads and signed in somewhere, or null.';

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
revoke all on function private.end_ways_to_leads() from public, anon, authenticated, service_role;
create trigger profiles_end_ways_to_leads after update of role on public.profiles for each row
  when (new.role = 'editor' and old.role <> 'editor')
  execute function private.end_ways_to_leads();

-- Invitations and changes of a role.
create or replace function private.read_member_role(given text) returns text
language plpgsql set search_path = ''
as $$
begin
  if given is null or given not in ('caller', 'viewer', 'editor') then
    perform private.refuse_value('member_role must be caller, viewer or editor.');
  end if;
  return given;
end
$$;
select private.amend_function('public.invite_member(text, text, text)', said, says)
from (values
  ($$p.role in ('admin', 'caller', 'viewer')$$, $$p.role <> 'member'$$),
  ($$p.role in ('caller', 'viewer')$$, $$p.role not in ('admin', 'member')$$)
) as passages (said, says);
select private.amend_function('private.mail_invitation(text, text, text, boolean)', said, says)
from (values
  ($$else 'read the enquiries' end$$,
    $$when 'editor' then 'keep the texts, prices and pictures' else 'read the enquiries' end$$),
  ($$'You are invited to the lead desk'$$,
    $$'You are invited to the ' || case member_role when 'editor' then 'content desk' else 'lead desk' end$$)
) as passages (said, says);

-- For functions about the site's content.
create function private.require_editor() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(private.desk_role(), '') not in ('owner', 'editor') then
    raise exception 'permission denied: only those who keep the content may do this'
      using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_editor() from public, anon, authenticated, service_role;

-- {role: owner or editor}, for the server, which keeps the content outside the database and asks as the session.
create function public.desk_content_right() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_editor();
  return jsonb_build_object('role', private.desk_role());
end
$$;

-- Notes in the audit log what somebody did with the content. details: what the server knows of it, such as the
-- commit; never the words themselves.
create function public.desk_content_note(action text, details jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_editor();
  if action is null or action not in ('content.saved', 'content.published', 'content.undone', 'content.restored',
    'content.scheduled', 'content.unscheduled', 'content.picture') then
    perform private.refuse_value('action must be a known one of the content.');
  elsif jsonb_typeof(details) is distinct from 'object' or octet_length(details::text) > 2000 then
    perform private.refuse_value('details must be an object of at most 2000 bytes.');
  end if;
  perform private.write_audit(action, details);
end
$$;
revoke all on function public.desk_content_right() from public, anon, authenticated, service_role;
revoke all on function public.desk_content_note(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.desk_content_right() to authenticated;
grant execute on function public.desk_content_note(text, jsonb) to authenticated;
