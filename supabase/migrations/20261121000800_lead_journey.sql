-- Every submission id that was ever taken, without anything personal: a device that sends again after
-- its lead was cleared or erased must not bring the lead back.
create table private.submissions (
  id uuid primary key,
  received_at timestamptz not null default now()
);
alter table private.submissions enable row level security;
revoke all on private.submissions from public, anon, authenticated, service_role;
insert into private.submissions (id, received_at) select id, created_at from public.leads;

alter table public.leads
  -- Doubt holds a lead and its mails back; it never refuses one.
  add column quarantined_at timestamptz,
  add column quarantine_reasons text[] not null default '{}',
  -- The visitor's browser can clear the doubt with a proof of work.
  add column proof_releases boolean not null default false,
  -- First and last touch: campaign, referrer, landing page (contract/attribution.ts).
  add column attribution jsonb not null default '{}'
    check (jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 4096),
  -- The visitor took the enquiry back: nobody may contact him about it.
  add column withdrawn_at timestamptz,
  add column corrected_at timestamptz,
  add column is_test boolean not null default false;
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (phone);
create index leads_quarantined_idx on public.leads (quarantined_at) where quarantined_at is not null;

-- Refuses every change of a row that is there. For ledgers, which only grow.
create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% only grows: rows are neither changed nor removed', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

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
  source text not null check (source in ('form', 'receipt')),
  at timestamptz not null default now()
);
create index consents_lead_id_idx on private.consents (lead_id, id);
alter table private.consents enable row level security;
revoke all on private.consents from public, anon, authenticated, service_role;
create trigger consents_only_grow
  before update or delete on private.consents for each row execute function private.refuse_change();
create trigger consents_are_not_emptied
  before truncate on private.consents for each statement execute function private.refuse_change();

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
revoke all on function private.refuse_change() from public;
revoke all on function private.consent_state(uuid) from public;
