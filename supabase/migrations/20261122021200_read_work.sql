-- Reads what the desk sends about a lead. A value that is wrong is refused with a sentence that names it.

create function private.refuse_value(sentence text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', sentence using errcode = '22023';
end
$$;

create function private.refuse_other_keys(given jsonb, field text, known text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  other text;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    perform private.refuse_value(format('%s must be an object.', field));
  end if;
  select k into other from jsonb_object_keys(given) k where k <> all (known) order by k limit 1;
  if found then
    perform private.refuse_value(format('%s cannot hold "%s"; it may hold %s.',
      field, left(other, 40), array_to_string(known, ', ')));
  end if;
end
$$;

-- Text without space around it; of one line unless `lines` are allowed. The callers say whether null is one.
create function private.read_text(given jsonb, field text, longest int, lines boolean default false)
returns text
language plpgsql set search_path = ''
as $$
declare
  value text := btrim(given #>> '{}', E' \t\r\n');
begin
  if jsonb_typeof(given) is distinct from 'string' or char_length(value) not between 1 and longest then
    perform private.refuse_value(format('%s must be a text of 1 to %s characters.', field, longest));
  elsif not lines and value ~ '[[:cntrl:]]' then
    perform private.refuse_value(format('%s must be one line without control characters.', field));
  end if;
  return value;
end
$$;

create function private.read_number(given jsonb, field text, lowest bigint, highest bigint) returns bigint
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric % 1 <> 0
    or (given #>> '{}')::numeric not between lowest and highest then
    perform private.refuse_value(format('%s must be a whole number from %s to %s.', field, lowest, highest));
  end if;
  return (given #>> '{}')::numeric::bigint;
end
$$;

create function private.read_choice(given jsonb, field text, choices text[]) returns text
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') <> all (choices) then
    perform private.refuse_value(format('%s must be one of %s.', field, array_to_string(choices, ', ')));
  end if;
  return given #>> '{}';
end
$$;

create function private.read_moment(given jsonb, field text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  value timestamptz;
begin
  begin
    if given #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$' then
      value := (given #>> '{}')::timestamptz;
    end if;
  exception when data_exception then
    value := null;
  end;
  if value is null or value not between '2020-01-01' and now() + interval '5 years' then
    perform private.refuse_value(format(
      '%s must be a time such as 2026-11-23T04:30:00Z, at most five years ahead.', field));
  end if;
  return value;
end
$$;

create function private.read_uuid(given jsonb, field text) returns uuid
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'string'
    or given #>> '{}' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse_value(format('%s must be an id.', field));
  end if;
  return (given #>> '{}')::uuid;
end
$$;

create function private.read_tags(given jsonb) returns text[]
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 20 then
    perform private.refuse_value('tags must be a list of at most 20 texts.');
  end if;
  return coalesce((
    select array_agg(t.tag order by t.at) from (
      select private.read_text(e.value, 'tags', 40) as tag, min(e.at) as at
      from jsonb_array_elements(given) with ordinality as e (value, at)
      group by 1) t), '{}');
end
$$;

-- Null empties a field; what is missing stays as it is.
create function private.read_fields(given jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_other_keys(given, 'fields', array['city', 'area_sqft', 'budget_rupees', 'model',
    'brand', 'language', 'best_hour', 'source']);
  return coalesce((
    select jsonb_object_agg(f.key, case
      when jsonb_typeof(f.value) = 'null' then f.value
      when f.key = 'area_sqft' then to_jsonb(private.read_number(f.value, f.key, 1, 1000000))
      when f.key = 'budget_rupees' then to_jsonb(private.read_number(f.value, f.key, 0, 100000000000))
      when f.key = 'best_hour' then to_jsonb(private.read_number(f.value, f.key, 0, 23))
      else to_jsonb(private.read_text(f.value, f.key, case f.key
        when 'city' then 80 when 'language' then 40 else 60 end))
    end) from jsonb_each(given) f), '{}');
end
$$;

revoke all on function private.refuse_value(text) from public, anon, authenticated, service_role;
revoke all on function private.refuse_other_keys(jsonb, text, text[]) from public, anon, authenticated, service_role;
revoke all on function private.read_text(jsonb, text, int, boolean) from public, anon, authenticated, service_role;
revoke all on function private.read_number(jsonb, text, bigint, bigint) from public, anon, authenticated, service_role;
revoke all on function private.read_choice(jsonb, text, text[]) from public, anon, authenticated, service_role;
revoke all on function private.read_moment(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function private.read_uuid(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function private.read_tags(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.read_fields(jsonb) from public, anon, authenticated, service_role;
