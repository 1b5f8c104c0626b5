-- Every lead remembers which files it left in: its timeline says when, with how many others and by whom.

create table private.exports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor uuid,
  format text not null check (format in ('csv', 'xlsx')),
  leads bigint not null
);
create index exports_at on private.exports (at);
alter table private.exports enable row level security;
revoke all on private.exports from public, anon, authenticated, service_role;
-- Many ids in one row: a row for each lead of a file of a million would weigh more than the leads' index.
create table private.export_pages (
  id bigint generated always as identity primary key,
  export_id uuid not null references private.exports (id) on delete cascade,
  lead_ids uuid[] not null
);
create index export_pages_export on private.export_pages (export_id);
create index export_pages_leads on private.export_pages using gin (lead_ids) with (fastupdate = off);
alter table private.export_pages enable row level security;
revoke all on private.export_pages from public, anon, authenticated, service_role;

-- Notes which leads a file is about to hold.
create function private.note_export(filter jsonb, format text, with_no_contact boolean, leads bigint) returns void
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  asked jsonb := private.export_filter(filter);
  export uuid;
begin
  insert into private.exports (actor, format, leads) values (auth.uid(), format, leads) returning id into export;
  execute pg_catalog.format($note$
    insert into private.export_pages (export_id, lead_ids)
    select $9, array_agg(n.id) from (
      select l.id, (row_number() over () - 1) / 500 as page from public.leads l %s
      where %s and ($10 or l.withdrawn_at is null)) n
    group by n.page$note$,
    case when not (asked ->> 'is_plain')::boolean then 'join private.lead_search s on s.lead_id = l.id' else '' end,
    private.export_condition(asked))
  using private.india_midnight(private.day_in_india(now())), (asked ->> 'from')::timestamptz,
    (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery, asked ->> 'address',
    private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid,
    export, with_no_contact;
end
$$;
revoke all on function private.note_export(jsonb, text, boolean, bigint) from public, anon, authenticated, service_role;

-- As before; each lead of the file notes it too.
create or replace function public.begin_export(filter jsonb, format text, with_no_contact boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  size jsonb;
  leads bigint;
begin
  perform private.require_admin();
  if format is null or format not in ('csv', 'xlsx') then
    perform private.refuse_value('format must be csv or xlsx.');
  elsif with_no_contact is null then
    perform private.refuse_value('with_no_contact must be true or false.');
  end if;
  perform private.index_waiting(1000);
  size := private.size_of_export(filter);
  leads := (size ->> 'leads')::bigint - case when with_no_contact then 0 else (size ->> 'no_contact')::bigint end;
  perform private.write_audit('leads.exported', jsonb_build_object('format', format, 'count', leads,
    'with_no_contact', with_no_contact,
    'filter', (coalesce(filter, '{}') - 'search')
      || case when filter ? 'search' then '{"search": true}' else '{}' end::jsonb));
  perform private.note_export(filter, format, with_no_contact, leads);
  return size;
end
$$;

-- The files that a lead left in.
create function private.exports_of(lead_ids uuid[]) returns setof private.exports
language sql stable security definer set search_path = ''
as $$
  select e.* from private.exports e
  where e.id in (select p.export_id from private.export_pages p where p.lead_ids && exports_of.lead_ids)
$$;
revoke all on function private.exports_of(uuid[]) from public, anon, authenticated, service_role;

alter function private.own_timeline(public.leads) rename to timeline_without_exports;
create function private.own_timeline(lead public.leads) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.timeline_without_exports(lead) || (
    select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'kind', 'exported', 'actor', u.email, 'action_id', null,
      'detail', jsonb_build_object('format', e.format, 'leads', e.leads)) order by e.at), '[]')
    from private.exports_of(array[lead.id]) e left join auth.users u on u.id = e.actor)
$$;
revoke all on function private.own_timeline(public.leads) from public, anon, authenticated, service_role;

-- As before; of a lead of which nothing is left no export keeps the id.
create or replace function private.forget_work(lead_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[] := array(
    select i.id from unnest(lead_ids) i (id)
    where not exists (select from public.leads l where l.id = i.id)
      and not exists (select from private.lead_archive a where a.id = i.id)
      and not exists (select from private.merged_leads m where m.id = i.id));
begin
  delete from private.lead_events e where e.lead_id = any (lost);
  update private.export_pages p set lead_ids = array(
    select i.id from unnest(p.lead_ids) i (id) where not exists (select from unnest(lost) g (id) where g.id = i.id))
  where p.lead_ids && lost;
end
$$;

alter function public.export_person(text) rename to export_without_exports;
alter function public.export_without_exports(text) set schema private;
revoke all on function private.export_without_exports(text) from public, anon, authenticated, service_role;
-- Everything that is kept about one person; the audit log notes that it was asked for.
create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Who of us did it is no datum of this person.
  return private.export_without_exports(address) || jsonb_build_object('exports', (
    select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'format', e.format) order by e.at), '[]')
    from private.exports_of(array(select private.leads_of(address))) e));
end
$$;
revoke all on function public.export_person(text) from public, anon, authenticated, service_role;
grant execute on function public.export_person(text) to authenticated;

-- Whoever asks where a lead went asks within a year.
select private.amend_function('public.run_retention()',
  $said$delete from private.mail_outbox where sent_at < now() - interval '30 days';$said$,
  $says$delete from private.mail_outbox where sent_at < now() - interval '30 days';
  delete from private.exports where at < now() - interval '1 year';$says$);
