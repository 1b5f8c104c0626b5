type NoArguments = Record<string, never>;

/**
 * The functions of the database that the desk calls, with their arguments. Answers have their schemas
 * beside the queries; `server/rest/malformed-bodies.database.test.ts` compares the names with the database.
 */
export interface DeskCalls {
  add_lead: { action_id: string; lead: object; calls?: object };
  audit_entries: { before?: number; at_most?: number };
  begin_export: { filter: object; format: string; with_no_contact: boolean };
  begin_test_enquiry: NoArguments;
  bin_leads: { run_id: string; target: object; at_most?: number };
  bulk_work: { run_id: string; target: object; change: object; at_most?: number };
  calendar_feed: NoArguments;
  change_member_role: { member: string; member_role: string };
  decide_correction: { lead_id: string; entry: number; is_accepted: boolean };
  delete_desk_view: { view_id: string };
  delete_push_subscription: { endpoint: string };
  desk_bin: { at_most?: number; after?: string | null };
  desk_campaigns: { from_day: string; until_day: string };
  desk_counts: NoArguments;
  desk_export: { export: string; after?: number };
  desk_facets: NoArguments;
  desk_found: { filter?: object };
  desk_lead: { reference: string };
  desk_leads: { filter?: object; after?: string | null; at_most?: number };
  desk_team: NoArguments;
  desk_views: NoArguments;
  desk_week: { from_day: string; until_day: string; hours: object };
  end_export: { export: string; is_whole?: boolean };
  erase_person: { address: string; also?: string[] };
  export_person: { address: string };
  export_progress: { export: string };
  export_size: { filter?: object };
  find_known: { contacts: readonly object[] };
  import_leads: { batch_id: string; rows: readonly object[]; file?: string };
  invite_member: { email: string; member_role: string; site: string };
  lead_health: NoArguments;
  merge_leads: {
    action_id: string;
    kept: string;
    merged: string[];
    choices?: object;
    is_dry_run?: boolean;
  };
  push_key: NoArguments;
  record_desk_use: { action: string; lead_ids: string[] };
  related_leads: { address: string };
  release_lead: { lead_id: string };
  remove_calendar_feed: NoArguments;
  remove_member: { member: string };
  renew_calendar_feed: NoArguments;
  restore_leads: { lead_ids?: string[]; removal?: string };
  retry_mail: { mail_id: string };
  revoke_invitation: { invitation: string };
  save_desk_view: { view_id: string; name: string; filter: object };
  save_push_subscription: { endpoint: string; p256dh: string; auth: string };
  send_test_push: { endpoint: string };
  server_warnings: NoArguments;
  set_assignment: { rule: string; cities?: readonly object[] };
  missing_heartbeats: NoArguments;
  chat_clicks: { at_most?: number };
  team_settings: NoArguments;
  test_enquiry_state: { test_id: string };
  undo_add: { action_id: string };
  undo_bulk: { run_id: string; at_most?: number };
  undo_import: { batch_id: string };
  undo_merge: { action_id: string };
  undo_work: { action_id: string };
  unusual_reading: NoArguments;
  work_lead: { action_id: string; lead_id: string; change: object };
}
