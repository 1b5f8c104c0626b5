-- Who calls or walks in leaves a number and often no address. The form still asks for both.
alter table public.leads
  alter column email drop not null,
  add constraint leads_contact_check check (email is not null or phone is not null or phone_typed is not null);

-- What was said to us in person or on the telephone is noted at the desk.
alter table private.consents drop constraint consents_source_check,
  add constraint consents_source_check check (source in ('form', 'receipt', 'desk'));
