-- Clicks on a chat link: most enquiries of this trade leave by WhatsApp and would never be counted.
create table private.soft_leads (
  id bigint generated always as identity primary key,
  -- Stands in the prefilled chat text too, so that the two can be matched.
  code text not null check (code ~ '^[0-9A-Z]{4,8}$'),
  page text not null check (char_length(page) <= 200),
  attribution jsonb not null default '{}' check (octet_length(attribution::text) <= 4096),
  at timestamptz not null default now()
);
create index soft_leads_at_idx on private.soft_leads (at);
alter table private.soft_leads enable row level security;
revoke all on private.soft_leads from public, anon, authenticated, service_role;

create function public.record_soft_lead(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$ insert into private.soft_leads (code, page, attribution) values (code, page, attribution) $$;

revoke all on function public.record_soft_lead(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.record_soft_lead(text, text, jsonb) to service_role;

-- The newest clicks, for the administrator.
create function public.soft_leads(at_most int default 100)
returns table (code text, page text, attribution jsonb, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query select s.code, s.page, s.attribution, s.at from private.soft_leads s
    order by s.id desc limit least(greatest(at_most, 1), 500);
end
$$;

revoke all on function public.soft_leads(int) from public, anon, authenticated, service_role;
grant execute on function public.soft_leads(int) to authenticated;
