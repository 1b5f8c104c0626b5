import { LIMITS } from '../../contract/limits.ts';
import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { SUBJECT_LABELS, SUBJECTS } from '../../contract/subjects.ts';
import type { SelectOption } from '../../ui/field/select-field.tsx';
import type { ContactWords } from './contact.ts';
import { loadCompany } from './load-company.ts';
import { loadFile } from './page/load-page.ts';

export async function loadContact(): Promise<ContactWords> {
  const words = await loadFile('contact');
  const text = words.email.text.replace('{hours}', String(LIMITS.replyHours));
  return { ...words, email: { ...words.email, text } };
}

/** What the form's list of subjects offers; the first stands for none. */
export function subjectOptions({ form }: ContactWords): SelectOption[] {
  return [
    { value: '', label: form.noSubject },
    ...SUBJECTS.map((subject) => ({ value: subject, label: SUBJECT_LABELS[subject].choice })),
  ];
}

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
