-- Several enquiries of one person become one lead when somebody of the desk says so. One of them is kept in the list;
-- the others stand here, whole, and come apart again: their words, references and receipts never go.
create table private.lead_merges (
  action_id uuid primary key,
  kept_id uuid not null,
  actor uuid,
  at timestamptz not null default now(),
  -- Columns of the kept lead that the merge changed: before, after, and from which lead each value came.
  before jsonb not null,
  after jsonb not null,
  sources jsonb not null,
  -- {lead: the one it was merged into before}
  carried jsonb not null default '{}',
  undone_at timestamptz
);
create index lead_merges_kept_idx on private.lead_merges (kept_id);
alter table private.lead_merges enable row level security;

create table private.merged_leads (
  id uuid primary key,
  kept_id uuid not null,
  action_id uuid not null,
  -- The whole row as it was.
  lead jsonb not null,
  -- Mails about it, which go on with the kept lead.
  mails uuid[] not null,
  merged_at timestamptz not null default now()
);
create index merged_leads_kept_idx on private.merged_leads (kept_id);
create index merged_leads_email_idx on private.merged_leads (lower(lead ->> 'email'));
create index merged_leads_phone_idx on private.merged_leads ((lead ->> 'phone'));
create index merged_leads_action_idx on private.merged_leads (action_id);
alter table private.merged_leads enable row level security;

-- The row of a merged lead. It may be older than a column that wants a value.
create function private.row_of(merged private.merged_leads) returns public.leads
language sql stable set search_path = ''
as $$
  select r from jsonb_populate_record(null::public.leads, jsonb_build_object(
    'stage', 'new', 'tags', '[]'::jsonb, 'history', '[]'::jsonb) || merged.lead) r
$$;

-- The lead of that id or the archived copy, as it was before anything was merged into it: its own time.
create function private.own_time(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (m.before ->> 'created_at')::timestamptz from private.lead_merges m
  where m.kept_id = of_lead and m.before ? 'created_at' order by m.at limit 1
$$;

-- The strictest wait: who took one enquiry back, or allowed no calls in one, is not contacted over another.
create function private.keep_strictest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.merged_leads m where m.kept_id = new.id) then
    select coalesce(new.withdrawn_at, min((m.lead ->> 'withdrawn_at')::timestamptz)),
      new.calls_allowed and bool_and(coalesce((m.lead ->> 'calls_allowed')::boolean, true))
    into new.withdrawn_at, new.calls_allowed
    from private.merged_leads m where m.kept_id = new.id;
  end if;
  return new;
end
$$;
create trigger leads_keep_the_strictest
  before update of withdrawn_at, calls_allowed on public.leads
  for each row execute function private.keep_strictest();

-- What a visitor said about his own enquiry, and then the strictest of all that were merged. was: what the lead
-- had where the ledger knows nothing.
create function private.weigh_consents(of_lead uuid, was jsonb) returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set
    withdrawn_at = case when s.state -> 'enquiry' is null then
        case when was ? 'withdrawn_at' then (was ->> 'withdrawn_at')::timestamptz else l.withdrawn_at end
      when not (s.state #>> '{enquiry,is_granted}')::boolean then (s.state #>> '{enquiry,at}')::timestamptz end,
    calls_allowed = case when s.state = '{}' then
        case when was ? 'calls_allowed' then (was ->> 'calls_allowed')::boolean else l.calls_allowed end
      else coalesce((s.state #>> '{calls,is_granted}')::boolean, false) end
  from (select private.consent_state(of_lead) as state) s
  where l.id = of_lead
$$;

-- Takes a lead out of the list and keeps it whole. Its mails go on with the lead that is kept.
create function private.put_away(of_lead uuid, kept uuid, action uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mails uuid[];
begin
  with moved as (update private.mail_outbox m set lead_id = kept where m.lead_id = of_lead returning m.id)
  select coalesce(array_agg(m.id), '{}') into mails from moved m;
  insert into private.merged_leads (id, kept_id, action_id, lead, mails)
  select l.id, kept, action, to_jsonb(l), mails from public.leads l where l.id = of_lead;
  perform set_config('yctfc.removal', 'merged', true);
  -- The merge has an entry of its own.
  perform set_config('yctfc.run', action::text, true);
  delete from public.leads l where l.id = of_lead;
  perform set_config('yctfc.run', '', true);
  perform set_config('yctfc.removal', '', true);
end
$$;

-- Puts a lead back where the one is with which it was merged: into the list, or into the archive beside it.
create function private.put_back(of_lead uuid) returns private.merged_leads
language plpgsql security definer set search_path = ''
as $$
declare
  merged private.merged_leads;
  is_in_list boolean;
begin
  delete from private.merged_leads m where m.id = of_lead returning * into merged;
  perform set_config('yctfc.arrival', 'returned', true);
  insert into public.leads select r.* from private.row_of(merged) r
  where merged.id is not null and exists (select from public.leads l where l.id = merged.kept_id);
  is_in_list := found;
  perform set_config('yctfc.arrival', '', true);
  if not is_in_list then
    insert into private.lead_archive (id, lead, archived_at, purge_at, is_in_bin, removal)
    select merged.id, merged.lead, a.archived_at, a.purge_at, a.is_in_bin, a.removal
    from private.lead_archive a where a.id = merged.kept_id;
  end if;
  update private.mail_outbox m set lead_id = merged.id
  where m.id = any (merged.mails) and m.lead_id = merged.kept_id
    and exists (select from public.leads l where l.id = merged.id);
  return merged;
end
$$;

-- From when on an enquiry waits.
create function private.date_lead(of_lead uuid, moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set created_at = moment where l.id = of_lead;
  update private.lead_search s set created_at = moment where s.lead_id = of_lead
$$;

-- A merged lead comes apart. What the kept one has from it, and nobody has changed since, goes back with it.
create function private.part_lead(of_lead uuid) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  merged private.merged_leads;
  merge private.lead_merges;
  kept public.leads;
  back jsonb;
begin
  select * into kept from public.leads l
  where l.id = (select m.kept_id from private.merged_leads m where m.id = of_lead) for update;
  merged := private.put_back(of_lead);
  select * into merge from private.lead_merges m where m.action_id = merged.action_id;
  if kept.id is null or merge.action_id is null then
    return;
  end if;
  select coalesce(jsonb_object_agg(b.key, b.value), '{}') into back from jsonb_each(merge.before) b
  where merge.sources ->> b.key = of_lead::text and to_jsonb(kept) -> b.key = merge.after -> b.key;
  kept := private.write_work(kept, back);
  if back ? 'created_at' then
    perform private.date_lead(kept.id, (back ->> 'created_at')::timestamptz);
  end if;
  perform private.weigh_consents(kept.id, case when merge.kept_id = kept.id then merge.before else '{}' end);
  perform private.index_lead(l) from public.leads l where l.id = kept.id;
end
$$;

-- The law's year counts from the newest enquiry, and a merged lead goes with the copy of the one it was merged into.
create function private.newest_enquiry(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(private.own_time(of_lead), max((m.lead ->> 'created_at')::timestamptz))
  from private.merged_leads m where m.kept_id = of_lead
$$;

create function private.keep_copy_long_enough() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.purge_at := greatest(new.purge_at, private.newest_enquiry(new.id) + interval '1 year');
  return new;
end
$$;
create trigger lead_archive_keeps_long_enough
  before insert on private.lead_archive for each row execute function private.keep_copy_long_enough();

create function private.forget_merged() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[];
begin
  with deleted as (
    delete from private.merged_leads m
    where m.kept_id in (select g.id from gone g)
      and not exists (select from public.leads l where l.id = m.kept_id)
      and not exists (select from private.lead_archive a where a.id = m.kept_id)
    returning m.id)
  select coalesce(array_agg(d.id), '{}') into lost from deleted d;
  delete from private.lead_merges m
  where m.kept_id in (select g.id from gone g)
    and not exists (select from public.leads l where l.id = m.kept_id)
    and not exists (select from private.lead_archive a where a.id = m.kept_id);
  perform private.forget_work(lost);
  return null;
end
$$;
create trigger lead_archive_forgets_merged
  after delete on private.lead_archive referencing old table as gone
  for each statement execute function private.forget_merged();

-- What a visitor does with a merged enquiry he does with his own words: it comes back for that moment.
create function private.fetch_merged(of_lead uuid) returns private.merged_leads
language plpgsql security definer set search_path = ''
as $$
declare
  kept uuid := (select m.kept_id from private.merged_leads m where m.id = of_lead);
begin
  -- Without a living lead nobody works with it any more, and it stays where it is.
  perform from public.leads l where l.id = kept for update;
  if not found then
    return null;
  end if;
  return private.put_back(of_lead);
end
$$;

create function private.return_merged(merged private.merged_leads) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if merged.id is null then
    return;
  end if;
  perform private.put_away(merged.id, merged.kept_id, merged.action_id);
  perform private.weigh_consents(merged.kept_id, (
    select m.before from private.lead_merges m where m.kept_id = merged.kept_id order by m.at limit 1));
  perform private.index_lead(l) from public.leads l where l.id = merged.kept_id;
end
$$;
