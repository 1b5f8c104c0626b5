-- Nothing in this schema is reachable through the API.
create schema private;
revoke all on schema private from public;

-- Refuses every change of a row that is there. For ledgers, which only grow.
create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% only grows: rows are neither changed nor removed', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
revoke all on function private.refuse_change() from public;
