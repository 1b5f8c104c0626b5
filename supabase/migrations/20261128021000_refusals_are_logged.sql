-- Notes what was refused. The server calls it after the answer, since a refusal rolls its own transaction back.
-- subject: an account, or a keyed digest of a network. Each fills at most 100 entries an hour.
create function private.note_refusal(subject text, account uuid, action text, detail jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if public.count_request('refusal:' || subject, 100, 3600) = 0 then
    insert into private.audit_log (actor, action, detail) values (account, action, detail);
  end if;
end
$$;
revoke all on function private.note_refusal(text, uuid, text, jsonb) from public, anon, authenticated, service_role;

-- A device that is told of new leads shows them outside the desk.
select private.amend_function('public.save_push_subscription(text, text, text)',
  $said$  insert into private.push_subscriptions as s ($said$,
  $says$  if not exists (
    select from private.push_subscriptions s
    where s.endpoint = save_push_subscription.endpoint and s.account = (select auth.uid())
  ) then
    perform private.write_audit('push.device_added', '{}');
  end if;
  insert into private.push_subscriptions as s ($says$);

select private.amend_function('public.desk_content_note(text, jsonb)',
  $said$'content.unscheduled', 'content.picture')$said$,
  $says$'content.unscheduled', 'content.picture', 'content.previewed', 'content.preview_opened')$says$);
