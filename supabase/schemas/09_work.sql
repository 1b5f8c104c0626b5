create table private.lead_events (
  id bigint generated always as identity primary key,
  -- Chosen by the desk, so that an action that is sent twice is recorded once.
  action_id uuid not null unique,
  -- No foreign key: entries stay with an archived lead.
  lead_id uuid not null,
  at timestamptz not null default now(),
  actor uuid,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Of work: {change, before, after}; of undone: {undoes}.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 65536),
  undoes uuid unique,
  run_id uuid default nullif(current_setting('yctfc.run', true), '')::uuid
);
create index lead_events_lead_id_idx on private.lead_events (lead_id, id);
-- An import is undone by its batch.
create index lead_events_batch_idx on private.lead_events ((detail ->> 'batch')) where kind = 'imported';
-- A person is found by what was corrected.
create index lead_events_person_idx on private.lead_events (lead_id)
  where detail #> '{change,fields}' ?| array['email', 'phone'];
create index lead_events_run_idx on private.lead_events (run_id, id) where run_id is not null;
-- Deleted by delete_lead_events alone.
create trigger lead_events_only_grow
  before update or truncate on private.lead_events execute function private.refuse_change();

create function private.is_stage_move(from_stage text, to_stage text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when from_stage = 'won' then to_stage = 'negotiating'
    when from_stage in ('lost', 'not-suitable') then to_stage = 'contacted'
    else to_stage not in (from_stage, 'new') and not (to_stage = 'won' and from_stage in ('new', 'contacted'))
  end
$$;

create function private.work_columns(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('stage', lead.stage, 'stage_since', coalesce(lead.stage_since, lead.created_at),
    'stage_reason', lead.stage_reason, 'answered_at', lead.answered_at, 'due_at', lead.due_at,
    'due_what', lead.due_what, 'city', lead.city, 'area_sqft', lead.area_sqft,
    'budget_rupees', lead.budget_rupees, 'model', lead.model, 'brand', lead.brand,
    'language', lead.language, 'best_hour', lead.best_hour, 'source', lead.source,
    'assigned_to', lead.assigned_to, 'tags', lead.tags, 'name', lead.name, 'email', lead.email, 'phone', lead.phone,
    'phone_typed', lead.phone_typed, 'calls_allowed', lead.calls_allowed, 'asked_for_call', private.asked_for_call(lead))
$$;

create function private.delete_lead_events(lead_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[] := array(
    select i.id from unnest(lead_ids) i (id)
    where not exists (select from public.leads l where l.id = i.id)
      and not exists (select from private.lead_archive a where a.id = i.id));
begin
  delete from private.lead_events e where e.lead_id = any (lost);
  update private.export_pages p set lead_ids = array(
    select i.id from unnest(p.lead_ids) i (id) where not exists (select from unnest(lost) g (id) where g.id = i.id))
  where p.lead_ids && lost;
end
$$;

create function private.is_undone(action uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.lead_events e where e.undoes = action) $$;

create function private.read_work(change jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  outcome constant text := change #>> '{contact,outcome}';
  work jsonb;
begin
  perform private.refuse_other_keys(change, 'change', array['contact', 'note', 'stage', 'reason',
    'expected_stage', 'next', 'fields', 'calls', 'assigned_to', 'tags']);
  perform private.refuse_if(not change ?| array['contact', 'note', 'stage', 'next', 'fields', 'calls', 'assigned_to',
    'tags'], 'change must hold contact, note, stage, next, fields, calls, assigned_to or tags.');
  perform private.refuse_other_keys(change -> p.part, p.part, p.known)
  from (values ('contact', array['channel', 'outcome']), ('next', array['at', 'what']), ('calls', array['how', 'day']))
    p (part, known)
  where change ? p.part and (p.part <> 'next' or change -> 'next' <> 'null');
  perform private.refuse_if(change ? 'tags' and (jsonb_typeof(change -> 'tags') <> 'array'
    or jsonb_array_length(change -> 'tags') > 20), 'tags must be a list of at most 20 texts.');
  perform private.refuse_if(change ? 'assigned_to' and change -> 'assigned_to' <> 'null'
    and not private.is_worker(private.read_uuid(change -> 'assigned_to', 'assigned_to')),
    'assigned_to must be somebody who works at this desk.');
  select jsonb_object_agg(c.key, case c.key
    when 'contact' then jsonb_build_object(
      'channel', private.read_choice(c.value -> 'channel', 'channel', array['call', 'whatsapp', 'mail']),
      'outcome', private.read_choice(c.value -> 'outcome', 'outcome',
        array['reached', 'no-answer', 'busy', 'call-back', 'sent', 'replied', 'wrong-number', 'not-interested']))
    when 'note' then to_jsonb(private.read_text(c.value, 'note', 2000, true))
    when 'reason' then to_jsonb(private.read_text(c.value, 'reason', 200))
    when 'next' then case when c.value = 'null' then c.value else jsonb_build_object(
      'at', private.read_moment(c.value -> 'at', 'next.at'),
      'what', case when coalesce(c.value -> 'what', 'null') <> 'null'
        then private.read_text(c.value -> 'what', 'next.what', 200) end) end
    when 'fields' then private.read_fields(c.value)
    when 'calls' then jsonb_build_object('day', private.read_day(c.value -> 'day', 'calls.day'),
      'how', private.read_choice(c.value -> 'how', 'calls.how', array['On the phone', 'By e-mail', 'In person', 'In a message']))
    when 'assigned_to' then c.value
    when 'tags' then (
      select coalesce(jsonb_agg(t.tag order by t.at), '[]') from (
        select private.read_text(e.value, 'tags', 40) as tag, min(e.at) as at
        from jsonb_array_elements(c.value) with ordinality as e (value, at) group by 1) t)
    else to_jsonb(private.read_choice(c.value, c.key, private.stages())) end)
  into work from jsonb_each(change) c;
  perform private.refuse_if(outcome = 'call-back' and coalesce(change -> 'next', 'null') = 'null',
    'next must say when to call back.');
  if coalesce(work ->> 'stage' in ('lost', 'not-suitable'), false) or outcome = 'not-interested' then
    perform private.read_text(change -> 'reason', 'reason', 200);
  else
    perform private.refuse_if(change ? 'reason' and outcome is distinct from 'wrong-number',
      'reason belongs to the stages lost and not-suitable, and to a contact that ends there.');
  end if;
  perform private.refuse_if((work #>> '{calls,day}')::date > private.day_in_india(now()),
    'calls.day must be today or before.');
  return work;
end
$$;

create function private.changed_columns(lead public.leads, work jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  -- What was typed beside a number goes with it.
  written jsonb := case when work -> 'fields' ? 'phone' then '{"phone_typed": null}' else '{}' end::jsonb
    || case when work ? 'calls' then '{"calls_allowed": true}' else '{}' end::jsonb
    || coalesce(work -> 'fields', '{}') || coalesce(
    (select jsonb_object_agg(w.key, w.value) from jsonb_each(work) w where w.key in ('assigned_to', 'tags')), '{}');
  -- A contact with a reason closes the lead: he is not interested, or the number is nobody's.
  to_stage text := coalesce(work ->> 'stage',
    case when lead.stage = 'new' and work #>> '{contact,outcome}' in ('reached', 'replied') then 'contacted'
      when work ? 'reason' and private.is_stage_move(lead.stage, 'lost') then 'lost' end, lead.stage);
  is_moved boolean := to_stage <> lead.stage;
begin
  perform private.refuse_if(is_moved and not private.is_stage_move(lead.stage, to_stage),
    format('stage: a lead cannot go from %s to %s.', lead.stage, to_stage));
  perform private.refuse_if((
    select coalesce(l.email, l.phone, l.phone_typed) is null from jsonb_populate_record(lead, written) l),
    'phone or email: one of them is needed.');
  if is_moved then
    written := written || jsonb_build_object('stage', to_stage, 'stage_since', now(), 'stage_reason', null);
    if to_stage in ('lost', 'not-suitable') then
      written := written || '{"due_at": null, "due_what": null}';
    end if;
  end if;
  if work ? 'reason' and to_stage in ('lost', 'not-suitable') then
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

-- Columns of our own making only; without any the lead is written as it is.
create function private.write_columns(of_lead uuid, written jsonb) returns public.leads
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  execute (
    select format('update public.leads l set %s from jsonb_populate_record(null::public.leads, $2) w
      where l.id = $1 returning l.*', coalesce(string_agg(format('%1$I = w.%1$I', k), ', '), 'tags = l.tags'))
    from jsonb_object_keys(written) k
  ) into lead using of_lead, written;
  return lead;
end
$$;

create function private.work_answer(event private.lead_events) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('action_id', event.action_id, 'lead_id', event.lead_id, 'at', event.at,
    'undo_until', event.at + interval '60 seconds', 'is_undone', u.is_undone,
    'lead', case when u.is_undone
      then (select private.work_columns(l) from public.leads l where l.id = event.lead_id)
      else event.detail -> 'after' end)
  from (select private.is_undone(event.action_id) as is_undone) u
$$;

-- What has not gone out yet goes to the corrected address, and is answered there.
create function private.readdress_mails(of_lead uuid, was text, is_now text) returns void
language sql security definer set search_path = ''
as $$
  update private.mail_outbox m set recipient = case m.recipient when was then is_now else m.recipient end,
    reply_to = case m.reply_to when was then is_now else m.reply_to end
  where m.lead_id = of_lead and m.sent_at is null and is_now <> was and was in (m.recipient, m.reply_to)
$$;

create function private.hold_lead(of_lead uuid) returns public.leads
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = of_lead and l.merged_into is null for update;
  perform private.refuse_if(not found, 'This lead is not there any more.', 'PT404');
  return lead;
end
$$;

-- The same action again changes nothing and gets the same answer, so that an offline desk may send until it has one.
create function public.work_lead(action_id uuid, lead_id uuid, change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  lead public.leads;
  work jsonb;
  written jsonb;
  event private.lead_events;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null or lead_id is null, 'action_id and lead_id must be ids.');
  -- Lead first, then the action: of two requests with one action, the second waits here.
  select * into lead from public.leads l where l.id = lead_id for update;
  select * into event from private.lead_events e where e.action_id = work_lead.action_id;
  if found then
    perform private.refuse_if(
      (event.lead_id, event.actor, event.kind) is distinct from (lead_id, (select auth.uid()), 'work'),
      'action_id belongs to another action.');
    return private.work_answer(event);
  end if;
  lead := private.hold_lead(lead_id);
  work := private.read_work(change);
  perform private.refuse_if(work ->> 'expected_stage' <> lead.stage,
    format('Somebody else has moved this lead to %s; nothing was changed.', lead.stage), 'PT409');
  perform private.refuse_if(work ?| array['contact', 'calls'] and lead.withdrawn_at is not null,
    'The visitor took this enquiry back: nobody may contact him about it.', 'PT422');
  perform private.refuse_if(work #>> '{contact,channel}' <> 'mail' and not lead.calls_allowed
    and not (work #>> '{contact,channel}' = 'call' and private.asked_for_call(lead)),
    'The visitor did not allow calls and WhatsApp: write a mail.', 'PT422');
  written := private.changed_columns(lead, work);
  if work ? 'calls' then
    perform private.refuse_if(lead.calls_allowed, 'Calls are allowed already: nothing was changed.', 'PT409');
    perform private.refuse_if(private.has_refused_calls(lead_id, 'receipt'),
      'The visitor took calls back: only he can allow them again, at the link in his mail.', 'PT422');
    perform private.note_calls(lead_id, 'noted', format('They allowed calls and WhatsApp. %s, %s.',
      work #>> '{calls,how}', work #>> '{calls,day}'));
  end if;
  insert into private.lead_events (action_id, lead_id, actor, kind, detail)
  select action_id, lead_id, (select auth.uid()), 'work', jsonb_build_object('change', work,
    'before', (select coalesce(jsonb_object_agg(k, to_jsonb(lead) -> k), '{}') from jsonb_object_keys(written) k),
    'after', private.work_columns(private.write_columns(lead.id, written)))
  returning * into event;
  perform private.readdress_mails(lead_id, lead.email, written ->> 'email');
  if work ? 'note' then
    -- Updates the search index with the note.
    update public.leads l set tags = l.tags where l.id = lead_id;
  end if;
  perform private.write_audit('leads.worked', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  return private.work_answer(event);
end
$$;

create function public.undo_work(action_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  lead public.leads;
  event private.lead_events;
begin
  perform private.require_worker();
  select * into event from private.lead_events e
  where e.action_id = undo_work.action_id and e.kind = 'work' and e.actor = (select auth.uid());
  perform private.refuse_if(not found, 'There is no such action of yours.', 'PT404');
  lead := private.hold_lead(event.lead_id);
  if private.is_undone(action_id) then
    return private.work_answer(event);
  end if;
  -- A run looks after its time itself.
  perform private.refuse_if(
    coalesce(current_setting('yctfc.run', true), '') = '' and event.at < now() - interval '60 seconds',
    'Only an action of the last 60 seconds can be undone.', 'PT410');
  perform private.refuse_if(exists (
    select from private.lead_events e
    where e.lead_id = event.lead_id and e.id > event.id and not private.is_undone(e.action_id)
      and e.detail -> 'before' ?| array(select jsonb_object_keys(event.detail -> 'before'))
  ) or exists (
    select from jsonb_object_keys(event.detail -> 'before') k
    where private.work_columns(lead) -> k is distinct from event.detail -> 'after' -> k
  ), 'This lead was changed since: nothing was undone.', 'PT409');
  if event.detail -> 'change' ? 'calls' then
    perform private.note_calls(lead.id, 'undone', 'Noted by mistake.');
  end if;
  insert into private.lead_events (action_id, lead_id, actor, kind, undoes)
  values (gen_random_uuid(), event.lead_id, (select auth.uid()), 'undone', action_id);
  -- After that entry: it takes the note out of the search index too.
  perform private.write_columns(lead.id, event.detail -> 'before');
  perform private.readdress_mails(lead.id, lead.email, event.detail #>> '{before,email}');
  perform private.write_audit('leads.work_undone',
    jsonb_build_object('ids', jsonb_build_array(event.lead_id)));
  return private.work_answer(event);
end
$$;
