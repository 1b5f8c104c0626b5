-- Leads of a file. Each row is stored by itself, so that a bad one loses no other, and knows its file and number, so
-- that a whole import can be taken back.
create index lead_events_batch_idx on private.lead_events ((detail ->> 'batch')) where kind = 'imported';

-- Holds leads until the transaction ends. Whoever holds many does it here, in the order of their ids, which never
-- change: in different orders two would wait for each other, and one of them be turned away.
create function private.hold_leads(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.leads l where l.id = any (ids) order by l.id for update;
end
$$;
revoke all on function private.hold_leads(uuid[]) from public, anon, authenticated, service_role;

-- rows: [{number, lead}], at most 500; the lead as in add_lead. The same batch and number again changes nothing.
-- Answers {added, known: rows that were there already, refused: [{number, reason}]}.
create function public.import_leads(batch_id uuid, rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  one jsonb;
  number bigint;
  lead_id uuid;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  if batch_id is null then
    perform private.refuse_value('batch_id must be an id.');
  elsif jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 500 then
    perform private.refuse_value('rows must be a list of 1 to 500.');
  end if;
  perform set_config('yctfc.arrival', 'imported', true);
  for one in select e.value from jsonb_array_elements(rows) e loop
    perform private.refuse_other_keys(one, 'row', array['number', 'lead']);
    number := private.read_number(one -> 'number', 'number', 1, 10000000);
    lead_id := md5(batch_id || ':' || number)::uuid;
    begin
      insert into private.submissions (id) values (lead_id) on conflict do nothing;
      if found then
        perform private.store_new_lead(lead_id, private.read_new_lead(one -> 'lead'));
        insert into private.lead_events (action_id, lead_id, actor, kind, detail)
        values (lead_id, lead_id, (select auth.uid()), 'imported', jsonb_build_object('batch', batch_id, 'row', number));
        added := added + 1;
      else
        known := known + 1;
      end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('number', number, 'reason', case sqlstate
        when '22023' then sqlerrm else 'The row does not fit into a lead.' end);
    end;
  end loop;
  perform set_config('yctfc.arrival', '', true);
  if added > 0 then
    perform private.write_audit('leads.imported', jsonb_build_object('count', added, 'batch', batch_id));
  end if;
  return jsonb_build_object('added', added, 'known', known, 'refused', refused);
end
$$;

-- Moves what an import has brought into the bin, the newest two thousand at a time; leads that somebody has worked on
-- since stay. Answers {removed, left, kept}: `left` wait for the next call, `kept` were worked on.
create function public.undo_import(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  untouched uuid[];
  kept int;
begin
  perform private.require_admin();
  if batch_id is null then
    perform private.refuse_value('batch_id must be an id.');
  end if;
  select array_agg(l.id order by e.id desc) filter (where not w.is_worked), count(*) filter (where w.is_worked)
  into untouched, kept
  from private.lead_events e
  join public.leads l on l.id = e.lead_id
  cross join lateral (
    select exists (select from private.lead_events o where o.lead_id = e.lead_id and o.kind <> 'imported') as is_worked) w
  where e.kind = 'imported' and e.detail ->> 'batch' = batch_id::text;
  untouched := coalesce(untouched, '{}');
  perform private.hold_leads(untouched[1:2000]);
  delete from public.leads l where l.id = any (untouched[1:2000]);
  return jsonb_build_object('removed', cardinality(untouched[1:2000]),
    'left', greatest(cardinality(untouched) - 2000, 0), 'kept', kept);
end
$$;

revoke all on function public.import_leads(uuid, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.undo_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.import_leads(uuid, jsonb) to authenticated;
grant execute on function public.undo_import(uuid) to authenticated;
