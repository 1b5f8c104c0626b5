import type { Lead, LeadMail } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Database } from '../database/database.ts';

/** PostgreSQL's unique_violation: the lead's id is there already, from the same request sent before. */
const ALREADY_STORED = '23505';

/** Stores a lead and its mails in one transaction; a repeated request changes nothing. */
export function storeIn(database: Database) {
  return async (lead: Lead, mails: readonly LeadMail[]): Promise<void> => {
    try {
      await database.transactionAs({ role: 'service_role', claims: {} }, (tx) =>
        tx.query('select public.submit_enquiry($1, $2)', [
          JSON.stringify(lead),
          JSON.stringify(mails),
        ]),
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_STORED) throw error;
    }
  };
}
