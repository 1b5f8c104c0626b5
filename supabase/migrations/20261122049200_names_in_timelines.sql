-- With an address somebody signs in: only the administrator sees those of his team, the others the short names by
-- which they know each other.
create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;
revoke all on function private.shown_name(text) from public, anon, authenticated, service_role;

-- Merging and exports renamed the timeline of one lead; each part names people.
select private.amend_function(f, $said$'actor', u.email$said$, $says$'actor', private.shown_name(u.email::text)$says$)
from unnest(array['private.own_timeline(public.leads)',
  'private.timeline_without_exports(public.leads)']::regprocedure[]) f;
