/** What an enquiry may be used for. Answering it needs no checkbox: writing to us asks for an answer. */
export const CONSENT_PURPOSES = ['enquiry', 'calls', 'news'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Purposes with a checkbox of their own in the form, unticked by default. */
export const ASKED_PURPOSES = ['calls', 'news'] as const satisfies readonly ConsentPurpose[];

/** The notice beside the contact form, word for word as stored with each consent. Any change needs a
 * new version: the ledger must show which words a person saw. A consent that names another version
 * is ignored, so that nobody agrees to words they did not see. */
export const NOTICE = {
  version: '2026-11-23',
  language: 'en',
  texts: {
    enquiry:
      'We use your name, email address, phone number, message and added choices (money, place, city, hours, experience, brands) to answer this enquiry. We keep them for two years and sell them to nobody.',
    calls: 'You may also call me or write to me on WhatsApp about this enquiry.',
    news: 'Send me news of menus, offers and franchise openings by email, at most twice a month.',
  },
} as const satisfies {
  version: string;
  language: string;
  texts: Record<ConsentPurpose, string>;
};

/** One consent as `public.submit_enquiry` stores it. */
export interface StoredConsent {
  purpose: ConsentPurpose;
  text: string;
  version: string;
  language: string;
}

/** The consent to one purpose with the words of the current notice. */
export const consentTo = (purpose: ConsentPurpose): StoredConsent => ({
  purpose,
  text: NOTICE.texts[purpose],
  version: NOTICE.version,
  language: NOTICE.language,
});
