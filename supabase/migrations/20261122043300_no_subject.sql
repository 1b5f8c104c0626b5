-- An empty subject arrives under the words of the specification, and leads of before have none: a list that asks for
-- `none` means both.
select private.amend_function('private.read_list_filter(jsonb)',
  $said$      marks := marks || private.token('%' || case field$said$,
  $says$      if field = 'subject' and value = 'none' then
        marks := marks || private.any_of(array[private.token('%subject:none'),
          private.token('%subject:new contact form submission')]);
        continue;
      end if;
      marks := marks || private.token('%' || case field$says$);
