-- With each lead go its rows elsewhere, asked for lead by lead. While those tables are small, reading them as a whole
-- is the cheapest way, and a connection keeps that plan: ten thousand leads that came in meanwhile could not be deleted
-- within the eight seconds of a statement until the statistics were renewed. A plan made anew costs some 30 µs.
create function private.plan_deletion_anew() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('plan_cache_mode', 'force_custom_plan', true);
  return null;
end
$$;
revoke all on function private.plan_deletion_anew() from public, anon, authenticated, service_role;
create trigger leads_plan_deletion
  before delete on public.leads
  for each statement execute function private.plan_deletion_anew();
