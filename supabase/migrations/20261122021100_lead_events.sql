-- The timeline of our work on leads. It only grows; an entry goes when nothing of its lead is left.
create table private.lead_events (
  id bigint generated always as identity primary key,
  -- Drawn by the desk, so that an action that is sent twice is recorded once.
  action_id uuid not null unique,
  -- No foreign key: entries stay with an archived lead, and are there again when it comes back.
  lead_id uuid not null,
  at timestamptz not null default now(),
  actor uuid,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Of work: {change, before, after}; of undone: {undoes}.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 65536),
  -- The action that this entry takes back; each at most once.
  undoes uuid unique
);
create index lead_events_lead_id_idx on private.lead_events (lead_id, id);
alter table private.lead_events enable row level security;
revoke all on private.lead_events from public, anon, authenticated, service_role;

create trigger lead_events_only_grow
  before update on private.lead_events for each row execute function private.refuse_change();
create trigger lead_events_are_not_emptied
  before truncate on private.lead_events for each statement execute function private.refuse_change();

create function private.keep_lead_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.leads l where l.id = old.lead_id)
    or exists (select from private.lead_archive a where a.id = old.lead_id) then
    raise exception 'lead_events only grows: rows are neither changed nor removed'
      using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
revoke all on function private.keep_lead_events() from public, anon, authenticated, service_role;
create trigger lead_events_stay_with_their_lead
  before delete on private.lead_events for each row execute function private.keep_lead_events();

-- Removes the entries of leads of which nothing is left, neither a row nor an archived copy.
create function private.forget_work(lead_ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.lead_events e
  where e.lead_id = any (lead_ids)
    and not exists (select from public.leads l where l.id = e.lead_id)
    and not exists (select from private.lead_archive a where a.id = e.lead_id)
$$;
revoke all on function private.forget_work(uuid[]) from public, anon, authenticated, service_role;

-- Whether an action was taken back.
create function private.is_undone(action uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.lead_events e where e.undoes = action) $$;
revoke all on function private.is_undone(uuid) from public, anon, authenticated, service_role;
