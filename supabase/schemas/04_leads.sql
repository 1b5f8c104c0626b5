-- Limits repeat contract/; repeated-facts and repeated-desk-facts.database.test.ts compare them.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- Who calls or walks in leaves a number and often no address. The form asks for both.
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject text check (char_length(subject) <= 120),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- Of a lead from a file: when we got it. Nobody could answer it before.
  waits_since timestamptz,
  quarantined_at timestamptz,
  quarantine_reasons text[] not null default '{}',
  proof_releases boolean not null default false,
  -- First and last touch: campaign, referrer, landing page (contract/attribution.ts).
  attribution jsonb not null default '{}'
    check (jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 4096),
  withdrawn_at timestamptz,
  corrected_at timestamptz,
  is_test boolean not null default false,
  -- What the phone field holds besides its first number; null where the number says it all.
  phone_typed text check (char_length(phone_typed) between 1 and 120),
  -- Repeats the ledger of consents, for lists and exports; null where the ledger has nothing.
  calls_allowed boolean,
  -- [{at, kind, words, reasons}], oldest first; kinds: first, earlier, correction, held, accepted, rejected.
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  correction_held_at timestamptz,
  -- From here on: what the desk knows; the visitor neither writes nor sees it.
  stage text not null default 'new' check (stage in
    ('new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')),
  -- Null while the lead is where it began: since it came.
  stage_since timestamptz,
  stage_reason text check (char_length(stage_reason) between 1 and 200),
  -- First call, chat or mail that was recorded, or first move away from new.
  answered_at timestamptz,
  due_at timestamptz,
  due_what text check (char_length(due_what) between 1 and 200),
  city text check (char_length(city) between 1 and 80),
  area_sqft int check (area_sqft between 1 and 1000000),
  budget_rupees bigint check (budget_rupees between 0 and 100000000000),
  model text check (char_length(model) between 1 and 60),
  brand text check (char_length(brand) between 1 and 60),
  language text check (char_length(language) between 1 and 40),
  best_hour smallint check (best_hour between 0 and 23),
  source text check (char_length(source) between 1 and 60),
  -- No foreign key: an archived lead may outlive the account.
  assigned_to uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- Answers to a decision tool. No "enquiry field": a correction rewrites words, not answers.
  interest jsonb
    check (jsonb_typeof(interest) = 'object' and octet_length(interest::text) <= 4096
      and interest - array['from', 'models', 'brands', 'city', 'budget', 'area', 'place', 'hours', 'experience', 'start'] = '{}'),
  merged_into uuid check (merged_into <> id),
  constraint leads_due_check check (due_what is null or due_at is not null),
  constraint leads_contact_check check (email is not null or phone is not null or phone_typed is not null)
);
-- Only a column with this comment is the visitor's to write, see and correct.
comment on column public.leads.name is 'enquiry field';
comment on column public.leads.email is 'enquiry field';
comment on column public.leads.phone is 'enquiry field';
comment on column public.leads.subject is 'enquiry field';
comment on column public.leads.message is 'enquiry field';
comment on column public.leads.phone_typed is 'enquiry field';
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (phone);
create index leads_merged_idx on public.leads (merged_into) where merged_into is not null;
create index leads_stage_idx on public.leads (stage)
  where quarantined_at is null and not is_test and merged_into is null;
create index leads_unanswered_idx on public.leads (coalesce(waits_since, created_at), id)
  where answered_at is null and withdrawn_at is null and quarantined_at is null and not is_test and merged_into is null;
create index leads_new_idx on public.leads (created_at, id)
  where stage = 'new' and quarantined_at is null and not is_test and merged_into is null;
create index leads_withdrawn_idx on public.leads (created_at, id)
  where withdrawn_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_due_idx on public.leads (due_at, id)
  where due_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_no_step_idx on public.leads (created_at, id)
  where due_at is null and answered_at is not null and withdrawn_at is null and stage not in ('won', 'lost', 'not-suitable')
    and quarantined_at is null and not is_test and merged_into is null;
create index leads_closed_idx on public.leads (stage_since)
  where stage in ('won', 'lost', 'not-suitable') and quarantined_at is null and not is_test and merged_into is null;
create index leads_quarantined_idx on public.leads (created_at, id) where quarantined_at is not null and not is_test;
create index leads_assigned_idx on public.leads (assigned_to) where assigned_to is not null;
create index leads_tests_idx on public.leads (created_at, id) where is_test;
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant select, delete on public.leads to authenticated;
create policy leads_select_admin on public.leads
  for select to authenticated using ((select private.is_admin()));
create policy leads_delete_admin on public.leads
  for delete to authenticated using (merged_into is null and (select private.is_admin()));

create view private.live_leads as
  select * from public.leads where quarantined_at is null and not is_test and merged_into is null;

-- No name or address, so that the proof may outlive the lead.
create table private.consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  purpose text not null check (purpose in ('enquiry', 'calls', 'news')),
  is_granted boolean not null,
  notice_text text not null,
  notice_version text not null,
  language text not null,
  source text not null check (source in ('form', 'receipt', 'desk')),
  at timestamptz not null default now()
);
create index consents_lead_id_idx on private.consents (lead_id, id);
create trigger consents_only_grow
  before update or delete or truncate on private.consents execute function private.refuse_change();

-- What of a lead its visitor writes, sees and may correct. One query: every enquiry waits for it.
create function private.enquiry_fields(lead jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(a.attname, lead -> a.attname::text)
  from pg_catalog.pg_description d
  join pg_catalog.pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
  where d.classoid = 'pg_catalog.pg_class'::regclass and d.objoid = 'public.leads'::regclass
    and d.description = 'enquiry field' and lead ? a.attname::text
$$;

create function private.consent_state(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.purpose, jsonb_build_object(
    'is_granted', c.is_granted, 'at', c.at, 'version', c.notice_version)), '{}')
  from (
    select distinct on (purpose) purpose, is_granted, at, notice_version
    from private.consents where lead_id = of_lead order by purpose, id desc
  ) c
$$;

-- By key: one statement for all added rows joined them with every lead.
create function private.repeat_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  agreed uuid;
  allowed boolean;
begin
  for agreed in select distinct a.lead_id from added a order by a.lead_id loop
    -- Who was asked and left the box empty has not allowed it.
    allowed := coalesce((
      select c.is_granted from private.consents c
      where c.lead_id = agreed and c.purpose = 'calls' order by c.id desc limit 1), false);
    update public.leads l set calls_allowed = allowed
    where l.id = agreed and l.calls_allowed is distinct from allowed;
  end loop;
  return null;
end
$$;
create trigger consents_are_repeated
  after insert on private.consents referencing new table as added
  for each statement execute function private.repeat_consents();

create function private.with_merged(of_lead uuid) returns setof uuid
language sql stable rows 2 security definer set search_path = ''
as $$ select of_lead union all select l.id from public.leads l where l.merged_into = of_lead $$;

-- "Call me" in English, Hindi and Punjabi, in their own letters and in Latin ones; what may mean "do not call" is none.
create function private.asks_for_call(message text) returns boolean
language sql immutable set search_path = ''
as $$
  select said ~ any (array[
      '\m((call|ring|phone) (me|us)|call ?back|give (me|us) a call|(please|pls|plz|kindly) (call|ring|phone))\M',
      '\m(need|want|request|arrange|expect|waiting for) (a|your) (phone )?call\M',
      '(?<!\m(i|we|ll|will|to|they|he|she|who) )\mcall (after|before|between|at|on|any ?time|today|tomorrow|asap)\M',
      '\m(call|phone|fone|fon) ?ka?r ?(o|e|en|ein|iye|iyega|iyo|eo|do|lo|de|dena|lena|dijiye|sakte|na(?! (tha|hai|chah)))\M',
      '\m(call|phone|fone|fon) (kijiye|kijie|kijiyega|lagao|maro)\M',
      '(फोन|कॉल|काल) ?(कीजि|करें?(?![ंग])|करो|करिए|करिये|करना(?! (चाह|था|है|पड))|कर (दें|दो|लें|लो|लेना|देना|दीजि|लीजि|सकते))',
      '(ਫੋਨ|ਕਾਲ) ?(ਕਰੋ|ਕਰਿਓ|ਕਰਿਆ|ਕਰੀਂ|ਕਰੀ|ਕਰਨਾ(?! (ਚਾਹ|ਸੀ|ਹੈ))|ਕਰ (ਦਿਓ|ਲਓ|ਲਵੋ|ਦੇਣਾ|ਲੈਣਾ|ਸਕਦੇ))'])
    and not said ~ any (array['\mno (phone )?calls?\M', '(फोन|कॉल|काल) (मत|न|ना|नहीं) ', '(ਫੋਨ|ਕਾਲ) (ਨਾ|ਨਹੀਂ) ',
      '\m(dont|not|never|without|stop|avoid|mat|na|naa|nahi) (\w+ ){0,2}(call|phone|ring|fone|fon)',
      '\m(call|phone|fone|fon) (mat|na|naa|nahi|nahin|nhi)\M'])
  -- Without dots under letters and apostrophes, which many leave out.
  from translate(normalize(lower(message), nfc), '़਼’''', '') said
$$;

create function private.has_refused_calls(of_lead uuid, place text default null) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.consents c where c.lead_id = any (array(select private.with_merged(of_lead)))
    and c.purpose = 'calls' and not c.is_granted and c.notice_version <> 'undone' and c.source = coalesce(place, c.source))
$$;

-- The request counts where a box was only left empty; a refusal, here or in an enquiry that was merged, counts more.
create function private.asked_for_call(lead public.leads) returns boolean
language sql stable security definer set search_path = ''
as $$
  select lead.calls_allowed is not true and lead.withdrawn_at is null and exists (
      select from public.leads l
      where l.id = any (array(select private.with_merged(lead.id))) and private.asks_for_call(l.message))
    and not private.has_refused_calls(lead.id)
$$;

-- What was told to the desk, or that it was noted by mistake, for the lead and those merged into it.
create function private.note_calls(of_lead uuid, version text, words text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
  select i.id, 'calls', version = 'noted', words, version, 'English', 'desk'
  from private.with_merged(of_lead) i (id), lateral (select private.consent_state(i.id) -> 'calls' as said) c
  where case version when 'noted' then c.said -> 'is_granted' is distinct from 'true' else c.said ->> 'version' = 'noted' end;
  select private.update_consents(of_lead)
$$;
