-- Lengths repeat contract/limits.ts; supabase/tests/repeated-facts.database.test.ts compares them.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
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
  is_test boolean not null default false
);
comment on table public.leads is 'Enquiries from the site; written by submit_enquiry only.';

-- A column that says so holds a field of the form: its visitor writes it, sees it on his receipt and may
-- correct it. Every other column belongs to us and stays out of his reach.
comment on column public.leads.name is 'enquiry field';
comment on column public.leads.email is 'enquiry field';
comment on column public.leads.phone is 'enquiry field';
comment on column public.leads.subject is 'enquiry field';
comment on column public.leads.message is 'enquiry field';

create function private.is_enquiry_field(name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attname = name
      and col_description(a.attrelid, a.attnum) = 'enquiry field')
$$;
revoke all on function private.is_enquiry_field(text) from public;

create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (phone);
create index leads_quarantined_idx on public.leads (quarantined_at) where quarantined_at is not null;

revoke all on public.leads from public, anon, authenticated, service_role;
grant select, delete on public.leads to authenticated;
alter table public.leads enable row level security;
create policy leads_select_admin on public.leads
  for select to authenticated using ((select private.is_admin()));
create policy leads_delete_admin on public.leads
  for delete to authenticated using ((select private.is_admin()));
