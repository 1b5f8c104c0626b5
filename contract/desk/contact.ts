/** How somebody of ours reached for a visitor. */
export const CHANNELS = ['call', 'whatsapp', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What came of it. `reached` moves a new lead to contacted; the others move nothing. */
export const OUTCOMES = ['reached', 'no-answer', 'wrong-number', 'not-interested'] as const;
export type Outcome = (typeof OUTCOMES)[number];
