/** One line for each function of `public` and `private` and each role that may execute it, beside its owner. */
export const READ_FUNCTION_RIGHTS = `select format('%s: %s', p.oid::regproc, coalesce(nullif(grantee, 0)::regrole::text, 'public')) as line
      from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
      where pronamespace::regnamespace::text in ('public', 'private') and grantee <> proowner
      order by line`;

/** What {@link READ_FUNCTION_RIGHTS} finds in either home, in the order of the query. */
export const FUNCTION_RIGHTS: readonly string[] = [
  'accept_proof: service_role',
  'assess_enquiry: service_role',
  'audit_entries: authenticated',
  'begin_test_enquiry: authenticated',
  'change_consent: service_role',
  'claim_mail: service_role',
  'correct_enquiry: service_role',
  'count_request: service_role',
  'decide_correction: authenticated',
  'desk_bin: authenticated',
  'desk_counts: authenticated',
  'desk_lead: authenticated',
  'desk_leads: authenticated',
  'desk_week: authenticated',
  'erase_enquiry: service_role',
  'erase_person: authenticated',
  'export_person: authenticated',
  'lead_health: authenticated',
  'lead_ledger: authenticated',
  'private.has_session: authenticated',
  'private.is_admin: authenticated',
  'read_receipt: service_role',
  'record_desk_use: authenticated',
  'record_soft_lead: service_role',
  'release_lead: authenticated',
  'report_server: service_role',
  'report_server_warning: service_role',
  'report_spool: service_role',
  'restore_leads: authenticated',
  'retry_mail: authenticated',
  'run_retention: service_role',
  'server_warnings: authenticated',
  'settle_mail: service_role',
  'sign_off_server: service_role',
  'silent_servers: authenticated',
  'soft_leads: authenticated',
  'submit_enquiry: service_role',
  'test_enquiry_state: authenticated',
  'undo_work: authenticated',
  'work_lead: authenticated',
];
