-- What a server process finds wrong with its own settings, for the desk's health panel.
create table private.server_warnings (
  code text primary key check (code ~ '^[a-z][a-z-]{1,39}$'),
  seen_at timestamptz not null default now()
);
alter table private.server_warnings enable row level security;
revoke all on private.server_warnings from public, anon, authenticated, service_role;

-- Each process repeats its warning at times while the cause lasts.
create function public.report_server_warning(code text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.server_warnings as w (code) values (code)
  on conflict on constraint server_warnings_pkey do update set seen_at = now()
$$;

-- Warnings of the last hour: [{code, seen_at}], the newest first.
create function public.server_warnings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', w.code, 'seen_at', w.seen_at)
      order by w.seen_at desc), '[]')
    from private.server_warnings w where w.seen_at > now() - interval '1 hour');
end
$$;

revoke all on function public.report_server_warning(text) from public, anon, authenticated;
grant execute on function public.report_server_warning(text) to service_role;
revoke all on function public.server_warnings() from public, anon, authenticated, service_role;
grant execute on function public.server_warnings() to authenticated;
