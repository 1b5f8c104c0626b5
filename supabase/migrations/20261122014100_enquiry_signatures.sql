-- By which a repetition is told from somebody else's text under the same id: a keyed signature of the
-- words that came first. It tells nothing without the server's secret, and goes with its lead.
create table private.enquiry_signatures (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  signature text not null check (char_length(signature) <= 64)
);
alter table private.enquiry_signatures enable row level security;
revoke all on private.enquiry_signatures from public, anon, authenticated, service_role;

-- As before, and `journey.signature` is kept with the lead.
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
  insert into private.mail_outbox
    (lead_id, kind, is_held, recipient, reply_to, subject, body_text, body_html)
  select lead_id, coalesce(m.kind, 'team'), reasons <> '{}', m.recipient, m.reply_to,
    case when is_test then '[Test] ' else '' end || m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails) as m
    (kind text, recipient text, reply_to text, subject text, body_text text, body_html text);
  insert into private.consents
    (lead_id, purpose, is_granted, notice_text, notice_version, language, source, at)
  select lead_id, c.purpose, true, c.text, c.version, c.language, 'form', received_at
  from jsonb_to_recordset(coalesce(journey -> 'consents', '[]')) as c
    (purpose text, text text, version text, language text);
  insert into private.enquiry_signatures (lead_id, signature)
  select lead_id, journey ->> 'signature' where journey ? 'signature';
  return jsonb_build_object('id', lead_id, 'is_new', true);
end
$$;

-- As before, and a known submission comes with its signature, if it has one.
create or replace function public.assess_enquiry(submission uuid, buckets jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.submissions s where s.id = submission) then
    return jsonb_build_object('is_known', true, 'waits', '[]'::jsonb, 'is_held', exists (
      select from public.leads l where l.id = submission and l.quarantined_at is not null),
      'signature', (select s.signature from private.enquiry_signatures s where s.lead_id = submission));
  end if;
  return jsonb_build_object('is_known', false, 'is_held', false, 'waits', coalesce((
    select jsonb_agg(public.count_request(b.bucket, b.allowed, b.window_seconds) order by b.at)
    from (
      select e.value ->> 'bucket' as bucket, (e.value ->> 'allowed')::int as allowed,
        (e.value ->> 'window_seconds')::int as window_seconds, e.at
      from jsonb_array_elements(buckets) with ordinality as e (value, at)
      -- One order of locks for all, so that two enquiries cannot wait for each other.
      order by 1
    ) b), '[]'));
end
$$;
