-- Row-level security hides indexes from most operators, so lists are functions with owner's rights.
-- Tokens: words; #digits from each digit on; @address from each word on; ~sound of a name; %key:value of a filter.
create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  tokens tsvector not null
);
create index lead_search_tokens_idx on private.lead_search using gin (tokens)
  -- Every search reads the pending list, so it stays short.
  with (gin_pending_list_limit = 1024);

-- Words hold letters and digits only, so that no message can forge a marked token.
create function private.plain_words(said text) returns tsvector
language sql immutable set search_path = ''
as $$ select strip(to_tsvector('pg_catalog.simple', translate(said, '.-/@+<&', '       '))) $$;

-- Digits of every script that contract/phone.ts reads in India's north; everything else goes.
create function private.plain_digits(said text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789'), '\D', '', 'g')
$$;

-- Indian names vary in vowels, h, y, double letters, v/w, f/ph. Long words also with each sound left out.
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
    ways := ways || case when char_length(sound) > 1 then sound else word end;
    for gap in 1 .. case when char_length(sound) > 3 then least(char_length(sound) - 1, 5) else 0 end loop
      ways := ways || (left(sound, gap) || substr(sound, gap + 2));
    end loop;
  end loop;
  return array_remove(ways, '');
end
$$;

create function private.notes_of(of_lead uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(e.detail #>> '{change,note}', E'\n' order by e.id) from private.lead_events e
  where e.lead_id = of_lead and e.detail -> 'change' ? 'note' and not private.is_undone(e.action_id)
$$;

create function private.search_tokens(lead public.leads) returns tsvector
language plpgsql stable security definer set search_path = ''
as $$
declare
  first constant jsonb := lead.attribution -> 'first';
  last constant jsonb := lead.attribution -> 'last';
  address text := lower(lead.email);
  numbers text;
  word text;
  marks text[] := array['%stage:' || lead.stage, '%subject:' || coalesce(lower(nullif(lead.subject, '')), 'none'),
    '%model:' || lower(lead.model), '%brand:' || lower(lead.brand),
    '%source:' || lower(coalesce(lead.source, last ->> 'utm_source', first ->> 'utm_source')),
    '%campaign:' || lower(last ->> 'utm_campaign'), '%campaign:' || lower(first ->> 'utm_campaign'),
    '%user:' || coalesce(lead.assigned_to::text, 'none'),
    '%consent:' || case when lead.withdrawn_at is not null then 'withdrawn'
      when lead.calls_allowed then 'calls' when not lead.calls_allowed then 'no-calls' end,
    case when lead.answered_at is null and lead.withdrawn_at is null then '%unanswered' end];
begin
  -- Loops, since each enquiry waits for them and a query within an expression takes longer.
  foreach word in array lead.tags loop
    marks := marks || ('%tag:' || lower(word));
  end loop;
  foreach numbers in array array[coalesce(substr(lead.phone, 2), ''), coalesce(private.plain_digits(lead.phone_typed), '')] loop
    for at in 1 .. char_length(numbers) loop
      marks := marks || ('#' || substr(numbers, at));
    end loop;
  end loop;
  foreach word in array coalesce(string_to_array(translate(address, '.-_+@''', '      '), ' '), '{}') loop
    marks := marks || ('@' || address);
    address := substr(address, char_length(word) + 2);
  end loop;
  foreach word in array private.sounds(lead.name) loop
    marks := marks || ('~' || word);
  end loop;
  return array_to_tsvector(array_remove(marks, null)) || private.plain_words(concat_ws(' ', lead.name, lead.message,
    lead.city, last ->> 'utm_campaign', first ->> 'utm_campaign', private.notes_of(lead.id)));
end
$$;

-- Tokens of a lead include the words of those merged into it, but only its own filter values.
create function private.update_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept public.leads := new;
begin
  if new.merged_into is not null then
    select l.* into kept from public.leads l where l.id = new.merged_into;
  end if;
  insert into private.lead_search as s (lead_id, tokens)
  select kept.id, private.search_tokens(kept) || coalesce((
    select array_to_tsvector(array_agg(distinct t.token)) from public.leads m
    cross join lateral unnest(tsvector_to_array(private.search_tokens(m))) t (token)
    where m.merged_into = kept.id and t.token not like '\%%'), '')
  where kept.id is not null
  on conflict (lead_id) do update set tokens = excluded.tokens where s.tokens <> excluded.tokens;
  return null;
end
$$;
create trigger leads_are_searched after insert or update on public.leads
  for each row execute function private.update_search();

create function private.token(mark text, begins boolean default false) returns tsquery
language sql immutable set search_path = ''
as $$
  select ('''' || replace(replace(mark, '\', '\\'), '''', '''''') || ''''
    || case when begins then ':*' else '' end)::tsquery
$$;

create function private.join_queries(queries tsquery[], sign text) returns tsquery
language sql immutable set search_path = ''
as $$ select string_agg('(' || q::text || ')', sign)::tsquery from unnest(queries) q $$;

-- {query, alike} or {ids}: an id or reference, an address, digits, or words; `alike` asks for similar names.
create function private.read_search(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  run constant text := '(?:^|\s)(\+?\d[-().\s\d]{3,}\d)(?=\s|$)';
  said text := lower(btrim(search));
  hex text := substring(said from '^yc[ -]*([0-9a-f]{4}[ -]*[0-9a-f]{0,4})$');
  first_id uuid;
  last_id uuid;
  numbers text[];
  words text[];
  queries tsquery[];
begin
  if hex is not null then
    hex := regexp_replace(hex, '[ -]', '', 'g');
    first_id := rpad(hex, 8, '0') || '-0000-0000-0000-000000000000';
    last_id := rpad(hex, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff';
  elsif said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    first_id := said;
    last_id := said;
  end if;
  if first_id is not null then
    return jsonb_build_object('ids', array(select coalesce(l.merged_into, l.id)
      from public.leads l where l.id between first_id and last_id)::text);
  elsif said like '%@%' then
    said := '@' || regexp_replace(said, '^[^a-z0-9]+', '');
    return jsonb_build_object('query', private.token(said, said <> '@'));
  end if;
  said := translate(said, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789');
  if said ~ '^[-+().\s\d]*\d[-+().\s\d]*$' then
    numbers := array[said];
    said := '';
  else
    numbers := array(select m[1] from regexp_matches(said, run, 'g') m);
    said := regexp_replace(said, run, ' ', 'g');
  end if;
  -- Without dialling prefixes: 0, 00 and the 0 after +91.
  queries := array(select private.token('#' || regexp_replace(
    regexp_replace(private.plain_digits(n), '^0+(?=[0-9])', ''), '^910(?=[0-9]{10})', '91'), true) from unnest(numbers) n);
  words := (tsvector_to_array(private.plain_words(said)))[1:8];
  -- Signs alone are found nowhere.
  return jsonb_strip_nulls(jsonb_build_object(
    'query', coalesce(private.join_queries(queries || array(select private.token(w, true) from unnest(words) w), '&'),
      private.token('%none')),
    'alike', case when words <> '{}' then private.join_queries(queries || array(
      select private.join_queries(private.token(w, true) || array(
        select private.token('~' || s) from unnest(private.sounds(w)) s), '|') from unnest(words) w), '&') end));
end
$$;
