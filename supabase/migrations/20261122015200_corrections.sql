-- What a visitor corrected: the first words stay, a doubtful correction waits for the administrator, and
-- the team gets one mail an hour at most about one enquiry.

alter table public.leads
  -- [{at, kind, words, reasons}], oldest first; kinds: first (the words as they were sent), earlier (before
  -- this table kept the first ones), correction, held, accepted, rejected. It stands in the row itself, so
  -- that archive, erasure and export take it along.
  add column history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  -- A doubtful correction, the last entry of the history, waits since then.
  add column correction_held_at timestamptz;

create function private.keep_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.history is distinct from (
    select coalesce(jsonb_agg(e.value order by e.at), '[]')
    from jsonb_array_elements(new.history) with ordinality as e (value, at)
    where e.at <= jsonb_array_length(old.history)
  ) then
    raise exception 'The history of an enquiry only grows.' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke all on function private.keep_history() from public, anon, authenticated, service_role;
create trigger leads_history_only_grows
  before update on public.leads for each row execute function private.keep_history();

alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in
  ('account', 'team', 'acknowledgement', 'correction', 'held_correction', 'withdrawal'));

-- Makes these words the lead's own.
create function private.write_words(of_lead uuid, words jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  execute (
    select format('update public.leads l set corrected_at = now() %s
        from jsonb_populate_record(null::public.leads, $2) r where l.id = $1',
      string_agg(format(', %1$I = r.%1$I', f), ''))
    from jsonb_object_keys(words) f
    where private.is_enquiry_field(f)
  ) using of_lead, words;
end
$$;
revoke all on function private.write_words(uuid, jsonb) from public, anon, authenticated, service_role;

-- Queues the mail about a correction, an hour after the one before. One that nobody has claimed yet makes
-- room for the newer; a notice of a held correction never takes the place of corrected details.
create function private.queue_correction_mail(of_lead uuid, mail_kind text, mails jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  delete from private.mail_outbox m
  where m.lead_id = of_lead and m.attempts = 0 and m.sent_at is null
    and m.kind in ('held_correction', mail_kind);
  select greatest(now(), max(coalesce(m.sent_at, m.next_attempt_at)) + interval '1 hour') into due
  from private.mail_outbox m
  where m.lead_id = of_lead and m.kind in ('correction', 'held_correction');
  -- It exists from then on: until it is due, nobody waits for it.
  insert into private.mail_outbox (lead_id, kind, is_held, created_at, next_attempt_at,
    recipient, reply_to, subject, body_text, body_html)
  select of_lead, mail_kind, l.quarantined_at is not null, due, due,
    m.recipient, m.reply_to, m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails)
    as m (recipient text, reply_to text, subject text, body_text text, body_html text),
    public.leads l where l.id = of_lead;
end
$$;
revoke all on function private.queue_correction_mail(uuid, text, jsonb)
  from public, anon, authenticated, service_role;

-- Takes a visitor's correction. With reasons for doubt it only waits for the administrator.
-- fields: {name, email, phone, message}; the subject stays. reasons: [text]. False for an enquiry that is
-- closed or was corrected too often to keep its history.
drop function public.correct_enquiry(uuid, jsonb, jsonb);
create function public.correct_enquiry(of_lead uuid, fields jsonb, mails jsonb, reasons jsonb default '[]')
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  max_entries constant int := 60;
  lead public.leads;
  words jsonb;
  is_doubtful boolean := reasons <> '[]';
begin
  select * into lead from public.leads l where l.id = of_lead for update;
  if not found or jsonb_array_length(lead.history) >= max_entries then
    return false;
  end if;
  words := (select jsonb_object_agg(f.key, f.value) from jsonb_each(fields) f
    where private.is_enquiry_field(f.key) and f.key <> 'subject');
  if lead.correction_held_at is null and private.enquiry_fields(lead) @> words then
    return true;
  end if;
  update public.leads l set
    history = case when lead.history <> '[]' then lead.history
      else jsonb_build_array(jsonb_build_object(
        'kind', case when lead.corrected_at is null then 'first' else 'earlier' end,
        'at', coalesce(lead.corrected_at, lead.created_at),
        'words', private.enquiry_fields(lead))) end
      || jsonb_build_array(jsonb_build_object(
        'kind', case when is_doubtful then 'held' else 'correction' end,
        'at', now(), 'words', words, 'reasons', reasons)),
    correction_held_at = case when is_doubtful then now() end
  where l.id = of_lead;
  if not is_doubtful then
    perform private.write_words(of_lead, words);
  end if;
  perform private.queue_correction_mail(
    of_lead, case when is_doubtful then 'held_correction' else 'correction' end, mails);
  perform private.write_audit('enquiry.corrected', jsonb_build_object('id', of_lead));
  return true;
end
$$;
revoke all on function public.correct_enquiry(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.correct_enquiry(uuid, jsonb, jsonb, jsonb) to service_role;

-- The administrator takes or drops a held correction. `entry` is its place in the history, from 0: false
-- when the visitor has sent another one since.
create function public.decide_correction(lead_id uuid, entry int, is_accepted boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_admin();
  select * into lead from public.leads l where l.id = decide_correction.lead_id for update;
  if not found or lead.correction_held_at is null or jsonb_array_length(lead.history) - 1 <> entry then
    return false;
  end if;
  update public.leads l set correction_held_at = null,
    history = lead.history || jsonb_build_array(jsonb_build_object(
      'kind', case when is_accepted then 'accepted' else 'rejected' end, 'at', now()))
  where l.id = lead.id;
  if is_accepted then
    perform private.write_words(lead.id, lead.history -> entry -> 'words');
  end if;
  delete from private.mail_outbox m
  where m.lead_id = lead.id and m.kind = 'held_correction' and m.attempts = 0 and m.sent_at is null;
  perform private.write_audit(
    case when is_accepted then 'correction.accepted' else 'correction.rejected' end,
    jsonb_build_object('id', lead.id));
  return true;
end
$$;
revoke all on function public.decide_correction(uuid, int, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_correction(uuid, int, boolean) to authenticated;

-- Null for an id that was never submitted. `held_words` are a correction that waits for the administrator.
create or replace function public.read_receipt(of_lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when l.id is not null then private.enquiry_fields(l) || jsonb_build_object(
      'held_words', case when l.correction_held_at is not null then private.enquiry_fields(l) || (l.history -> -1 -> 'words') end,
      'state', 'kept', 'received_at', l.created_at, 'withdrawn_at', l.withdrawn_at,
      'corrected_at', coalesce(l.correction_held_at, l.corrected_at),
      'consents', private.consent_state(l.id),
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

-- Whether a history holds an e-mail address or a number as E.164.
create function private.history_names(history jsonb, address text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select from jsonb_array_elements(coalesce(history, '[]')) h
    where lower(h -> 'words' ->> 'email') = lower(address) or h -> 'words' ->> 'phone' = address)
$$;
revoke all on function private.history_names(jsonb, text) from public, anon, authenticated, service_role;

-- Leads of one person, living and archived, by e-mail address or number as E.164, also one that was
-- corrected since.
create or replace function private.leads_of(address text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.leads where lower(email) = lower(address) or phone = address
  union
  select id from public.leads where history <> '[]' and private.history_names(history, address)
  union
  select id from private.lead_archive
  where lower(lead ->> 'email') = lower(address) or lead ->> 'phone' = address
    or private.history_names(lead -> 'history', address)
$$;
