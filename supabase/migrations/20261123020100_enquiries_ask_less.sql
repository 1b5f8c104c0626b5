-- Every enquiry waits for its triggers: how it came in is read where it is asked, without a call, and where
-- nobody has a subscription nothing is written to nobody.
select private.amend_function('private.assign_lead()',
  $said$private.arrival() = 'returned'$said$, $says$current_setting('yctfc.arrival', true) = 'returned'$says$);
select private.amend_function('private.announce_leads()',
  $said$private.arrival() <> ''$said$,
  $says$coalesce(current_setting('yctfc.arrival', true), '') <> ''
    or not exists (select from private.push_subscriptions)$says$);
