-- What the desk calls to record work on a lead, and to take it back.

-- Answer about one action: what the lead looked like after it, or looks like since it was taken back.
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
revoke all on function private.work_answer(private.lead_events) from public, anon, authenticated, service_role;

create function private.refuse_contact(lead public.leads, contact jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if contact is null then
    return;
  elsif lead.withdrawn_at is not null then
    raise exception 'The visitor took this enquiry back: nobody may contact him about it.'
      using errcode = 'PT422';
  elsif contact ->> 'channel' <> 'mail' and not lead.calls_allowed then
    raise exception 'The visitor did not allow calls and WhatsApp: write a mail.' using errcode = 'PT422';
  end if;
end
$$;
revoke all on function private.refuse_contact(public.leads, jsonb) from public, anon, authenticated, service_role;

-- The lead of that id, held against other changes until this transaction ends.
create function private.hold_lead(of_lead uuid) returns public.leads
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = of_lead for update;
  if not found then
    raise exception 'This lead is not there any more.' using errcode = 'PT404';
  end if;
  return lead;
end
$$;
revoke all on function private.hold_lead(uuid) from public, anon, authenticated, service_role;

-- change: see contract/desk/work.ts. The same action again changes nothing and is answered like the first,
-- so that a desk that was offline may send until it has an answer.
create function public.work_lead(action_id uuid, lead_id uuid, change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  lead public.leads;
  work jsonb;
  written jsonb;
  event private.lead_events;
begin
  perform private.require_admin();
  if action_id is null or lead_id is null then
    perform private.refuse_value('action_id and lead_id must be ids.');
  end if;
  -- First the lead, then the action: of two requests with one action, the second waits here for the first.
  select * into lead from public.leads l where l.id = lead_id for update;
  select * into event from private.lead_events e where e.action_id = action_id;
  if found then
    if (event.lead_id, event.actor, event.kind) is distinct from (lead_id, (select auth.uid()), 'work') then
      perform private.refuse_value('action_id belongs to another action.');
    end if;
    return private.work_answer(event);
  end if;
  lead := private.hold_lead(lead_id);
  work := private.read_work(change);
  if work ->> 'expected_stage' <> lead.stage then
    raise exception 'Somebody else has moved this lead to %; nothing was changed.', lead.stage
      using errcode = 'PT409';
  end if;
  perform private.refuse_contact(lead, work -> 'contact');
  written := private.written_by_work(lead, work);
  insert into private.lead_events (action_id, lead_id, actor, kind, detail)
  select action_id, lead_id, (select auth.uid()), 'work', jsonb_build_object('change', work,
    'before', (select coalesce(jsonb_object_agg(k, to_jsonb(lead) -> k), '{}') from jsonb_object_keys(written) k),
    'after', private.work_columns(private.write_work(lead, written)))
  returning * into event;
  if work ? 'note' then
    perform private.index_lead(l) from public.leads l where l.id = lead_id;
  end if;
  perform private.write_audit('leads.worked', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  return private.work_answer(event);
end
$$;

-- One's own action of the last minute, unless what it changed was changed since. Again: the same answer.
create function public.undo_work(action_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  lead public.leads;
  event private.lead_events;
begin
  perform private.require_admin();
  select * into event from private.lead_events e
  where e.action_id = action_id and e.kind = 'work' and e.actor = (select auth.uid());
  if not found then
    raise exception 'There is no such action of yours.' using errcode = 'PT404';
  end if;
  lead := private.hold_lead(event.lead_id);
  if private.is_undone(action_id) then
    return private.work_answer(event);
  elsif event.at < now() - interval '60 seconds' then
    raise exception 'Only an action of the last 60 seconds can be undone.' using errcode = 'PT410';
  elsif exists (
    select from private.lead_events e
    where e.lead_id = event.lead_id and e.id > event.id and not private.is_undone(e.action_id)
      and exists (select from jsonb_object_keys(event.detail -> 'before') k where e.detail -> 'before' ? k)
  ) or exists (
    select from jsonb_object_keys(event.detail -> 'before') k
    where private.work_columns(lead) -> k is distinct from event.detail -> 'after' -> k
  ) then
    raise exception 'This lead was changed since: nothing was undone.' using errcode = 'PT409';
  end if;
  perform private.write_work(lead, event.detail -> 'before');
  insert into private.lead_events (action_id, lead_id, actor, kind, undoes)
  values (gen_random_uuid(), event.lead_id, (select auth.uid()), 'undone', action_id);
  if event.detail -> 'change' ? 'note' then
    perform private.index_lead(l) from public.leads l where l.id = event.lead_id;
  end if;
  perform private.write_audit('leads.work_undone',
    jsonb_build_object('ids', jsonb_build_array(event.lead_id)));
  return private.work_answer(event);
end
$$;

revoke all on function public.work_lead(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.undo_work(uuid) from public, anon, authenticated, service_role;
grant execute on function public.work_lead(uuid, uuid, jsonb) to authenticated;
grant execute on function public.undo_work(uuid) to authenticated;
