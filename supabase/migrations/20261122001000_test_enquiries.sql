-- A test enquiry that the administrator sent: see begin_test_enquiry.
create table private.test_enquiries (
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default now(),
  stored_at timestamptz,
  mailed_at timestamptz,
  removed_at timestamptz,
  fault text
);
alter table private.test_enquiries enable row level security;
revoke all on private.test_enquiries from public, anon, authenticated, service_role;

-- Called with the outcome of each mail: a test enquiry goes once all its mails are out.
create function private.finish_test_enquiry(of_mail uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tested uuid := (
    select l.id from private.mail_outbox m join public.leads l on l.id = m.lead_id
    where m.id = of_mail and l.is_test
  );
begin
  if tested is null then
    return;
  end if;
  update private.test_enquiries t set fault = (
    select m.last_error from private.mail_outbox m where m.id = of_mail
  ) where t.id = tested;
  if exists (select from private.mail_outbox m where m.lead_id = tested and m.sent_at is null) then
    return;
  end if;
  perform set_config('yctfc.removal', 'tested', true);
  delete from public.leads l where l.id = tested;
  perform set_config('yctfc.removal', '', true);
  update private.test_enquiries t set mailed_at = now(), removed_at = now() where t.id = tested;
end
$$;
revoke all on function private.finish_test_enquiry(uuid) from public;

-- A test enquiry is sent under an id that the administrator drew; it removes itself once its mails are out.
create function public.begin_test_enquiry() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  drawn uuid;
begin
  perform private.require_admin();
  delete from private.test_enquiries where begun_at < now() - interval '30 days';
  insert into private.test_enquiries default values returning id into drawn;
  perform private.write_audit('test.begun', jsonb_build_object('id', drawn));
  return drawn;
end
$$;

-- How far a test enquiry has come; null for an id that nobody drew.
create function public.test_enquiry_state(test_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('begun_at', t.begun_at, 'stored_at', t.stored_at,
      'mailed_at', t.mailed_at, 'removed_at', t.removed_at, 'fault', t.fault)
    from private.test_enquiries t where t.id = test_id
  );
end
$$;

revoke all on function public.begin_test_enquiry() from public, anon, authenticated, service_role;
revoke all on function public.test_enquiry_state(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_test_enquiry() to authenticated;
grant execute on function public.test_enquiry_state(uuid) to authenticated;
