-- Reads the filter of a list. A day is one in India.

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
  if said = 'today' then
    return today;
  elsif said = 'yesterday' then
    return today - 1;
  elsif said ~ '^[1-9][0-9]{0,3}d$' then
    return today + 1 - rtrim(said, 'd')::int;
  elsif said ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' then
    return said::date;
  end if;
  perform private.refuse_value(format(
    '%s must be a date such as 2026-11-22, today, yesterday, or days such as 7d.', field));
exception when datetime_field_overflow then
  perform private.refuse_value(format('%s is no date of the calendar.', field));
end
$$;

-- {list, order, query, digits, address, first_id, last_id, alike, from, until}, ready for find_leads.
create function private.read_list_filter(filter jsonb) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
declare
  list text := 'all';
  standing text;
  asked jsonb := '{}';
  marks tsquery[];
  field text;
  value text;
begin
  perform private.refuse_other_keys(filter, 'filter', array['list', 'order', 'search', 'stage', 'subject',
    'source', 'campaign', 'city', 'model', 'brand', 'tag', 'assigned_to', 'consent', 'from', 'until']);
  if filter ? 'list' then
    list := private.read_choice(filter -> 'list', 'list', array['all', 'unanswered', 'overdue', 'due-today',
      'new', 'no-contact', 'quarantine', 'tests']);
  end if;
  standing := case when list = 'unanswered' then 'oldest'
    when list in ('overdue', 'due-today') then 'due' else 'newest' end;
  if filter ? 'order' then
    standing := private.read_choice(filter -> 'order', 'order', array['newest', 'oldest', 'due']);
  end if;
  if standing = 'due' and list in ('quarantine', 'tests') then
    perform private.refuse_value('order: quarantine and tests have no next steps to sort by.');
  end if;
  -- Nearly all leads are live ones: beside anything else, the index is quicker with those that are not.
  marks := array[case
      when list = 'quarantine' then private.token('%shelf:quarantine')
      when list = 'tests' then private.token('%shelf:test')
      when filter - array['list', 'order', 'from', 'until'] = '{}' then private.token('%shelf:live')
      else !! private.token('%shelf:quarantine') && !! private.token('%shelf:test') end]
    || case list when 'unanswered' then array[private.token('%unanswered'), !! private.token('%consent:withdrawn')]
      when 'new' then array[private.token('%stage:new')]
      when 'no-contact' then array[private.token('%consent:withdrawn')] end
    || case when standing = 'due' or list in ('overdue', 'due-today') then array[private.token('%due')] end;
  if filter ? 'search' then
    if jsonb_typeof(filter -> 'search') <> 'string' or char_length(filter ->> 'search') > 200 then
      perform private.refuse_value('search must be a text of at most 200 characters.');
    elsif btrim(filter ->> 'search') <> '' then
      asked := private.read_search(filter ->> 'search');
    end if;
  end if;
  if filter ? 'stage' then
    if jsonb_typeof(filter -> 'stage') <> 'array' or jsonb_array_length(filter -> 'stage') not between 1 and 8 then
      perform private.refuse_value('stage must be a list of stages.');
    end if;
    marks := marks || private.any_of(array(
      select private.token('%stage:' || private.read_choice(s.value, 'stage', array['new', 'contacted',
        'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable']))
      from jsonb_array_elements(filter -> 'stage') s));
  end if;
  foreach field in array array['subject', 'source', 'campaign', 'city', 'model', 'brand', 'tag', 'assigned_to'] loop
    if filter ? field then
      value := lower(private.read_text(filter -> field, field, 120));
      marks := marks || private.token('%' || case field when 'assigned_to' then 'user' else field end || ':' || value);
    end if;
  end loop;
  if filter ? 'consent' then
    marks := marks || private.token('%consent:'
      || private.read_choice(filter -> 'consent', 'consent', array['calls', 'no-calls', 'withdrawn']));
  end if;
  return asked || jsonb_build_object('list', list, 'order', standing,
    'query', private.all_of(marks || (asked ->> 'query')::tsquery),
    'alike', case when asked ? 'alike' then private.all_of(marks || (asked ->> 'alike')::tsquery) end,
    'is_plain', filter - array['list', 'order'] = '{}',
    'from', private.india_midnight(
      case when filter ? 'from' then private.read_day(filter -> 'from', 'from') end),
    'until', private.india_midnight(
      case when filter ? 'until' then private.read_day(filter -> 'until', 'until') end + 1));
end
$$;
revoke all on function private.day_in_india(timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.india_midnight(date) from public, anon, authenticated, service_role;
revoke all on function private.read_day(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function private.read_list_filter(jsonb) from public, anon, authenticated, service_role;
