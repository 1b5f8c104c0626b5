-- Lengths, bounds and stages repeat contract/; supabase/tests/repeated-facts.database.test.ts and
-- supabase/tests/desk/repeated-desk-facts.database.test.ts compare them.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- Who calls or walks in leaves a number and often no address. The form asks for both.
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject text check (char_length(subject) <= 120),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- Doubt holds a lead and its mails back; it never refuses one.
  quarantined_at timestamptz,
  quarantine_reasons text[] not null default '{}',
  -- The visitor's browser can clear the doubt with a proof of work.
  proof_releases boolean not null default false,
  -- First and last touch: campaign, referrer, landing page (contract/attribution.ts).
  attribution jsonb not null default '{}'
    check (jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 4096),
  -- The visitor took the enquiry back: nobody may contact him about it.
  withdrawn_at timestamptz,
  corrected_at timestamptz,
  is_test boolean not null default false,
  -- What stands in the form's phone field besides its first number: "98… (whatsapp)", a second number, or
  -- words that are no number at all. Null where the number says it all.
  phone_typed text check (char_length(phone_typed) between 1 and 120),
  -- The ledger of consents decides; this repeats it, so that lists and exports need not ask for each lead.
  -- Null where the ledger knows nothing about the lead.
  calls_allowed boolean,
  -- [{at, kind, words, reasons}], oldest first; kinds: first (the words as they were sent), earlier (before
  -- this column kept the first ones), correction, held, accepted, rejected. Archive, erasure and export take it along.
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  -- A doubtful correction, the last entry of the history, waits since then.
  correction_held_at timestamptz,
  -- From here on what we know of a lead beside what its visitor wrote: he neither writes nor sees it.
  stage text not null default 'new' check (stage in
    ('new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')),
  -- Null while the lead is where it began: since it came.
  stage_since timestamptz,
  stage_reason text check (char_length(stage_reason) between 1 and 200),
  -- First call, chat or mail that was recorded, or first move away from new.
  answered_at timestamptz,
  -- The next step.
  due_at timestamptz,
  due_what text check (char_length(due_what) between 1 and 200),
  city text check (char_length(city) between 1 and 80),
  area_sqft int check (area_sqft between 1 and 1000000),
  budget_rupees bigint check (budget_rupees between 0 and 100000000000),
  model text check (char_length(model) between 1 and 60),
  brand text check (char_length(brand) between 1 and 60),
  language text check (char_length(language) between 1 and 40),
  -- Hour of the day in India.
  best_hour smallint check (best_hour between 0 and 23),
  source text check (char_length(source) between 1 and 60),
  -- No foreign key: an archived lead may outlive the account.
  assigned_to uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- What the visitor told a decision tool before he wrote (contract/interest/interest.ts). His receipt shows it;
  -- no "enquiry field", since a correction rewrites words and not answers.
  interest jsonb
    check (jsonb_typeof(interest) = 'object' and octet_length(interest::text) <= 4096
      and interest - array['from', 'models', 'brands', 'city', 'budget', 'area', 'place', 'hours', 'experience', 'start'] = '{}'),
  -- The lead that is kept of several enquiries of one person: see 20_merge.sql.
  merged_into uuid check (merged_into <> id),
  constraint leads_due_check check (due_what is null or due_at is not null),
  constraint leads_contact_check check (email is not null or phone is not null or phone_typed is not null)
);
comment on table public.leads is 'Enquiries from the site; written by submit_enquiry only.';
-- A column that says so holds a field of the form: its visitor writes it, sees it on his receipt and may correct it.
-- Every other column belongs to us and stays out of his reach.
comment on column public.leads.name is 'enquiry field';
comment on column public.leads.email is 'enquiry field';
comment on column public.leads.phone is 'enquiry field';
comment on column public.leads.subject is 'enquiry field';
comment on column public.leads.message is 'enquiry field';
comment on column public.leads.phone_typed is 'enquiry field';
comment on column public.leads.calls_allowed is
  'Repeats the ledger of consents; written with the enquiry, then by the ledger''s trigger only.';
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (phone);
create index leads_merged_idx on public.leads (merged_into) where merged_into is not null;
-- The lists and counts of live leads (private.live_leads).
create index leads_stage_idx on public.leads (stage)
  where quarantined_at is null and not is_test and merged_into is null;
create index leads_unanswered_idx on public.leads (created_at, id)
  where answered_at is null and withdrawn_at is null and quarantined_at is null and not is_test and merged_into is null;
create index leads_new_idx on public.leads (created_at, id)
  where stage = 'new' and quarantined_at is null and not is_test and merged_into is null;
create index leads_withdrawn_idx on public.leads (created_at, id)
  where withdrawn_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_due_idx on public.leads (due_at, id)
  where due_at is not null and quarantined_at is null and not is_test and merged_into is null;
create index leads_closed_idx on public.leads (stage_since)
  where stage in ('won', 'lost', 'not-suitable') and quarantined_at is null and not is_test and merged_into is null;
create index leads_quarantined_idx on public.leads (created_at, id) where quarantined_at is not null and not is_test;
-- Whose leads there are: a handful of people, each found by one step. Enquiries of nobody are not in it.
create index leads_assigned_idx on public.leads (assigned_to) where assigned_to is not null;
-- Enquiries that only tried the form are few, and retention need not look at all others for them.
create index leads_tests_idx on public.leads (created_at, id) where is_test;
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant select, delete on public.leads to authenticated;
create policy leads_select_admin on public.leads
  for select to authenticated using (merged_into is null and (select private.is_admin()));
create policy leads_delete_admin on public.leads
  for delete to authenticated using (merged_into is null and (select private.is_admin()));

-- The leads that somebody works with: neither a test, nor in quarantine, nor merged into another one.
create view private.live_leads as
  select * from public.leads where quarantined_at is null and not is_test and merged_into is null;

-- What a person agreed to or took back, with the words that he saw. No name or address stands here, so
-- that the proof may outlive the lead.
create table private.consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  purpose text not null check (purpose in ('enquiry', 'calls', 'news')),
  is_granted boolean not null,
  notice_text text not null,
  notice_version text not null,
  language text not null,
  -- desk: said to us in person or on the telephone.
  source text not null check (source in ('form', 'receipt', 'desk')),
  at timestamptz not null default now()
);
create index consents_lead_id_idx on private.consents (lead_id, id);
alter table private.consents enable row level security;
create trigger consents_only_grow
  before update or delete on private.consents for each row execute function private.refuse_change();
create trigger consents_are_not_emptied
  before truncate on private.consents for each statement execute function private.refuse_change();

create function private.is_enquiry_field(name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attname = name
      and col_description(a.attrelid, a.attnum) = 'enquiry field')
$$;

-- Where each purpose stands now: the newest row of the ledger decides.
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

create function private.calls_allowed(of_lead uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (private.consent_state(of_lead) -> 'calls' ->> 'is_granted')::boolean
$$;

-- Compares the lead that was written with these lines, found by its key: one statement for all added lines joined
-- them with every lead, and each enquiry waited for it.
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
