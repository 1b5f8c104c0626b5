-- With an address somebody signs in: only the administrator sees those of his team, the others the short names by
-- which they know each other.
create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;
revoke all on function private.shown_name(text) from public, anon, authenticated, service_role;

-- Merging renamed the timeline of one lead.
do $$
declare
  before text := pg_get_functiondef('private.own_timeline(public.leads)'::regprocedure);
  after text := replace(before, '''actor'', u.email', '''actor'', private.shown_name(u.email::text)');
begin
  if after = before then
    raise exception 'own_timeline names actors in another way than expected';
  end if;
  execute after;
end
$$;
