-- Fixed windows, shared by all processes. Buckets are keyed digests, so no address is stored.
create table private.rate_limits (
  bucket text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);

-- Every id ever submitted: a device that sends again must not bring back an erased lead.
create table private.submissions (
  id uuid primary key,
  received_at timestamptz not null default now(),
  is_test boolean not null default false,
  -- Held back and never released.
  is_held boolean not null default false
);
create index submissions_received_at_idx on private.submissions (received_at) where not is_test;

-- Clicks on a chat link: most enquiries of this trade leave by WhatsApp and would never be counted.
create table private.chat_clicks (
  id bigint generated always as identity primary key,
  -- Stands in the prefilled chat text too, so that the two can be matched.
  code text not null check (code ~ '^[0-9A-Z]{4,8}$'),
  page text not null check (char_length(page) <= 200),
  attribution jsonb not null default '{}' check (octet_length(attribution::text) <= 4096),
  at timestamptz not null default now(),
  constraint chat_clicks_page_is_path check (page !~ '[?#]')
);
create index chat_clicks_at_idx on private.chat_clicks (at);

-- A keyed signature of the first text under an id tells a repetition from other text.
create table private.enquiry_signatures (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  signature text not null check (char_length(signature) <= 64)
);

create function public.count_request(bucket text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, hits, resets_at)
  values (bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning r.* into counted;

  -- Skips locked buckets: two that wait for each other would be a deadlock.
  if random() < 0.01 then
    delete from private.rate_limits r where r.bucket in (
      select old.bucket from private.rate_limits old
      where old.resets_at < now() - interval '1 day'
      for update skip locked
    );
  end if;

  if counted.hits <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::int;
end
$$;

-- A row of leads from {column: value}, where a column without a value has its default.
create function private.read_lead(said jsonb) returns public.leads
language sql stable set search_path = ''
as $$
  select r from jsonb_populate_record(null::public.leads, '{"quarantine_reasons": [], "proof_releases": false,
    "attribution": {}, "is_test": false, "history": [], "stage": "new", "tags": []}' || said) r
$$;

-- The only way in for an enquiry. The same id again changes nothing and gets the same answer.
-- mails: [{kind, recipient, …, held_for}]; journey: {received_at, reasons, attribution, signature, consents, …}
create function public.submit_enquiry(lead jsonb, mails jsonb, journey jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  lead_id uuid := (lead ->> 'id')::uuid;
  reasons text[] := array(select jsonb_array_elements_text(coalesce(journey -> 'reasons', '[]')));
  received_at timestamptz := least(coalesce((journey ->> 'received_at')::timestamptz, now()), now());
  consents jsonb := coalesce(journey -> 'consents', '[]');
  is_test boolean;
begin
  insert into private.submissions (id, is_held) values (lead_id, reasons <> '{}') on conflict do nothing;
  if not found then
    return jsonb_build_object('id', lead_id, 'is_new', false);
  end if;
  update private.test_enquiries t set stored_at = now()
  where t.id = lead_id and t.stored_at is null and t.begun_at > now() - interval '15 minutes';
  is_test := found;
  if is_test then
    reasons := '{}';
    update private.submissions s set is_test = true, is_held = false where s.id = lead_id;
  end if;
  insert into public.leads select r.* from private.read_lead(private.enquiry_fields(lead) || jsonb_build_object(
    'id', lead_id, 'created_at', received_at, 'quarantined_at', case when reasons <> '{}' then now() end,
    'quarantine_reasons', reasons, 'proof_releases', coalesce((journey ->> 'proof_releases')::boolean, false),
    'attribution', coalesce(journey -> 'attribution', '{}'), 'is_test', is_test,
    'calls_allowed', case when consents <> '[]' then consents @> '[{"purpose": "calls"}]' end,
    'interest', case when jsonb_typeof(journey -> 'interest') = 'object' then nullif(journey -> 'interest', '{}') end)) r;
  insert into private.mail_outbox
    (lead_id, kind, is_held, held_for, recipient, reply_to, subject, body_text, body_html)
  select lead_id, coalesce(m.kind, 'team'), reasons <> '{}' or h.held_for is not null, h.held_for,
    m.recipient, m.reply_to, case when is_test then '[Test] ' else '' end || m.subject,
    case when h.held_for is null then m.body_text end,
    case when h.held_for is null then m.body_html end
  from jsonb_to_recordset(mails) as m (kind text, recipient text, reply_to text, subject text,
      body_text text, body_html text, held_for text),
    lateral (select case when not is_test then m.held_for end) as h (held_for);
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source, at)
  select lead_id, c.purpose, true, c.text, c.version, c.language, 'form', received_at
  from jsonb_to_recordset(consents) as c
    (purpose text, text text, version text, language text);
  if journey ? 'signature' then
    insert into private.enquiry_signatures (lead_id, signature)
    values (lead_id, journey ->> 'signature');
  end if;
  -- Of two at the same moment the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended(lower(lead ->> 'email'), 0));
  perform private.join_person(lead_id);
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;

-- waits: seconds over each limit of buckets [{bucket, allowed, window_seconds}]; 0 is within it.
create function public.assess_enquiry(submission uuid, buckets jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  select case when exists (select from private.submissions s where s.id = submission)
    then jsonb_build_object('is_known', true, 'waits', '[]'::jsonb, 'is_held', exists (
      select from public.leads l where l.id = submission and l.quarantined_at is not null),
      'signature', (select s.signature from private.enquiry_signatures s where s.lead_id = submission))
    else jsonb_build_object('is_known', false, 'is_held', false, 'waits', coalesce((
    select jsonb_agg(public.count_request(b.bucket, b.allowed, b.window_seconds) order by b.at)
    from (
      select e.value ->> 'bucket' as bucket, (e.value ->> 'allowed')::int as allowed,
        (e.value ->> 'window_seconds')::int as window_seconds, e.at
      from jsonb_array_elements(buckets) with ordinality as e (value, at)
      -- One order of locks for all, so that two enquiries cannot wait for each other.
      order by 1
    ) b), '[]')) end
$$;

create function private.release(of_lead uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Taken before the lead is held, as whoever changes many leads does.
  perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
  update public.leads set quarantined_at = null where id = of_lead and quarantined_at is not null;
  if not found then
    return false;
  end if;
  update private.submissions set is_held = false where id = of_lead;
  update private.mail_outbox set is_held = false, next_attempt_at = now(), waiting_since = now()
  where lead_id = of_lead and held_for is null;
  perform private.join_person(of_lead);
  return true;
end
$$;

create function public.accept_proof(submission uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select case when exists (select from public.leads where id = submission and proof_releases)
    then private.release(submission) else false end
$$;

create function public.release_lead(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_worker();
  if not private.release(lead_id) then
    return false;
  end if;
  perform private.write_audit('leads.released', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  return true;
end
$$;

-- A query or fragment may name a person (/menu?name=…); only the page counts.
create function public.record_chat_click(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into private.chat_clicks (code, page, attribution)
  values (code, regexp_replace(page, '[?#].*$', ''), attribution)
$$;

create function public.chat_clicks(at_most int default 100)
returns table (code text, page text, attribution jsonb, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select private.require_reader();
  select s.code, s.page, s.attribution, s.at from private.chat_clicks s
  order by s.id desc limit least(greatest(at_most, 1), 500)
$$;

-- parseInterest has read it. Several models or brands fill nothing: which one he wants is not known.
create function private.fill_from_interest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.city := coalesce(new.city, new.interest ->> 'city');
  new.budget_rupees := coalesce(new.budget_rupees, (new.interest ->> 'budget')::bigint);
  new.area_sqft := coalesce(new.area_sqft, (new.interest ->> 'area')::int);
  if jsonb_array_length(new.interest -> 'models') = 1 then
    -- Names repeat contract/interest/interest-words.ts.
    new.model := coalesce(new.model, case new.interest -> 'models' ->> 0
      when 'singleBrand' then 'Single Brand Franchise'
      when 'multiBrand' then 'Multi-Brand Food Court'
      when 'cloudKitchen' then 'Cloud Kitchen Model' end);
  end if;
  if jsonb_array_length(new.interest -> 'brands') = 1 then
    new.brand := coalesce(new.brand,
      replace(initcap(replace(new.interest -> 'brands' ->> 0, '-', ' ')), 'Yctfc', 'YCTFC'));
  end if;
  return new;
end
$$;
create trigger fill_from_interest before insert on public.leads
  for each row when (new.interest is not null) execute function private.fill_from_interest();
