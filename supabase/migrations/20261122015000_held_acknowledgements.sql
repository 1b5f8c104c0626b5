-- An acknowledgement that would be one too many for its mailbox stands here unsent, so that the desk can
-- say why. supabase/functions/send-contact-email/acknowledgement-limits.ts counts.
alter table private.mail_outbox add column held_for text;
comment on column private.mail_outbox.held_for is
  'Why this mail is never sent, in words for the administrator.';

-- The only door into leads: one lead, the mails about it and what its visitor agreed to, or nothing.
-- The same id again changes nothing and is answered like the first.
-- lead:    {id, name, email, phone, subject, message}: the id, and each field in the column of its name
-- mails:   [{kind, recipient, reply_to, subject, body_text, body_html, held_for}]: held_for names why a mail
--          is never sent; its texts are not kept
-- journey: {received_at, reasons: [text], proof_releases, attribution, consents: [{purpose, text, version, language}]}
create or replace function public.submit_enquiry(lead jsonb, mails jsonb, journey jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  lead_id uuid := (lead ->> 'id')::uuid;
  reasons text[] := array(select jsonb_array_elements_text(coalesce(journey -> 'reasons', '[]')));
  received_at timestamptz := least(coalesce((journey ->> 'received_at')::timestamptz, now()), now());
  is_test boolean;
begin
  insert into private.submissions (id) values (lead_id) on conflict do nothing;
  if not found then
    return jsonb_build_object('id', lead_id, 'is_new', false);
  end if;
  update private.test_enquiries t set stored_at = now()
  where t.id = lead_id and t.stored_at is null and t.begun_at > now() - interval '15 minutes';
  is_test := found;
  if is_test then
    reasons := '{}';
  end if;
  -- Of `lead` only the form's fields are taken; a column that it does not name keeps its default.
  execute (
    select format('insert into public.leads (id, created_at, quarantined_at, quarantine_reasons,
        proof_releases, attribution, is_test %s)
      select $1, $2, $3, $4, $5, $6, $7 %s from jsonb_populate_record(null::public.leads, $8) r',
      string_agg(format(', %I', f), ''), string_agg(format(', r.%I', f), ''))
    from jsonb_object_keys(lead) f
    where private.is_enquiry_field(f)
  ) using lead_id, received_at, case when reasons <> '{}' then now() end, reasons,
    coalesce((journey ->> 'proof_releases')::boolean, false),
    coalesce(journey -> 'attribution', '{}'), is_test, lead;
  -- A test enquiry goes to the administrator, who asked for it: it is never held.
  insert into private.mail_outbox
    (lead_id, kind, is_held, held_for, recipient, reply_to, subject, body_text, body_html)
  select lead_id, coalesce(m.kind, 'team'), reasons <> '{}' or h.held_for is not null, h.held_for,
    m.recipient, m.reply_to, case when is_test then '[Test] ' else '' end || m.subject,
    case when h.held_for is null then m.body_text end,
    case when h.held_for is null then m.body_html end
  from jsonb_to_recordset(mails) as m (kind text, recipient text, reply_to text, subject text,
      body_text text, body_html text, held_for text),
    lateral (select case when not is_test then m.held_for end) as h (held_for);
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source, at)
  select lead_id, c.purpose, true, c.text, c.version, c.language, 'form', received_at
  from jsonb_to_recordset(coalesce(journey -> 'consents', '[]')) as c
    (purpose text, text text, version text, language text);
  if journey ? 'signature' then
    insert into private.enquiry_signatures (lead_id, signature)
    values (lead_id, journey ->> 'signature');
  end if;
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;

-- Ends the doubt about a lead: it joins the list, and its mails go out.
create or replace function private.release(of_lead uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set quarantined_at = null where id = of_lead and quarantined_at is not null;
  if not found then
    return false;
  end if;
  update private.mail_outbox set is_held = false, next_attempt_at = now()
  where lead_id = of_lead and held_for is null;
  return true;
end
$$;

-- Every attempt to mail about one lead, oldest first, and where its consents stand.
create or replace function public.lead_ledger(of_lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'consents', private.consent_state(of_lead),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind,
        'created_at', m.created_at, 'sent_at', m.sent_at, 'abandoned_at', m.abandoned_at,
        'is_held', m.is_held, 'held_for', m.held_for,
        'next_attempt_at', m.next_attempt_at) order by m.created_at), '[]')
      from private.mail_outbox m where m.lead_id = of_lead),
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', a.mail_id, 'kind', a.kind,
        'attempt', a.attempt, 'started_at', a.started_at, 'ended_at', a.ended_at,
        'fault', a.fault) order by a.started_at), '[]')
      from private.mail_attempts a where a.lead_id = of_lead)
  );
end
$$;
