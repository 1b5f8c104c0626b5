-- What stands in the form's phone field besides its first number: "98… (whatsapp)", a second number, or
-- words that are no number at all. Null where the number says it all. A field of the form: its visitor
-- writes it, sees it and corrects it with the number.
-- The length repeats contract/limits.ts; supabase/tests/repeated-facts.database.test.ts compares them.
alter table public.leads add column phone_typed text
  check (char_length(phone_typed) between 1 and 120);
comment on column public.leads.phone_typed is 'enquiry field';
