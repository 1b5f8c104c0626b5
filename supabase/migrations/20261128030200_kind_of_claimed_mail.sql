-- As before, and with the kind of each mail: without a mail server the link of an account's mail is printed, and
-- nothing of an enquiry's.
drop function public.claim_mail(int);
create function public.claim_mail(batch int default 10)
returns table (
  id uuid, recipient text, reply_to text, subject text,
  body_text text, body_html text, attempts int, kind text
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
  select c.id, c.recipient, c.reply_to, c.subject, c.body_text, c.body_html, c.attempts, c.kind from claimed c;
end
$$;
revoke all on function public.claim_mail(int) from public, anon, authenticated;
grant execute on function public.claim_mail(int) to service_role;
