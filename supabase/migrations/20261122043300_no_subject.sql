-- An empty subject arrives under the words of the specification, and leads of before have none: a list that asks for
-- `none` means both.
do $$
declare
  before text := pg_get_functiondef('private.read_list_filter(jsonb)'::regprocedure);
  after text := replace(before, $old$      marks := marks || private.token('%' || case field$old$,
    $new$      if field = 'subject' and value = 'none' then
        marks := marks || private.any_of(array[private.token('%subject:none'),
          private.token('%subject:new contact form submission')]);
        continue;
      end if;
      marks := marks || private.token('%' || case field$new$);
begin
  if after = before then
    raise exception 'read_list_filter was not found as it is expected';
  end if;
  execute after;
end
$$;
