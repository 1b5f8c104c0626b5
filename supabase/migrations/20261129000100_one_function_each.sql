set check_function_bodies = off;

drop function private.amend_function(regprocedure, text, text);

drop function private.arrival();

CREATE OR REPLACE FUNCTION private.desk_export(export uuid, after text DEFAULT NULL::text, at_most integer DEFAULT 2000)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
 SET jit TO 'off'
AS $function$
declare
  begun private.exports;
  asked jsonb;
  place record;
  is_newest boolean;
  names text[];
  cells text;
  page record;
begin
  perform private.require_admin();
  begun := private.open_export(export);
  if at_most is null or at_most not between 1 and 10000 then
    perform private.refuse_value('at_most must be a whole number from 1 to 10000.');
  end if;
  -- What came last is found by its tokens too.
  if after is null then
    perform private.index_waiting(1000);
  end if;
  asked := private.export_filter(begun.filter);
  place := private.read_cursor(after, asked ->> 'order');
  is_newest := asked ->> 'order' = 'newest';
  names := array['created_at', 'withdrawn_at', 'calls_allowed'] || array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
      and pg_catalog.col_description(a.attrelid, a.attnum) = 'enquiry field'
    order by a.attnum);
  cells := (select string_agg(format('l.%I', n), ', ') from unnest(names) n);
  if (asked ->> 'is_plain')::boolean then
    -- Nearly every lead along the way belongs to the page: its row is read once.
    execute format($page$
      with met as materialized (
        select l.id, %1$s as place, l.withdrawn_at, json_build_array(%2$s) as cells from public.leads l
        where %3$s and ($9 is null or (%1$s, l.id) %4$s ($9, $10))
        order by %1$s %5$s, l.id %5$s limit $12)
      select (select coalesce(json_agg(m.cells) filter (where $11 or m.withdrawn_at is null), '[]') from met m) as rows,
        case when (select count(*) from met) >= $12
          then (select m.id from met m order by m.place %6$s, m.id %6$s limit 1) end as last$page$,
      case when asked ->> 'order' = 'due' then 'l.due_at' else 'l.created_at' end, cells,
      private.export_condition(asked), case when is_newest then '<' else '>' end,
      case when is_newest then 'desc' else 'asc' end, case when is_newest then 'asc' else 'desc' end)
    into page
    using private.india_midnight(private.day_in_india(now())), (asked ->> 'from')::timestamptz,
      (asked ->> 'until')::timestamptz, (asked ->> 'query')::tsquery, asked ->> 'address',
      private.digit_patterns(asked), (asked ->> 'first_id')::uuid, (asked ->> 'last_id')::uuid,
      place.after_at, place.after_id, begun.with_no_contact, at_most;
  else
    -- The index of tokens, month by month, whatever a walk would have met.
    execute format($page$
      select coalesce(json_agg(json_build_array(%1$s) order by i.at) filter (where $2 or l.withdrawn_at is null), '[]')
          as rows, case when count(*) >= $3 then $1[$3] end as last
      from unnest($1) with ordinality as i (id, at) join public.leads l on l.id = i.id$page$, cells)
    into page
    using private.leap_leads(asked, place.after_at, place.after_id, at_most, 500), begun.with_no_contact, at_most;
  end if;
  return json_build_object('columns', names, 'rows', page.rows,
    'next', private.write_cursor(page.last, asked ->> 'order', false));
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_leads(lead_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed int;
  archived int;
begin
  perform private.part_lead(m.id) from private.merged_leads m
  where m.id = any (lead_ids) or m.kept_id = any (lead_ids);
  -- What a merge remembers are values of leads.
  delete from private.lead_merges m
  where m.kept_id = any (lead_ids)
    or not exists (select from private.merged_leads l where l.action_id = m.action_id);
  perform set_config('yctfc.removal', 'erased', true);
  delete from public.leads where id = any (lead_ids);
  get diagnostics removed = row_count;
  perform set_config('yctfc.removal', '', true);
  delete from private.lead_archive where id = any (lead_ids);
  get diagnostics archived = row_count;
  if archived > 0 then
    perform private.write_audit('archive.erased', jsonb_build_object('count', archived));
  end if;
  return removed + archived;
end
$function$;

drop function private.erase_parted_leads(uuid[]);

drop function private.export_page(jsonb, boolean, text, integer);

drop function private.export_unmerged(text);

drop function private.export_without_exports(text);

CREATE OR REPLACE FUNCTION private.leads_of(address text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said text := private.read_address(address);
begin
  return query
  with own as (
    select l.id from public.leads l where lower(l.email) = lower(said) or l.phone = said
    union
    select l.id from public.leads l where l.history <> '[]' and private.history_names(l.history, said)
    union
    select a.id from private.lead_archive a
    where lower(a.lead ->> 'email') = lower(said) or a.lead ->> 'phone' = said
      or private.history_names(a.lead -> 'history', said)
    union
    select m.id from private.merged_leads m
    where lower(m.lead ->> 'email') = lower(said) or m.lead ->> 'phone' = said
    union
    select m.id from private.merged_leads m
    where m.lead -> 'history' <> '[]' and private.history_names(m.lead -> 'history', said)
  ), kept as (
    select o.id from own o
    union
    select m.kept_id from private.merged_leads m join own o on o.id = m.id
  )
  select k.id from kept k
  union
  select m.id from private.merged_leads m join kept k on k.id = m.kept_id;
end
$function$;

drop function private.leads_of_address(text);

drop function private.own_search_entry(public.leads);

CREATE OR REPLACE FUNCTION private.own_timeline(lead public.leads)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
  select jsonb_agg(jsonb_build_object('at', t.at, 'kind', t.kind, 'actor', private.shown_name(u.email::text),
    'action_id', t.action_id, 'detail', t.detail) order by t.at, t.rank, t.place)
  from (
    select lead.created_at as at, 0 as rank, 0::bigint as place, 'enquiry' as kind, null::uuid as actor,
      null::uuid as action_id, jsonb_strip_nulls(jsonb_build_object('interest', lead.interest)) as detail
    union all
    select (h.value ->> 'at')::timestamptz, 1, h.at, h.value ->> 'kind', null, null,
      jsonb_strip_nulls(jsonb_build_object('words', h.value -> 'words', 'reasons', h.value -> 'reasons'))
    from jsonb_array_elements(lead.history) with ordinality as h (value, at)
    union all
    select c.at, 2, c.id, 'consent', null, null,
      jsonb_build_object('purpose', c.purpose, 'is_granted', c.is_granted, 'source', c.source)
    from private.consents c where c.lead_id = lead.id
    union all
    select m.created_at, 3, 0, 'mail', null, null, jsonb_build_object('id', m.id, 'kind', m.kind, 'sent_at', m.sent_at,
      'abandoned_at', m.abandoned_at, 'is_held', m.is_held, 'held_for', m.held_for)
    from private.mail_outbox m where m.lead_id = lead.id
    union all
    select e.at, 4, e.id, e.kind, e.actor, e.action_id, case e.kind
      when 'work' then (e.detail - 'after') || jsonb_build_object('is_undone', private.is_undone(e.action_id))
      when 'undone' then jsonb_build_object('undoes', e.undoes)
      else e.detail end
    from private.lead_events e where e.lead_id = lead.id
    union all
    select x.at, 5, 0, 'exported', x.actor, null, jsonb_build_object('format', x.format, 'leads', x.leads)
    from private.exports_of(array[lead.id]) x
  ) t
  left join auth.users u on u.id = t.actor
$function$;

drop function private.read_own_search(text);

CREATE OR REPLACE FUNCTION private.read_search(search text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  run constant text := '(?:^|\s)(\+?\d[-().\s\d]{3,}\d)(?=\s|$)';
  said text := lower(btrim(search));
  hex text := substring(said from '^yc[ -]*([0-9a-f]{4}[ -]*[0-9a-f]{0,4})$');
  first_id uuid;
  last_id uuid;
  kept uuid;
  term text;
  numbers text[];
  words text[];
  queries tsquery[] := '{}';
  alike tsquery[];
begin
  if hex is not null then
    hex := regexp_replace(hex, '[ -]', '', 'g');
    first_id := (rpad(hex, 8, '0') || '-0000-0000-0000-000000000000')::uuid;
    last_id := (rpad(hex, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff')::uuid;
  elsif said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    first_id := said::uuid;
    last_id := first_id;
  end if;
  if first_id is not null then
    -- The reference of a merged lead means the one that is kept.
    if not exists (select from public.leads l where l.id between first_id and last_id) then
      kept := (select m.kept_id from private.merged_leads m where m.id between first_id and last_id limit 1);
    end if;
    return jsonb_build_object('first_id', coalesce(kept, first_id), 'last_id', coalesce(kept, last_id));
  end if;
  said := translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789');
  if said ~ '^[-+().\s\d]*\d[-+().\s\d]*$' then
    numbers := array[private.stored_digits(said)];
    said := '';
  else
    numbers := array(select private.stored_digits(m[1]) from regexp_matches(said, run, 'g') m);
    said := btrim(regexp_replace(said, run, ' ', 'g'));
  end if;
  foreach term in array numbers loop
    queries := queries || private.digits_query(term);
  end loop;
  if said like '%@%' then
    words := (tsvector_to_array(private.plain_words(said)))[1:8];
    return jsonb_build_object('digits', to_jsonb(numbers), 'address', said,
      'query', coalesce(private.all_of(queries || array(select private.token('@' || w, true) from unnest(words) w)),
        private.token('%none')));
  end if;
  words := (tsvector_to_array(private.plain_words(said)))[1:8];
  alike := queries;
  foreach term in array words loop
    queries := queries || private.token(term, true);
    alike := alike || (private.token(term, true) || private.any_of(
      array(select private.token(s) from unnest(private.sounds(term)) s)));
  end loop;
  -- Signs alone are found nowhere.
  return jsonb_strip_nulls(jsonb_build_object('digits', to_jsonb(numbers),
    'query', coalesce(private.all_of(queries), private.token('%none')),
    'alike', case when words <> '{}' then private.all_of(alike) end));
end
$function$;

CREATE OR REPLACE FUNCTION private.search_entry(lead public.leads)
 RETURNS private.lead_search
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry private.lead_search := row(lead.id, lead.created_at, concat_ws(' ', substr(lead.phone, 2),
      case when lead.phone_typed is not null then private.plain_digits(lead.phone_typed) end),
    coalesce(lower(lead.email), ''), private.search_tokens(lead, private.notes_of(lead.id)));
  others record;
begin
  if exists (select from private.merged_leads m where m.kept_id = lead.id) then
    select string_agg(concat_ws(' ', substr(r.phone, 2), private.plain_digits(r.phone_typed)), ' ') as digits,
      string_agg(lower(r.email), ' ') as address, array_to_tsvector(array_agg(distinct t.token)) as tokens
    into others
    from private.merged_leads m cross join private.row_of(m) r
    cross join lateral unnest(tsvector_to_array(private.search_tokens(r, private.notes_of(r.id)))) t (token)
    -- What is filtered by is the kept lead's own.
    where m.kept_id = lead.id and t.token not like '\%%';
    entry.digits := concat_ws(' ', entry.digits, others.digits);
    entry.address := concat_ws(' ', entry.address, others.address);
    entry.tokens := entry.tokens || others.tokens;
  end if;
  return entry;
end
$function$;

drop function private.timeline_without_exports(public.leads);

drop function private.unmerged_leads_of(text);

CREATE OR REPLACE FUNCTION public.export_person(address text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_ids uuid[];
begin
  perform private.require_admin();
  found_ids := array(select private.leads_of(address));
  perform private.write_audit('person.exported', jsonb_build_object('ids', to_jsonb(found_ids[1:100])));
  -- What was done and noted; who of us did it is no datum of this person.
  return jsonb_build_object(
    'exported_at', now(),
    'address', address,
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(
        'contact_permission', private.contact_permission(to_jsonb(l))) order by l.created_at), '[]')
      from public.leads l where l.id = any (found_ids)),
    'archived', (
      select coalesce(jsonb_agg(a.lead || jsonb_build_object('purge_at', a.purge_at,
        'contact_permission', private.contact_permission(
          a.lead || jsonb_build_object('calls_allowed', private.calls_allowed(a.id))))), '[]')
      from private.lead_archive a where a.id = any (found_ids)),
    'merged', (
      select coalesce(jsonb_agg(m.lead || jsonb_build_object('merged_into', m.kept_id, 'merged_at', m.merged_at,
        'contact_permission', private.contact_permission(m.lead)) order by m.lead ->> 'created_at'), '[]')
      from private.merged_leads m where m.id = any (found_ids)),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.consents c where c.lead_id = any (found_ids)),
    'mails', (select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from private.mail_attempts t where t.lead_id = any (found_ids)),
    'work', (select coalesce(jsonb_agg(jsonb_build_object('lead_id', e.lead_id, 'at', e.at, 'kind', e.kind,
        'change', e.detail -> 'change', 'is_undone', private.is_undone(e.action_id)) order by e.id), '[]')
      from private.lead_events e where e.lead_id = any (found_ids)),
    'exports', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'format', e.format) order by e.at), '[]')
      from private.exports_of(found_ids) e)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.run_retention()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rules jsonb := (select jsonb_object_agg(kept, for_time) from private.retention_rules);
  expired int;
  doubtful int;
  purged int;
begin
  -- One run at a time; it ends with the transaction, so it works through a pooler.
  if not pg_try_advisory_xact_lock(hashtext('yctfc.retention')) then
    return '{}';
  end if;
  perform set_config('yctfc.removal', 'expired', true);
  delete from public.leads
  where created_at < now() - (rules ->> 'leads')::interval and quarantined_at is null and not is_test and coalesce(private.newest_enquiry(id) < now() - (rules ->> 'leads')::interval, true);
  get diagnostics expired = row_count;
  delete from public.leads
  where quarantined_at < now() - (rules ->> 'quarantined leads')::interval;
  get diagnostics doubtful = row_count;
  perform set_config('yctfc.removal', 'tested', true);
  delete from public.leads
  where is_test and created_at < now() - (rules ->> 'test enquiries')::interval;
  perform set_config('yctfc.removal', '', true);
  delete from private.lead_archive where purge_at < now();
  get diagnostics purged = row_count;
  delete from private.soft_leads where at < now() - (rules ->> 'soft leads')::interval;
  delete from private.mail_attempts where started_at < now() - (rules ->> 'mail attempts')::interval;
  delete from private.mail_outbox where sent_at < now() - interval '30 days';
  delete from private.exports where at < now() - interval '1 year';
  update private.exports set is_over = true, filter = null, ticket_digest = null
  where not is_over and at < now() - interval '12 hours';
  delete from private.mail_outbox
  where kind = 'account' and abandoned_at < now() - (rules ->> 'abandoned account mails')::interval;
  perform private.let_go_of_strays();
  perform private.fold_counts();
  perform private.forget_runs();
  perform private.forget_digests();
  perform private.index_waiting(1000);
  delete from private.invitations where invited_at < now() - interval '30 days';
  delete from private.reads_by_hour where hour < now() - interval '90 days';
  delete from private.spool_reports where reported_at < now() - interval '7 days';
  perform private.remove_old_sessions();
  if expired + doubtful + purged > 0 then
    perform private.write_audit('retention.run', jsonb_build_object(
      'archived', expired, 'doubtful', doubtful, 'purged', purged));
  end if;
  return jsonb_build_object('archived', expired, 'doubtful', doubtful, 'purged', purged);
end
$function$;

-- Nobody reaches what is private, whatever a platform gives away by default. Stands last, and is repeated by each
-- migration, so that nothing new is forgotten.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
-- Policies ask these.
grant execute on function private.has_session, private.is_admin to authenticated;

reset check_function_bodies;
