/** Before data of 1.0.0 are filled in: what it kept may stand in the new tables until it is carried over. */
export const ADMIT = `
  alter table auth.one_time_tokens add column encrypted_password text;
  alter table private.soft_leads drop constraint soft_leads_page_is_path;
  create table private.new_rules as table private.retention_rules;
`;

/** What later versions keep otherwise than 1.0.0, or derive from what it kept; no trigger follows it. */
export const CARRY_OVER = `
  alter table auth.one_time_tokens drop column encrypted_password;
  -- A password that was typed before its address was confirmed may be a stranger's.
  update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where email_confirmed_at is null;
  -- Null: longer than anybody noted it.
  update auth.known_networks set first_seen_at = null;
  -- Their names had no key.
  delete from private.rate_limits;
  insert into private.retention_rules select * from private.new_rules on conflict do nothing;
  drop table private.new_rules;
  update private.soft_leads set page = regexp_replace(page, '[?#].*$', '') where page ~ '[?#]';
  alter table private.soft_leads add constraint soft_leads_page_is_path check (page !~ '[?#]');
  update public.leads l set calls_allowed = coalesce(private.calls_allowed(l.id), false)
  where exists (select from private.consents c where c.lead_id = l.id);
  update private.submissions s set is_test = exists (select from private.test_enquiries t where t.id = s.id),
    is_held = exists (select from public.leads l where l.id = s.id and l.quarantined_at is not null);
  update private.lead_archive set removal = null;
  insert into private.lead_counts (stage, is_unanswered, leads)
  select l.stage, l.answered_at is null and l.withdrawn_at is null, count(*)
  from public.leads l where l.quarantined_at is null and not l.is_test group by 1, 2;
  select private.index_lead(l) from public.leads l;
`;
