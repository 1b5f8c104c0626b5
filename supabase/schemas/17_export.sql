-- An export is begun, noted at each lead, then read page by page or by ticket: no page leaves without an audit entry.
create table private.exports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor uuid,
  format text not null check (format in ('csv', 'xlsx')),
  leads bigint not null,
  session_id uuid,
  aal text,
  ticket_digest bytea unique,
  written bigint not null default 0,
  is_over boolean not null default false,
  is_whole boolean not null default false
);
create index exports_at on private.exports (at);

-- Many ids in a row, in the order of the list: one row for each lead would outweigh the leads' index.
create table private.export_pages (
  id bigint generated always as identity primary key,
  export_id uuid not null references private.exports (id) on delete cascade,
  lead_ids uuid[] not null
);
create index export_pages_export on private.export_pages (export_id, id);
create index export_pages_leads on private.export_pages using gin (lead_ids) with (fastupdate = off);

create function private.export_source(asked jsonb) returns text
language sql stable set search_path = ''
as $$
  select private.list_source(asked) || case when asked ? 'query' then
      ' join private.lead_search s on s.lead_id = l.id and s.tokens @@ ' || quote_literal(asked ->> 'query') || '::tsquery' else '' end
    || ' where ' || private.list_condition(asked)
$$;

create function public.export_size(filter jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  size jsonb;
begin
  perform private.require_admin();
  execute format('select jsonb_build_object(''leads'', count(*), ''no_contact'', count(l.withdrawn_at)) from %s',
    private.export_source(private.with_similar(filter)))
  into size;
  return size;
end
$$;

-- Noted before its first page is read, in the audit log and at each lead of the file. Of a search only that there was
-- one: its words may be a name or a number. The ticket has 244 random bits.
create function public.begin_export(filter jsonb, format text, with_no_contact boolean) returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  size jsonb;
  asked jsonb;
  leads bigint;
  export uuid;
  ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  perform private.refuse_if(format is null or format not in ('csv', 'xlsx'), 'format must be csv or xlsx.');
  perform private.refuse_if(with_no_contact is null, 'with_no_contact must be true or false.');
  size := public.export_size(filter);
  leads := (size ->> 'leads')::bigint - case when with_no_contact then 0 else (size ->> 'no_contact')::bigint end;
  perform private.write_audit('leads.exported', jsonb_build_object('format', format, 'count', leads,
    'with_no_contact', with_no_contact,
    'filter', (coalesce(filter, '{}') - 'search')
      || case when filter ? 'search' then '{"search": true}' else '{}' end::jsonb));
  insert into private.exports (actor, format, leads, session_id, aal, ticket_digest)
  values (auth.uid(), format, leads, nullif(auth.jwt() ->> 'session_id', '')::uuid, auth.jwt() ->> 'aal', sha256(convert_to(ticket, 'UTF8')))
  returning id into export;
  asked := private.with_similar(filter);
  execute pg_catalog.format($note$
    insert into private.export_pages (export_id, lead_ids)
    select $1, array_agg(n.id order by n.at) from (
      select l.id, row_number() over (%s) - 1 as at
      from %s and ($2 or l.withdrawn_at is null)) n
    group by n.at / 1000 order by n.at / 1000$note$,
    private.list_sorting(asked), private.export_source(asked))
  using export, with_no_contact;
  return size || jsonb_build_object('export', export, 'ticket', ticket);
end
$$;

create function private.exports_of(lead_ids uuid[]) returns setof private.exports
language sql stable security definer set search_path = ''
as $$
  select e.* from private.exports e
  where e.id in (select p.export_id from private.export_pages p where p.lead_ids && exports_of.lead_ids)
$$;

-- What a workbook says beside the enquiry.
create function private.known_of(lead public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.work_columns(lead) || jsonb_build_object('id', lead.id,
    'source', coalesce(lead.source, lead.attribution #>> '{last,utm_source}', lead.attribution #>> '{first,utm_source}'),
    'campaign', coalesce(lead.attribution #>> '{last,utm_campaign}', lead.attribution #>> '{first,utm_campaign}'),
    'owner', (select u.email from auth.users u where u.id = lead.assigned_to),
    'notes', (select string_agg(private.notes_of(m.id), E'\n') from public.leads m
      where m.id = lead.id or m.merged_into = lead.id))
$$;

-- The page behind `after`: fewer rows where leads have gone since, and no `next` behind the last one.
create function public.desk_export(export uuid, after bigint default 0) returns json
language plpgsql security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  begun private.exports;
  page private.export_pages;
  names text[];
  cells text;
  answer json;
begin
  perform private.require_admin();
  select e.* into begun from private.exports e
  where e.id = desk_export.export and e.actor = auth.uid() and not e.is_over and e.at > now() - interval '12 hours';
  perform private.refuse_if(not found,
    'export must be one that you have begun within twelve hours and that is not over.');
  select p.* into page from private.export_pages p
  where p.export_id = begun.id and p.id > desk_export.after order by p.id limit 1;
  names := array['created_at', 'withdrawn_at', 'calls_allowed'] || array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
      and pg_catalog.col_description(a.attrelid, a.attnum) = 'enquiry field'
    order by a.attnum);
  -- All that a person wrote stands in his one row.
  cells := (select string_agg(case n when 'message' then 'case when exists (select from public.leads m
      where m.merged_into = l.id) then private.said_in(l) else l.message end'
    else format('l.%I', n) end, ', ') from unnest(names) n);
  if begun.format = 'xlsx' then
    names := names || 'known'::text;
    cells := cells || ', private.known_of(l)';
  end if;
  execute format($page$
    select json_build_object('columns', $1, 'next', $2,
      'rows', coalesce(json_agg(json_build_array(%s) order by i.at), '[]'))
    from unnest($3) with ordinality as i (id, at) join public.leads l on l.id = i.id$page$, cells)
  into answer using names, page.id, page.lead_ids;
  perform private.count_reading(0, json_array_length(answer -> 'rows'));
  return answer;
end
$$;

create function public.export_progress(export uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select jsonb_build_object('written', e.written, 'is_whole', e.is_whole,
    'is_over', e.is_over or e.at < now() - interval '12 hours')
  from private.exports e where e.id = export_progress.export and e.actor = auth.uid()
$$;

create function public.end_export(export uuid, is_whole boolean default false) returns void
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  update private.exports e set is_over = true, is_whole = end_export.is_whole, ticket_digest = null
  where e.id = end_export.export and e.actor = auth.uid() and not e.is_over
$$;

-- For our server: opens a ticket once, within a minute.
create function private.redeem_export(ticket text) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.exports e set ticket_digest = null
  where e.ticket_digest = sha256(convert_to(redeem_export.ticket, 'UTF8')) and e.at > now() - interval '1 minute'
    and not e.is_over
  returning jsonb_build_object('export', e.id, 'format', e.format, 'leads', e.leads,
    'claims', jsonb_build_object('sub', e.actor, 'session_id', e.session_id, 'aal', e.aal, 'role', 'authenticated'))
$$;
