interface Permission {
  withdrawn_at: string | null;
  calls_allowed: boolean | null;
}

const WITHDRAWN = 'Do not contact';

/** @returns why nobody may write to this lead by mail, in two or three words. */
export const mailBarrier = ({ withdrawn_at }: Permission): string | undefined =>
  withdrawn_at === null ? undefined : WITHDRAWN;

/** @returns why nobody may call this lead or write by WhatsApp, in two or three words. */
export function callBarrier({ withdrawn_at, calls_allowed }: Permission): string | undefined {
  if (withdrawn_at !== null) return WITHDRAWN;
  return calls_allowed === false ? 'No calls' : undefined;
}
