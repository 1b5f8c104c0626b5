-- Lengths repeat contract/limits.ts; contract/limits.database.test.ts holds the two together.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject text check (char_length(subject) <= 120),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table public.leads is 'Enquiries from the site; written by submit_enquiry only.';
create index leads_created_at_idx on public.leads (created_at desc, id desc);

revoke all on public.leads from public, anon, authenticated, service_role;
grant select, delete on public.leads to authenticated;
alter table public.leads enable row level security;
create policy leads_select_admin on public.leads
  for select to authenticated using ((select private.is_admin()));
create policy leads_delete_admin on public.leads
  for delete to authenticated using ((select private.is_admin()));
