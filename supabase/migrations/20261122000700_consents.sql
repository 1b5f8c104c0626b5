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
revoke all on function private.consent_state(uuid) from public;
