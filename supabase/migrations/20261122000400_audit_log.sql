-- Who did what and when. Only grows, also for the administrator and for the server's own login.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the server itself, or the visitor on his receipt page.
  actor uuid,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What it was done to: a lead's id, a count; never a name or an address.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 8192)
);
create index audit_log_at_idx on private.audit_log (at);
alter table private.audit_log enable row level security;
revoke all on private.audit_log from public, anon, authenticated, service_role;
create trigger audit_log_only_grows
  before update or delete on private.audit_log for each row execute function private.refuse_change();
create trigger audit_log_is_not_emptied
  before truncate on private.audit_log for each statement execute function private.refuse_change();

-- Adds an entry in the name of the account that asks, if one does.
create function private.write_audit(action text, detail jsonb) returns void
language sql security definer set search_path = ''
as $$ insert into private.audit_log (actor, action, detail) values ((select auth.uid()), action, detail) $$;
revoke all on function private.write_audit(text, jsonb) from public;

-- What the lead desk reports of itself: the database cannot see that a lead was opened on a screen.
create function public.record_desk_use(action text, lead_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if action not in ('viewed', 'exported') then
    raise exception 'unknown action' using errcode = 'invalid_parameter_value';
  end if;
  perform private.write_audit('leads.' || action, jsonb_build_object(
    'count', coalesce(cardinality(lead_ids), 0), 'ids', to_jsonb(lead_ids[1:100])));
end
$$;

-- The newest entries; `before` continues an earlier answer.
create function public.audit_entries(before bigint default null, at_most int default 100)
returns table (id bigint, at timestamptz, actor text, action text, detail jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.at, u.email::text, a.action, a.detail
    from private.audit_log a left join auth.users u on u.id = a.actor
    where before is null or a.id < before
    order by a.id desc
    limit least(greatest(at_most, 1), 500);
end
$$;

revoke all on function public.record_desk_use(text, uuid[]) from public, anon, authenticated, service_role;
revoke all on function public.audit_entries(bigint, int) from public, anon, authenticated, service_role;
grant execute on function public.record_desk_use(text, uuid[]) to authenticated;
grant execute on function public.audit_entries(bigint, int) to authenticated;

-- Each new session is an entry, where the table of sessions is ours.
create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.audit_log (actor, action, detail)
  values (new.user_id, 'session.opened', jsonb_build_object('session', new.id));
  return null;
end
$$;
revoke all on function private.note_sign_in() from public;
do $$
begin
  create trigger sessions_note_sign_in
    after insert on auth.sessions for each row execute function private.note_sign_in();
exception when insufficient_privilege or undefined_table then
  -- Hosted Supabase owns this table and keeps its own audit log of sign-ins.
  raise notice 'sign-ins are not written to private.audit_log here: see the platform''s auth log';
end
$$;
