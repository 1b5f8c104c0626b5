import { LIMITS } from '../../../contract/limits.ts';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { loadCompany } from '../company/load-company.ts';
import { loadContact, subjectOptions } from './load-contact.ts';

/** What every rendering of the contact form needs: where it is posted and its words. */
export async function loadContactForm() {
  const [contact, company] = await Promise.all([loadContact(), loadCompany()]);
  return {
    // Set at build for a hosted backend; the same origin otherwise.
    endpoint: `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${ENQUIRY_ENDPOINT}`,
    apiKey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY as string | undefined,
    subjects: subjectOptions(contact),
    hints: contact.form.hints,
    replyHours: LIMITS.replyHours,
    ways: { chatNumber: company.franchisePhone, email: company.email, phone: company.phone },
  };
}
