/** Subjects of the contact form (specification §5); an empty subject is allowed too. */
export const SUBJECTS = ['franchise', 'partnership', 'general', 'support'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Labels of a subject: as a choice in the form, and in the mail to the team. */
export const SUBJECT_LABELS: Readonly<Record<Subject, { choice: string; mail: string }>> = {
  franchise: { choice: 'Franchise', mail: 'Franchise enquiry' },
  partnership: { choice: 'Partnership', mail: 'Partnership enquiry' },
  general: { choice: 'General question', mail: 'General enquiry' },
  support: { choice: 'Support', mail: 'Support request' },
};

/** What an empty subject is sent as (specification §5). */
export const DEFAULT_SUBJECT = 'New Contact Form Submission';

export const isSubject = (text: string): text is Subject => SUBJECTS.some((one) => one === text);
