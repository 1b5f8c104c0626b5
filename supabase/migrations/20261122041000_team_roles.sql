-- Besides the administrator two kinds of people work at the desk: a caller works on leads, a viewer reads them. Their
-- role stands in their profile, where the page looks who may open the desk; the administrator stays the only one
-- of whom private.is_admin() is true.
alter table public.profiles drop constraint profiles_role_check;
alter table public.profiles add constraint profiles_role_check
  check (role in ('admin', 'member', 'caller', 'viewer'));

-- Asks of a caller or viewer what is_admin asks of the administrator: a living session, and one that has used the
-- second factor where there is one.
create or replace function private.desk_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.is_admin() then 'owner'
    when (select private.has_session()) and (
      coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
      or not exists (
        select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
      )
    ) then (
      select p.role from public.profiles p
      where p.user_id = (select auth.uid()) and p.role in ('caller', 'viewer')
    )
  end
$$;

-- Functions of before ask the question that fits. Clicks on chat links name nobody; what the desk shows of a lead
-- may be sent again, released and decided by whoever works on it.
select private.amend_function('public.soft_leads(int)', 'private.require_admin()', 'private.require_reader()');
select private.amend_function(f, 'private.require_admin()', 'private.require_worker()')
from unnest(array['public.release_lead(uuid)', 'public.decide_correction(uuid, int, boolean)',
  'public.retry_mail(uuid)']::regprocedure[]) f;
-- Nobody who reads only can be given a lead.
select private.amend_function('private.read_work(jsonb)',
  $said$p.role <> 'member'$said$, $says$p.role in ('admin', 'caller')$says$);
-- An account that is gone was somebody, not a visitor.
select private.amend_function('public.audit_entries(bigint, int)',
  'u.email::text', $says$coalesce(u.email::text, case when a.actor is not null then 'a former member' end)$says$);

-- Whoever reads leads is noted; only the administrator takes them out.
create or replace function public.record_desk_use(action text, lead_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if action = 'exported' then
    perform private.require_admin();
  else
    perform private.require_reader();
  end if;
  if action not in ('viewed', 'exported') then
    raise exception 'unknown action' using errcode = 'invalid_parameter_value';
  end if;
  perform private.write_audit('leads.' || action, jsonb_build_object(
    'count', coalesce(cardinality(lead_ids), 0), 'ids', to_jsonb(lead_ids[1:100])));
end
$$;

-- Everybody of the team, the administrator first; names are the short ones of their addresses.
create function public.desk_team() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_reader();
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
revoke all on function public.desk_team() from public, anon, authenticated, service_role;
grant execute on function public.desk_team() to authenticated;
