-- Filters that somebody keeps under a name; each account has its own, and they go with it.
create table private.desk_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  filter jsonb not null check (char_length(filter::text) <= 2000),
  created_at timestamptz not null default now()
);
create unique index desk_views_name_idx on private.desk_views (user_id, lower(name));
alter table private.desk_views enable row level security;
revoke all on private.desk_views from public, anon, authenticated, service_role;

-- One's own views, in the order in which they were made.
create function public.desk_views() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'filter', w.filter)
      order by w.created_at, w.id), '[]')
    from private.desk_views w where w.user_id = (select auth.uid()));
end
$$;
revoke all on function public.desk_views() from public, anon, authenticated, service_role;
grant execute on function public.desk_views() to authenticated;

-- Keeps a view under the id that the desk drew; the same id again changes its name and filter.
create function public.save_desk_view(view_id uuid, name text, filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant int := 30;
  mine constant uuid := auth.uid();
  called text;
begin
  perform private.require_reader();
  if view_id is null then
    perform private.refuse_value('view_id must be an id.');
  end if;
  called := private.read_text(to_jsonb(save_desk_view.name), 'name', 40);
  perform private.read_list_filter(save_desk_view.filter);
  if char_length(save_desk_view.filter::text) > 2000 then
    perform private.refuse_value('filter is too long to be kept.');
  end if;
  -- Two windows of one person: the second waits and counts what the first has saved.
  perform pg_advisory_xact_lock(hashtextextended('yctfc.desk_views ' || mine, 0));
  if exists (select from private.desk_views w
    where w.user_id = mine and lower(w.name) = lower(called) and w.id <> view_id) then
    perform private.refuse_value('name: another view of yours has this name.');
  elsif (select count(*) from private.desk_views w where w.user_id = mine and w.id <> view_id) >= most then
    perform private.refuse_value(format('There are %s views already. Delete one first.', most));
  end if;
  insert into private.desk_views as w (id, user_id, name, filter)
  values (view_id, mine, called, save_desk_view.filter)
  on conflict (id) do update set name = excluded.name, filter = excluded.filter where w.user_id = mine;
  if not found then
    raise exception 'There is no such view.' using errcode = 'PT404';
  end if;
end
$$;
revoke all on function public.save_desk_view(uuid, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_desk_view(uuid, text, jsonb) to authenticated;

-- Answers whether there was one.
create function public.delete_desk_view(view_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_reader();
  delete from private.desk_views w where w.id = view_id and w.user_id = (select auth.uid());
  return found;
end
$$;
revoke all on function public.delete_desk_view(uuid) from public, anon, authenticated, service_role;
grant execute on function public.delete_desk_view(uuid) to authenticated;
