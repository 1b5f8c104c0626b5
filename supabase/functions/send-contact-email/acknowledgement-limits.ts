import { scopesOf } from '../_shared/client-network.ts';
import type { Bucket } from '../_shared/doubt/enquiry-limits.ts';
import { type RateRule, rateBucket } from '../_shared/rate-limit.ts';

/**
 * How many acknowledgements go out before a stranger may be using them against somebody else: nobody
 * enquires more often, and whoever does needs no fourth mail of the same text.
 */
const MAILBOX_RULE: RateRule = {
  name: 'enquiry-mailbox',
  allowed: 3,
  windowSeconds: 86_400,
};
/** Mobile carriers in India put many people behind one address, so this limit is ten times as wide. */
const NETWORK_RULE: RateRule = {
  name: 'enquiry-acknowledgements',
  allowed: 30,
  windowSeconds: 86_400,
};

/** Hosts whose mailboxes ignore dots; the second is another name of the first. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address: many addresses end in the same one, since most providers ignore case
 * and what follows a plus, and Gmail ignores dots, too.
 * @param email an address that `enquirySchema` accepted
 */
export function canonicalMailbox(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  const [name = ''] = plain.slice(0, at).split('+');
  return GMAIL.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * The buckets that an acknowledgement counts in, in the order that {@link reasonToHold} reads: the mailbox,
 * then the network and those around it.
 * @param key of the digests that stand in place of mailbox and network
 */
export const acknowledgementBuckets = (email: string, network: string, key: string): Bucket[] =>
  [
    { rule: MAILBOX_RULE, subject: canonicalMailbox(email), share: 1 },
    ...scopesOf(network).map((scope) => ({
      rule: NETWORK_RULE,
      subject: scope.network,
      share: scope.share,
    })),
  ].map(({ rule, subject, share }) => ({
    bucket: rateBucket(key, rule, subject),
    allowed: rule.allowed * share,
    window_seconds: rule.windowSeconds,
  }));

/**
 * @param waits seconds until each of {@link acknowledgementBuckets} has room again
 * @returns why no acknowledgement is sent, in words for the administrator
 */
export function reasonToHold([mailbox = 0, ...networks]: readonly number[]): string | undefined {
  if (mailbox > 0) return `More than ${MAILBOX_RULE.allowed} enquiries named this mailbox in a day`;
  if (networks.some((wait) => wait > 0)) {
    return `More than ${NETWORK_RULE.allowed} enquiries came from one network in a day`;
  }
}
