-- The only door into leads: one lead and the mails about it, or nothing.
-- lead:  {id, name, email, phone, subject, message}
-- mails: [{recipient, reply_to, subject, body_text, body_html}]
create function public.submit_enquiry(lead jsonb, mails jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored_id uuid;
begin
  insert into public.leads (id, name, email, phone, subject, message)
  select r.id, r.name, r.email, r.phone, r.subject, r.message
  from jsonb_populate_record(null::public.leads, lead) r
  returning id into stored_id;

  insert into private.mail_outbox (lead_id, recipient, reply_to, subject, body_text, body_html)
  select stored_id, m.recipient, m.reply_to, m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails)
    as m (recipient text, reply_to text, subject text, body_text text, body_html text);

  return stored_id;
end
$$;
revoke all on function public.submit_enquiry(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_enquiry(jsonb, jsonb) to service_role;
