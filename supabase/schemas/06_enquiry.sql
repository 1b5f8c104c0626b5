-- Fixed-window counters shared by all processes. No address is stored, and without the server's secret nobody finds
-- one by trying all of them.
create table private.rate_limits (
  bucket text primary key,
  hits int not null,
  resets_at timestamptz not null
);
comment on column private.rate_limits.bucket is 'Name of the limit and keyed digest of what it counts.';
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);
alter table private.rate_limits enable row level security;

-- Every submission id that was ever taken, without anything personal: a device that sends again after
-- its lead was cleared or erased must not bring the lead back.
create table private.submissions (
  id uuid primary key,
  received_at timestamptz not null default now(),
  -- A test is no enquiry, also after it removed itself.
  is_test boolean not null default false,
  -- Held back and never released. Of leads that were cleared or erased only this is left to learn silence from.
  is_held boolean not null default false
);
create index submissions_received_at_idx on private.submissions (received_at) where not is_test;
alter table private.submissions enable row level security;

-- Clicks on a chat link: most enquiries of this trade leave by WhatsApp and would never be counted.
create table private.soft_leads (
  id bigint generated always as identity primary key,
  -- Stands in the prefilled chat text too, so that the two can be matched.
  code text not null check (code ~ '^[0-9A-Z]{4,8}$'),
  page text not null check (char_length(page) <= 200),
  attribution jsonb not null default '{}' check (octet_length(attribution::text) <= 4096),
  at timestamptz not null default now(),
  constraint soft_leads_page_is_path check (page !~ '[?#]')
);
create index soft_leads_at_idx on private.soft_leads (at);
alter table private.soft_leads enable row level security;

-- By which a repetition is told from somebody else's text under the same id: a keyed signature of the
-- words that came first. It tells nothing without the server's secret, and goes with its lead.
create table private.enquiry_signatures (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  signature text not null check (char_length(signature) <= 64)
);
alter table private.enquiry_signatures enable row level security;

-- Counts one request in `bucket`. Returns 0 when it is within `allowed` per window,
-- else the whole seconds until the window ends.
create function public.count_request(bucket text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, hits, resets_at)
  values (bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning r.* into counted;

  -- One request in about a hundred tidies up, so that no timer is needed. It leaves out buckets that
  -- others hold: two that wait for each other's would be a deadlock.
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

-- The only door into leads: one lead, the mails about it and what its visitor agreed to, or nothing.
-- The same id again changes nothing and is answered like the first.
-- lead:    {id, name, email, phone, subject, message}: the id, and each field in the column of its name
-- mails:   [{kind, recipient, reply_to, subject, body_text, body_html, held_for}]: held_for names why a mail
--          is never sent; its texts are not kept
-- journey: {received_at, reasons: [text], proof_releases, attribution, signature,
--          consents: [{purpose, text, version, language}]}
create function public.submit_enquiry(lead jsonb, mails jsonb, journey jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
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
  -- Of `lead` only the form's fields are taken (private.is_enquiry_field, asked once for all of them); a
  -- column that is not named keeps its default.
  execute (
    select format('insert into public.leads (id, created_at, quarantined_at, quarantine_reasons,
        proof_releases, attribution, is_test, calls_allowed, interest %s)
      select $1, $2, $3, $4, $5, $6, $7, $8, $10 %s from jsonb_to_record($9) r (id uuid%s)',
      string_agg(format(', %I', a.attname), ''), string_agg(format(', r.%I', a.attname), ''),
      string_agg(format(', %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ''))
    from (
      select f.objoid, f.objsubid from pg_catalog.pg_description f
      where f.classoid = 'pg_catalog.pg_class'::regclass and f.objoid = 'public.leads'::regclass
        and f.description = 'enquiry field' offset 0) d
    join pg_catalog.pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
    where lead ? a.attname::text
  ) using lead_id, received_at, case when reasons <> '{}' then now() end, reasons,
    coalesce((journey ->> 'proof_releases')::boolean, false),
    coalesce(journey -> 'attribution', '{}'), is_test,
    case when consents <> '[]' then consents @> '[{"purpose": "calls"}]' end, lead,
    case when jsonb_typeof(journey -> 'interest') = 'object' then nullif(journey -> 'interest', '{}') end;
  -- A test enquiry goes to the administrator, who asked for it: it is never held.
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
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;

-- Whether a submission is known already (and held back, with its signature), and how far over each limit it is.
-- buckets: [{bucket, allowed, window_seconds}]; an answer of 0 means within the limit.
create function public.assess_enquiry(submission uuid, buckets jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.submissions s where s.id = submission) then
    return jsonb_build_object('is_known', true, 'waits', '[]'::jsonb, 'is_held', exists (
      select from public.leads l where l.id = submission and l.quarantined_at is not null),
      'signature', (select s.signature from private.enquiry_signatures s where s.lead_id = submission));
  end if;
  return jsonb_build_object('is_known', false, 'is_held', false, 'waits', coalesce((
    select jsonb_agg(public.count_request(b.bucket, b.allowed, b.window_seconds) order by b.at)
    from (
      select e.value ->> 'bucket' as bucket, (e.value ->> 'allowed')::int as allowed,
        (e.value ->> 'window_seconds')::int as window_seconds, e.at
      from jsonb_array_elements(buckets) with ordinality as e (value, at)
      -- One order of locks for all, so that two enquiries cannot wait for each other.
      order by 1
    ) b), '[]'));
end
$$;

-- Ends the doubt about a lead: it joins the list, and its mails go out.
create function private.release(of_lead uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set quarantined_at = null where id = of_lead and quarantined_at is not null;
  if not found then
    return false;
  end if;
  update private.submissions set is_held = false where id = of_lead;
  update private.mail_outbox set is_held = false, next_attempt_at = now(), waiting_since = now()
  where lead_id = of_lead and held_for is null;
  return true;
end
$$;

-- The visitor's browser has proven its work: doubt that this clears is cleared.
create function public.accept_proof(submission uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.leads where id = submission and proof_releases) then
    return false;
  end if;
  return private.release(submission);
end
$$;

-- "Not spam", said by the administrator.
create function public.release_lead(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_held boolean;
begin
  perform private.require_worker();
  was_held := private.release(lead_id);
  if was_held then
    perform private.write_audit('leads.released', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  end if;
  return was_held;
end
$$;

-- A query or a fragment may name a person (/menu?name=…); of a click only the page counts.
create function public.record_soft_lead(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into private.soft_leads (code, page, attribution)
  values (code, regexp_replace(page, '[?#].*$', ''), attribution)
$$;

-- The newest clicks, for the administrator.
create function public.soft_leads(at_most int default 100)
returns table (code text, page text, attribution jsonb, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_reader();
  return query select s.code, s.page, s.attribution, s.at from private.soft_leads s
    order by s.id desc limit least(greatest(at_most, 1), 500);
end
$$;

-- His own words fill what the desk knows of a lead, once and only where nothing stands. Several models or brands
-- fill nothing: which of them he wants is not known.
create function private.fill_from_interest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.city := coalesce(new.city, left(nullif(btrim(new.interest ->> 'city'), ''), 80));
  if jsonb_typeof(new.interest -> 'budget') = 'number' then
    new.budget_rupees := coalesce(new.budget_rupees,
      least(greatest((new.interest ->> 'budget')::numeric, 0), 100000000000)::bigint);
  end if;
  if jsonb_typeof(new.interest -> 'area') = 'number' then
    new.area_sqft := coalesce(new.area_sqft,
      least(greatest((new.interest ->> 'area')::numeric, 1), 1000000)::int);
  end if;
  if jsonb_typeof(new.interest -> 'models') = 'array' and jsonb_array_length(new.interest -> 'models') = 1 then
    -- Names repeat contract/interest/interest-words.ts.
    new.model := coalesce(new.model, case new.interest -> 'models' ->> 0
      when 'singleBrand' then 'Single Brand Franchise'
      when 'multiBrand' then 'Multi-Brand Food Court'
      when 'cloudKitchen' then 'Cloud Kitchen Model' end);
  end if;
  if jsonb_typeof(new.interest -> 'brands') = 'array' and jsonb_array_length(new.interest -> 'brands') = 1 then
    new.brand := coalesce(new.brand,
      nullif(left(replace(initcap(replace(new.interest -> 'brands' ->> 0, '-', ' ')), 'Yctfc', 'YCTFC'), 60), ''));
  end if;
  return new;
end
$$;
create trigger fill_from_interest before insert on public.leads
  for each row when (new.interest is not null) execute function private.fill_from_interest();

revoke all on function public.count_request, public.submit_enquiry, public.assess_enquiry, public.accept_proof,
  public.release_lead, public.record_soft_lead, public.soft_leads from public, anon, authenticated, service_role;
grant execute on function public.release_lead, public.soft_leads to authenticated;
grant execute on function public.count_request, public.submit_enquiry, public.assess_enquiry, public.accept_proof,
  public.record_soft_lead to service_role;
