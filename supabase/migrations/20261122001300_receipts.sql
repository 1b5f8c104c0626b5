-- What a visitor may see and do with his own enquiry. The function that calls these has checked the
-- unguessable link; nobody else may.

create function private.enquiry_fields(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(lead)) f
  where private.is_enquiry_field(f.key)
$$;
revoke all on function private.enquiry_fields(public.leads) from public;

-- Null for an id that was never submitted.
create function public.read_receipt(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when l.id is not null then private.enquiry_fields(l) || jsonb_build_object(
      'state', 'kept', 'received_at', l.created_at, 'withdrawn_at', l.withdrawn_at,
      'corrected_at', l.corrected_at, 'consents', private.consent_state(l.id),
      'is_acknowledged', exists (
        select from private.mail_outbox m
        where m.lead_id = l.id and m.kind = 'acknowledgement' and m.sent_at is not null))
    -- Archived, cleared or erased: nobody works with it any more.
    else jsonb_build_object('state', 'closed', 'received_at', s.received_at,
      'is_archived', a.id is not null, 'purge_at', a.purge_at)
  end
  from private.submissions s
  left join public.leads l on l.id = s.id
  left join private.lead_archive a on a.id = s.id
  where s.id = of_lead
$$;

-- Writes the details anew and tells the team. fields: {name, email, phone, message}; the subject stays.
create function public.correct_enquiry(of_lead uuid, fields jsonb, mails jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  corrected int;
begin
  execute (
    select format('update public.leads l set corrected_at = now() %s
        from jsonb_populate_record(null::public.leads, $2) r where l.id = $1',
      string_agg(format(', %1$I = r.%1$I', f), ''))
    from jsonb_object_keys(fields) f
    where private.is_enquiry_field(f) and f <> 'subject'
  ) using of_lead, fields;
  get diagnostics corrected = row_count;
  if corrected = 0 then
    return false;
  end if;
  insert into private.mail_outbox
    (lead_id, kind, is_held, recipient, reply_to, subject, body_text, body_html)
  select of_lead, 'correction', l.quarantined_at is not null,
    m.recipient, m.reply_to, m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails)
    as m (recipient text, reply_to text, subject text, body_text text, body_html text),
    public.leads l where l.id = of_lead;
  perform private.write_audit('enquiry.corrected', jsonb_build_object('id', of_lead));
  return true;
end
$$;

-- Gives or takes back one consent. "enquiry" taken back means: do not contact me about it; `mails` tell
-- the team, once for each time that it is taken back.
create function public.change_consent(of_lead uuid, consent jsonb, mails jsonb default '[]')
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  purpose text := consent ->> 'purpose';
  is_granted boolean := (consent ->> 'is_granted')::boolean;
begin
  if not exists (select from public.leads where id = of_lead) then
    return false;
  end if;
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
  values (of_lead, purpose, is_granted, consent ->> 'text', consent ->> 'version',
    consent ->> 'language', 'receipt');
  if purpose = 'enquiry' then
    if not is_granted then
      insert into private.mail_outbox
        (lead_id, kind, is_held, recipient, reply_to, subject, body_text, body_html)
      select of_lead, 'withdrawal', l.quarantined_at is not null,
        m.recipient, m.reply_to, m.subject, m.body_text, m.body_html
      from jsonb_to_recordset(mails)
        as m (recipient text, reply_to text, subject text, body_text text, body_html text),
        public.leads l where l.id = of_lead and l.withdrawn_at is null;
      delete from private.mail_outbox where lead_id = of_lead and sent_at is null
        and kind = 'acknowledgement';
    end if;
    update public.leads set withdrawn_at = case when is_granted then null else now() end
    where id = of_lead;
  end if;
  perform private.write_audit('enquiry.consent_changed',
    jsonb_build_object('id', of_lead, 'purpose', purpose, 'is_granted', is_granted));
  return true;
end
$$;

-- Whether there was anything to erase.
create function public.erase_enquiry(of_lead uuid) returns boolean
language sql security definer set search_path = ''
as $$ select private.erase_leads(array[of_lead]) > 0 $$;

revoke all on function public.read_receipt(uuid) from public, anon, authenticated;
revoke all on function public.correct_enquiry(uuid, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.change_consent(uuid, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.erase_enquiry(uuid) from public, anon, authenticated;
grant execute on function public.read_receipt(uuid) to service_role;
grant execute on function public.correct_enquiry(uuid, jsonb, jsonb) to service_role;
grant execute on function public.change_consent(uuid, jsonb, jsonb) to service_role;
grant execute on function public.erase_enquiry(uuid) to service_role;
