-- Reads what is asked of a list: filters and the words of a search, as a query over a lead's tokens.

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
language plpgsql stable set search_path = ''
as $$
declare
  run constant text := '(?:^|\s)(\+?\d[-().\s\d]{3,}\d)(?=\s|$)';
  said text := lower(btrim(search));
  hex text := substring(said from '^yc[ -]*([0-9a-f]{4}[ -]*[0-9a-f]{0,4})$');
  term text;
  numbers text[];
  words text[];
  queries tsquery[] := '{}';
  alike tsquery[];
begin
  if said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return jsonb_build_object('first_id', said, 'last_id', said);
  elsif hex is not null then
    hex := regexp_replace(hex, '[ -]', '', 'g');
    return jsonb_build_object('first_id', rpad(hex, 8, '0') || '-0000-0000-0000-000000000000',
      'last_id', rpad(hex, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff');
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

revoke all on function private.stored_digits(text) from public, anon, authenticated, service_role;
revoke all on function private.token(text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.all_of(tsquery[]) from public, anon, authenticated, service_role;
revoke all on function private.any_of(tsquery[]) from public, anon, authenticated, service_role;
revoke all on function private.digits_query(text) from public, anon, authenticated, service_role;
revoke all on function private.read_search(text) from public, anon, authenticated, service_role;
