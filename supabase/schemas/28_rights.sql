-- Stands last and is repeated by each migration, so that nothing new is forgotten.
do $$
declare
  desk constant text[] := '{
    add_lead, audit_entries, begin_export, begin_test_enquiry, bin_leads, bulk_work, calendar_feed,
    change_member_role, chat_clicks, decide_correction, delete_desk_view, delete_push_subscription, desk_bin,
    desk_campaigns, desk_content_right, desk_counts, desk_export, desk_facets, desk_found, desk_lead, desk_leads,
    desk_team, desk_views, desk_week, end_export, erase_person, export_person, export_progress, export_size,
    find_known, import_leads, invite_member, lead_health, merge_leads, missing_heartbeats, push_key,
    record_desk_use, related_leads, release_lead, remove_calendar_feed, remove_member, renew_calendar_feed,
    restore_leads, retry_mail, revoke_invitation, save_desk_view, save_push_subscription, send_test_push,
    server_warnings, set_assignment, team_settings, test_enquiry_state, undo_add, undo_bulk, undo_import,
    undo_merge, undo_work, unusual_reading, work_lead}';
  server constant text[] := '{
    accept_proof, assess_enquiry, calendar_entries, change_consent, claim_mail, claim_push, correct_enquiry,
    count_request, erase_enquiry, leads_to_value, offer_push_key, open_digest, queue_digest, read_receipt, record_chat_click,
    report_server, report_server_warning, run_retention, settle_mail, settle_push, sign_off_server, submit_enquiry,
    value_leads}';
  name text;
begin
  -- Hosted Supabase grants everything in public by default. The hook of sign-up has a role of its own.
  foreach name in array desk || server || 'before_user_created'::text loop
    execute format('revoke all on function public.%I from public, anon, authenticated, service_role', name);
  end loop;
  foreach name in array desk || server loop
    execute format('grant execute on function public.%I to %I', name,
      case when name = any (server) then 'service_role' else 'authenticated' end);
  end loop;
  for name in select c.relname from pg_class c
    where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and not c.relrowsecurity loop
    execute format('alter table private.%I enable row level security', name);
  end loop;
end
$$;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
-- Policies ask these.
grant execute on function private.has_session, private.is_admin to authenticated;

reset check_function_bodies;
