-- One action on one lead: one entry of its timeline, which one step takes back.

-- What the desk sends, checked and tidied.
create function private.read_work(change jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  stages constant text[] := array['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost',
    'not-suitable'];
  work jsonb := '{}';
  part jsonb;
begin
  perform private.refuse_other_keys(change, 'change', array['contact', 'note', 'stage', 'reason',
    'expected_stage', 'next', 'fields', 'assigned_to', 'tags']);
  if not change ?| array['contact', 'note', 'stage', 'next', 'fields', 'assigned_to', 'tags'] then
    perform private.refuse_value(
      'change must hold contact, note, stage, next, fields, assigned_to or tags.');
  end if;
  if change ? 'contact' then
    part := change -> 'contact';
    perform private.refuse_other_keys(part, 'contact', array['channel', 'outcome']);
    work := work || jsonb_build_object('contact', jsonb_build_object(
      'channel', private.read_choice(part -> 'channel', 'channel', array['call', 'whatsapp', 'mail']),
      'outcome', private.read_choice(part -> 'outcome', 'outcome',
        array['reached', 'no-answer', 'wrong-number', 'not-interested'])));
  end if;
  if change ? 'note' then
    work := work || jsonb_build_object('note', private.read_text(change -> 'note', 'note', 2000, true));
  end if;
  if change ? 'stage' then
    work := work || jsonb_build_object('stage', private.read_choice(change -> 'stage', 'stage', stages));
  end if;
  if change ? 'expected_stage' then
    work := work || jsonb_build_object('expected_stage',
      private.read_choice(change -> 'expected_stage', 'expected_stage', stages));
  end if;
  if coalesce(work ->> 'stage' in ('lost', 'not-suitable'), false) then
    work := work || jsonb_build_object('reason', private.read_text(change -> 'reason', 'reason', 200));
  elsif change ? 'reason' then
    perform private.refuse_value('reason belongs to the stages lost and not-suitable only.');
  end if;
  if change ? 'next' then
    part := change -> 'next';
    if jsonb_typeof(part) = 'null' then
      work := work || '{"next": null}';
    else
      perform private.refuse_other_keys(part, 'next', array['at', 'what']);
      work := work || jsonb_build_object('next', jsonb_build_object(
        'at', private.read_moment(part -> 'at', 'next.at'),
        'what', case when coalesce(jsonb_typeof(part -> 'what'), 'null') <> 'null'
          then private.read_text(part -> 'what', 'next.what', 200) end));
    end if;
  end if;
  if change ? 'fields' then
    work := work || jsonb_build_object('fields', private.read_fields(change -> 'fields'));
  end if;
  if change ? 'assigned_to' then
    part := change -> 'assigned_to';
    if jsonb_typeof(part) <> 'null' and not exists (select from public.profiles p
      where p.user_id = private.read_uuid(part, 'assigned_to') and p.role <> 'member') then
      perform private.refuse_value('assigned_to must be somebody who works at this desk.');
    end if;
    work := work || jsonb_build_object('assigned_to', part);
  end if;
  if change ? 'tags' then
    work := work || jsonb_build_object('tags', private.read_tags(change -> 'tags'));
  end if;
  return work;
end
$$;

-- The columns that this work gives another value, with that value.
create function private.written_by_work(lead public.leads, work jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  written jsonb := coalesce(work -> 'fields', '{}') || coalesce(
    (select jsonb_object_agg(w.key, w.value) from jsonb_each(work) w where w.key in ('assigned_to', 'tags')), '{}');
  to_stage text := coalesce(work ->> 'stage',
    case when lead.stage = 'new' and work #>> '{contact,outcome}' = 'reached' then 'contacted' end, lead.stage);
  is_moved boolean := to_stage <> lead.stage;
begin
  if is_moved and not private.is_stage_move(lead.stage, to_stage) then
    perform private.refuse_value(format('stage: a lead cannot go from %s to %s.', lead.stage, to_stage));
  end if;
  if is_moved then
    written := written || jsonb_build_object('stage', to_stage, 'stage_since', now(), 'stage_reason', null);
    if to_stage in ('lost', 'not-suitable') then
      written := written || '{"due_at": null, "due_what": null}';
    end if;
  end if;
  if work ? 'reason' then
    written := written || jsonb_build_object('stage_reason', work -> 'reason');
  end if;
  if work ? 'next' then
    written := written || jsonb_build_object('due_at', work #> '{next,at}', 'due_what', work #> '{next,what}');
  end if;
  if lead.answered_at is null and (is_moved or work ? 'contact') then
    written := written || jsonb_build_object('answered_at', now());
  end if;
  return coalesce((select jsonb_object_agg(w.key, w.value) from jsonb_each(written) w
    where w.value is distinct from to_jsonb(lead) -> w.key), '{}');
end
$$;

-- Gives a lead the values of these columns.
create function private.write_work(lead public.leads, written jsonb) returns public.leads
language sql security definer set search_path = ''
as $$
  update public.leads l set stage = w.stage, stage_since = w.stage_since, stage_reason = w.stage_reason,
    answered_at = w.answered_at, due_at = w.due_at, due_what = w.due_what, city = w.city,
    area_sqft = w.area_sqft, budget_rupees = w.budget_rupees, model = w.model, brand = w.brand,
    language = w.language, best_hour = w.best_hour, source = w.source, assigned_to = w.assigned_to,
    tags = w.tags
  from jsonb_populate_record(lead, written) w where l.id = lead.id
  returning l.*
$$;

revoke all on function private.read_work(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.written_by_work(public.leads, jsonb) from public, anon, authenticated, service_role;
revoke all on function private.write_work(public.leads, jsonb) from public, anon, authenticated, service_role;
