-- What an enquiry's visitor agreed to is compared with the lead that was written with it, found by its key: one
-- statement for all added lines joined them with every lead, and each enquiry waited for it.
create or replace function private.repeat_consents() returns trigger
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
