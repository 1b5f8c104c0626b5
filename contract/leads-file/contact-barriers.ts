import type { Channel } from '../desk/contact.ts';
import type { Wish } from '../desk/new-lead.ts';

interface Permission {
  withdrawn_at: string | null;
  calls_allowed: boolean | null;
  asked_for_call?: boolean;
}

/** What each wish is called, at the desk and in leads files. */
export const WISH_WORDS: Readonly<Record<Wish, string>> = {
  'no-calls': 'No calls',
  'no-contact': 'Do not contact',
};

/** @returns why nobody may reach this lead so, in two words; who asks in the message may be called. */
export function barrierTo(channel: Channel, lead: Permission): string | undefined {
  if (lead.withdrawn_at !== null) return WISH_WORDS['no-contact'];
  if (channel === 'mail' || lead.calls_allowed !== false) return undefined;
  if (!lead.asked_for_call) return WISH_WORDS['no-calls'];
  return channel === 'call' ? undefined : 'Not allowed';
}
