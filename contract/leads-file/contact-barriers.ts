import type { Wish } from '../desk/new-lead.ts';

interface Permission {
  withdrawn_at: string | null;
  calls_allowed: boolean | null;
}

/** What each wish is called, at the desk and in leads files. */
export const WISH_WORDS: Readonly<Record<Wish, string>> = {
  'no-calls': 'No calls',
  'no-contact': 'Do not contact',
};

/** @returns why nobody may write to this lead by mail, in two or three words. */
export const mailBarrier = ({ withdrawn_at }: Permission): string | undefined =>
  withdrawn_at === null ? undefined : WISH_WORDS['no-contact'];

/** @returns why nobody may call this lead or write by WhatsApp, in two or three words. */
export function callBarrier({ withdrawn_at, calls_allowed }: Permission): string | undefined {
  if (withdrawn_at !== null) return WISH_WORDS['no-contact'];
  return calls_allowed === false ? WISH_WORDS['no-calls'] : undefined;
}
