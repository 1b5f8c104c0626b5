-- A lead is written once: whether it may be called is known when it comes, and was written in a second step,
-- for which its search tokens would be made twice.
comment on column public.leads.calls_allowed is
  'Repeats the ledger of consents; written with the enquiry, then by the ledger''s trigger only.';

create or replace function private.repeat_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who was asked and left the box empty has not allowed it.
  update public.leads l set calls_allowed = s.is_allowed
  from (
    select a.lead_id, coalesce((
      select c.is_granted from private.consents c
      where c.lead_id = a.lead_id and c.purpose = 'calls' order by c.id desc limit 1), false) as is_allowed
    from (select distinct lead_id from added) a
  ) s
  where l.id = s.lead_id and l.calls_allowed is distinct from s.is_allowed;
  return null;
end
$$;

-- The only door into leads: one lead, the mails about it and what its visitor agreed to, or nothing.
-- The same id again changes nothing and is answered like the first.
-- lead:    {id, name, email, phone, subject, message}: the id, and each field in the column of its name
-- mails:   [{kind, recipient, reply_to, subject, body_text, body_html, held_for}]: held_for names why a mail
--          is never sent; its texts are not kept
-- journey: {received_at, reasons: [text], proof_releases, attribution, signature,
--          consents: [{purpose, text, version, language}]}
create or replace function public.submit_enquiry(lead jsonb, mails jsonb, journey jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  lead_id uuid := (lead ->> 'id')::uuid;
  reasons text[] := array(select jsonb_array_elements_text(coalesce(journey -> 'reasons', '[]')));
  received_at timestamptz := least(coalesce((journey ->> 'received_at')::timestamptz, now()), now());
  consents jsonb := coalesce(journey -> 'consents', '[]');
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
  -- Of `lead` only the form's fields are taken (private.is_enquiry_field, asked once for all of them); a
  -- column that is not named keeps its default.
  execute (
    select format('insert into public.leads (id, created_at, quarantined_at, quarantine_reasons,
        proof_releases, attribution, is_test, calls_allowed %s)
      select $1, $2, $3, $4, $5, $6, $7, $8 %s from jsonb_populate_record(null::public.leads, $9) r',
      string_agg(format(', %I', a.attname), ''), string_agg(format(', r.%I', a.attname), ''))
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_description d on d.classoid = 'pg_catalog.pg_class'::regclass
      and d.objoid = a.attrelid and d.objsubid = a.attnum and d.description = 'enquiry field'
    where a.attrelid = 'public.leads'::regclass and lead ? a.attname::text
  ) using lead_id, received_at, case when reasons <> '{}' then now() end, reasons,
    coalesce((journey ->> 'proof_releases')::boolean, false),
    coalesce(journey -> 'attribution', '{}'), is_test,
    case when consents <> '[]' then consents @> '[{"purpose": "calls"}]' end, lead;
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
  from jsonb_to_recordset(consents) as c
    (purpose text, text text, version text, language text);
  if journey ? 'signature' then
    insert into private.enquiry_signatures (lead_id, signature)
    values (lead_id, journey ->> 'signature');
  end if;
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;
