-- An export is begun first and read afterwards: no page leaves without its entry in the audit log. What is begun
-- may be read page by page (hosted Supabase), or opened once as a file by a ticket (our own server).

alter table private.exports add column filter jsonb,
  add column with_no_contact boolean not null default true,
  add column session_id uuid,
  add column aal text,
  -- Of the ticket only a digest is kept.
  add column ticket_digest bytea unique,
  add column written bigint not null default 0,
  add column is_over boolean not null default false,
  add column is_whole boolean not null default false;
comment on column private.exports.filter is
  'the list, until the export is over: its search may be a name or a number';

-- Notes which leads a file is about to hold. Returns its id and its ticket, 244 random bits.
drop function private.note_export(jsonb, text, boolean, bigint);
create function private.note_export(filter jsonb, format text, with_no_contact boolean, leads bigint) returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  asked jsonb := private.export_filter(filter);
  export uuid;
  ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.exports (actor, format, leads, filter, with_no_contact, session_id, aal, ticket_digest)
  values (auth.uid(), format, leads, coalesce(filter, '{}'), with_no_contact,
    nullif(auth.jwt() ->> 'session_id', '')::uuid, auth.jwt() ->> 'aal',
    sha256(convert_to(ticket, 'UTF8')))
  returning id into export;
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
  return jsonb_build_object('export', export, 'ticket', ticket);
end
$$;
revoke all on function private.note_export(jsonb, text, boolean, bigint) from public, anon, authenticated, service_role;
select private.amend_function('public.begin_export(jsonb, text, boolean)',
  $said$perform private.note_export(filter, format, with_no_contact, leads);
  return size;$said$,
  $says$return size || private.note_export(filter, format, with_no_contact, leads);$says$);

-- Pages are those of a begun export, whose filter nobody can change meanwhile.
alter function public.desk_export(jsonb, boolean, text, int) rename to export_page;
alter function public.export_page(jsonb, boolean, text, int) set schema private;
revoke all on function private.export_page(jsonb, boolean, text, int) from public, anon, authenticated, service_role;

-- The caller's own export that is not over. Half a day is what the largest file takes on a slow line.
create function private.open_export(export uuid) returns private.exports
language plpgsql stable security definer set search_path = ''
as $$
declare
  begun private.exports;
begin
  select e.* into begun from private.exports e
  where e.id = open_export.export and e.actor = auth.uid() and not e.is_over
    and e.at > now() - interval '12 hours';
  if not found then
    perform private.refuse_value('export must be one that you have begun within twelve hours and that is not over.');
  end if;
  return begun;
end
$$;
revoke all on function private.open_export(uuid) from public, anon, authenticated, service_role;

create function public.desk_export(export uuid, after text default null, at_most int default 2000) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  begun private.exports;
begin
  perform private.require_admin();
  begun := private.open_export(export);
  return private.export_page(begun.filter, begun.with_no_contact, after, at_most);
end
$$;

-- How far a file has come that somebody else writes.
create function public.export_progress(export uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('written', e.written, 'is_whole', e.is_whole,
      'is_over', e.is_over or e.at < now() - interval '12 hours')
    from private.exports e where e.id = export_progress.export and e.actor = auth.uid());
end
$$;

-- Ends an export, whether its last lead was written or not; nothing more is read of it.
create function public.end_export(export uuid, is_whole boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.exports e set is_over = true, is_whole = end_export.is_whole, filter = null, ticket_digest = null
  where e.id = end_export.export and e.actor = auth.uid() and not e.is_over;
end
$$;

-- For our own server: opens a ticket, once and within a minute. Whose export it is, and in which session it began.
create function private.redeem_export(ticket text) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.exports e set ticket_digest = null
  where e.ticket_digest = sha256(convert_to(redeem_export.ticket, 'UTF8')) and e.at > now() - interval '1 minute'
    and not e.is_over
  returning jsonb_build_object('export', e.id, 'format', e.format, 'leads', e.leads,
    'claims', jsonb_build_object('sub', e.actor, 'session_id', e.session_id, 'aal', e.aal, 'role', 'authenticated'))
$$;
-- Notes how far the file is. False once it is over: then nobody waits for the rest.
create function private.note_export_progress(export uuid, written bigint) returns boolean
language sql security definer set search_path = ''
as $$
  with noted as (
    update private.exports e set written = note_export_progress.written
    where e.id = note_export_progress.export and not e.is_over returning 1)
  select exists (select from noted)
$$;

revoke all on function public.desk_export(uuid, text, int) from public, anon, authenticated, service_role;
revoke all on function public.export_progress(uuid) from public, anon, authenticated, service_role;
revoke all on function public.end_export(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function private.redeem_export(text) from public, anon, authenticated, service_role;
revoke all on function private.note_export_progress(uuid, bigint) from public, anon, authenticated, service_role;
grant execute on function public.desk_export(uuid, text, int) to authenticated;
grant execute on function public.export_progress(uuid) to authenticated;
grant execute on function public.end_export(uuid, boolean) to authenticated;

-- What nobody ended is over after half a day; its filter goes.
select private.amend_function('public.run_retention()',
  $said$delete from private.exports where at < now() - interval '1 year';$said$,
  $says$delete from private.exports where at < now() - interval '1 year';
  update private.exports set is_over = true, filter = null, ticket_digest = null
  where not is_over and at < now() - interval '12 hours';$says$);
