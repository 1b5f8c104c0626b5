-- The week names who was answered late, and whoever asks chooses what is late; a merge shows both leads before it is done.
alter function public.desk_week(text, text, jsonb) set schema private;
revoke all on function private.desk_week(text, text, jsonb) from public, anon, authenticated, service_role;

create function public.desk_week(from_day text, until_day text, hours jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := private.desk_week(from_day, until_day, hours);
begin
  perform private.count_reading(jsonb_array_length(answer -> 'late'));
  return answer;
end
$$;
revoke all on function public.desk_week(text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.desk_week(text, text, jsonb) to authenticated;

select private.amend_function('public.merge_leads(uuid, uuid, uuid[], jsonb, boolean)',
  $said$  return jsonb_build_object('action_id', action_id, 'is_done', not is_dry_run,$said$,
  $says$  perform private.count_reading(1 + cardinality(merged));
  return jsonb_build_object('action_id', action_id, 'is_done', not is_dry_run,$says$);
