create table private.lead_merges (
  action_id uuid primary key,
  kept_id uuid not null,
  actor uuid,
  at timestamptz not null default now(),
  -- Columns of the kept lead that the merge changed: before, after, and from which lead each value came.
  before jsonb not null,
  after jsonb not null,
  sources jsonb not null,
  -- {lead: what it was merged into before, or null}
  moved jsonb not null,
  undone_at timestamptz
);
create index lead_merges_kept_idx on private.lead_merges (kept_id);

create function private.own_time(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (m.before ->> 'created_at')::timestamptz from private.lead_merges m
  where m.kept_id = of_lead and m.before ? 'created_at' order by m.at limit 1
$$;

create function private.newest_enquiry(of_lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(private.own_time(of_lead), max(m.created_at)) from public.leads m where m.merged_into = of_lead
$$;

-- The action by which an enquiry joins its person by itself.
create function private.joining_of(enquiry uuid) returns uuid
language sql immutable set search_path = ''
as $$ select md5('joined ' || enquiry)::uuid $$;

-- What is shown at its receipt: not what the lead has since from us, or from other enquiries.
create function private.own_words(lead public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.enquiry_fields(to_jsonb(lead)) || coalesce((select m.before -> 'words' from private.lead_merges m
    where m.kept_id = lead.id and m.undone_at is null order by m.at limit 1), '{}')
$$;

-- A withdrawal, or a refusal of calls, in one enquiry counts for all of them. But who joined by himself and allowed
-- calls once has not refused them by leaving the box empty another time.
create function private.apply_strictest_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.leads m where m.merged_into = new.id) then
    select min(s.withdrawn_at), case
        when bool_or(not s.calls_allowed and (not s.is_sure
          or not coalesce((private.consent_state(s.id) #>> '{calls,is_granted}')::boolean, true))) then false
        when bool_or(s.calls_allowed and s.is_sure) then true
        else new.calls_allowed and bool_and(coalesce(s.calls_allowed, true)) end
    into new.withdrawn_at, new.calls_allowed from (
      select new.id, new.withdrawn_at, new.calls_allowed, true as is_sure
      union all select m.id, m.withdrawn_at, m.calls_allowed, exists (select from private.lead_merges j
        where j.action_id = private.joining_of(m.id) and j.kept_id = new.id and j.undone_at is null)
      from public.leads m where m.merged_into = new.id) s;
  end if;
  return new;
end
$$;
create trigger leads_keep_the_strictest
  before update of withdrawn_at, calls_allowed on public.leads
  for each row execute function private.apply_strictest_consent();

-- A visitor's own consent, else the value before the merge; a trigger adds the strictest of those merged.
create function private.update_consents(of_lead uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.leads l set
    withdrawn_at = case
      when not s.said ? 'enquiry' then case when b.was is null then l.withdrawn_at else (b.was ->> 'withdrawn_at')::timestamptz end
      when not (s.said #>> '{enquiry,is_granted}')::boolean then (s.said #>> '{enquiry,at}')::timestamptz end,
    calls_allowed = case
      when s.said = '{}' then case when b.was is null then l.calls_allowed else (b.was ->> 'calls_allowed')::boolean end
      else coalesce((s.said #>> '{calls,is_granted}')::boolean, false) end
  from (select private.consent_state(of_lead) as said) s,
    (select (select m.before from private.lead_merges m where m.kept_id = of_lead order by m.at limit 1) as was) b
  where l.id = of_lead
$$;

-- For erasure: values that the kept lead has from this one, unchanged since, go too.
create function private.unmerge_lead(of_lead uuid) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  kept public.leads;
  merge private.lead_merges;
begin
  select k.* into kept from public.leads l join public.leads k on k.id = l.merged_into
  where l.id = of_lead for update of k;
  if not found then
    return;
  end if;
  select * into merge from private.lead_merges m
  where m.undone_at is null and m.moved -> of_lead::text = 'null' order by m.at desc limit 1;
  update public.leads l set merged_into = null where l.id = of_lead;
  perform private.write_columns(kept.id, (
    select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(merge.before) b
    where merge.sources ->> b.key = of_lead::text and to_jsonb(kept) -> b.key = merge.after -> b.key));
  perform private.update_consents(kept.id);
end
$$;

-- others: the newest first.
create function private.plan_merge(kept public.leads, others public.leads[], choices jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  leads constant public.leads[] := array[kept] || others;
  asked constant text[] := array['stage', 'due_at', 'city', 'area_sqft', 'budget_rupees', 'model', 'brand', 'language',
    'best_hour', 'source', 'assigned_to'];
  part record;
  candidates jsonb;
  chosen jsonb;
  written jsonb := '{}';
  sources jsonb := '{}';
  fields jsonb := '[]';
  first public.leads;
begin
  perform private.refuse_other_keys(choices, 'choices', asked);
  for part in
    select f as field, case f when 'stage' then array['stage', 'stage_since', 'stage_reason']
      when 'due_at' then array['due_at', 'due_what'] else array[f] end as columns
    from unnest(asked || array['email', 'phone']) f
  loop
    -- An untouched stage says less than any other.
    select jsonb_agg(jsonb_build_object('lead_id', c.row -> 'id', 'value', c.row -> part.field, 'row', c.row)
      order by part.field = 'stage' and c.row ->> 'stage' = 'new', c.at)
    into candidates from (
      select to_jsonb(leads[i]) || jsonb_build_object(
        'stage_since', coalesce(leads[i].stage_since, leads[i].created_at)) as row, i as at
      from generate_subscripts(leads, 1) i
    ) c where c.row -> part.field <> 'null';
    continue when candidates is null and not choices ? part.field;
    chosen := candidates -> 0;
    if choices ? part.field then
      select c.value into chosen from jsonb_array_elements(candidates) c
      where c.value -> 'lead_id' = choices -> part.field;
      perform private.refuse_if(not found, format('choices.%s must be a lead that has a value there.', part.field));
    end if;
    if chosen ->> 'lead_id' <> kept.id::text then
      written := written || (select jsonb_object_agg(c, chosen -> 'row' -> c) from unnest(part.columns) c);
      sources := sources || (select jsonb_object_agg(c, chosen -> 'lead_id') from unnest(part.columns) c);
    end if;
    -- Nobody is asked about these: the kept lead gains only what it lacks.
    continue when part.field in ('email', 'phone');
    fields := fields || jsonb_build_array(jsonb_build_object('field', part.field, 'value', chosen -> 'value',
      'from', chosen -> 'lead_id', 'choices', (
        select jsonb_agg(c.value - 'row' order by c.at)
        from jsonb_array_elements(candidates) with ordinality c (value, at))));
  end loop;
  -- Who waits for an answer still waits, and since his own enquiry; where all are answered the first one counts.
  select l.* into first from unnest(leads) l
  order by l.answered_at is not null, coalesce(l.waits_since, l.created_at) limit 1;
  if first.id <> kept.id then
    sources := sources || jsonb_build_object('created_at', first.id, 'waits_since', first.id, 'answered_at', first.id);
    written := written || jsonb_build_object('created_at', first.created_at, 'waits_since', first.waits_since,
      'answered_at', first.answered_at);
  end if;
  written := written || jsonb_build_object('tags', (
    select coalesce(jsonb_agg(t.tag order by t.at), '[]') from (
      select t.tag, min(i * 100 + t.at) as at
      from generate_subscripts(leads, 1) i
      cross join unnest(leads[i].tags) with ordinality t (tag, at)
      group by t.tag order by 2 limit 20) t));
  return jsonb_build_object('fields', fields, 'sources', sources,
    'written', (select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(written) w
      where w.value is distinct from to_jsonb(kept) -> w.key),
    'created_at', first.created_at, 'answered_at', first.answered_at, 'tags', written -> 'tags',
    'withdrawn_at', (select min(l.withdrawn_at) from unnest(leads) l),
    'calls_allowed', (select bool_and(l.calls_allowed) from unnest(leads) l));
end
$$;

create function private.lead_for_merge(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select private.lead_in_brief(lead) || jsonb_build_object('email', lead.email, 'phone', lead.phone,
    'subject', lead.subject, 'message', lead.message)
$$;

create function private.write_merge(action_id uuid, lead public.leads, merged uuid[], plan jsonb) returns void
language sql security definer set search_path = '' set timezone = 'UTC'
as $$
  with noted as (
    insert into private.lead_merges (action_id, kept_id, actor, before, after, sources, moved)
    select write_merge.action_id, lead.id, (select auth.uid()), (
        select coalesce(jsonb_object_agg(w, to_jsonb(lead) -> w), '{}') from jsonb_object_keys(plan -> 'written') w)
        || jsonb_build_object('withdrawn_at', lead.withdrawn_at, 'calls_allowed', lead.calls_allowed,
          'words', private.own_words(lead) - array['subject', 'message']),
      plan -> 'written', plan -> 'sources', jsonb_object_agg(l.id, l.merged_into)
    from public.leads l where l.id = any (merged) or l.merged_into = any (merged)
    returning *)
  -- Only values of the kept lead: this entry stays when another one is erased.
  insert into private.lead_events (action_id, lead_id, actor, kind, detail)
  select n.action_id, n.kept_id, n.actor, 'merged', jsonb_build_object('leads', to_jsonb(merged),
    'before', n.before, 'is_joined', n.action_id = private.joining_of(merged[1])) from noted n;
  update public.leads l set merged_into = lead.id where l.id = any (merged) or l.merged_into = any (merged);
  select private.write_columns(lead.id, plan -> 'written'), private.update_consents(lead.id),
    private.write_audit('leads.merged', jsonb_build_object('ids', to_jsonb(lead.id || merged)))
$$;

-- choices: {field: the lead whose value stays}. The same action again gets the same answer.
create function public.merge_leads(action_id uuid, kept uuid, merged uuid[], choices jsonb default '{}',
  is_dry_run boolean default true) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  lead public.leads;
  others public.leads[];
  plan jsonb;
begin
  perform private.require_worker();
  perform private.refuse_if(action_id is null or kept is null or coalesce(cardinality(merged), 0) not between 1 and 20
    or kept = any (merged) or array_position(merged, null) is not null
    or cardinality(merged) <> (select count(distinct m) from unnest(merged) m),
    'merged must be 1 to 20 different leads beside the one that is kept.');
  if exists (select from private.lead_merges m where m.action_id = merge_leads.action_id) then
    perform private.refuse_if(not exists (select from private.lead_merges m
      where m.action_id = merge_leads.action_id and m.kept_id = kept and m.actor = (select auth.uid())),
      'action_id belongs to another action.');
    return jsonb_build_object('action_id', action_id, 'is_done', true, 'plan', null);
  end if;
  if not is_dry_run then
    perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
    perform private.hold_leads(merged || kept);
  end if;
  select l.* into lead from public.leads l where l.id = kept and l.merged_into is null;
  others := array(select l from public.leads l where l.id = any (merged) and l.merged_into is null
    order by l.created_at desc, l.id desc);
  perform private.refuse_if(lead.id is null or cardinality(others) <> cardinality(merged),
    'One of these leads is not there any more.', 'PT404');
  perform private.refuse_if(bool_or(o.is_test or o.quarantined_at is not null),
      'A lead in quarantine and a test cannot be merged.', 'PT409'),
    private.refuse_if(bool_or(o.correction_held_at is not null),
      'A correction waits in one of these leads: decide about it first.', 'PT409'),
    private.refuse_if(bool_or(o.id <> lead.id and (lower(o.email) = lower(lead.email)) is not true
      and (o.phone = lead.phone) is not true), 'These leads have neither number nor address in common.', 'PT409')
  from unnest(lead || others) o;
  plan := private.plan_merge(lead, others, coalesce(choices, '{}'));
  if not is_dry_run then
    perform private.write_merge(action_id, lead, merged, plan);
  end if;
  perform private.count_reading(1 + cardinality(merged));
  return jsonb_build_object('action_id', action_id, 'is_done', not is_dry_run,
    'plan', (plan - 'written' - 'sources') || jsonb_build_object('kept', private.lead_for_merge(lead),
      'merged', (select jsonb_agg(private.lead_for_merge(o)) from unnest(others) o)));
end
$$;

-- Possible for 30 days, unless what the merge changed was changed since.
create function public.undo_merge(action_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  merge private.lead_merges;
  lead public.leads;
  changed text;
  apart uuid[];
begin
  perform private.require_worker();
  perform pg_advisory_xact_lock_shared(hashtext('yctfc.merge'));
  select * into merge from private.lead_merges m where m.action_id = undo_merge.action_id for update;
  perform private.refuse_if(not found, 'There is no such merge.', 'PT404');
  if merge.undone_at is not null then
    return jsonb_build_object('kept', merge.kept_id, 'apart', '[]'::jsonb);
  end if;
  perform private.refuse_if(merge.at < now() - interval '30 days',
    'Only a merge of the last 30 days can be undone.', 'PT410');
  perform private.hold_leads(array[merge.kept_id]);
  select l.* into lead from public.leads l where l.id = merge.kept_id;
  perform private.refuse_if(not found, 'The lead is in the bin: take it back first.', 'PT409');
  perform private.refuse_if(lead.merged_into is not null,
    'This lead was merged into another one since: undo that first.', 'PT409');
  select string_agg(replace(a.key, '_', ' '), ', ' order by a.key) into changed
  from jsonb_each(merge.after) a where to_jsonb(lead) -> a.key is distinct from a.value;
  perform private.refuse_if(changed is not null and not exists (
      select from jsonb_object_keys(merge.moved) m where private.joining_of(m::uuid) = merge.action_id),
    format('Changed since, so that nothing was undone: %s.', changed), 'PT409');
  with parted as (
    update public.leads l set merged_into = (merge.moved ->> l.id::text)::uuid
    where l.merged_into = merge.kept_id and merge.moved ? l.id::text returning l.id, l.merged_into)
  select coalesce(array_agg(p.id) filter (where p.merged_into is null), '{}') into apart from parted p;
  -- What was done since stays, but the kept lead was answered when it was.
  perform private.write_columns(lead.id, (
    select coalesce(jsonb_object_agg(b.key, b.value), '{}')
    from jsonb_each(merge.before - array['withdrawn_at', 'calls_allowed']) b
    where to_jsonb(lead) -> b.key = merge.after -> b.key
      or (b.key = 'answered_at' and to_jsonb(lead) -> 'created_at' = merge.after -> 'created_at')));
  perform private.update_consents(merge.kept_id);
  update private.lead_merges m set undone_at = now() where m.action_id = undo_merge.action_id;
  insert into private.lead_events (action_id, lead_id, actor, kind, undoes)
  values (gen_random_uuid(), merge.kept_id, (select auth.uid()), 'undone', action_id);
  perform private.write_audit('leads.parted', jsonb_build_object('ids', to_jsonb(merge.kept_id || apart)));
  return jsonb_build_object('kept', merge.kept_id, 'apart', to_jsonb(apart));
end
$$;
