-- Who sorts in the leads that wait (private.index_waiting): the mail worker, which is woken after each enquiry and
-- looks for mail every few seconds in both homes, and retention.

-- As before, and a few leads are sorted in.
create or replace function public.claim_mail(batch int default 10)
returns table (
  id uuid, recipient text, reply_to text, subject text,
  body_text text, body_html text, attempts int
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  begin
    perform private.index_waiting(20);
  exception when others then
    -- No mail waits for the search.
    raise warning 'leads were not sorted in: %', sqlerrm;
  end;
  return query
  -- "materialized" makes the limit hold: the planner may otherwise run the search once per row.
  with due as materialized (
    select d.id from private.mail_outbox d
    where d.sent_at is null and d.abandoned_at is null and not d.is_held
      and d.next_attempt_at <= now()
    order by d.next_attempt_at
    limit batch
    for update skip locked
  ), claimed as (
    update private.mail_outbox m
    set attempts = m.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due
    where m.id = due.id
    returning m.*
  ), noted as (
    insert into private.mail_attempts (mail_id, attempt, lead_id, kind)
    select c.id, c.attempts, c.lead_id, c.kind from claimed c
    on conflict (mail_id, attempt) do update set started_at = now(), ended_at = null, fault = null
  )
  select c.id, c.recipient, c.reply_to, c.subject, c.body_text, c.body_html, c.attempts from claimed c;
end
$$;

select private.amend_function('public.run_retention()',
  'perform private.fold_counts();',
  E'perform private.fold_counts();\n  perform private.index_waiting(1000);');
-- Reads the fields that are there, and none of the lead's other forty columns.
select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  $said$from jsonb_populate_record(null::public.leads, $9) r'$said$, $says$from jsonb_to_record($9) r (id uuid%s)'$says$);
select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  $said$string_agg(format(', r.%I', a.attname), ''))$said$,
  $says$string_agg(format(', r.%I', a.attname), ''),
      string_agg(format(', %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ''))$says$);
-- Begins at the few columns that are fields.
select private.amend_function('public.submit_enquiry(jsonb, jsonb, jsonb)',
  $said$from pg_catalog.pg_attribute a
    join pg_catalog.pg_description d on d.classoid = 'pg_catalog.pg_class'::regclass
      and d.objoid = a.attrelid and d.objsubid = a.attnum and d.description = 'enquiry field'
    where a.attrelid = 'public.leads'::regclass and lead ? a.attname::text$said$,
  $says$from (
      select f.objoid, f.objsubid from pg_catalog.pg_description f
      where f.classoid = 'pg_catalog.pg_class'::regclass and f.objoid = 'public.leads'::regclass
        and f.description = 'enquiry field' offset 0) d
    join pg_catalog.pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
    where lead ? a.attname::text$says$);
