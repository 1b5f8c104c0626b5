-- What the desk asks often, and retention each time it runs, looks into an index however many leads there are.

-- How many are held back is counted with each look at the desk: the index alone says it.
drop index public.leads_quarantined_idx;
create index leads_quarantined_idx on public.leads (quarantined_at, is_test) where quarantined_at is not null;

-- Whose leads there are: a handful of people, each found by one step. Enquiries of nobody are not in it.
create index leads_assigned_idx on public.leads (assigned_to) where assigned_to is not null;

create or replace function private.let_go_of_strays() returns void
language sql security definer set search_path = ''
as $$
  with recursive held as (
    (select l.assigned_to from public.leads l where l.assigned_to is not null order by l.assigned_to limit 1)
    union all
    select (
      select l.assigned_to from public.leads l
      where l.assigned_to is not null and l.assigned_to > h.assigned_to order by l.assigned_to limit 1)
    from held h where h.assigned_to is not null)
  update public.leads l set assigned_to = null
  where l.id = any (array(
    select m.id from held h
    cross join lateral (select g.id from public.leads g where g.assigned_to = h.assigned_to limit 5000) m
    where not exists (
      select from public.profiles p where p.user_id = h.assigned_to and p.role in ('admin', 'caller'))
    limit 5000))
$$;

-- Enquiries that only tried the form are few, and retention need not look at all others for them.
create index leads_tests_idx on public.leads (created_at) where is_test;
