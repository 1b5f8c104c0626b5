-- The caller has checked the visitor's unguessable link; nobody else may call these.

-- Shows nothing of other enquiries merged with this one; held_words are a correction that waits for a decision.
create function public.read_receipt(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when l.id is not null then private.own_words(l) || jsonb_build_object('interest', l.interest,
      'held_words', case when l.correction_held_at is not null then private.own_words(l) || (l.history -> -1 -> 'words') end,
      'state', 'kept', 'received_at', coalesce(private.own_time(l.id), l.created_at),
      'withdrawn_at', case
        when not c.said ? 'enquiry' or not exists (select from private.lead_merges m where m.kept_id = l.id)
          then to_jsonb(l.withdrawn_at)
        when not (c.said #>> '{enquiry,is_granted}')::boolean then c.said #> '{enquiry,at}' end,
      'corrected_at', coalesce(l.correction_held_at, l.corrected_at),
      'consents', c.said)
    else jsonb_build_object('state', 'closed', 'received_at', s.received_at,
      'is_archived', a.id is not null, 'purge_at', a.purge_at)
  end
  from private.submissions s
  left join public.leads l on l.id = s.id
  left join private.lead_archive a on a.id = s.id
  cross join lateral (select private.consent_state(s.id)) c (said)
  where s.id = of_lead
$$;

-- Withdrawing "enquiry" means: do not contact me about it. mails tell the team once for each withdrawal.
create function public.change_consent(of_lead uuid, consent jsonb, mails jsonb default '[]') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  purpose text := consent ->> 'purpose';
  is_granted boolean := (consent ->> 'is_granted')::boolean;
begin
  if not exists (select from public.leads where id = of_lead) then
    return false;
  end if;
  if purpose <> 'news' and not is_granted then
    perform private.leave_person(of_lead);
  end if;
  perform private.hold_leads(array(select coalesce(l.merged_into, l.id) from public.leads l where l.id = of_lead));
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
  values (of_lead, purpose, is_granted, consent ->> 'text', consent ->> 'version',
    consent ->> 'language', 'receipt');
  if purpose = 'enquiry' then
    if not is_granted then
      perform private.queue_mails(of_lead, 'withdrawal', mails)
      from public.leads l where l.id = of_lead and l.withdrawn_at is null;
      delete from private.mail_outbox where lead_id = of_lead and sent_at is null
        and kind = 'acknowledgement';
    end if;
    update public.leads set withdrawn_at = case when is_granted then null else now() end
    where id = of_lead;
  end if;
  perform private.update_consents(l.merged_into) from public.leads l where l.id = of_lead;
  perform private.write_audit('enquiry.consent_changed',
    jsonb_build_object('id', of_lead, 'purpose', purpose, 'is_granted', is_granted));
  return true;
end
$$;

create function public.erase_enquiry(of_lead uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select private.leave_person(of_lead);
  select private.erase_leads(array[of_lead]) > 0
$$;

-- At most one mail an hour. An unclaimed one makes room, but a held notice never replaces corrected details.
create function private.queue_correction_mail(of_lead uuid, mail_kind text, mails jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from private.mail_outbox m
  where m.lead_id = of_lead and m.attempts = 0 and m.sent_at is null
    and m.kind in ('held_correction', mail_kind);
  select private.queue_mails(of_lead, mail_kind, mails,
    greatest(now(), max(coalesce(m.sent_at, m.next_attempt_at)) + interval '1 hour'))
  from private.mail_outbox m
  where m.lead_id = of_lead and m.kind in ('correction', 'held_correction')
$$;

-- With reasons for doubt it waits for a decision. False where closed, or corrected too often to keep its history.
create function public.correct_enquiry(of_lead uuid, fields jsonb, mails jsonb, reasons jsonb default '[]')
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
  words jsonb;
  own jsonb;
  is_doubtful boolean := reasons <> '[]';
begin
  -- Before the lead is held, as whoever merges does.
  perform pg_advisory_xact_lock(hashtext('yctfc.merge'));
  select * into lead from public.leads l where l.id = of_lead for update;
  if not found or jsonb_array_length(lead.history) >= 60 then
    return false;
  end if;
  words := private.enquiry_fields(fields) - 'subject';
  own := private.own_words(lead);
  if lead.correction_held_at is null and own @> words then
    return true;
  end if;
  if is_doubtful or not own @> (words - 'message') then
    perform private.leave_person(of_lead);
    select * into lead from public.leads l where l.id = of_lead;
  end if;
  update public.leads l set
    history = case when lead.history <> '[]' then lead.history
      else jsonb_build_array(jsonb_build_object(
        'kind', case when lead.corrected_at is null then 'first' else 'earlier' end,
        'at', coalesce(lead.corrected_at, private.own_time(lead.id), lead.created_at), 'words', own)) end
      || jsonb_build_array(jsonb_build_object(
        'kind', case when is_doubtful then 'held' else 'correction' end,
        'at', now(), 'words', words, 'reasons', reasons)),
    correction_held_at = case when is_doubtful then now() end
  where l.id = of_lead;
  if not is_doubtful then
    perform private.write_columns(of_lead, (select coalesce(jsonb_object_agg(w.key, w.value), '{}')
      from jsonb_each(words) w where w.value <> own -> w.key) || jsonb_build_object('corrected_at', now()));
  end if;
  perform private.queue_correction_mail(
    of_lead, case when is_doubtful then 'held_correction' else 'correction' end, mails);
  perform private.write_audit('enquiry.corrected', jsonb_build_object('id', of_lead));
  return true;
end
$$;

-- entry: its place in the history; false when the visitor has sent another one since.
create function public.decide_correction(lead_id uuid, entry int, is_accepted boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_worker();
  select * into lead from public.leads l where l.id = decide_correction.lead_id for update;
  if not found or lead.correction_held_at is null or jsonb_array_length(lead.history) - 1 <> entry then
    return false;
  end if;
  update public.leads l set correction_held_at = null,
    history = lead.history || jsonb_build_array(jsonb_build_object(
      'kind', case when is_accepted then 'accepted' else 'rejected' end, 'at', now()))
  where l.id = lead.id;
  if is_accepted then
    perform private.write_columns(lead.id, private.enquiry_fields(lead.history -> entry -> 'words')
      || jsonb_build_object('corrected_at', now()));
  end if;
  delete from private.mail_outbox m
  where m.lead_id = lead.id and m.kind = 'held_correction' and m.attempts = 0 and m.sent_at is null;
  perform private.write_audit(
    case when is_accepted then 'correction.accepted' else 'correction.rejected' end,
    jsonb_build_object('id', lead.id));
  return true;
end
$$;
