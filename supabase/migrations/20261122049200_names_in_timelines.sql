-- With an address somebody signs in: only the administrator sees those of his team, the others the short names by
-- which they know each other.
create function private.shown_name(address text) returns text
language sql stable security definer set search_path = ''
as $$ select case when private.is_admin() then address else split_part(address, '@', 1) end $$;
revoke all on function private.shown_name(text) from public, anon, authenticated, service_role;

-- Merging and exports renamed the timeline of one lead; each part names people.
do $$
declare
  part regprocedure;
  before text;
  after text;
begin
  foreach part in array array['private.own_timeline(public.leads)',
    'private.timeline_without_exports(public.leads)']::regprocedure[] loop
    before := pg_get_functiondef(part);
    after := replace(before, '''actor'', u.email', '''actor'', private.shown_name(u.email::text)');
    if after = before then
      raise exception '% names actors in another way than expected', part;
    end if;
    execute after;
  end loop;
end
$$;
