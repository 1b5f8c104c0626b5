-- A query or a fragment may name a person (/menu?name=…); of a click only the page counts.
create or replace function public.record_soft_lead(code text, page text, attribution jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into private.soft_leads (code, page, attribution)
  values (code, regexp_replace(page, '[?#].*$', ''), attribution)
$$;
update private.soft_leads set page = regexp_replace(page, '[?#].*$', '') where page ~ '[?#]';
alter table private.soft_leads add constraint soft_leads_page_is_path check (page !~ '[?#]');
