-- A process that is killed while the database is away leaves enquiries on its disk, and nobody who could tell.
-- So each process says where it is while it runs and takes its leave when it ends in order; one that does neither is
-- silent. report_spool stays for the processes of 1.0.0 that still run during an update.
alter table private.spool_reports add column place text;

-- home: the name of the process's spool. place: where a person finds it.
create function public.report_server(home text, place text, length int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.spool_reports as r (home, place, length) values (home, place, length)
  on conflict on constraint spool_reports_pkey
    do update set place = excluded.place, length = excluded.length, reported_at = now()
$$;

-- Called by a process that ends and leaves nothing on its disk.
create function public.sign_off_server(home text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.spool_reports r where r.home = sign_off_server.home
$$;

-- Processes that have said nothing for three minutes (they speak each minute), the longest silent first. One whose
-- disk was empty is named for a day, since it may be gone for good; one that held enquiries until retention
-- forgets it after seven days.
create function public.silent_servers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('place', coalesce(place, home), 'length', length,
      'reported_at', reported_at) order by reported_at), '[]')
    from private.spool_reports
    where reported_at < now() - interval '3 minutes'
      and (length > 0 or reported_at > now() - interval '1 day'));
end
$$;

revoke all on function public.report_server(text, text, int) from public, anon, authenticated;
revoke all on function public.sign_off_server(text) from public, anon, authenticated;
revoke all on function public.silent_servers() from public, anon, authenticated, service_role;
grant execute on function public.report_server(text, text, int) to service_role;
grant execute on function public.sign_off_server(text) to service_role;
grant execute on function public.silent_servers() to authenticated;
