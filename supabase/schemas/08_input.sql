create function private.refuse_if(is_wrong boolean, sentence text, code text default '22023') returns void
language plpgsql set search_path = ''
as $$
begin
  if is_wrong then
    raise exception '%', sentence using errcode = code;
  end if;
end
$$;

create function private.refuse_other_keys(given jsonb, field text, known text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  other text;
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'object', format('%s must be an object.', field));
  select k into other from jsonb_object_keys(given) k where k <> all (known) order by k limit 1;
  perform private.refuse_if(found, format('%s cannot hold "%s"; it may hold %s.',
    field, left(other, 40), array_to_string(known, ', ')));
end
$$;

-- One line unless `lines` are allowed.
create function private.read_text(given jsonb, field text, longest int, lines boolean default false)
returns text
language plpgsql set search_path = ''
as $$
declare
  value text := btrim(given #>> '{}', E' \t\r\n');
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string' or char_length(value) not between 1 and longest,
    format('%s must be a text of 1 to %s characters.', field, longest));
  perform private.refuse_if(not lines and value ~ '[[:cntrl:]]',
    format('%s must be one line without control characters.', field));
  return value;
end
$$;

create function private.read_number(given jsonb, field text, lowest bigint, highest bigint) returns bigint
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric % 1 <> 0
    or (given #>> '{}')::numeric not between lowest and highest,
    format('%s must be a whole number from %s to %s.', field, lowest, highest));
  return (given #>> '{}')::numeric::bigint;
end
$$;

create function private.read_choice(given jsonb, field text, choices text[]) returns text
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') <> all (choices),
    format('%s must be one of %s.', field, array_to_string(choices, ', ')));
  return given #>> '{}';
end
$$;

create function private.parse_moment(given jsonb) returns timestamptz
language plpgsql immutable set search_path = '' set timezone = 'UTC'
as $$
begin
  return case when given #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$'
    then (given #>> '{}')::timestamptz end;
exception when data_exception then
  return null;
end
$$;

create function private.read_moment(given jsonb, field text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  value timestamptz := private.parse_moment(given);
begin
  perform private.refuse_if(value is null or value not between '2020-01-01' and now() + interval '5 years',
    format('%s must be a time such as 2026-11-23T04:30:00Z, at most five years ahead.', field));
  return value;
end
$$;

create function private.stages() returns text[]
language sql immutable set search_path = ''
as $$ select array['new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable'] $$;

create function private.read_uuid(given jsonb, field text) returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'string'
    or given #>> '{}' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', format('%s must be an id.', field));
  return (given #>> '{}')::uuid;
end
$$;

-- A correction of who it is, too: address and number may be emptied, the name not.
create function private.read_fields(given jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  said jsonb;
begin
  perform private.refuse_other_keys(given, 'fields', array['city', 'area_sqft', 'budget_rupees', 'model',
    'brand', 'language', 'best_hour', 'source', 'name', 'email', 'phone']);
  said := coalesce((
    select jsonb_object_agg(f.key, case
      when jsonb_typeof(f.value) = 'null' and f.key <> 'name' then f.value
      when f.key = 'area_sqft' then to_jsonb(private.read_number(f.value, f.key, 1, 1000000))
      when f.key = 'budget_rupees' then to_jsonb(private.read_number(f.value, f.key, 0, 100000000000))
      when f.key = 'best_hour' then to_jsonb(private.read_number(f.value, f.key, 0, 23))
      else to_jsonb(private.read_text(f.value, f.key, case f.key
        when 'city' then 80 when 'language' then 40 when 'name' then 120 when 'email' then 254
        when 'phone' then 16 else 60 end))
    end) from jsonb_each(given) f), '{}');
  perform private.refuse_if(said ->> 'email' !~ '^[^\s@]+@[^\s@]+\.[^\s@.]+$',
    'email must be an address such as name@example.com.');
  perform private.refuse_if(said ->> 'phone' !~ '^\+[1-9][0-9]{6,14}$', 'phone must be a number such as +919876543210.');
  return said;
end
$$;

create function private.day_in_india(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'Asia/Kolkata')::date $$;

create function private.india_midnight(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Kolkata' $$;

-- '2026-11-22', 'today', 'yesterday', or '7d' for the seven days up to today.
create function private.read_day(given jsonb, field text) returns date
language plpgsql stable set search_path = ''
as $$
declare
  said text := given #>> '{}';
  today date := private.day_in_india(now());
begin
  perform private.refuse_if((said ~ '^(today|yesterday|[1-9][0-9]{0,3}d|(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})$') is not true,
    format('%s must be a date such as 2026-11-22, today, yesterday, or days such as 7d.', field));
  return case when said = 'today' then today when said = 'yesterday' then today - 1
    when said like '%d' then today + 1 - rtrim(said, 'd')::int else said::date end;
exception when datetime_field_overflow then
  perform private.refuse_if(true, format('%s is no date of the calendar.', field));
end
$$;

-- What was not asked for is missing. `none` means an empty subject, which has the specification's words, or no subject.
create function private.read_list_filter(filter jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  list text;
  sorting text;
  asked jsonb := '{}';
  marks tsquery[] := '{}';
  field text;
  value text;
begin
  perform private.refuse_other_keys(filter, 'filter', array['list', 'order', 'search', 'stage', 'subject',
    'source', 'campaign', 'city', 'model', 'brand', 'tag', 'assigned_to', 'consent', 'from', 'until', 'score', 'budget',
    'area']);
  list := case when filter ? 'list' then private.read_choice(filter -> 'list', 'list', array['all', 'unanswered',
    'overdue', 'due-today', 'no-step', 'new', 'no-contact', 'quarantine', 'tests']) else 'all' end;
  sorting := case when filter ? 'order' then private.read_choice(filter -> 'order', 'order', array['newest', 'oldest',
      'due', 'worth', 'budget', 'area', 'city'])
    when list = 'unanswered' then 'oldest' when list in ('overdue', 'due-today') then 'due' else 'newest' end;
  sorting := case when list = 'unanswered' and sorting = 'oldest' then 'waiting' else sorting end;
  perform private.refuse_if(sorting = 'due' and list in ('quarantine', 'tests'),
    'order: quarantine and tests have no next steps to sort by.');
  if sorting in ('budget', 'area', 'city') then
    -- Like the order of next steps, these show who has one.
    asked := case when sorting = 'city' then '{"has_city": true}' else jsonb_build_object(sorting, '1') end;
  end if;
  foreach field in array array['score', 'budget', 'area'] loop
    if filter ? field then
      value := private.read_text(filter -> field, field, 12);
      perform private.refuse_if(value !~ '^[1-9][0-9]*$', format('%s must be a whole number from 1, in digits.', field));
      asked := asked || jsonb_build_object(field, value);
    end if;
  end loop;
  if filter ? 'city' then
    asked := asked || jsonb_build_object('city', lower(private.read_text(filter -> 'city', 'city', 120)));
  end if;
  perform private.refuse_if(jsonb_typeof(filter -> 'search') <> 'string' or char_length(filter ->> 'search') > 200,
    'search must be a text of at most 200 characters.');
  if btrim(filter ->> 'search') <> '' then
    asked := asked || private.read_search(filter ->> 'search');
  end if;
  if filter ? 'stage' then
    perform private.refuse_if(jsonb_typeof(filter -> 'stage') <> 'array'
      or jsonb_array_length(filter -> 'stage') not between 1 and 8, 'stage must be a list of stages.');
    marks := marks || private.join_queries(array(
      select private.token('%stage:' || private.read_choice(s.value, 'stage', private.stages()))
      from jsonb_array_elements(filter -> 'stage') s), '|');
  end if;
  foreach field in array array['subject', 'source', 'campaign', 'model', 'brand', 'tag', 'assigned_to'] loop
    if filter ? field then
      value := lower(private.read_text(filter -> field, field, 120));
      marks := marks || case when field = 'subject' and value = 'none' then private.join_queries(
          array[private.token('%subject:none'), private.token('%subject:new contact form submission')], '|')
        else private.token('%' || case field when 'assigned_to' then 'user' else field end || ':' || value) end;
    end if;
  end loop;
  if filter ? 'consent' then
    marks := marks || private.token('%consent:'
      || private.read_choice(filter -> 'consent', 'consent', array['calls', 'no-calls', 'withdrawn']));
  end if;
  -- Few leads wait for an answer: with anything else, the index of tokens finds them at once.
  if list = 'unanswered' and (marks <> '{}' or asked ? 'query') then
    marks := marks || private.token('%unanswered');
  end if;
  return jsonb_strip_nulls(asked || jsonb_build_object('list', list, 'order', sorting,
    'midnight', private.india_midnight(private.day_in_india(now())),
    'query', private.join_queries(marks || (asked ->> 'query')::tsquery, '&'),
    'alike', case when asked ? 'alike' then private.join_queries(marks || (asked ->> 'alike')::tsquery, '&') end,
    'from', private.india_midnight(
      case when filter ? 'from' then private.read_day(filter -> 'from', 'from') end),
    'until', private.india_midnight(
      case when filter ? 'until' then private.read_day(filter -> 'until', 'until') end + 1)));
end
$$;
