/** Subjects that the contact form offers (specification §5); the empty one is allowed too. */
export const SUBJECTS = ['franchise', 'partnership', 'general', 'support'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** How a subject reads as a choice of the form, and in the mail that tells the team of an enquiry. */
export const SUBJECT_LABELS: Readonly<Record<Subject, { choice: string; mail: string }>> = {
  franchise: { choice: 'Franchise', mail: 'Franchise enquiry' },
  partnership: { choice: 'Partnership', mail: 'Partnership enquiry' },
  general: { choice: 'General question', mail: 'General enquiry' },
  support: { choice: 'Support', mail: 'Support request' },
};

/** What an empty subject is sent as (specification §5). */
export const DEFAULT_SUBJECT = 'New Contact Form Submission';

export const isSubject = (text: string): text is Subject => SUBJECTS.some((one) => one === text);
