-- A file of leads keeps who wants no calls or no contact, and the campaign of an ad; who shares only a number or only
-- an address with a lead is told apart from the same person.

create or replace function private.read_new_lead(given jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  email text;
  phone text;
  typed text;
begin
  perform private.refuse_other_keys(given, 'lead', array['name', 'email', 'phone', 'phone_typed', 'subject',
    'message', 'fields', 'created_at', 'campaign', 'ad']);
  email := private.read_given(given, 'email', 254);
  phone := private.read_given(given, 'phone', 16);
  typed := private.read_given(given, 'phone_typed', 120);
  if email !~ '^[^\s@]+@[^\s@]+\.[^\s@.]+$' then
    perform private.refuse_value('email must be an address such as name@example.com.');
  elsif phone !~ '^\+[1-9][0-9]{6,14}$' then
    perform private.refuse_value('phone must be a number such as +919876543210.');
  elsif coalesce(email, phone, typed) is null then
    perform private.refuse_value('phone or email: one of them is needed.');
  end if;
  return private.read_fields(coalesce(given -> 'fields', '{}')) || jsonb_build_object(
    'name', private.read_text(given -> 'name', 'name', 120), 'email', email, 'phone', phone, 'phone_typed', typed,
    'subject', private.read_given(given, 'subject', 120),
    'message', coalesce(private.read_given(given, 'message', 5000, true), 'No message.'),
    'created_at', private.read_arrival(given -> 'created_at'),
    'attribution', jsonb_strip_nulls(jsonb_build_object('first', nullif(jsonb_strip_nulls(jsonb_build_object(
      'utm_campaign', private.read_given(given, 'campaign', 100),
      'utm_content', private.read_given(given, 'ad', 100))), '{}'))));
end
$$;

create or replace function private.store_new_lead(id uuid, read jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.leads (id, created_at, name, email, phone, phone_typed, subject, message, city, area_sqft,
    budget_rupees, model, brand, language, best_hour, source, attribution, withdrawn_at)
  select store_new_lead.id, r.created_at, r.name, r.email, r.phone, r.phone_typed, r.subject, r.message, r.city,
    r.area_sqft, r.budget_rupees, r.model, r.brand, r.language, r.best_hour, r.source, r.attribution, r.withdrawn_at
  from jsonb_populate_record(null::public.leads, read) r
$$;

-- A lead of a file with the wish that stands there: 'no-calls', 'no-contact', or none.
create function private.store_imported_lead(id uuid, lead jsonb, wish text) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  if wish not in ('no-calls', 'no-contact') then
    perform private.refuse_value('wish must be no-calls or no-contact.');
  end if;
  perform private.store_new_lead(id, private.read_new_lead(lead)
    || jsonb_build_object('withdrawn_at', case when wish = 'no-contact' then now() end));
  if wish is not null then
    insert into private.consents (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
    values (id, case wish when 'no-calls' then 'calls' else 'enquiry' end, false,
      'An imported file says: ' || replace(wish, '-', ' '), 'said', 'English', 'desk');
  end if;
end
$$;
revoke all on function private.store_imported_lead(uuid, jsonb, text) from public, anon, authenticated, service_role;

-- rows: [{number, lead, wish}], at most 500; the lead as in add_lead. The same batch and number again changes nothing.
-- Answers {added, known: rows that were there already, refused: [{number, reason}]}.
create or replace function public.import_leads(batch_id uuid, rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
  one jsonb;
  number bigint;
  lead_id uuid;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  if batch_id is null then
    perform private.refuse_value('batch_id must be an id.');
  elsif jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 500 then
    perform private.refuse_value('rows must be a list of 1 to 500.');
  end if;
  perform set_config('yctfc.arrival', 'imported', true);
  for one in select e.value from jsonb_array_elements(rows) e loop
    perform private.refuse_other_keys(one, 'row', array['number', 'lead', 'wish']);
    number := private.read_number(one -> 'number', 'number', 1, 10000000);
    lead_id := md5(batch_id || ':' || number)::uuid;
    begin
      insert into private.submissions (id) values (lead_id) on conflict do nothing;
      if found then
        perform private.store_imported_lead(lead_id, one -> 'lead', one ->> 'wish');
        insert into private.lead_events (action_id, lead_id, actor, kind, detail)
        values (lead_id, lead_id, (select auth.uid()), 'imported', jsonb_build_object('batch', batch_id, 'row', number));
        added := added + 1;
      else
        known := known + 1;
      end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('number', number, 'reason', case sqlstate
        when '22023' then sqlerrm else 'The row does not fit into a lead.' end);
    end;
  end loop;
  perform set_config('yctfc.arrival', '', true);
  if added > 0 then
    perform private.write_audit('leads.imported', jsonb_build_object('count', added, 'batch', batch_id));
  end if;
  return jsonb_build_object('added', added, 'known', known, 'refused', refused);
end
$$;

-- What a lead says, in lower case, with its wish as the leads file writes it (contract/leads-file/lead-cells.ts).
create function private.lead_words(lead public.leads) returns text
language sql stable set search_path = ''
as $$
  select lower(concat_ws(E'\n', lead.name, lead.subject, lead.message, lead.phone_typed, lead.city, lead.brand,
    lead.budget_rupees, lead.area_sqft, lead.attribution #>> '{first,utm_campaign}',
    lead.attribution #>> '{first,utm_content}', case when lead.withdrawn_at is not null then '[Do not contact] [No calls]'
      when not lead.calls_allowed then '[No calls]' end))
$$;
revoke all on function private.lead_words(public.leads) from public, anon, authenticated, service_role;

-- Which numbers and addresses are at the desk already, in the order of the question.
-- contacts: [{phone, email, words: [text]}], at most 500. Answers [{count, same, newest, unsaid}]: `same` leads
-- contradict neither number nor address; newest: the newest three in brief, those first, with what is shared;
-- unsaid: the words that none of the same leads has.
create or replace function private.find_known(contacts jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
begin
  perform private.require_worker();
  if jsonb_typeof(contacts) is distinct from 'array' or jsonb_array_length(contacts) > 500 then
    perform private.refuse_value('contacts must be a list of at most 500.');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('count', k.count, 'same', k.same, 'newest', coalesce(k.newest, '[]'),
      'unsaid', coalesce(u.words, '[]')) order by c.at), '[]')
    from jsonb_array_elements(contacts) with ordinality as c (value, at)
    cross join lateral (
      select count(*) as count, count(*) filter (where s.is_same) as same,
        string_agg(private.lead_words(e), E'\n') filter (where s.is_same) as words,
        jsonb_path_query_array(jsonb_agg(private.lead_in_brief(e) || jsonb_build_object('shares',
          case when e.phone = c.value ->> 'phone' then 'number' else 'address' end)
          order by s.is_same desc, e.created_at desc), '$[0 to 2]') as newest
      from private.enquiries_of(jsonb_populate_record(null::public.leads,
        jsonb_build_object('phone', c.value ->> 'phone', 'email', c.value ->> 'email'))) e
      cross join lateral (
        select coalesce(e.phone = c.value ->> 'phone', true)
          and coalesce(lower(e.email) = lower(c.value ->> 'email'), true) as is_same) s) k
    cross join lateral (
      select jsonb_agg(w.value order by w.at) as words
      from jsonb_array_elements_text(coalesce(c.value -> 'words', '[]')) with ordinality as w (value, at)
      where position(lower(w.value) in k.words) = 0) u);
end
$$;
