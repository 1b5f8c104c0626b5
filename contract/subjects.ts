/** Subjects that the contact form offers (specification §5); the empty one is allowed too. */
export const SUBJECTS = ['franchise', 'partnership', 'general', 'support'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What an empty subject is sent as (specification §5). */
export const DEFAULT_SUBJECT = 'New Contact Form Submission';
