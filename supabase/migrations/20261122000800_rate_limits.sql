-- Fixed-window counters shared by all processes. Keys are digests: no address is stored.
create table private.rate_limits (
  bucket text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

-- Counts one request in `bucket`. Returns 0 when it is within `allowed` per window,
-- else the whole seconds until the window ends.
create function public.count_request(bucket text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, hits, resets_at)
  values (bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning r.* into counted;

  -- One request in about a hundred tidies up, so that no timer is needed. It leaves out buckets that
  -- others hold: two that wait for each other's would be a deadlock.
  if random() < 0.01 then
    delete from private.rate_limits r where r.bucket in (
      select old.bucket from private.rate_limits old
      where old.resets_at < now() - interval '1 day'
      for update skip locked
    );
  end if;

  if counted.hits <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::int;
end
$$;
revoke all on function public.count_request(text, int, int) from public, anon, authenticated;
grant execute on function public.count_request(text, int, int) to service_role;
