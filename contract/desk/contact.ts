/** How somebody of ours reached for a visitor. */
export const CHANNELS = ['call', 'whatsapp', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What came of it. `reached` and `replied` move a new lead to contacted; one with a reason closes the lead as lost. */
export const OUTCOMES = [
  'reached',
  'no-answer',
  'busy',
  'call-back',
  'sent',
  'replied',
  'wrong-number',
  'not-interested',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How somebody told us that we may call and write on WhatsApp. */
export const SAID = ['On the phone', 'By e-mail', 'In person', 'In a message'] as const;
