-- Who may do what at the desk is asked by what is done, not by who is there: to read leads, to work on them, and
-- what only the administrator may do (private.is_admin). Whoever is not the administrator has no role yet.
create function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.is_admin() then 'owner' end
$$;
comment on function private.desk_role() is 'owner, caller, viewer, or null for anybody else.';
revoke all on function private.desk_role() from public, anon, authenticated, service_role;

-- For functions that show leads.
create function private.require_reader() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.desk_role() is null then
    raise exception 'permission denied: only the team may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_reader() from public, anon, authenticated, service_role;

-- For functions that record work on leads.
create function private.require_worker() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(private.desk_role(), '') not in ('owner', 'caller') then
    raise exception 'permission denied: only those who work on leads may do this'
      using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_worker() from public, anon, authenticated, service_role;

-- Changes one passage of a function that stays as it is otherwise. A function that does not say it any more was
-- written anew meanwhile: then a person decides.
create function private.amend_function(amended regprocedure, said text, says text) returns void
language plpgsql set search_path = ''
as $$
declare
  before text := pg_get_functiondef(amended);
begin
  if strpos(before, said) = 0 then
    raise exception '% does not say: %', amended, said;
  end if;
  execute replace(before, said, says);
end
$$;
revoke all on function private.amend_function(regprocedure, text, text) from public, anon, authenticated, service_role;

-- The functions of before ask the new questions; nothing else of them changes.
select private.amend_function(f, 'private.require_admin()', 'private.require_reader()')
from unnest(array['public.desk_leads(jsonb, text, int)', 'public.desk_counts()', 'public.desk_lead(text)',
  'public.lead_ledger(uuid)']::regprocedure[]) f;
select private.amend_function(f, 'private.require_admin()', 'private.require_worker()')
from unnest(array['public.work_lead(uuid, uuid, jsonb)', 'public.undo_work(uuid)']::regprocedure[]) f;
