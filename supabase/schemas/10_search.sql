-- What lists and searches look into. Row-level security hides indexes from most operators, so that the desk's
-- lists are functions with their owner's rights; and one index over everything that can be asked for keeps
-- any mixture of filters and words quick. PostgreSQL's own text search does it: no extension is needed.
--
-- A lead's tokens are plain words (of name, message, notes, city, campaign) and marked ones:
--   #987        three digits of a number, so that any part of it is found
--   @word       a word of the mail address
--   ~dln        how a word of the name sounds
--   %key:value  what is filtered by: month, shelf (live, quarantine, test), stage, subject, source, campaign, city,
--               model, brand, tag, user, consent
-- Words hold letters and digits only, so that no message can bring a marked token in.
create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null,
  -- All numbers as digits, and the address in small letters: tokens find parts of them, these decide.
  digits text not null,
  address text not null,
  tokens tsvector not null
);
create index lead_search_tokens_idx on private.lead_search using gin (tokens)
  -- A new lead only joins the list of what is to be sorted in; a short list, since every search reads it.
  with (fastupdate = on, gin_pending_list_limit = 1024);
alter table private.lead_search enable row level security;

-- A new enquiry does not wait for its search tokens: it is noted here, and whoever comes next from behind the
-- scenes (the mail worker, retention) sorts it in. Until then lists and searches look at it itself (private.with_waiting);
-- noting and sorting in are each of one transaction, so that every snapshot finds a lead in one place or the other.
create table private.lead_search_waiting (
  -- Without a key to leads and without an index: both would make each enquiry wait. A lead may stand here twice, or
  -- no more be there; only its id is kept.
  lead_id uuid not null,
  -- Counts the enquiries.
  place bigint generated always as identity
);
alter table private.lead_search_waiting enable row level security;

-- The words of a text in small letters. The signs that join words go first: roll-nation is two words and
-- a.b@c.in four. What is left of the parser's words holds no sign that marks a token.
create function private.plain_words(said text) returns tsvector
language sql immutable set search_path = ''
as $$
  select strip(to_tsvector('pg_catalog.simple', replace(replace(replace(replace(replace(replace(replace(
    said, '.', ' '), '-', ' '), '/', ' '), '@', ' '), '+', ' '), '<', ' '), '&', ' ')))
$$;

-- Digits of every script that contract/phone.ts reads in India's north; everything else goes.
create function private.plain_digits(said text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789'), '\D', '', 'g')
$$;

-- How words sound: names of India are written with other vowels, with or without h and y, with single or
-- double letters, v or w, f or ph (Dhillon, Dhilon; Preet, Prit). Long ones also with each sound left out.
-- Words are parted by spaces; other signs do not sound.
create function private.sounds(words text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
  sound text;
  ways text[] := '{}';
begin
  foreach word in array string_to_array(translate(lower(words), 'vzqcfhy.,''()', 'wskkp'), ' ') loop
    sound := regexp_replace(translate(left(word, 1), 'eiou', 'aaaa') || translate(substr(word, 2, 40), 'aeiou', ''),
      '(.)\1+', '\1', 'g');
    -- Written out, since every enquiry waits for it; past the end of a sound nothing is left out.
    if char_length(sound) > 3 then
      ways := ways || array['~' || sound, '~' || left(sound, 1) || substr(sound, 3),
        '~' || left(sound, 2) || substr(sound, 4), '~' || left(sound, 3) || substr(sound, 5),
        '~' || left(sound, 4) || substr(sound, 6), '~' || left(sound, 5) || substr(sound, 7)];
    elsif word <> '' then
      ways := ways || ('~' || case when char_length(sound) > 1 then sound else word end);
    end if;
  end loop;
  return ways;
end
$$;

-- Every token of one lead. `notes` are what was noted of it and not taken back.
create function private.search_tokens(lead public.leads, notes text) returns tsvector
language plpgsql immutable set search_path = ''
as $$
declare
  first jsonb := lead.attribution -> 'first';
  last jsonb := lead.attribution -> 'last';
  numbers text := lead.phone;
  marks text[];
begin
  marks := array['%month:' || to_char(lead.created_at at time zone 'UTC', 'YYYY-MM'),
      '%shelf:' || case when lead.is_test then 'test'
        when lead.quarantined_at is not null then 'quarantine' else 'live' end,
      '%stage:' || lead.stage, '%subject:' || coalesce(lower(nullif(lead.subject, '')), 'none'),
      '%city:' || lower(lead.city), '%model:' || lower(lead.model), '%brand:' || lower(lead.brand),
      '%source:' || lower(coalesce(lead.source, last ->> 'utm_source', first ->> 'utm_source')),
      '%campaign:' || lower(last ->> 'utm_campaign'), '%campaign:' || lower(first ->> 'utm_campaign'),
      '%user:' || coalesce(lead.assigned_to::text, 'none'),
      case when lead.answered_at is null then '%unanswered' end, case when lead.due_at is not null then '%due' end,
      '%consent:' || case when lead.withdrawn_at is not null then 'withdrawn'
        when lead.calls_allowed then 'calls' when not lead.calls_allowed then 'no-calls' end,
      -- A stored number has 15 digits at most.
      '#' || substr(numbers, 2, 3), '#' || substr(numbers, 3, 3), '#' || substr(numbers, 4, 3),
      '#' || substr(numbers, 5, 3), '#' || substr(numbers, 6, 3), '#' || substr(numbers, 7, 3),
      '#' || substr(numbers, 8, 3), '#' || substr(numbers, 9, 3), '#' || substr(numbers, 10, 3),
      '#' || substr(numbers, 11, 3), '#' || substr(numbers, 12, 3), '#' || substr(numbers, 13, 3),
      '#' || substr(numbers, 14, 3), '#' || substr(numbers, 15, 3), '#' || substr(numbers, 16, 3)];
  if lead.tags <> '{}' then
    marks := marks || array(select '%tag:' || lower(t) from unnest(lead.tags) t);
  end if;
  if lead.phone_typed is not null then
    numbers := private.plain_digits(lead.phone_typed);
    for at in 1 .. char_length(numbers) loop
      marks := marks || ('#' || substr(numbers, at, 3));
    end loop;
  end if;
  marks := marks || private.sounds(lead.name)
    || string_to_array('@' || replace(translate(lower(lead.email), '.-_+@''', '      '), ' ', ' @'), ' ');
  return array_to_tsvector(array_remove(marks, null)) || private.plain_words(concat_ws(' ', lead.name, lead.message,
    lead.city, last ->> 'utm_campaign', first ->> 'utm_campaign', notes));
end
$$;

-- Writes anew what a lead is found by.
create function private.index_lead(lead public.leads) returns void
language sql security definer set search_path = ''
as $$
  insert into private.lead_search as s (lead_id, created_at, digits, address, tokens)
  select e.lead_id, e.created_at, e.digits, e.address, e.tokens from private.search_entry(lead) e
  on conflict (lead_id) do update
    set digits = excluded.digits, address = excluded.address, tokens = excluded.tokens
$$;

create function private.follow_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_lead(new);
  return null;
end
$$;
create trigger leads_are_searched_anew after update on public.leads for each row
  when ((old.name, old.email, old.phone, old.phone_typed, old.subject, old.message, old.quarantined_at is null,
      old.is_test, old.attribution, old.withdrawn_at is null, old.calls_allowed, old.stage, old.answered_at is null,
      old.due_at is null, old.city, old.model, old.brand, old.source, old.assigned_to, old.tags)
    is distinct from (new.name, new.email, new.phone, new.phone_typed, new.subject, new.message,
      new.quarantined_at is null, new.is_test, new.attribution, new.withdrawn_at is null, new.calls_allowed,
      new.stage, new.answered_at is null, new.due_at is null, new.city, new.model, new.brand, new.source,
      new.assigned_to, new.tags))
  execute function private.follow_lead();

-- One token as a query; with `begins`, every token that begins so.
create function private.token(mark text, begins boolean default false) returns tsquery
language sql immutable set search_path = ''
as $$
  select ('''' || replace(replace(mark, '\', '\\'), '''', '''''') || ''''
    || case when begins then ':*' else '' end)::tsquery
$$;

-- All of these, or any of these; null where there is none.
create function private.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  part tsquery;
  whole tsquery;
begin
  foreach part in array queries loop
    whole := coalesce(whole && part, part, whole);
  end loop;
  return whole;
end
$$;

create function private.any_of(queries tsquery[]) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  part tsquery;
  whole tsquery;
begin
  foreach part in array queries loop
    whole := coalesce(whole || part, part, whole);
  end loop;
  return whole;
end
$$;

-- Tokens by which any number with these digits is found. A 0 in front is only dialled within India and
-- no number is stored with it.
create function private.digits_query(digits text) returns tsquery
language sql immutable set search_path = ''
as $$
  select private.all_of(array(select private.token('#' || substr(digits, g, 3), char_length(digits) < 3)
    from generate_series(1, greatest(char_length(digits) - 2, 1)) g))
$$;

-- Digits of a number without what is only dialled: 0, 00 and the 0 after +91. No stored number has it.
create function private.stored_digits(said text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(private.plain_digits(said), '^0+(?=[0-9])', ''), '^910(?=[0-9]{10})', '91')
$$;

-- {query, alike, digits: [text], address, first_id, last_id}: `alike` asks for names that sound alike.
-- Only digits: part of a number. With @: an address. YC-…: a reference. Else words, and among them numbers of
-- five digits and more. `search` is not empty.
create function private.read_search(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  run constant text := '(?:^|\s)(\+?\d[-().\s\d]{3,}\d)(?=\s|$)';
  said text := lower(btrim(search));
  hex text := substring(said from '^yc[ -]*([0-9a-f]{4}[ -]*[0-9a-f]{0,4})$');
  first_id uuid;
  last_id uuid;
  kept uuid;
  term text;
  numbers text[];
  words text[];
  queries tsquery[] := '{}';
  alike tsquery[];
begin
  if hex is not null then
    hex := regexp_replace(hex, '[ -]', '', 'g');
    first_id := (rpad(hex, 8, '0') || '-0000-0000-0000-000000000000')::uuid;
    last_id := (rpad(hex, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff')::uuid;
  elsif said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    first_id := said::uuid;
    last_id := first_id;
  end if;
  if first_id is not null then
    -- The reference of a merged lead means the one that is kept.
    if not exists (select from public.leads l where l.id between first_id and last_id) then
      kept := (select m.kept_id from private.merged_leads m where m.id between first_id and last_id limit 1);
    end if;
    return jsonb_build_object('first_id', coalesce(kept, first_id), 'last_id', coalesce(kept, last_id));
  end if;
  said := translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789');
  if said ~ '^[-+().\s\d]*\d[-+().\s\d]*$' then
    numbers := array[private.stored_digits(said)];
    said := '';
  else
    numbers := array(select private.stored_digits(m[1]) from regexp_matches(said, run, 'g') m);
    said := btrim(regexp_replace(said, run, ' ', 'g'));
  end if;
  foreach term in array numbers loop
    queries := queries || private.digits_query(term);
  end loop;
  if said like '%@%' then
    words := (tsvector_to_array(private.plain_words(said)))[1:8];
    return jsonb_build_object('digits', to_jsonb(numbers), 'address', said,
      'query', coalesce(private.all_of(queries || array(select private.token('@' || w, true) from unnest(words) w)),
        private.token('%none')));
  end if;
  words := (tsvector_to_array(private.plain_words(said)))[1:8];
  alike := queries;
  foreach term in array words loop
    queries := queries || private.token(term, true);
    alike := alike || (private.token(term, true) || private.any_of(
      array(select private.token(s) from unnest(private.sounds(term)) s)));
  end loop;
  -- Signs alone are found nowhere.
  return jsonb_strip_nulls(jsonb_build_object('digits', to_jsonb(numbers),
    'query', coalesce(private.all_of(queries), private.token('%none')),
    'alike', case when words <> '{}' then private.all_of(alike) end));
end
$$;

-- Sorts in what waits, so many at most; what another sorts in or deletes at this moment is left to it.
create function private.index_waiting(at_most int) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.lead_search_waiting) then
    return;
  end if;
  with taken as materialized (
    select w.ctid as place, l as lead
    from private.lead_search_waiting w join public.leads l on l.id = w.lead_id
    limit at_most
    for update of w skip locked for key share of l skip locked
  ), noted as (
    delete from private.lead_search_waiting w where w.ctid = any (array(select t.place from taken t))
  )
  insert into private.lead_search (lead_id, created_at, digits, address, tokens)
  select e.lead_id, e.created_at, e.digits, e.address, e.tokens
  from taken t cross join lateral private.search_entry(t.lead) e
  -- Who changed the lead meanwhile knows better.
  on conflict (lead_id) do nothing;
  -- Of leads that are gone.
  delete from private.lead_search_waiting w where w.ctid = any (array(
    select g.ctid from private.lead_search_waiting g
    where not exists (select from public.leads l where l.id = g.lead_id)
    limit at_most for update skip locked));
end
$$;

-- One enquiry waits, many at once are sorted in at once; and no more than a hundred and fifty ever wait, for every
-- search looks at all of them: where nobody else sorts them in, every hundredth enquiry does.
create function private.note_added_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  in_a_row constant int := 100;
  last_place bigint;
  leads_added int;
begin
  with noted as (
    insert into private.lead_search_waiting (lead_id) select a.id from added a returning place
  )
  select max(n.place), count(*) into last_place, leads_added from noted n;
  if leads_added > 1
    or last_place % in_a_row = 0 and exists (select from private.lead_search_waiting offset in_a_row / 2) then
    perform private.index_waiting(leads_added + 2 * in_a_row);
  end if;
  return null;
end
$$;
create trigger leads_are_searched after insert on public.leads
  referencing new table as added for each statement execute function private.note_added_leads();

-- What was noted of a lead and not taken back.
create function private.notes_of(of_lead uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
  where e.lead_id = of_lead and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id)
$$;

-- What a lead is found by, with the words of those that were merged into it.
create function private.search_entry(lead public.leads) returns private.lead_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry private.lead_search := row(lead.id, lead.created_at, concat_ws(' ', substr(lead.phone, 2),
      case when lead.phone_typed is not null then private.plain_digits(lead.phone_typed) end),
    coalesce(lower(lead.email), ''), private.search_tokens(lead, private.notes_of(lead.id)));
  others record;
begin
  if exists (select from private.merged_leads m where m.kept_id = lead.id) then
    select string_agg(concat_ws(' ', substr(r.phone, 2), private.plain_digits(r.phone_typed)), ' ') as digits,
      string_agg(lower(r.email), ' ') as address, array_to_tsvector(array_agg(distinct t.token)) as tokens
    into others
    from private.merged_leads m cross join private.row_of(m) r
    cross join lateral unnest(tsvector_to_array(private.search_tokens(r, private.notes_of(r.id)))) t (token)
    -- What is filtered by is the kept lead's own.
    where m.kept_id = lead.id and t.token not like '\%%';
    entry.digits := concat_ws(' ', entry.digits, others.digits);
    entry.address := concat_ws(' ', entry.address, others.address);
    entry.tokens := entry.tokens || others.tokens;
  end if;
  return entry;
end
$$;

