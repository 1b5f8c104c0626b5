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
alter table private.lead_search enable row level security;
revoke all on private.lead_search from public, anon, authenticated, service_role;

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

create index lead_search_tokens_idx on private.lead_search using gin (tokens)
  -- A new lead only joins the list of what is to be sorted in; a short list, since every search reads it.
  with (fastupdate = on, gin_pending_list_limit = 1024);
revoke all on function private.plain_words(text) from public, anon, authenticated, service_role;
revoke all on function private.plain_digits(text) from public, anon, authenticated, service_role;
revoke all on function private.sounds(text) from public, anon, authenticated, service_role;

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
revoke all on function private.search_tokens(public.leads, text) from public, anon, authenticated, service_role;

-- Writes anew what a lead is found by.
create function private.index_lead(lead public.leads) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  notes text := (
    select string_agg(e.detail #>> '{change,note}', ' ') from private.lead_events e
    where e.lead_id = lead.id and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id));
begin
  insert into private.lead_search as s (lead_id, created_at, digits, address, tokens)
  values (lead.id, lead.created_at, concat_ws(' ', substr(lead.phone, 2),
      case when lead.phone_typed is not null then private.plain_digits(lead.phone_typed) end),
    lower(lead.email), private.search_tokens(lead, notes))
  on conflict (lead_id) do update
    set digits = excluded.digits, address = excluded.address, tokens = excluded.tokens;
end
$$;
revoke all on function private.index_lead(public.leads) from public, anon, authenticated, service_role;

create function private.follow_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_lead(new);
  return null;
end
$$;
revoke all on function private.follow_lead() from public, anon, authenticated, service_role;
create trigger leads_are_searched after insert on public.leads
  for each row execute function private.follow_lead();
create trigger leads_are_searched_anew after update on public.leads for each row
  when ((old.name, old.email, old.phone, old.phone_typed, old.subject, old.message, old.quarantined_at is null,
      old.is_test, old.attribution, old.withdrawn_at is null, old.calls_allowed, old.stage, old.answered_at is null,
      old.due_at is null, old.city, old.model, old.brand, old.source, old.assigned_to, old.tags)
    is distinct from (new.name, new.email, new.phone, new.phone_typed, new.subject, new.message,
      new.quarantined_at is null, new.is_test, new.attribution, new.withdrawn_at is null, new.calls_allowed,
      new.stage, new.answered_at is null, new.due_at is null, new.city, new.model, new.brand, new.source,
      new.assigned_to, new.tags))
  execute function private.follow_lead();

select private.index_lead(l) from public.leads l;
